/** Lines of facts that both engines' pages give, once their elements are found. */

import { linkLine } from './content.mjs'
import { attributeOf, classesOf, find, findAll, textOf } from './dom.mjs'
import { plainAddress } from './normal.mjs'

/** A class, or a CSS module's name for it. */
export const hasClass = prefix => node => classesOf(node).some(name => name === prefix || name.startsWith(`${prefix}_`))
export const lines = (nodes, read) => nodes.map(read).filter(line => line !== undefined)
export const within = (root, prefix) =>
  findAll(root, 'div,span,a,ul,li,h1,h2,h3,p,header,img,small,section').find(hasClass(prefix))

/** Nested list of links: two spaces a level. */
export function nestedLinks(list, read, depth = 0) {
  return (list?.children ?? []).flatMap(item => {
    if (item.type !== 'element') return []
    const link = find(item, 'a,summary')
    const inner = find(item, 'ul')
    return [
      ...(link === undefined ? [] : ['  '.repeat(depth) + read(link)]),
      ...(inner === undefined ? [] : nestedLinks(inner, read, depth + 1)),
    ]
  })
}
export const tocLine = link => `${textOf(link)} -> ${plainAddress(attributeOf(link, 'href'))}`

export const descriptionOf = text => (text === '' ? '' : ` (${text})`)
export const isNotHome = node => textOf(node) !== ''

export const bannerOf = node =>
  node === undefined ? undefined : { text: textOf(node), links: findAll(node, 'a').map(linkLine) }

export function brandLine(brand) {
  const images = findAll(brand, 'img').map(
    node => `${plainAddress(attributeOf(node, 'src'))} «${attributeOf(node, 'alt') ?? ''}»`,
  )
  return `brand: ${textOf(brand)} -> ${plainAddress(attributeOf(brand, 'href'))} ${[...new Set(images)].join(' ')}`.trimEnd()
}

export const logoLine = node => {
  const image = node?.tagName === 'img' ? node : find(node, 'img')
  return image === undefined ? undefined : `«${attributeOf(image, 'alt') ?? ''}»`
}

/** One item of the bar and what hangs below it. Search and the colour switch are compared nowhere: both have them. */
export function navbarItem(item) {
  const isControl = node =>
    hasClass('colorModeToggle')(node) || hasClass('navbarSearchContainer')(node) || node.tagName === 'button'
  if (isControl(item)) return []
  const menu = find(item, '.dropdown__menu')
  if (menu === undefined) return [item.tagName === 'a' ? linkLine(item) : `html: ${textOf(item)}`]
  const top = find(item, '.navbar__link')
  const href = attributeOf(top, 'href')
  return [`${textOf(top)}${href === undefined || href === '#' ? '' : ` -> ${plainAddress(href)}`}`, ...menuLines(menu)]
}

export const menuLines = menu =>
  (menu.children ?? [])
    .filter(child => child.type === 'element')
    .map(child => {
      const link = find(child, 'a')
      return `  ${link === undefined ? `html: ${textOf(child)}` : linkLine(link)}`
    })

export function blogSidebar(root, isTitle, isYear) {
  if (root === undefined) return undefined
  const found = []
  const walk = node => {
    for (const child of node.children ?? []) {
      if (child.type !== 'element') continue
      if (isTitle(child)) found.push(`title: ${textOf(child)}`)
      else if (isYear(child)) found.push(textOf(child))
      else if (child.tagName === 'a') found.push(`  ${linkLine(child)}`)
      else walk(child)
    }
  }
  walk(root)
  return found
}

export const stepOf = (node, label) =>
  node === undefined
    ? undefined
    : `${textOf(label === undefined ? node : find(node, label)).replace(/^← | →$/g, '')} -> ${plainAddress(attributeOf(node, 'href'))}`

export function paginationOf(root, previous, next, label) {
  return { previous: stepOf(find(root, previous), label), next: stepOf(find(root, next), label) }
}

export function postFacts(article, isAuthor) {
  const header = find(article, 'header')
  return {
    date: dateOf(find(header, 'time')),
    authors: findAll(header, 'a,span,h2')
      .filter(isAuthor)
      .map(node => textOf(node)),
    readingTime: /мин|min/.test(textOf(header, 'h1,h2')),
  }
}

/** The day: the hour that theirs adds is never shown. */
export const dateOf = node => attributeOf(node, 'datetime')?.slice(0, 10)

export function entryFacts(article, isAuthor, body, foot) {
  const link = findAll(article, 'h2')
    .map(node => find(node, 'a'))
    .find(Boolean)
  if (link === undefined || find(article, 'time') === undefined) return undefined
  return {
    title: textOf(link),
    href: plainAddress(attributeOf(link, 'href')),
    date: dateOf(find(article, 'time')),
    authors: findAll(article, 'a,span')
      .filter(isAuthor)
      .map(node => textOf(node)),
    text: textOf(find(article, body), '.theme-code-block,.hash-link'),
    tags: findAll(article, 'a[rel=tag]').map(linkLine),
    more: findAll(find(article, foot), 'a').some(node => attributeOf(node, 'rel') !== 'tag'),
  }
}

export const cardLine = (node, title, description) =>
  `${textOf(find(node, title))} -> ${plainAddress(attributeOf(node, 'href'))}${descriptionOf(textOf(find(node, description)))}`
