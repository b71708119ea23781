/** Front matter that somebody means ill with. */

import { matter, of, times, type Variant } from './variant.ts'

export const frontMatter: Variant[] = [
  ...of('F1', 'E', [
    matter('title: "a'),
    matter("title: 'a"),
    matter('tags: [a, b'),
    matter('tags: {a: b'),
    matter('title: a\n  description: b'),
    matter('title: a\n b: c'),
    matter('title: "a" b'),
    matter('tags: [a, ]]'),
    matter('title: "\\q"'),
  ]),
  ...of(
    'F2',
    'E',
    ['Ошибка: как чинить', 'a: b: c', 'Docker: с нуля', 'Вопрос: "что?"'].map(title => matter(`title: ${title}`)),
  ),
  ...of(
    'F3',
    'E',
    ['@ivan', '`код`', '*звезда', '%знак', '!знак', '&якорь', '|x', '>x', '#'].flatMap(value => {
      return value === '#' ? [] : [matter(`title: ${value}`)]
    }),
  ),
  ...of('F4', 'E', [
    matter('title: a\nlast_update:\n\tdate: 2024-01-01'),
    matter('tags:\n\t- a'),
    matter('\ttitle: a'),
  ]),
  ...of(
    'F5',
    'E',
    ['title: a\ntitle: b', 'tags: [a]\ntitle: x\ntags: [b]', 'last_update: {date: 2024-01-01, date: 2024-01-02}'].map(
      lines => matter(lines),
    ),
  ),
  ...of(
    'F6',
    'W',
    ['titel: a', 'tag: a', 'descripton: b', 'hide_titel: true', 'sidebar_lable: a'].map(line =>
      matter(`title: a\n${line}`),
    ),
  ),
  ...of(
    'F7',
    'E',
    [
      'draft: yes',
      'draft: "false"',
      'title: [a]',
      'title: {a: b}',
      'hide_title: 1',
      'sidebar_position: first',
      'keywords: {a: b}',
      'title: true',
      'title: null',
    ].map(line => matter(line)),
  ),
  ...of(
    'F8',
    'E',
    ['title: 1.10', 'title: 012', 'description: 0x1f', 'title: 1e3'].map(line => matter(line)),
  ),
  // A whole number is the text that it is written as.
  ...of(
    'F7',
    'OK',
    ['title: 42', 'slug: 12'].map(line => matter(line)),
  ),
  ...of(
    'F9',
    'E',
    ['2024-02-30', '2024-13-01', '2023-02-29', '2024-00-10', '2024-01-32', '2024-04-31'].map(date =>
      matter(`title: a\nlast_update: { date: ${date} }`),
    ),
  ),
  ...of(
    'F10',
    'E',
    ['01.05.2024', '5 мая 2024', '2024/5', 'вчера', '20240501T'].map(date =>
      matter(`title: a\nlast_update: { date: "${date}" }`),
    ),
  ),
  ...of(
    'F16',
    'E',
    ['title: ""', 'title: "   "'].map(line => matter(line)),
  ),
  ...of(
    'F16',
    'W',
    [`title: ${'я'.repeat(2000)}`, 'title: "a\\u202eb"', 'title: "a\\u200bb"', 'title: "a\\nb"'].map(line =>
      matter(line),
    ),
  ),
  ...of(
    'F16',
    'W',
    ['"a\\nb"', '"a\\u2028b"', '"  "'].flatMap(label =>
      ['sidebar_label', 'pagination_label', 'title_meta'].map(key => matter(`title: a\n${key}: ${label}`)),
    ),
  ),
  ...of(
    'F16',
    'OK',
    ['title: "</script><img src=x onerror=alert(1)>"', "title: '<b>a</b>'", 'title: "]]>"', 'title: "{{ a }}"'].map(
      line => matter(line, 'Текст.\n'),
    ),
  ),
  ...of('F17', 'E', [matter('- a\n- b'), matter('просто слова'), matter('[a, b]'), matter('"a"')]),
  ...of('F18', 'OK', ['---\n---\n# Заголовок\n\nТекст.\n', '# Заголовок\n\nТекст.\n']),
  ...of('F19', 'E', [
    '---\ntitle: a\n\nТекст\n',
    '---\ntitle: a\n',
    '---\ntitle: a\n ---\nТекст\n',
    '---\ntitle: a\n---x\nТекст\n',
  ]),
  ...of('F20', 'W', [
    '\n---\ntitle: a\n---\nТекст\n',
    '  \n---\ntitle: a\n---\nТекст\n',
    '<!-- licence -->\n---\ntitle: a\n---\nТекст\n',
    '<!--\nlicence\n-->\n\n---\ntitle: a\n---\nТекст\n',
    '[//]: # (licence)\n---\ntitle: a\n---\nТекст\n',
    '---\u00a0\ntitle: a\n---\nТекст\n',
  ]),
  ...of('F21', 'E', [
    '----\ntitle: a\n----\nТекст\n',
    '+++\ntitle = "a"\n+++\nТекст\n',
    ';;;\n{"title": "a"}\n;;;\nТекст\n',
    '{\n  "title": "a"\n}\nТекст\n',
    '---TOML\ntitle = "a"\n---\nТекст\n',
    ...['--', '—', '——', '–––', '—-', '−−−'].map(fence => `${fence}\ntitle: a\n${fence}\nТекст\n`),
  ]),
  ...of(
    'F22',
    'E',
    ['js', 'javascript', 'coffee', 'json', 'toml'].map(name => `---${name}\nglobalThis.__polluted = 1\n---\nТекст\n`),
  ),
  ...of('F23', 'OK', [
    '\uFEFF---\ntitle: a\n---\nТекст\n',
    '---\r\ntitle: a\r\n---\r\nТекст\r\n',
    '---\r\ntitle: a\n---\r\nТекст\n',
    '---\rtitle: a\r---\rТекст\r',
    '\uFEFF\uFEFF---\ntitle: a\n---\nТекст\n',
  ]),
  ...of(
    'F24',
    'E',
    [
      '__proto__: {polluted: 1}',
      'constructor: {prototype: {polluted: 1}}',
      'prototype: x',
      'a: {__proto__: {polluted: 1}}',
      '<<: {__proto__: {polluted: 1}}',
      '"__proto__": x',
    ].map(line => matter(`title: a\n${line}`)),
  ),
  ...of('F25', 'E', [
    matter(
      `a: &a [x]\n${times(9, index => `b${index}: &b${index} [${times(9, () => (index === 0 ? '*a' : `*b${index - 1}`)).join(', ')}]`).join('\n')}`,
    ),
    matter('a: &x {self: *x}'),
    matter(`a: ${'['.repeat(20_000)}`),
    matter(`a: ${'{a: '.repeat(2000)}`),
    matter(times(3000, index => `${' '.repeat(index % 200)}a${index}:`).join('\n')),
  ]),
  ...of(
    'F26',
    'E',
    ['title: !foo a', 'title: !!js/function "x"', 'title: !!binary aGk=', 'tags: !!set {a, b}'].map(line =>
      matter(line),
    ),
  ),
  ...of('F27', 'E', [
    matter(`title: a\ndescription: ${'x'.repeat(1_000_000)}`),
    '---\ntitle: a\n...\nb: c\n---\nТекст\n',
  ]),
  ...of(
    'F28',
    'E',
    [
      'title: "a\\0b"',
      'title: "a\\x01b"',
      'title: a\u0007b',
      'description: "\\x1b[31m"',
      'title: "\\x85"',
      'title: "a\\x9bb"',
      'own: "a\\0b"',
      '"a\\x1bb": x',
    ].map(line => matter(line)),
  ),
  ...of(
    'F29',
    'E',
    [
      'slug: ""',
      'slug: "   "',
      'slug: /../x',
      'slug: ..',
      'slug: "🎉"',
      'slug: /%252e%252e/x',
      'slug: /a%252f..%255cx',
    ].map(line => matter(`title: a\n${line}`)),
  ),
]
