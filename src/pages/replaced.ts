/**
 * Parts of the theme that the site wraps or draws itself, drawn for one document: HTML with marks like its text, and
 * with `<x-own>` where a part of ours is to stand.
 */

import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { assembleHtml } from '../mdx/assemble.ts'
import { createRun } from '../mdx/evaluate.ts'
import { renderContent } from '../mdx/run.ts'
import { setsAroundDocs } from '../mdx/surroundings.ts'
import { reportRuntime } from '../mdx/told/errors.ts'
import type { HeadTag } from '../shared/config.ts'
import type { ParsedPage, Source } from '../shared/document.ts'
import { isPageText } from '../shared/files.ts'
import { withChanges } from '../shared/lazy.ts'
import {
  AROUND_SLOT,
  AUTHOR_PART,
  BAR_PARTS,
  BAR_WORDS,
  BODY,
  barItemPart,
  DOC_FRAME,
  FOOTER_PARTS,
  FRAME_PARTS,
  LAYOUT,
  LOST_PARTS,
  OWN_PART,
  PARTS,
  PHONE_MENU,
  PHONE_MENU_PARTS,
  TOP_BAR,
  TOP_BAR_PARTS,
  wordsPart,
} from '../shared/site/parts.ts'
import { isRecord } from '../shared/value.ts'
import { highlightCode } from '../tree/code/code-block.ts'
import type { Context } from '../tree/context.ts'
import { sanitizeHtml } from '../tree/html/sanitize.ts'
import { foldStyles } from '../tree/html/styles.ts'
import { writeHtml } from '../tree/html/write-html.ts'
import { dropComments } from '../tree/html-tree.ts'
import type { ParseOptions } from '../tree/options.ts'
import { collectReferences } from '../tree/text/references.ts'
import { aroundOf, contextAfter, type Facts, toldOf } from './around.ts'
import { wordsOfItem } from './menu-nodes.ts'
import { docFrame, unboxed, withFrame, withoutTwice } from './own-frames.ts'
import { withoutIslands } from './own-menu.ts'
import { emptyPage } from './pipeline.ts'

/** Parts that Docusaurus gives the text as a component, and those that get it as what stands in them. */
const WITH_CONTENT = new Set(['BlogPostPage', 'DocItem', 'MDXPage'])
/** Around all pages: what a page draws stands in them. */
const AROUND = new Set(['Root', 'Layout/Provider', LAYOUT])
/** Ours stands in them, and they get it as what stands in them. */
const WITH_OURS = new Set([...AROUND, 'BlogPostItem/Container', DOC_FRAME])
/** Copies of these hold the boxes of a whole page, in which this part stands. */
const BOXED: Readonly<Record<string, string>> = { [LAYOUT]: LAYOUT, [DOC_FRAME]: DOC_FRAME, BlogPostPage: BODY }
const WITH_BODY = new Set(['BlogPostItem', 'BlogPostItem/Content', 'DocItem/Content', 'DocItem/Layout'])

type Shown = Record<string, unknown> | undefined

/** Parts that Docusaurus tells what they show, and does not draw where there is nothing. */
const SHOWN: Readonly<Record<string, (facts: Facts) => Shown>> = {
  TOC: contentsOf,
  TOCItems: contentsOf,
  TagsListInline: ({ metadata: { tags } }) => (Array.isArray(tags) && tags.length > 0 ? { tags } : undefined),
  EditMetaRow: ({ metadata: { editUrl, lastUpdatedAt, lastUpdatedBy } }) =>
    (editUrl ?? lastUpdatedAt ?? lastUpdatedBy) === undefined ? undefined : { editUrl, lastUpdatedAt, lastUpdatedBy },
}

function contentsOf({ toc, frontMatter }: Facts): Shown {
  const { toc_min_heading_level: minHeadingLevel, toc_max_heading_level: maxHeadingLevel } = frontMatter
  return toc.length > 0 ? { toc, minHeadingLevel, maxHeadingLevel, className: 'theme-doc-toc-desktop' } : undefined
}

/** Islands of the parts are numbered after those of the text. */
const FIRST_ISLAND = 1000

