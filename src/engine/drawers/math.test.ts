import { describe, expect, test } from 'vitest'
import { makeSource } from '../../../test/factory.ts'
import { MARKDOWN, OPTIONS } from '../../../test/markdown-fixture.ts'
import { inWords } from '../../../test/said.ts'
import { type ParseOptions, parsePage } from '../../pages/index.ts'
import type { ParsedPage } from '../../shared/document.ts'
import { createMath } from './math.ts'

const MATH = { singleDollar: true, macros: { '\\RR': '\\mathbb{R}' } }
const config = { siteDir: import.meta.dirname, markdown: { ...MARKDOWN, math: MATH } }
const options: ParseOptions = { ...OPTIONS, markdown: config.markdown, drawMath: createMath(config) }

const parse = (body: string, { name = 'x.md', ...own }: Partial<ParseOptions> & { name?: string } = {}) =>
  parsePage({ ...makeSource('doc', name), body }, { ...options, ...own })
const said = (page: ParsedPage) =>
  page.problems.map(inWords).map(({ level, code, line, column, text }) => [level, code, line, column, text])

describe('formulas', () => {
  test('become MathML in a line and between lines, without a style attribute', async () => {
    const page = await parse('Число $x_1$ из $\\RR$.\n\n$$\n\\frac{a}{b}\n$$\n')
    expect(page.html).toContain('Число <math class="math"><msub><mi>x</mi><mn')
    expect(page.html).toContain('<mi>ℝ</mi>')
    expect(page.html).toMatch(
      /<div class="math-block" tabindex="0" role="group" aria-label="Формула"><math display="block" class="math"><mfrac>/,
    )
    expect(page.html).not.toMatch(/ style=|data-tex|\$/)
    expect(page.problems).toEqual([])
  })

  test('colours and boxes are classes of the sheet of the page', async () => {
    const page = await parse('$\\boxed{\\color{red}x}$')
    expect(Object.values(page.styles ?? {}).join(';')).toContain('color:#ff0000')
    expect(page.html).not.toContain(' style=')
  })

  test('are the same in MDX, where braces are code, beside components and in lists', async () => {
    const page = await parse('- пункт $\\frac{a}{b}$\n\n<Details>\n\n$$\n{\\pi}\n$$\n\n</Details>\n', { name: 'x.mdx' })
    expect(page.html.match(/<math /g)).toHaveLength(2)
    expect(page.problems).toEqual([])
  })

  test('of a heading name it by their TeX and stand in the contents drawn', async () => {
    const page = await parse('# Энергия $E$\n\n## Корень $\\sqrt{x}$\n')
    expect(page.toc).toMatchObject([{ id: 'корень-sqrtx' }])
    expect(page.toc[0]?.html).toContain('<math class="math"><msqrt>')
    expect(page.contentTitleHtml).toContain('<math class="math"><mi>E</mi></math>')
  })

  test('are found as the letters that are seen, and stand in excerpts', async () => {
    const page = await parse('Закон $E = mc^2$ прост.\n\n<!-- truncate -->\n\nДальше.')
    expect(page.sections[0]?.text).toBe('Закон E=mc2 прост. Дальше.')
    expect(page.description).toBe('Закон E = mc^2 прост.')
    expect(page.excerpt).toContain('<math')
  })

  test('keep what they hold from typography and emoji', async () => {
    const page = await parse('Текст $\\text{"слово" :smile:}$ и `$x$` и \\$5.')
    expect(page.html).toContain('"слово"')
    expect(page.html).not.toContain('😄')
    expect(page.html).toContain('<code>$x$</code>')
    expect(page.html).toContain('$5')
  })

  test('between two dollars are apart when they are all of a paragraph, also on one line', async () => {
    const { html } = await parse('$$x^2$$\n\nСлова $$y$$ и слова.\n\n> $$z$$\n')
    expect(html.match(/class="math-block"/g)).toHaveLength(2)
    expect(html).toMatch(/<p>Слова <math(?![^>]*display="block")/)
    expect(html).not.toContain('<p><div')
  })

  test('may be blocks of the language math', async () => {
    expect((await parse('```math\nx\n```\n')).html).toContain('<math display="block"')
  })

  test('with a mistake stay code, and it is named at its place', async () => {
    const page = await parse('Раз\n\nдва $a + \\foo$\n\n> $$\n> x\n> \\frac{a\n> $$\n')
    expect(page.html).toContain('<code>a + \\foo</code>')
    expect(said(page)).toEqual([
      ['error', 'math-syntax', 3, 10, 'формулу не нарисовать: Unsupported function name: \\foo'],
      ['error', 'math-syntax', 7, 8, expect.stringContaining('формулу не нарисовать: Unexpected end of input')],
    ])
  })

  test('of one page do not define commands for the next', async () => {
    expect((await parse('$\\gdef\\own{y}\\own$')).problems).toEqual([])
    expect((await parse('$\\own$')).problems).toHaveLength(1)
  })

  test('without a package that draws them are code, said once with the cure', async () => {
    const page = await parse('$a$ и $b$', { drawMath: undefined })
    expect(page.html).toBe('<p><code>a</code> и\u00a0<code>b</code></p>')
    expect(page.problems.map(inWords)).toMatchObject([
      { code: 'math-package', line: 1, hint: expect.stringContaining('npm install temml') },
    ])
  })
})

describe('where formulas are off', () => {
  const notes = async (body: string) => {
    const page = await parse(body, { markdown: MARKDOWN })
    return page.problems.map(({ code, line, column }) => [code, line, column])
  }

  test('what looks like one is named', async () => {
    expect(await notes('Раз\n\nформула $\\frac{a}{b}$ и $x^2$')).toEqual([['math-off', 3, 9]])
  })

  test('prices, variables and code do not', async () => {
    expect(await notes('От $5 до $10, `$x^2$`, $HOME_DIR и $PATH.')).toEqual([])
    expect(await notes('Цена $5, *код `` $x^2$ ` ``* и формула $y^2$.')).toEqual([['math-off', 1, 40]])
  })

  test('a paragraph is gone through once', async () => {
    expect(await notes(`Цена $5${' x^2'.repeat(100_000)}.`)).toEqual([])
    const runs = Array.from({ length: 1000 }, (_, run) => '`'.repeat(run + 1)).join(' ')
    expect(await notes(`Цена $5 ${runs} \`\`\``)).toEqual([])
  })
})
