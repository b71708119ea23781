/** Writes the tables of `docs/docusaurus.md` from the data they tell of: `node bench/oracle/guide.mjs`. */

import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DIFFERENCES, GROUPS } from './differences.mjs'
import { RULES } from './facts/normal.mjs'

export const GUIDE = resolve(import.meta.dirname, '../../docs/docusaurus.md')

const order = Object.keys(GROUPS)
const rows = DIFFERENCES.toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group)).map(
  ({ group, reason }) => `| ${GROUPS[group]} | ${reason} |`,
)
const PARTS = {
  differences: ['| | различие |', '| --- | --- |', ...rows].join('\n'),
  rules: Object.values(RULES)
    .map(reason => `- ${reason}`)
    .join('\n'),
}

/** The guide with one of its parts replaced. */
export function withPart(text, name, part) {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [start, end] = [text.indexOf(open), text.indexOf(close)]
  if (start < 0 || end < start) throw new Error(`the guide has no place for ${name}`)
  return `${text.slice(0, start + open.length)}\n\n${part}\n\n${text.slice(end)}`
}

if (import.meta.filename === process.argv[1]) {
  const text = Object.entries(PARTS).reduce(
    (text, [name, part]) => withPart(text, name, part),
    readFileSync(GUIDE, 'utf8'),
  )
  writeFileSync(GUIDE, text)
}
