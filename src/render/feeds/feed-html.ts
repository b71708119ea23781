/** An article as feed readers show it: every address absolute, without what works only on the page. */

import { attempt } from '../../shared/value.ts'

const TAG = /<(a|area|img|source|video|audio|track|iframe)\b([^>]*)>/g
const ADDRESS = /(?<=\s(?:href|src|poster)=")[^"]*(?=")/g
const ADDRESS_SET = /(?<=\ssrcset=")[^"]*(?=")/g
/** `mailto:`, `data:`, `https:`: complete already. */
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i

const HEADING_LINK = /<a class="hash-link"[^>]*>[^<]*<\/a>/g
const CONTROLS =
  /<button\b[^>]*>[\s\S]*?<\/button>|<input type="radio"[^>]*>|<span class="admonition-icon"[^>]*><\/span>/g
/** Readers drop the classes that colour code; without the spans a feed is a third smaller. */
const CODE = /<pre\b[^>]*>[\s\S]*?<\/pre>/g
const CODE_SPAN = /<\/?span\b[^>]*>/g
const INTERACTIVE = /\s(?:tabindex|role|data-[a-z-]+|aria-[a-z]+)="[^"]*"/g

/** An island is what it shows; markers between its texts and what it keeps for later mean nothing elsewhere. */
const ISLANDS = /<\/?x-(?:island|slot)\b[^>]*>|<template data-slot=[^>]*>[\s\S]*?<\/template>|<!--[\s\S]*?-->/g

/**
 * HTML for a feed out of an article's final HTML. `pageUrl` is the page's absolute URL. The input comes from our own
 * writer: attribute values stand in double quotes and hold no `>`, text holds no `<`.
 */
export function toFeedHtml(html: string, pageUrl: string): string {
  return html
    .replace(HEADING_LINK, '')
    .replace(ISLANDS, '')
    .replace(CONTROLS, '')
    .replace(CODE, code => code.replace(CODE_SPAN, ''))
    .replace(/<[a-z][^>]*>/g, tag => tag.replace(INTERACTIVE, ''))
    .replace(TAG, tag =>
      tag.replace(ADDRESS, address => resolve(address, pageUrl)).replace(ADDRESS_SET, set => resolveSet(set, pageUrl)),
    )
}

function resolve(address: string, pageUrl: string): string {
  if (HAS_SCHEME.test(address)) return address
  return attempt(() => new URL(address.replaceAll('&amp;', '&'), pageUrl).href.replaceAll('&', '&amp;')) ?? address
}

/** An address ends at white space, a descriptor at a comma. */
const SET_ENTRY = /([^\s,](?:\S*[^\s,])?)(\s+[^\s,][^,]*)?\s*(?:,|$)/g

function resolveSet(set: string, pageUrl: string): string {
  const entries = [...set.matchAll(SET_ENTRY)]
  return entries.map(([, address = '', descriptor = '']) => resolve(address, pageUrl) + descriptor.trimEnd()).join(', ')
}
