import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeConfig, makeSource } from '../../../../test/factory.ts'
import { MARKDOWN, OPTIONS } from '../../../../test/markdown-fixture.ts'
import { inWords } from '../../../../test/said.ts'
import { writeFiles } from '../../../../test/write-files.ts'
import { type ParseOptions, parsePage } from '../../../pages/index.ts'
import { createDiagrams } from './index.ts'

const config = { siteDir: import.meta.dirname, markdown: { ...MARKDOWN, mermaid: true }, locale: makeConfig().locale }
const options: ParseOptions = { ...OPTIONS, markdown: config.markdown, drawDiagram: createDiagrams(config) }
const fence = (text: string): string => `\`\`\`mermaid\n${text}\n\`\`\`\n`
const parse = (text: string, own: Partial<ParseOptions> = {}) =>
  parsePage({ ...makeSource('doc', 'x.md'), body: `Раз\n\n${fence(text)}` }, { ...options, ...own })

/** Words that stand in the drawing, in the order of the text. */
async function wordsIn(text: string): Promise<string[]> {
  const { html, problems } = await parse(text)
  expect(problems).toEqual([])
  expect(html).toMatch(/<figure class="diagram"[^>]*><svg viewbox="-?[\d.]+ 0 \d/)
  expect(html).not.toMatch(/<style| style=| id=|NaN|undefined|<script/)
  return [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(match => match[1] ?? '')
}

describe('diagrams that are drawn', () => {
  test('letters of a colour of their own on no ground of their own are read in both modes', async () => {
    const { html } = await parse('graph LR\nA[Раз]\nB[Два]\nstyle A color:#00f\nstyle B color:#00f,fill:#fff')
    expect(html.match(/fill="#00f"/g)).toHaveLength(1)
    expect(html).toContain('stroke="#00f"')
  })

  test('what languages have in common is drawn once, shares of a pie in each', () => {
    const [ours, theirs] = ['ru', 'en'].map(htmlLang =>
      createDiagrams({ ...config, locale: { ...config.locale, htmlLang } }),
    )
    const [graph, pie] = ['graph LR\nA-->B', 'pie\n"a" : 1.5']
    expect(ours?.(graph)).toBe(theirs?.(graph))
    expect(ours?.(pie)).not.toBe(theirs?.(pie))
    expect(ours?.(pie)).toBe(ours?.(pie))
  })

  test('a pie of many names is as high as their list', async () => {
    const slices = Array.from({ length: 16 }, (_, at) => `"Имя ${at}" : ${at + 1}`).join('\n')
    const { html } = await parse(`pie\n${slices}`)
    const rows = [...html.matchAll(/<text[^>]* y="(-?[\d.]+)"/g)].map(match => Number(match[1]))
    expect(rows.length).toBeGreaterThan(15)
    expect(Math.min(...rows)).toBeGreaterThan(12)
    expect(Math.max(...rows)).toBeLessThan(Number(/viewbox="[-\d.]+ 0 [\d.]+ ([\d.]+)"/.exec(html)?.[1]))
  })

  test('shapes have the names of both notations', async () => {
    const pathsOf = async (text: string) =>
      [...(await parse(`graph LR\n${text}`)).html.matchAll(/<path d="([^"]*)"/g)].join()
    expect(await pathsOf('A@{ shape: hex, label: "Раз" }')).toBe(await pathsOf('A{{Раз}}'))
    expect(await pathsOf('A@{ shape: lean-r, label: "Раз" }')).toBe(await pathsOf('A[/Раз/]'))
  })

  test('a text of several lines is inside round sides', async () => {
    const { html } = await parse('graph LR\nA([Первая строка<br>вторая<br>третья<br>четвёртая<br>пятая строка])')
    const [, width = '', height = ''] = /<rect[^>]* width="([\d.]+)" height="([\d.]+)" rx/.exec(html) ?? []
    const [radius, half] = [Number(height) / 2, (Number(height) - 16) / 2]
    const room = Number(width) - 2 * (radius - Math.sqrt(radius ** 2 - half ** 2))
    expect(room).toBeGreaterThan(110)
  })

  test('what is too wide for letters to be read in a column of text is marked: it keeps its size', async () => {
    const row = (count: number) => `graph LR\n${Array.from({ length: count }, (_, at) => `a${at}[Слово]`).join('-->')}`
    const marks = [3, 12].map(async count => / class="d-wide"/.test((await parse(row(count))).html))
    expect(await Promise.all(marks)).toEqual([false, true])
  })

  test('flowcharts: shapes, several targets, frames, labels of lines, words of any script', async () => {
    const text = `graph TD;Старт-->B & C;B{"Выбор?"}-->|да|D[(db)]
      subgraph s [Группа]
      C
      end
      click D "https://x.org"
      D -.-> s`
    expect((await wordsIn(text)).sort()).toEqual(
      ['B', 'C', 'db', 'Выбор?', 'Группа', 'Старт', 'да'].filter(word => word !== 'B'),
    )
  })

  test('sequences: people, replies, notes, alternatives, numbers', async () => {
    const words = await wordsIn(`sequenceDiagram
      autonumber
      actor A as Алиса
      A->>+B: привет
      alt удача
      B-->>-A: да
      else иначе
      B-xA: нет
      end
      Note over A,B: раз<br/>два`)
    for (const word of ['Алиса', 'B', '1. привет', '2. да', '3. нет', 'alt', 'удача', 'иначе', 'раз', 'два'])
      expect(words).toContain(word)
  })

  test('classes and entities with their parts, states, pies and Gantt charts', async () => {
    const classes = await wordsIn(
      'classDiagram\nclass A{\n<<interface>>\n+int age\n+swim(a) bool\n}\nA "1" <|-- "*" B : есть',
    )
    expect(classes).toEqual(
      expect.arrayContaining(['«interface»', 'A', '+int age', '+swim(a) : bool', 'B', 'есть', '1', '*']),
    )
    const entities = await wordsIn('erDiagram\nA ||--o{ B : has\nA {\nstring id PK "имя"\n}')
    expect(entities).toEqual(expect.arrayContaining(['A', 'B', 'has', 'string  id  PK  имя']))
    expect(await wordsIn('stateDiagram-v2\n[*] --> Still\nStill --> [*]: всё')).toEqual(['всё', 'Still'])
    expect(await wordsIn('pie\n"Собаки" : 3\n"Кошки" : 1')).toEqual(['Собаки — 75\u00a0%', 'Кошки — 25\u00a0%'])
    const tasks = await wordsIn('gantt\ndateFormat YYYY-MM-DD\nsection Раз\nДело :a, 2026-01-01, 30d')
    expect(tasks).toEqual(expect.arrayContaining(['Раз', 'Дело', '2026-01-08']))
  })

  test('count messages as the author says, also while the numbers are hidden', async () => {
    const told = 'A->>B: a\nB->>A: b\nautonumber off\nA->>B: c\nautonumber\nA->>B: d'
    const words = await wordsIn(`sequenceDiagram\nautonumber 10 5\n${told}\nautonumber 3\nA->>B: e`)
    expect(words.filter(word => /[a-e]$/.test(word))).toEqual(['10. a', '15. b', 'c', '25. d', '3. e'])
  })

  test('fields of entities are words without marks', async () => {
    const words = await wordsIn('erDiagram\nA {\nstring **id** PK "имя<br><strong>целое</strong>"\n}')
    expect(words).toContain('string  id  PK  имя целое')
  })

  test('no label begins left of the drawing, no title above its frame, no line is lost in one', async () => {
    const label = 'Длинная надпись перехода, которая шире своих коробок'
    const { html } = await parse(`stateDiagram-v2\n[*] --> A\nA --> B: ${label}<br>и ещё\nA --> C: ${label}`)
    expect(html).toMatch(/viewbox="-\d/)
    const titled = (await parse('sequenceDiagram\npar раз<br>два\nA->>B: x\nend')).html
    const [frame] = /<rect [^>]*class="d-frame"/.exec(titled) ?? []
    const [, top] = / y="([\d.]+)"/.exec(frame ?? '') ?? []
    const [, first] = /<text [^>]* y="([\d.]+)"[^>]*>раз</.exec(titled) ?? []
    expect(Number(first)).toBeGreaterThan(Number(top) + 12)
    const loop = await parse('stateDiagram-v2\nstate A {\nb\n}\nc --> b\nA --> A: d')
    expect(loop.html.match(/<path d="[^"]*" class="d-line"/g)?.at(-1)).toMatch(/Q.*Q/)
  })

  test('hours below a Gantt chart have room', async () => {
    const words = await wordsIn('gantt\ndateFormat YYYY-MM-DD\nДело :a, 2026-01-01, 2d')
    expect(words.filter(word => /^\d\d-\d\d \d\d:/.test(word)).length).toBeLessThanOrEqual(7)
  })

  test('write numbers as the language of the site does', async () => {
    const pie = 'pie showData\n"A" : 1234.5\n"B" : 1200'
    expect(await wordsIn(pie)).toEqual(['A — 1\u00a0234,5 (50,7\u00a0%)', 'B — 1\u00a0200 (49,3\u00a0%)'])
    expect((await parse(pie)).html).toMatch(/A: 1\s?234,5/)
    const english = { ...config, locale: { ...config.locale, locale: 'en', htmlLang: 'en' } }
    const { html } = await parse(pie, { drawDiagram: createDiagrams(english) })
    expect(html).toContain('>A — 1,234.5 (50.7%)<')
  })

  test('say in words what they show, to those who listen and to the search', async () => {
    const page = await parse('---\ntitle: Путь\n---\nflowchart LR\nA[Дом] -->|пешком| B[Лес]')
    expect(page.html).toContain('role="img" aria-label="Путь. Дом → Лес (пешком)"')
    expect(page.html).toContain('<figcaption>Путь</figcaption>')
    expect(page.sections[0]?.text).toContain('Дом → Лес')
    const told = await parse('flowchart LR\naccTitle: Имя\naccDescr: Слова автора\nA --> B')
    expect(told.html).toContain('aria-label="Имя. Слова автора"')
  })

  test('are the same in every run, also where names are made by chance', async () => {
    const text = 'stateDiagram-v2\nstate A {\n[*] --> b\n--\n[*] --> c\n}'
    const again = createDiagrams(config)
    expect((await parse(text)).html).toBe((await parse(text, { drawDiagram: again })).html)
  })

  test('take colours from the author and nothing else', async () => {
    const { html } = await parse(
      'flowchart LR\nA --> B\nstyle A fill:#fdf,stroke-width:4px\nstyle B opacity:0.1,color:red',
    )
    expect(html).toContain('fill="#fdf"')
    expect(html).toContain('stroke="red"')
    expect(html).not.toMatch(/4px|opacity/)
  })

  test('keep tags of labels as text', async () => {
    const { html } = await parse('flowchart LR\nA["<img src=x onerror=alert(1)>слово &lt;b&gt;"] --> B')
    expect(html).not.toMatch(/<img|onerror|<b>/)
    expect(html).toContain('слово')
  })
})

describe('diagrams that are not', () => {
  const said = async (text: string, own: Partial<ParseOptions> = {}) => {
    const page = await parse(text, own)
    expect(page.html).toContain('language-mermaid')
    return page.problems.map(inWords).map(({ level, code, line }) => [level, code, line])
  }

  test('a mistake is named at its line', async () => {
    expect(await said('graph TD\nA --> B\nB -->')).toEqual([['error', 'diagram-syntax', 6]])
  })

  test('one that breaks off, or begins as none does, is told so and not in the words of a parser', async () => {
    const words = async (text: string) => (await parse(text)).problems.map(inWords).map(({ text }) => text)
    expect(await words('graph TD\nA --> B\nB --')).toEqual(['диаграмма обрывается'])
    expect(await words('flowchrt TD\nA --> B')).toEqual(['с «flowchrt» диаграммы не начинаются'])
  })

  test('what has formulas in its labels is drawn at the reader', async () => {
    expect(await said('sequenceDiagram\nA->>B: $$\\sqrt{2}$$')).toEqual([['note', 'diagram-kind', 3]])
  })

  test('an old version of the package draws at the reader: it has no parser that could be asked', async () => {
    const siteDir = mkdtempSync(join(tmpdir(), 'zapiski-mermaid-'))
    writeFiles(siteDir, {
      'node_modules/mermaid/package.json': '{ "version": "9.4.3", "module": "index.mjs" }',
      'node_modules/mermaid/index.mjs': 'export default { initialize() {}, mermaidAPI: {} }',
    })
    for (const name of ['dompurify', 'dagre-d3-es'])
      symlinkSync(realpathSync(`node_modules/${name}`), join(siteDir, 'node_modules', name))
    const drawDiagram = createDiagrams({ ...config, siteDir })
    expect(await said('graph TD\nA --> B', { drawDiagram })).toEqual([['note', 'diagram-kind', 3]])
    rmSync(siteDir, { recursive: true })
  })

  test('another kind, no package and a switch that is off leave code and say so', async () => {
    expect(await said('mindmap\n root')).toEqual([['note', 'diagram-kind', 3]])
    expect(await said('graph TD\nA', { drawDiagram: undefined })).toEqual([['error', 'diagram-package', 3]])
    const off = { drawDiagram: undefined, markdown: MARKDOWN }
    expect(await said('graph TD\nA', off)).toEqual([['note', 'diagram-off', 3]])
  })
})
