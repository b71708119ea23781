import { expect, test } from 'vitest'
import { findings } from './axe.ts'
import { faintTexts } from './contrast.ts'
import { onSite } from './group.ts'
import { SITE_DIR } from './site.ts'
import { goOn, untilQuiet } from './visit.ts'

/** Where a calculator stands, what is typed where, what it says then. */
const TOOLS: readonly (readonly [path: string, label: string, typed: string, said: string])[] = [
  ['/2024/02/27/mold-humidity-corners', 'Влажность', '70', 'Стена мокрая'],
  ['/ip-to-number-to-ip', 'Адрес и длина сети', '10.1.2.3/8', '10.255.255.255'],
  ['/prostoy-parol', 'Сколько штук', '3', 'Мало'],
  ['/update-photo-time', 'Часы', '-5', '-AllDates-=0:0:0 5:0:0'],
  ['/margin-trade', 'Плечо', '100', 'почти каждый день'],
  ['/docker-openvpn-server', 'MTU канала', '1492', '1432'],
  ['/docs/cctv/choose', 'Расстояние', '4', 'опознать незнакомого'],
  ['/docs/linux/ssh', 'Короткое имя', 'dacha', 'Host dacha'],
  ['/docs/linux/permissions', 'Число', '755', 'rwxr-xr-x'],
  ['/docs/linux/cron', 'Минуты, часы, число, месяц, день недели', '0 0 30 2 *', 'Такого дня не бывает'],
  ['/docs/tools/docusaurus', 'Текст', '#000', '21 : 1'],
]

const { at, stay } = onSite(SITE_DIR)

test('calculators answer what is typed, on a phone too, and nobody is shut out', async () => {
  const { page, complaints } = await stay('/about', {
    viewport: { width: 360, height: 780 },
  })
  // One is loaded with its page, the others wake on pages that are gone to, in a window that knows axe.
  for (const [index, [path, label, typed, said]] of TOOLS.entries()) {
    await (index === 0 ? page.goto(at(path)) : goOn(page, at(path)))
    const tool = page.locator('x-island section').first()
    await tool.scrollIntoViewIfNeeded()
    const field = tool.getByLabel(label, { exact: true })
    await field.fill(typed)
    await expect.poll(async () => (await tool.textContent())?.replaceAll('\u00a0', ' ')).toContain(said)
    expect(await findings(page, { within: 'x-island', colors: false }), path).toEqual([])
    expect(await faintTexts(page, 'x-island'), path).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
  expect(complaints).toEqual([])
})

test('without scripts a calculator shows its answer to the numbers it begins with', async () => {
  const { page } = await stay('/2024/02/27/mold-humidity-corners', {
    javaScriptEnabled: false,
    ready: false,
  })
  expect(await page.locator('x-island section').textContent()).toContain('11,1')
})

test('a program in Lua runs in the page; its machine is not asked for before', async () => {
  const { page, complaints } = await stay('/lua-coroutines')
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const tool = page.locator('x-island section').first()
  await tool.scrollIntoViewIfNeeded()
  const field = tool.getByLabel('Программа')
  await untilQuiet(page)
  expect(asked.filter(url => url.includes('fengari'))).toEqual([])
  await field.fill('print(("ab"):rep(3))\nprint(nil .. 1)')
  // It is there only when the component is awake and knows what was typed.
  await tool.getByRole('button', { name: 'Вернуть как было' }).waitFor()
  await field.press('Control+Enter')
  await expect.poll(() => tool.getByLabel('Вывод программы').textContent()).toBe('ababab\n')
  expect(await tool.textContent()).toContain('пример:2: attempt to concatenate a nil value')
  expect(asked.filter(url => url.includes('fengari'))).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('a tree of questions leads to its advice without scripts, and one answer closes the other', async () => {
  const { page } = await stay('/docs/linux/ssh', {
    javaScriptEnabled: false,
    ready: false,
  })
  const tree = page.locator('section[aria-label="Почему не пускает по SSH"]')
  const advice = tree.getByText('bad ownership or modes').locator('..').locator('p')
  expect(await advice.isVisible()).toBe(false)
  for (const answer of ['Permission denied', 'Предлагает нужный', 'bad ownership']) await tree.getByText(answer).click()
  expect(await advice.textContent()).toContain('authorized_keys')
  expect(await advice.isVisible()).toBe(true)
  await tree.getByText('Сразу Connection refused').click()
  expect(await advice.isVisible()).toBe(false)
})
