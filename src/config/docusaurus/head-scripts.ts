/** Scripts of a head that stand there as text and load from elsewhere: what the policy of pages would stop. */

import { isRecord } from '../../shared/value.ts'

/** An address in quotes, with its scheme or without. */
const ADDRESS = /(["'`])(?:https?:)?\/\/((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})(?::\d+)?(?=[/"'`?#])/gi

/** Names in data and in namespaces; nothing is loaded from there. */
const NAMES = /^(?:www\.w3\.org|schema\.org)$/i

/** Origins that scripts of the head name and neither another tag nor `security` lets browsers reach, in their order. */
export function blockedInHead({ headTags, security }: Record<string, unknown>): string[] {
  const tags = Array.isArray(headTags) ? headTags.filter(isRecord) : []
  const scripts = tags.filter(({ tagName }) => tagName === 'script')
  const named = scripts.flatMap(({ attributes, innerHTML }) => {
    const { type = '' } = isRecord(attributes) ? attributes : {}
    return typeof innerHTML === 'string' && /^$|javascript|^module$/i.test(String(type)) ? hostsIn(innerHTML) : []
  })
  const sources = scripts.map(({ attributes }) => (isRecord(attributes) ? String(attributes.src ?? '') : ''))
  const open = [...sources, ...textsIn(security)].map(text =>
    text.replace(/^(?:[a-z]+:)?\/\//i, '').replace(/[/:].*$/, ''),
  )
  const isOpen = (host: string): boolean =>
    open.some(known => known === host || (known.startsWith('*.') && host.endsWith(known.slice(1))))
  return [...new Set(named)].filter(host => !NAMES.test(host) && !isOpen(host)).map(host => `https://${host}`)
}

const hostsIn = (script: string): string[] => [...script.matchAll(ADDRESS)].map(([, , host = '']) => host.toLowerCase())

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value) || isRecord(value)
      ? Object.values(value).flatMap(textsIn)
      : []