/** The page with what the site draws around its text. */
export async function withReplaced(page: ParsedPage, source: Source, options: ParseOptions): Promise<ParsedPage> {
  // What a component draws is a page already.
  if (source.kind === 'page' && !isPageText(source.file)) return page
  const hasParts = Object.keys(options.parts ?? {}).length > 0
  if (!hasParts && options.tellsAround !== true) return page
  const around = aroundOf(page, source, options)
  if (!hasParts) return around === undefined ? page : withChanges(page, { around })
  const isDoc = source.kind === 'doc'
  const parts = { ...withAuthors(options), ...(isDoc && docFrame(options.parts)) }
  const names = isDoc ? [...PARTS.doc, DOC_FRAME] : PARTS[source.kind]
  const drawn = await drawParts(page, { names }, { ...options, parts })
  const { replaced } = drawn
  if (replaced === undefined) return drawn
  const shown = isDoc ? withFrame(replaced) : withoutTwice(replaced, options.parts)
  return withChanges(drawn, { ...(around && { around }), replaced: shown })
}

/** The row of authors out of one, where the site draws this. */
function withAuthors({ parts = {}, provided }: ParseOptions): Record<string, unknown> {
  const row = 'BlogPostItem/Header/Authors'
  const isNeeded = parts[AUTHOR_PART] !== undefined && parts[row] === undefined
  return isNeeded ? { ...parts, [row]: provided[`@theme/${row}/Composed`]?.default } : parts
}

/** What the site draws around and beside all its documents; `source` stands for the folder of its theme. */
export function parseFrame(source: Source, options: ParseOptions): Promise<ParsedPage> {
  const bar = { ...barParts(options), ...wordParts(options) }
  const parts = { ...options.parts, ...composedFooter(options), ...composedBar(options), ...bar }
  return drawParts(emptyPage(source), { names: [...FRAME_PARTS, ...Object.keys(bar)] }, { ...options, parts })
}

/** Out of its parts, where the site draws some of them and not the whole. */
function composedFooter({ parts = {}, provided }: ParseOptions): Record<string, unknown> {
  const Composed = provided['@theme/Footer/Composed']?.default as FunctionComponent<{ own: object }> | undefined
  const isNeeded = parts.Footer === undefined && FOOTER_PARTS.some(name => parts[name] !== undefined)
  const draw = (): ReactNode => Composed && createElement(Composed, { own: parts })
  return isNeeded ? { Footer: draw } : {}
}

/** Likewise the top bar, and the menu of narrow screens, which stands beside a bar of the site's own. */
function composedBar({ parts = {}, provided }: ParseOptions): Record<string, unknown> {
  const has = (names: readonly string[]): boolean => names.some(name => parts[name] !== undefined)
  const composed = (name: string) => ({ [name]: provided[`@theme/${name}/Composed`]?.default })
  const hasMenu = has([PHONE_MENU, ...PHONE_MENU_PARTS])
  return {
    ...(!has([TOP_BAR]) && (hasMenu || has(TOP_BAR_PARTS)) && composed(TOP_BAR)),
    ...(!has([PHONE_MENU]) && hasMenu && composed(PHONE_MENU)),
  }
}

/** A part for each item of the bar that the site has a component for. */
function barParts({ parts = {}, barItems = [] }: ParseOptions): Record<string, unknown> {
  const kinds = parts[BAR_PARTS.kinds]
  const drawn = barItems.map(({ kind, props }, index): [string, unknown] => {
    const Kind = (isRecord(kinds) ? kinds[kind] : undefined) ?? parts[BAR_PARTS.any]
    const Item = Kind as FunctionComponent<Record<string, unknown>> | undefined
    return [barItemPart(index), Item && (() => createElement(Item, { type: kind, ...props }))]
  })
  return Object.fromEntries(drawn.filter(([, Item]) => Item !== undefined))
}

/** Items of ours as the site's components draw them: their words are taken. */
function wordParts({ parts = {}, barWords = [] }: ParseOptions): Record<string, unknown> {
  const drawn = barWords.flatMap(({ name, kind, props }): [string, unknown][] => {
    const Item = BAR_WORDS[kind]?.map(part => parts[part]).find(part => part !== undefined)
    return Item === undefined ? [] : [[name, () => createElement(Item as FunctionComponent<object>, props)]]
  })
  return Object.fromEntries(drawn)
}

/** Parts to draw; `props`: what a part of a list is given, those of a document are told of it. */
interface Wanted {
  names: readonly string[]
  props?: object
}

