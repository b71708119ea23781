import { describe, expect, test } from 'vitest'
import { namesPattern, typograph } from './rules.ts'

const shown = (text: string): string => typograph(text).replaceAll('\u00a0', '_')

describe('no-break spaces', () => {
  test.each([
    ['в лесу и на поле', 'в_лесу и_на_поле'],
    ['Он не пришёл бы', 'Он не_пришёл_бы'],
    ['Как же так, пришёл ли он?', 'Как_же так, пришёл_ли он?'],
    ['10 км, 5 %, 100 МБ, 20 °C', '10_км, 5_%, 100_МБ, 20_°C'],
    ['20 МиБ/с и 4 ГиБ', '20_МиБ/с и_4_ГиБ'],
    ['12 м², 30 м³/ч и 100 Мбит/с', '12_м², 30_м³/ч и_100_Мбит/с'],
    ['5 Мп, −60 дБ, 3 кВт·ч, 90 км/ч', '5_Мп, −60_дБ, 3_кВт·ч, 90_км/ч'],
    ['3 Н·м, 10 кОм, 10 мкФ, 300 кд/м², 5 ГБ/мес', '3_Н·м, 10_кОм, 10_мкФ, 300_кд/м², 5_ГБ/мес'],
    ['питание 14,5 В. На холостом ходу', 'питание 14,5_В. На_холостом ходу'],
    ['10 000 руб. и 1 234 567 штук', '10_000_руб. и_1_234_567 штук'],
    ['№ 5, § 3, рис. 2, стр. 10', '№_5, §_3, рис._2, стр._10'],
    ['А. С. Пушкин и Пушкин А. С.', 'А._С._Пушкин и_Пушкин_А._С.'],
    ['и т. д., и т. п., т. е.', 'и_т._д., и_т._п., т._е.'],
    ['(в скобках) и «в кавычках»', '(в_скобках) и_«в_кавычках»'],
  ])('%s', (written, expected) => expect(shown(written)).toBe(expected))

  test('a short word inside a longer one binds nothing', () => {
    expect(shown('кто-то из-за угла, слово Ива')).toBe('кто-то из-за угла, слово Ива')
  })
})

describe('short compounds', () => {
  const inHeading = (text: string): string => typograph(text, { isHeading: true }).replaceAll('\u2060', '^')

  test('of a heading never part at their hyphen', () => {
    expect(inHeading('Схемы обмана при P2P-обмене')).toContain('P2P-^обмене')
    expect(inHeading('IP-адрес в число')).toContain('IP-^адрес')
  })

  test.each(['OpenVPN-сервер', 'кто-то', 'веб-сервер', 'web-1-2 и всё', 'TG-бот-помощник', 'x-y и z'])(
    '%s may part',
    text => expect(inHeading(text)).toBe(text.replace(' и ', ' и\u00a0')),
  )

  test('of a text part as any', () => {
    expect(typograph('IP-адрес')).toBe('IP-адрес')
  })
})

describe('dashes', () => {
  test.each([
    ['это - тире', 'это_— тире'],
    ['это — тире', 'это_— тире'],
    ['слово--слово', 'слово—слово'],
    ['-- Привет', '—_Привет'],
    ['10-15 минут', '10–15 минут'],
    ['скорость 10-15 км/ч, 5-7%', 'скорость 10–15_км/ч, 5–7%'],
    ['годы 1990-2000.', 'годы 1990–2000.'],
  ])('%s', (written, expected) => expect(shown(written)).toBe(expected))

  test.each([
    'число 5 - 3',
    'стандарт IEEE 754-2008 говорит',
    'класс [0-9] и точка',
    'телефон 555-1234 и всё',
    'ряд 11-21 слева',
    'формула x - y = 2 верна',
    'команда git checkout -- файл',
    'дата 2024-05-01',
    'телефон 8-800-555',
    'адрес 10.0.0.1-5',
    'счёт 5-3',
    'флаг --help',
    'серверы web-1-2',
    'версия v1-2',
  ])('%s stays', written => expect(typograph(written).replaceAll('\u00a0', ' ')).toBe(written))
})

