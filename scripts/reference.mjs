/**
 * `node scripts/reference.mjs`: the references of settings and front matter (`docs`) and JSON Schemas for editors
 * (`schemas`), in English and Russian, out of the types that stand beside the readers.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { jsonSchema } from './reference/json-schema.mjs'
import { settingsReference, writingReference } from './reference/markdown.mjs'
import { createPlain, createRows, createTypeScript } from './reference/rows.mjs'
import { createShapes, isLiteral, loadTypes } from './reference/shapes.mjs'
import { loadWords, textsOf } from './reference/words.mjs'
import { ROOT } from './syntax.mjs'

/** Types that authors write by hand: the config, and what files hold. */
export const SPOKEN = [
  'UserConfig',
  'PostFrontMatter',
  'DocFrontMatter',
  'PageFrontMatter',
  'AuthorsFile',
  'TagsFile',
  'CategoryWritten',
  'SidebarsUserConfig',
]

/** Schemas by file name; `strict`: the reader takes unknown keys for mistakes. */
export const SCHEMAS = {
  'front-matter-post': { type: 'PostFrontMatter', en: 'Front matter of a post', ru: 'Метаданные записи' },
  'front-matter-doc': { type: 'DocFrontMatter', en: 'Front matter of a document', ru: 'Метаданные документа' },
  'front-matter-page': { type: 'PageFrontMatter', en: 'Front matter of a page', ru: 'Метаданные страницы' },
  authors: { type: 'AuthorsFile', en: 'Authors by key', ru: 'Авторы по ключам' },
  tags: { type: 'TagsFile', en: 'Tags by key', ru: 'Теги по ключам' },
  category: { type: 'CategoryWritten', en: 'A folder of documents', ru: 'Папка документов' },
  sidebars: { type: 'SidebarsUserConfig', en: 'Sidebars by name', ru: 'Боковые панели по именам', strict: true },
}

const DEFAULT = { en: 'Default:', ru: 'По умолчанию:' }

/** Says English texts in a language; a text that nobody translated stays English. */
function createSay(language, words) {
  const one = text => (language === 'ru' ? (words.get(text) ?? text) : text)
  return (text, fallback) => {
    if (fallback === undefined) return one(text)
    return `${one(text)} ${DEFAULT[language]} ${isLiteral(fallback) ? fallback : one(fallback)}`
  }
}

/** Schema of one file in one language. */
export function makeSchema(name, { shapes, words }, language = 'en') {
  const { type, strict, ...titles } = SCHEMAS[name]
  return jsonSchema(shapes, type, { say: createSay(language, words), title: titles[language], strict })
}

export async function loadReference() {
  const shapes = createShapes(loadTypes())
  return { shapes, words: await loadWords(), said: textsOf(shapes, SPOKEN) }
}

/** Path of each made file with the text it should have. */
export async function makeReference() {
  const reference = await loadReference()
  const { shapes, words } = reference
  return ['en', 'ru'].flatMap(language => {
    const kit = { shapes, rowsOf: createRows(shapes), say: createSay(language, words) }
    const end = language === 'en' ? '' : '.ru'
    const schemas = Object.keys(SCHEMAS).map(name => [
      `schemas/${language === 'en' ? '' : 'ru/'}${name}.json`,
      `${JSON.stringify(makeSchema(name, reference, language), undefined, 2)}\n`,
    ])
    return [
      [`docs/settings${end}.md`, settingsReference(language, { ...kit, typeOf: createTypeScript(shapes) })],
      [`docs/front-matter${end}.md`, writingReference(language, { ...kit, typeOf: createPlain(shapes, language) })],
      ...schemas,
    ]
  })
}

if (import.meta.filename === process.argv[1])
  for (const [path, text] of await makeReference()) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
