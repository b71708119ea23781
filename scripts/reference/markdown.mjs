/** The references as Markdown: settings, and everything that is written in files. */

import { isLiteral } from './shapes.mjs'

const SAY = {
  en: {
    made: 'Made by `node scripts/reference.mjs` out of the types that stand beside the readers, which tests hold them to.',
    other: file => `[По-русски](${file}.ru.md)`,
    head: ['key', 'meaning, type, default'],
    needed: 'required',
    fallback: 'default:',
    settings: 'Settings',
    settingsText:
      'Everything that `zapiski.config.ts` may say. `[]` in a key stands for each item of a list, `*` for any name.',
    site: 'The site',
    items: 'Items of the navbar',
    writing: 'Front matter and data files',
    writingText:
      'What stands above a text between the lines of `---`, and in the files beside the texts. A number counts as a text as it stands in the file; a date is `2024-05-01`, with time `2024-05-01 12:30`. Unknown keys are yours.',
    type: 'type',
  },
  ru: {
    made: 'Файл создан командой `node scripts/reference.mjs` по типам, которые стоят рядом с читающим кодом; их согласие проверяют тесты.',
    other: file => `[In English](${file}.md)`,
    head: ['ключ', 'что значит, тип, значение по умолчанию'],
    needed: 'обязательно',
    fallback: 'по умолчанию —',
    settings: 'Настройки',
    settingsText:
      'Всё, что может сказать `zapiski.config.ts`. `[]` в ключе означает каждый элемент списка, `*` — любое имя.',
    site: 'Сайт',
    items: 'Пункты верхней панели',
    writing: 'Метаданные и файлы данных',
    writingText:
      'Что пишут над текстом между строками `---` и в файлах рядом с текстами. Число считается текстом, как оно записано; дата — это `2024-05-01`, со временем `2024-05-01 12:30`. Незнакомые ключи — ваши.',
    type: 'вид',
  },
}

/** Files of authors: type, name, whose keys stand by name. */
const WRITTEN = [
  { type: 'PostFrontMatter', en: 'Post', ru: 'Запись' },
  { type: 'DocFrontMatter', en: 'Document', ru: 'Документ' },
  { type: 'PageFrontMatter', en: 'Standalone page', ru: 'Отдельная страница' },
  { type: 'AuthorsFile', en: '`authors.yml`: authors by key', ru: '`authors.yml`: авторы по ключам' },
  { type: 'TagsFile', en: '`tags.yml`: tags by key', ru: '`tags.yml`: теги по ключам' },
  {
    type: 'CategoryWritten',
    en: '`_category_.json`, `_category_.yml`: a folder',
    ru: '`_category_.json`, `_category_.yml`: папка',
  },
]

/** Type of a key that takes nothing. */
const NONE = '—'

const escapeCell = text => text.replaceAll('|', '\\|')

/** One reference: `kit` has `shapes`, `rowsOf`, `typeOf` and `say` of one language. */
function createWriter(language, kit) {
  const words = SAY[language]
  const fallbackOf = ({ required, fallback }) => {
    if (fallback === undefined) return required ? `*${words.needed}*` : ''
    return `${words.fallback} ${isLiteral(fallback) ? `\`${fallback}\`` : kit.say(fallback)}`
  }
  const kindOf = row => [kit.typeOf(row.shape), fallbackOf(row)].filter(text => text !== '' && text !== NONE).join('; ')
  const table = rows => {
    const lines = rows.map(row =>
      // One column holds all that is said of a key: of four the last ones had to be scrolled to, in a wide window too.
      [`\`${row.path}\``, [kit.say(row.meaning), kindOf(row)].filter(text => text !== '').join('<br />')].map(
        escapeCell,
      ),
    )
    const line = cells => `| ${cells.join(' | ')} |`
    return [line(words.head), line(words.head.map(() => '---')), ...lines.map(line)].join('\n')
  }
  return { words, table }
}

/** Types of the items of a menu; those of a menu inside are among them. */
const itemsOf = (shapes, name) =>
  shapes.shapeOf(name).of.flatMap(({ key }) => (shapes.shapeOf(key).kind === 'union' ? itemsOf(shapes, key) : [key]))

/** `docs/settings.md`. */
export function settingsReference(language, kit) {
  const { words, table } = createWriter(language, kit)
  const rows = kit.rowsOf(kit.shapes.shapeOf('UserConfig'))
  const topOf = ({ path }) => path.split(/[.[]/)[0]
  const groups = Map.groupBy ? Map.groupBy(rows, topOf) : groupBy(rows, topOf)
  const single = [...groups.values()].filter(group => group.length === 1).flat()
  const sections = [...groups].filter(([, group]) => group.length > 1)
  const items = itemsOf(kit.shapes, 'NavbarItemUserConfig').map(key => {
    const shape = kit.shapes.shapeOf(key)
    const type = shape.keys.find(({ name }) => name === 'type')
    return `### \`${type.shape.value}\`\n\n${kit.say(type.meaning)}\n\n${table(kit.rowsOf(shape))}`
  })
  return `${[
    `# ${words.settings}`,
    `${words.settingsText} ${words.made} ${words.other('settings')}`,
    `## ${words.site}`,
    table(single),
    ...sections.map(([name, group]) => `## \`${name}\`\n\n${table(group)}`),
    `## ${words.items}`,
    ...items,
  ].join('\n\n')}\n`
}

function groupBy(rows, keyOf) {
  const groups = new Map()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** `docs/front-matter.md`. */
export function writingReference(language, kit) {
  const { words, table } = createWriter(language, kit)
  const sections = WRITTEN.map(({ type, ...name }) => {
    const shape = kit.shapes.shapeOf(type)
    const rows = shape.kind === 'object' ? kit.rowsOf(shape) : rowsOfMap(shape, kit)
    return `## ${name[language]}\n\n${table(rows)}`
  })
  return `${[`# ${words.writing}`, `${words.writingText} ${words.made} ${words.other('front-matter')}`, ...sections, sidebars(language, kit, table)].join('\n\n')}\n`
}

function rowsOfMap({ of }, { shapes, rowsOf }) {
  const ref = [of].flatMap(shape => (shape.kind === 'union' ? shape.of : [shape])).find(({ kind }) => kind === 'ref')
  return rowsOf(shapes.shapeOf(ref.key), '*')
}

const SIDEBARS = {
  en: '## Sidebars\n\nThe file that `docs.sidebarPath` names: an object of sidebars by name. Each is a list of items, or an object of folders by their text. An item is a document by its id, an object with a `type`, or an object of folders.',
  ru: '## Боковые панели\n\nФайл, который назван в `docs.sidebarPath`: объект с панелями по именам. Панель — список пунктов или объект с папками по их тексту. Пункт — имя документа, объект с `type` или объект с папками.',
}

function sidebars(language, kit, table) {
  const [items] = kit.shapes.shapeOf('SidebarItems').of
  const kinds = kit.shapes.shapeOf(items.of.key).of.filter(({ kind }) => kind === 'ref')
  const sections = kinds.flatMap(({ key }) => {
    const shape = kit.shapes.shapeOf(key)
    const type = shape.keys?.find(({ name }) => name === 'type')
    if (type === undefined) return []
    const names = type.shape.kind === 'union' ? type.shape.of : [type.shape]
    return `### ${names.map(({ value }) => `\`${value}\``).join(', ')}\n\n${kit.say(type.meaning)}\n\n${table(kit.rowsOf(shape))}`
  })
  return [SIDEBARS[language], ...sections].join('\n\n')
}
