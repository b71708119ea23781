import { expect, test } from 'vitest'
import { createTranslate } from '../../messages/index.ts'
import { highlightLines } from './highlight.ts'
import { ALIASES, findLanguage, LANGUAGES } from './languages.ts'

const t = createTranslate('ru')

test.each(Object.keys(LANGUAGES))('%s: its grammar loads and keeps every character', async id => {
  const code = 'if (a < "б") { return `x` & 1 } # нет\n-- x\n\n<p class="y">z</p>'
  const lines = await highlightLines(code, id)
  const text = lines
    .join('\n')
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  expect(text).toBe(code)
})

test('no span crosses a line', async () => {
  const lines = await highlightLines('/* раз\nдва */ const a = `x\ny`', 'javascript')
  for (const line of lines) expect(line.match(/<span/g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0)
  expect(lines).toEqual([
    '<span class="c">/* раз</span>',
    '<span class="c">два */ </span><span class="k">const</span> a <span class="o">= </span><span class="s">`x</span>',
    '<span class="s">y`</span>',
  ])
})

test('what came before does not change how a block is coloured', async () => {
  const before = await highlightLines('<script>let a</script>', 'markup')
  for (const id of ['php', 'jsx', 'markdown', 'handlebars']) await highlightLines('x', id)
  expect(await highlightLines('<script>let a</script>', 'markup')).toEqual(before)
})

test('every alias leads to a grammar', () => {
  for (const [alias, id] of ALIASES) expect(LANGUAGES, alias).toHaveProperty([id])
})

test('a language is found by any of its names', () => {
  for (const id of ['lua', 'bash', 'json']) expect(findLanguage(id, t)?.id).toBe(id)
  expect(findLanguage('SH', t)?.id).toBe('bash')
  expect(findLanguage('c++', t)?.name).toBe('C++')
  expect(findLanguage('xml', t)?.name).toBe('XML')
  expect(findLanguage('constructor', t)).toBeUndefined()
})

test('a name that says what a block is for is said in the language of the site', () => {
  expect(findLanguage('console', t)?.name).toBe('Консоль')
  expect(findLanguage('cfg', createTranslate('en'))?.name).toBe('Configuration')
})
