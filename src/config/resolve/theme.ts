/** `themeConfig` and `markdown` with every default filled in. */

import { textOf } from '../../messages/problem.ts'
import {
  type AnnouncementConfig,
  type MagicComment,
  type MarkdownConfig,
  type MathConfig,
  PACKAGE_MANAGERS,
  type PackageManager,
  type TextHooks,
  type ThemeConfig,
} from '../../shared/config.ts'
import { admonitionKeywords } from '../../shared/text/admonitions.ts'
import { isRecord } from '../../shared/value.ts'
import { type Fields, quoteAll, readFields } from '../fields.ts'
import { resolveFooter, resolveNavbar } from './navbar.ts'

const MAGIC_COMMENTS: MagicComment[] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
]

interface ThemeContext {
  siteTitle: string
  baseUrl: string
  customCss: string[]
}

export function resolveTheme(fields: Fields, { siteTitle, baseUrl, customCss }: ThemeContext): ThemeConfig {
  const colorMode = fields.inside('colorMode')
  const contents = fields.inside('tableOfContents')
  const docs = fields.inside('docs')
  const sidebar = docs.inside('sidebar')
  const blog = fields.inside('blog')
  const blogSidebar = blog.inside('sidebar')
  const min = contents.number('minHeadingLevel', 2, { min: 2, max: 6, integer: true })
  const max = contents.number('maxHeadingLevel', 3, { min: 2, max: 6, integer: true })
  if (min > max) contents.wrong('minHeadingLevel', 'config/levels', { min, max })
  const theme: ThemeConfig = {
    colorMode: {
      defaultMode: colorMode.oneOf('defaultMode', ['light', 'dark'], 'dark'),
      disableSwitch: colorMode.flag('disableSwitch', false),
      respectPrefersColorScheme: colorMode.flag('respectPrefersColorScheme', true),
    },
    navbar: fields.within('navbar', navbar => resolveNavbar(navbar, siteTitle, baseUrl)),
    footer: fields.optional('footer', resolveFooter),
    announcementBar: fields.optional('announcementBar', resolveAnnouncement),
    image: fields.text('image'),
    metadata: fields.objects('metadata').map(resolveMeta),
    tableOfContents: { minHeadingLevel: min, maxHeadingLevel: max },
    docsSidebar: { autoCollapseCategories: sidebar.flag('autoCollapseCategories', false) },
    blogSidebarByYear: blogSidebar.flag('groupByYear', true),
    silhouettes: fields.flag('silhouettes', true),
    versionPersistence: docs.oneOf('versionPersistence', ['localStorage', 'none'], 'localStorage'),
    customCss,
  }
  sidebar.gone({ hideable: 'ignored/hideable' })
  for (const inside of [colorMode, contents, sidebar, docs, blogSidebar, blog]) inside.end()
  return theme
}

/** Any attributes: all are read. */
const resolveMeta = (fields: Fields): Record<string, string> =>
  Object.fromEntries(fields.unread().map(key => [key, fields.text(key, '')]))

function resolveAnnouncement(fields: Fields): AnnouncementConfig {
  const bar: AnnouncementConfig = {
    id: fields.text('id', 'announcement-bar'),
    content: fields.required('content', textOf('example/announcement')),
    backgroundColor: fields.text('backgroundColor'),
    textColor: fields.text('textColor'),
    isCloseable: fields.flag('isCloseable', true),
  }
  for (const key of ['backgroundColor', 'textColor'] as const) {
    // It becomes a line of a style sheet.
    const color = bar[key]
    if (color !== undefined && !/^[\w#(),.%\s/-]+$/.test(color)) fields.wrong(key, 'config/color', { color })
  }
  return bar
}

/** Markdown options; those that Docusaurus keeps under `themeConfig.prism` come from `prism`. */
export function resolveMarkdown(fields: Fields, prism: Fields, locale: string): MarkdownConfig {
  const anchors = fields.inside('anchors')
  const markdown: MarkdownConfig = {
    format: fields.oneOf('format', ['detect', 'md', 'mdx'], 'detect'),
    typography: fields.flag('typography', locale.split('-')[0] === 'ru'),
    names: fields.texts('names', []),
    admonitions: resolveAdmonitions(fields),
    magicComments: prism.has('magicComments') ? prism.each('magicComments', resolveComment) : MAGIC_COMMENTS,
    defaultCodeLanguage: prism.text('defaultLanguage'),
    maintainHeadingCase: anchors.flag('maintainCase', false),
    emoji: fields.flag('emoji', true),
    math: resolveMath(fields),
    mermaid: fields.flag('mermaid', false),
    npm2yarn: resolveManagers(fields),
    pages: fields.flag('pages', false),
    ...resolveHooks(fields),
  }
  prism.gone({ additionalLanguages: 'ignored/code-languages' })
  for (const inside of [anchors, fields, prism]) inside.end()
  return markdown
}

/** Functions of the author's own config: what they give is looked at text by text. */
function resolveHooks(fields: Fields): Pick<MarkdownConfig, 'hooks'> {
  const hooks = {
    ...hookOf(fields, 'preprocessor'),
    ...hookOf(fields, 'parseFrontMatter'),
  }
  return Object.keys(hooks).length === 0 ? {} : { hooks }
}

function hookOf(fields: Fields, key: keyof TextHooks): TextHooks {
  const value = fields.call(key)
  return value === undefined ? {} : { [key]: value }
}

function resolveManagers(fields: Fields): PackageManager[] {
  const written = fields.texts('npm2yarn', [...PACKAGE_MANAGERS])
  const known = PACKAGE_MANAGERS.filter(name => written.includes(name))
  if (written.some(name => !known.some(one => one === name)))
    fields.wrong('npm2yarn', 'config/choice', { choices: quoteAll(PACKAGE_MANAGERS) })
  return known.sort((a, b) => written.indexOf(a) - written.indexOf(b))
}

function resolveMath(parent: Fields): MathConfig | undefined {
  const value = parent.raw('math')
  if (value === undefined || value === false) return undefined
  if (value !== true && !isRecord(value)) {
    parent.wrong('math', 'config/not-admonitions')
    return undefined
  }
  const fields = readFields(value === true ? {} : value, parent.at('math'), parent.report)
  const math: MathConfig = { singleDollar: fields.flag('singleDollar', true), macros: fields.textMap('macros') }
  fields.end()
  return math
}

function resolveAdmonitions(parent: Fields): string[] | undefined {
  const value = parent.raw('admonitions')
  if (value === undefined || value === true) return [...admonitionKeywords]
  if (value === false) return undefined
  if (!isRecord(value)) {
    parent.wrong('admonitions', 'config/not-admonitions')
    return [...admonitionKeywords]
  }
  return parent.within('admonitions', fields => {
    const own = fields.texts('keywords', [])
    return fields.flag('extendDefaults', true) ? [...new Set([...admonitionKeywords, ...own])] : own
  })
}

function resolveComment(fields: Fields): MagicComment {
  const comment: MagicComment = {
    className: fields.required('className', 'code-block-error-line'),
    line: fields.text('line'),
    block: fields.optional('block', block => ({
      start: block.required('start', 'error-start'),
      end: block.required('end', 'error-end'),
    })),
  }
  if (comment.line === undefined && comment.block === undefined) {
    fields.report(fields.where, 'config/magic-comment')
  }
  return comment
}
