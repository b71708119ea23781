/**
 * Spelling of the site's Russian prose, by hunspell with the `ru_RU` dictionary (Debian: `apt install hunspell
 * hunspell-ru`) and our own list `scripts/spell-words.txt`. `node scripts/spell.mjs`; `--list` prints unknown words alone.
 */

import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Prose of a document: no code, no addresses, no keys of front matter. */
export function proseOf(text) {
  return text
    .replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1\s*$/gm, '')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/<[^>\n]*>/g, ' ')
    .replace(/https?:\S+/g, ' ')
}

/** Words of the Russian alphabet, two letters or more; ё stays. */
export const wordsOf = text => text.match(/[А-Яа-яЁё]{2,}(?:-[А-Яа-яЁё]+)*/g) ?? []

if (import.meta.filename === process.argv[1]) {
  const own = new Set(readFileSync(join(ROOT, 'scripts/spell-words.txt'), 'utf8').split('\n').filter(Boolean))
  const places = new Map()
  const site = join(ROOT, 'site')
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(mdx?|yml)$/.test(entry.name) || entry.parentPath.includes('/build')) continue
    const file = join(entry.parentPath, entry.name)
    for (const word of wordsOf(proseOf(readFileSync(file, 'utf8')))) {
      if (!own.has(word.toLowerCase()) && !places.has(word)) places.set(word, relative(ROOT, file))
    }
  }
  const { stdout, error } = spawnSync('hunspell', ['-d', 'ru_RU', '-l'], {
    input: [...places.keys()].join('\n'),
    encoding: 'utf8',
  })
  if (error !== undefined) {
    console.error('нет hunspell: apt install hunspell hunspell-ru')
    process.exit(3)
  }
  // It takes «веб-фреймворк» apart, so a half may be one of ours.
  const unknown = [
    ...new Set(stdout.split('\n').filter(word => word !== '' && !own.has(word.toLowerCase()))),
  ].toSorted()
  const isList = process.argv.includes('--list')
  for (const word of unknown) console.log(isList ? word.toLowerCase() : `${places.get(word) ?? ''}  ${word}`)
  process.exitCode = unknown.length === 0 ? 0 : 1
}
