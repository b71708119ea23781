import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShapes, loadTypes } from '../../../scripts/reference/shapes.mjs'
import { inWords } from '../../../test/said.ts'
import { writeFile } from '../../../test/write-files.ts'
import type { Problem } from '../../shared/problem.ts'
import { SLOTS } from '../../shared/site/slots.ts'
import { loadConfig } from '../load.ts'

let siteDir = ''
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-slots-'))
  for (const path of ['src/foot.tsx', 'src/foot.css', 'src/theme/Footer/index.js', 'src/theme/Root.js']) {
    writeFile(join(siteDir, path), '')
  }
})
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

function told(problem: Problem): [number | undefined, string] {
  const { text, hint } = inWords(problem)
  return [problem.line, hint === undefined ? text : `${text} — ${hint}`]
}

async function load(slots: string) {
  const lines = `export default {\n  title: 'Т', url: 'https://example.org',\n  slots: {\n${slots}\n  },\n}`
  writeFileSync(join(siteDir, 'zapiski.config.mjs'), lines)
  const { config, problems } = await loadConfig(siteDir)
  return { slots: config?.slots, said: problems.map(told) }
}

test('a slot is a file of the site by the name of a part, or ours whatever the site has', async () => {
  const { slots, said } = await load(
    `    'BlogPostItem/Footer': './src/foot.tsx',\n    Root: false,\n    Footer: 'src/theme/Footer/index.js',`,
  )
  expect(said).toEqual([])
  expect(slots).toEqual({
    'BlogPostItem/Footer': join(siteDir, 'src/foot.tsx'),
    Root: false,
    Footer: join(siteDir, 'src/theme/Footer/index.js'),
  })
})

test('what is wrong with a slot is told at its line: its name, its file, a second one in src/theme', async () => {
  const { said } = await load(
    `    'BlogPostItem/Foter': './src/foot.tsx',\n    TOC: './src/no.tsx',\n    Tag: './src/foot.css',\n    Footer: './src/foot.tsx',\n    Logo: true,\n    Details: './src',`,
  )
  const lines = new Map(said.map(([line, text]) => [line, String(text).replace('slots.', '')]))
  expect(Object.fromEntries(lines)).toEqual({
    4: 'BlogPostItem/Foter: такой настройки нет — возможно, имелось в виду BlogPostItem/Footer',
    5: 'TOC: файла «./src/no.tsx» нет — исправьте путь: он от папки сайта',
    6: 'Tag: «./src/foot.css» — не код — назовите файл .tsx, .ts, .jsx или .js, который по умолчанию экспортирует компонент',
    7: 'Footer: «Footer» есть дважды: «./src/foot.tsx» и «src/theme/Footer/index.js» — оставьте одно из двух',
    8: 'Logo: нужна строка, а здесь true',
    9: 'Details: «./src» — папка, канал или устройство — назовите обычный файл',
  })
})

test('the type of settings lists the names that the engine knows', () => {
  const shape = createShapes(loadTypes()).shapeOf('SlotName')
  expect(shape.of.map(({ value }: { value: string }) => value)).toEqual(SLOTS)
})