export async function drawParts(page: ParsedPage, wanted: Wanted, options: ParseOptions): Promise<ParsedPage> {
  const { source } = page
  const names = wanted.names.filter(name => options.parts?.[name] !== undefined)
  if (names.length === 0) return page
  const context = contextAfter(page, source, options)
  context.islands = FIRST_ISLAND
  const replaced: Record<string, string> = {}
  const lostHead: HeadTag[] = []
  for (const name of names) {
    // What these ask for is asked for one page, and not for all those around which the others stand.
    const own = LOST_PARTS.includes(name) ? { ...context, head: lostHead, layout: {} } : context
    const html = await drawPart({ name, props: wanted.props }, page, own)
    context.islands = own.islands
    if (html !== undefined) replaced[name] = html
  }
  const { head, styles, layout } = context
  return withChanges(page, {
    replaced,
    references: context.references,
    slots: context.slots,
    ...(head.length > 0 && { head }),
    ...(lostHead.length > 0 && { lostHead }),
    ...(styles.size > 0 && { styles: Object.fromEntries(styles) }),
    ...(Object.keys(layout).length > 0 && { layout }),
    problems: [...page.problems, ...context.problems],
  })
}

/** The state of a frame of documents is that of a menu, which the engine keeps. */
const atRest = (name: string, html: string): string =>
  name.startsWith(WORDS) || (name === DOC_FRAME && ACTS_AROUND.test(html)) ? withoutIslands(html) : html

const WORDS = wordsPart('')

const ACTS_AROUND = /<(x-island|template)\b[\s\S]*<x-own\b[\s\S]*<\/\1>/

/** `undefined`: it cannot be drawn, why is reported, and ours stands there. */
async function drawPart(
  { name, props }: { name: string; props: object | undefined },
  page: ParsedPage,
  context: Context,
): Promise<string | undefined> {
  const { source, options } = context
  // What stands around all documents is no document's: its own file is named.
  const own = PARTS[source.kind].includes(name) ? undefined : options.placeOfPart?.(name)
  const at = own ?? { file: source.file, line: 1, column: 1 }
  const told = toldOf(page, context)
  const bar = name === TOP_BAR ? 'top' : name === PHONE_MENU ? 'menu' : undefined
  const facts: Facts = bar === undefined ? told : { ...told, bar }
  const shown = SHOWN[name]?.(facts)
  if (name in SHOWN && shown === undefined) return undefined
  const run = await createRun(context, { title: page.contentTitle })
  // The author's own; React says what is wrong with it.
  const Part = options.parts?.[name] as FunctionComponent<{ content?: object; children?: ReactNode }>
  const body = createElement(OWN_PART, { 'data-part': BODY })
  const given = {
    ...(WITH_CONTENT.has(name) && { content: Object.assign(() => body, { assets: {} }, facts) }),
    ...(WITH_BODY.has(name) && { children: body }),
    ...shown,
    ...(WITH_OURS.has(name) && { children: createElement(OWN_PART, { 'data-part': name }) }),
    ...props,
  }
  const before = context.problems.length
  try {
    const draw = async (props: object) => renderContent(() => createElement(Part, props), { ...run, facts })
    const drawn = await draw(given)
    // With an empty hand after a mistake ours is better.
    if (drawn === '' && context.problems.length > before) return undefined
    // The whole site is no slot of an island, shown or kept for a browser: what acts around it acts beside it.
    const isAround = AROUND.has(name) && ACTS_AROUND.test(drawn)
    if (name === DOC_FRAME && ACTS_AROUND.test(drawn) && setsAroundDocs(options.parts, renderToStaticMarkup))
      context.report('warning', 'frame-at-rest', { at })
    const all = assembleHtml(
      isAround ? await draw({ children: createElement('x-slot', { 'data-slot': AROUND_SLOT }) }) : atRest(name, drawn),
      at,
      run,
    )
    const shown = name in BOXED ? unboxed(all, BOXED[name] ?? name) : all
    const nodes = name.startsWith(WORDS) ? wordsOfItem(shown) : shown
    foldStyles(nodes, context)
    const clean = dropComments(sanitizeHtml(nodes, context))
    await highlightCode(clean, context)
    const html = writeHtml(collectReferences(clean, context)).trim()
    return LEADS_ON.has(name) && leadsNowhere(html) ? undefined : html
  } catch (error) {
    reportRuntime(error, at, context)
    return undefined
  }
}

/** Which texts are the next ones no text knows by itself: a copy that draws them all itself has nothing to draw. */
const LEADS_ON: ReadonlySet<string> = new Set(['BlogPostPaginator', 'DocItem/Paginator', 'DocPaginator'])

/** One that draws nothing at all is meant. */
const leadsNowhere = (html: string): boolean => html !== '' && !/<(?:a|button|x-island|x-own)\b/.test(html)