test.each([
  ['в 2024—2026 гг. и XIX-XX вв.', 'в_2024—2026_гг. и_XIX–XX вв.'],
  ['до н. э., в т. ч. это', 'до_н._э., в_т._ч. это'],
  ['читал А.С. Пушкин', 'читал А.С._Пушкин'],
  ['в 1,5-2 раза и 0,5-1,5 км', 'в_1,5–2 раза и_0,5–1,5_км'],
  ['300 Мбайт/с, 25 кадр/с, 1,5 бар', '300_Мбайт/с, 25_кадр/с, 1,5_бар'],
  ['модель XI-IV и 2,5-1 раза', 'модель XI-IV и_2,5-1 раза'],
])('%s: ranges, eras, initials, units', (written, expected) => expect(shown(written)).toBe(expected))

describe('quotes', () => {
  test.each([
    ['"слово"', '«слово»'],
    ['"снаружи "внутри" опять"', '«снаружи „внутри“ опять»'],
    ['«снаружи "внутри"»', '«снаружи „внутри“»'],
    ['(«да» и "нет")', '(«да» и_«нет»)'],
    ['"Да", - сказал', '«Да»,_— сказал'],
    ['экран 27" и "да"', 'экран 27" и_«да»'],
  ])('%s', (written, expected) => expect(shown(written)).toBe(expected))

  test('a quote without a pair leaves all as they were', () => {
    expect(typograph('слово" и "ещё" раз')).toContain('слово"')
  })
})

describe('names', () => {
  const heading = (text: string): string => typograph(text, { isHeading: true }).replaceAll('\u00a0', '_')

  test('two Latin words with capitals are a name in a heading, each word in one name', () => {
    expect(heading('Удалённая работа: VS Code Remote SSH')).toBe('Удалённая работа: VS_Code Remote_SSH')
    expect(heading('Разработка Garry’s Mod без FileZilla')).toBe('Разработка Garry’s_Mod без_FileZilla')
    expect(heading('Когда Oh My Zsh не нужен')).toBe('Когда Oh_My_Zsh не_нужен')
    expect(heading('Правила Windows. Linux Mint Cinnamon')).toBe('Правила Windows. Linux_Mint Cinnamon')
    expect(shown('редактор VS Code в тексте')).toBe('редактор VS Code в_тексте')
  })

  test('the number of a part stays with it', () => {
    expect(heading('BMW с пробегом, часть 1: как проверять')).toBe('BMW с_пробегом, часть_1: как_проверять')
    expect(heading('участь 1 и шаги 2')).toBe('участь 1 и_шаги 2')
  })

  test('Latin words that are no name part: a small letter, a full stop, a long phrase', () => {
    expect(heading('Команда docker compose')).toBe('Команда docker compose')
    expect(heading('Система Windows. Linux отдельно')).toBe('Система Windows. Linux отдельно')
    expect(heading('Это Internationalization Considerations')).toBe('Это Internationalization Considerations')
  })

  test('names of the config never part, in text either, with an apostrophe of any kind', () => {
    const names = namesPattern(['Яндекс Музыка', "Garry's Mod", 'Одно'])
    const set = (text: string) => typograph(text, { names }).replaceAll('\u00a0', '_')
    expect(set('слушаю Яндекс Музыка, играю в Garry’s Mod')).toBe('слушаю Яндекс_Музыка, играю в_Garry’s_Mod')
    expect(namesPattern(['Одно'])).toBeUndefined()
    expect(set('Garry’s Mod')).toBe('Garry’s_Mod')
    expect(set('Dr. Smith Of 10 GB')).toBe('Dr. Smith Of 10 GB')
  })
})

test('three dots become one sign, but not in a path', () => {
  expect(typograph('ну... да')).toBe('ну… да')
  expect(typograph('путь .../x и ....')).toContain('.../x')
})

test('a text in another language is left alone', () => {
  expect(typograph('"quoted" - text... 5 km')).toBe('"quoted" - text... 5 km')
})

test('doing it twice changes nothing more', () => {
  const once = typograph('Я - "мы", а не "кто-то "другой"" из 10-15 км... А. С. Пушкин')
  expect(typograph(once)).toBe(once)
})
