/** The table of `docs/trust.md`: every row has an answer and a proof that is there. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { VARIANTS } from './rows.ts'
import { SITES } from './sites.ts'

const ROOT = join(import.meta.dirname, '../..')
const table = readFileSync(join(ROOT, 'docs/trust.md'), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| '))
  .map(line => line.split('|').map(cell => cell.trim()))

const ROW = /^[FEPMUISC]\d+$/
const answered = table.filter(([, row = '']) => ROW.test(row) && table.some(([, id]) => id === row))
const isProof = ([, rows = '', proof = '']: string[]): boolean =>
  rows.split(', ').every(row => ROW.test(row)) && /^`[^`]*\.(?:test\.ts|mjs)`/.test(proof)
const proofs = table.filter(isProof)
const rows = answered.filter(line => !isProof(line))

test('there are 133 rows, each once, each with an answer', () => {
  const ids = rows.map(([, row]) => row)
  expect(ids).toHaveLength(133)
  expect(new Set(ids).size).toBe(133)
  expect(rows.filter(([, , input, answer]) => input === '' || answer === '')).toEqual([])
})

test('each has variants here or a test elsewhere', () => {
  const proved = new Set([
    ...VARIANTS.map(({ row }) => row),
    ...SITES.map(([row]) => row),
    ...proofs.flatMap(([, ids = '']) => ids.split(', ')),
  ])
  expect(rows.flatMap(([, row = '']) => (proved.has(row) ? [] : [row]))).toEqual([])
})

test('the tests that are named are there', () => {
  const named = proofs.flatMap(([, , proof = '']) => [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path))
  expect(named.filter(path => !existsSync(join(ROOT, path)))).toEqual([])
})

test('C9: messages of other windows are listened to by the page for its own frames alone, by those for their page', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  const listening = files.filter(
    path =>
      /(?<!\.test)\.tsx?$/.test(path) &&
      /addEventListener\(\s*['"]message['"]|\.onmessage\b|\bwindow\.(?:name|opener)\b/.test(
        readFileSync(join(ROOT, 'src', path), 'utf8'),
      ),
  )
  expect(listening.map(path => path.replaceAll('\\', '/'))).toEqual([
    'client/comments/frame.ts',
    'client/frames/inside.ts',
    'client/frames/view.ts',
  ])
  const read = (path: string): string => readFileSync(join(ROOT, 'src/client', path), 'utf8')
  expect(read('comments/frame.ts')).toContain('if (source !== frame.contentWindow || from !== origin) return')
  expect(read('frames/view.ts')).toContain(
    "if (source === null || source !== element.contentWindow || origin !== 'null') return",
  )
  expect(read('frames/inside.ts')).toContain('source === parent ? readOrder(data) : undefined')
})
