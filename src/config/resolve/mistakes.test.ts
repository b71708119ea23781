import { describe, expect, test } from 'vitest'
import { problemsOf, required, resolved, siteDir, wrong } from '../../../test/resolved.ts'
import { inWords } from '../../../test/said.ts'
import { describeProblem } from '../../messages/problem.ts'
import { toFilePath } from '../../shared/path.ts'
import { resolveConfig } from './index.ts'

test('values of the author that are no data are a mistake', () => {
  const ring: Record<string, unknown> = {}
  ring.ring = ring
  for (const customFields of [{ n: 1n }, ring])
    expect(wrong({ customFields })).toEqual([
      expect.stringMatching(/^customFields: значение нельзя записать как JSON: .* — оставьте там строки, числа/),
    ])
})

describe('the language of the author', () => {
  const languageOf = (user: unknown) => resolveConfig(user, { siteDir }).language
  const withLocale = (defaultLocale: string) => ({ ...required, i18n: { defaultLocale } })

  test('is that of the site where we have it, else English', () => {
    expect(resolved().language).toBe('ru')
    expect(
      ['ru', 'ru-RU', 'en', 'de', 'uk'].map(locale => resolved({ i18n: { defaultLocale: locale } }).language),
    ).toEqual(['ru', 'ru', 'en', 'en', 'en'])
  })

  test('a name that is none is one mistake, whoever chose it', () => {
    const { problems } = resolveConfig(withLocale('constructor'), { siteDir, locale: 'constructor' })
    expect(problems.map(inWords)).toEqual([
      expect.objectContaining({ text: 'i18n.defaultLocale: язык «constructor» не читается' }),
    ])
  })

  test('is known in spite of mistakes', () => {
    expect([languageOf({ ...withLocale('ru'), title: 5 }), languageOf({ ...withLocale('en'), title: 5 })]).toEqual([
      'ru',
      'en',
    ])
    expect(languageOf(undefined)).toBe('en')
  })

  test('mistakes are said in English as well, words inside words too', () => {
    const { problems } = resolveConfig(
      {
        ...required,
        tagline: 5,
        url: '',
        markdown: { format: 'mdy' },
        themeConfig: { navbar: { items: [{ type: {} }] } },
      },
      { siteDir },
    )
    const said = problems.map(problem => describeProblem(problem, 'en')).map(({ text, cure }) => `${text} — ${cure}`)
    expect(said).toEqual([
      'tagline: a string is needed, but this is a number — undefined',
      "url: the string is empty — write, for example, 'https://example.org'",
      `markdown.format: the value "mdy" does not fit — use one of 'detect', 'md', 'mdx'`,
      'themeConfig.navbar.items[0]: no NavbarItem component for this type: an object — use one of default, dropdown, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown, search, html',
    ])
  })
})

test.each(['/a\nb', '/a?b', '/a#b', '/a/%2e%2e/b', '/../a', '/a%0ab', 'https://a.example/b', '//a.example/b', '\\a'])(
  'a redirect from %j is a mistake of its place',
  from => {
    const said = `«${from}» — не путь на сайте — напишите один путь, например '/old': без хоста, ?, #, «..» и переводов строк`
    expect(wrong({ redirects: [{ from, to: '/' }] })).toEqual([`redirects[0].from: ${said}`])
    expect(wrong({ redirects: [{ from: ['/b', from], to: '/' }] })).toEqual([`redirects[0].from[1]: ${said}`])
  },
)

describe('mistakes', () => {
  test('all come together, each with its place and advice', () => {
    expect(
      problemsOf({ tagline: 5, blgo: {}, onBrokenLinks: 'error', trailingSlash: 'no', staticDirectories: ['a', 1] }),
    ).toEqual([
      "title: обязательная настройка не задана — добавьте title: 'Записки'",
      'tagline: нужна строка, а здесь число',
      "url: обязательная настройка не задана — добавьте url: 'https://example.org'",
      'trailingSlash: нужно true или false, а здесь строка',
      'staticDirectories[1]: нужна строка, а здесь число',
      "onBrokenLinks: значение «error» не подходит — годятся 'ignore', 'log', 'warn', 'throw'",
      'blgo: такой настройки нет — возможно, имелось в виду blog',
    ])
  })

  test.each<[user: Record<string, unknown>, problem: string]>([
    [{ navbar: { title: 'A' } }, 'navbar: такой настройки нет — пишите вместо неё themeConfig.navbar'],
    [{ prism: { theme: 'x' } }, 'prism: такой настройки нет — пишите вместо неё themeConfig.prism'],
    [
      { retiredServiceWorker: '../sw.js' },
      "retiredServiceWorker: «../sw.js» — не путь к скрипту сайта — нужен тот, что запрашивают браузеры, например 'sw.js'",
    ],
    [{ theme: { customCss: 'a.css' } }, 'theme: такой настройки нет — пишите вместо неё customCss'],
    [
      { theme: { footer: {}, customCss: 'a.css' } },
      'theme: такой настройки нет — пишите вместо неё themeConfig.footer, customCss',
    ],
    [
      { themeConfig: { customCss: 'a.css' } },
      'themeConfig.customCss: такой настройки нет — пишите вместо неё customCss',
    ],
    [{ themeConfg: { navbar: {} } }, 'themeConfg: такой настройки нет — возможно, имелось в виду themeConfig'],
  ])('a setting at the place of another is told its own: %j', (user, problem) => {
    expect(wrong(user)).toEqual([problem])
  })

  test.each([undefined, null, 'x', 5, []])('a config that is %j is no object', value => {
    expect(problemsOf(value)[0]).toContain('настройки сайта — объект, а здесь')
  })

  test.each<[user: Record<string, unknown>, problem: string]>([
    [{ title: '  ' }, "title: пустая строка — напишите, например, 'Записки'"],
    [
      { url: 'https://a.b/blog' },
      "url: в адресе сайта не должно быть пути — оставьте 'https://a.b', а путь перенесите в baseUrl: '/blog/'",
    ],
    [{ url: 'example.org' }, "url: «example.org» — не адрес сайта — нужен вид 'https://example.org'"],
    [{ url: 'ftp://a.b' }, "url: «ftp://a.b» — не адрес сайта — нужен вид 'https://example.org'"],
    [{ baseUrl: 'https://a.b/' }, "baseUrl: «https://a.b/» — не путь — нужен вид '/' или '/blog/'"],
    [{ baseUrl: '/../' }, "baseUrl: «/../» — не путь — нужен вид '/' или '/blog/'"],
    ...['/a b/', '/a/%2e%2E/', '/a%2f/b/', '/a%0Ab/', '/%5c/', '/a/%2e%2e/%E0%A4/'].map(
      (baseUrl): [Record<string, unknown>, string] => [
        { baseUrl },
        `baseUrl: «${baseUrl}» — не путь — нужен вид '/' или '/blog/'`,
      ],
    ),
    [{ blog: { postsPerPage: Number.NaN } }, 'blog.postsPerPage: нужно число, а здесь NaN'],
    [
      { timeZone: 'Europe/Moscov' },
      "timeZone: часового пояса «Europe/Moscov» нет — возможно, имелось в виду 'Europe/Moscow'",
    ],
    [{ timeZone: 'дома' }, "timeZone: часового пояса «дома» нет — нужно имя вида 'Europe/Moscow'"],
    [
      { i18n: { defaultLocale: 'по-русски' } },
      "i18n.defaultLocale: язык «по-русски» не читается — нужно имя вида 'ru' или 'en-GB'",
    ],
    [
      { i18n: { locales: ['ru', 'en_GB'] } },
      "i18n.locales[1]: язык «en_GB» не читается — нужно имя вида 'ru' или 'en-GB'",
    ],
    [
      { i18n: { localeConfigs: { ru: { htmlLang: 'ru"><b>' } } } },
      "i18n.localeConfigs.ru.htmlLang: язык «ru\"><b>» не читается — нужно имя вида 'ru' или 'en-GB'",
    ],
    [
      { i18n: { locales: ['ru', 'assets'] } },
      'i18n.localeConfigs.assets.baseUrl: папка assets/ занята самим сайтом — задайте языку другой baseUrl',
    ],
    [
      { baseUrl: '/notes/', i18n: { locales: ['ru', 'en'], localeConfigs: { en: { baseUrl: '/notes/Data/en/' } } } },
      'i18n.localeConfigs.en.baseUrl: папка Data/en/ занята самим сайтом — задайте языку другой baseUrl',
    ],
    [
      { i18n: { locales: ['ru', 'en'], localeConfigs: { en: { baseUrl: '/' } } } },
      'i18n.localeConfigs.en.baseUrl: у языков ru, en один адрес — задайте одному из них другой baseUrl или url',
    ],
    [
      { i18n: { locales: ['ru', 'en'], localeConfigs: { en: { url: 'en.example.org' } } } },
      "i18n.localeConfigs.en.url: «en.example.org» — не адрес сайта — нужен вид 'https://example.org'",
    ],
    [{ blog: [{}, {}] }, 'blog[1].id: имя «default» уже занято в blog[0] — дайте каждому разделу своё имя: id'],
    [{ blog: { postPerPage: 5 } }, 'blog.postPerPage: такой настройки нет — возможно, имелось в виду postsPerPage'],
    [{ blog: { postsPerPage: 0 } }, 'blog.postsPerPage: число 0 не подходит — нужно целое не меньше 1'],
    [{ blog: { truncateMarker: 'more' } }, 'blog.truncateMarker: нужно регулярное выражение, а здесь строка'],
    [
      { blog: { feedOptions: { type: 'rdf' } } },
      "blog.feedOptions.type: вида ленты «rdf» нет — годятся 'rss', 'atom', 'json', 'all' или null",
    ],
    [{ blog: 'blog' }, 'blog: нужен объект, а здесь строка'],
    [{ themeConfig: { navbar: { items: [5] } } }, 'themeConfig.navbar.items[0]: нужен объект, а здесь число'],
    [{ redirects: ['/a'] }, 'redirects[0]: нужен объект, а здесь строка'],
    [{ docs: { editUrl: 5 } }, 'docs.editUrl: нужна строка или функция, а здесь число'],
    [{ docs: { path: '/etc' } }, 'docs.path: папка лежит вне сайта — напишите путь от папки сайта'],
    [{ siteVersion: '1' }, 'siteVersion: такой настройки нет: версия сайта нигде не показана — уберите её'],
    [
      { themeConfig: { docs: { sidebar: { hideable: true } } } },
      'themeConfig.docs.sidebar.hideable: такой настройки нет: боковое меню документов видно всегда — уберите её',
    ],
    [
      { blog: { onInlineAuthors: 'warn' } },
      'blog.onInlineAuthors: такой настройки нет: автор, описанный в самой записи, принимается всегда — уберите её',
    ],
    [
      { themeConfig: { prism: { additionalLanguages: ['lua'] } } },
      'themeConfig.prism.additionalLanguages: такой настройки нет: подсвечиваются все языки — уберите её',
    ],
    [
      { themeConfig: { navbar: { items: [{ type: 'docsVersionDropdown', dropdownActiveClassDisabled: true }] } } },
      'themeConfig.navbar.items[0].dropdownActiveClassDisabled: такой настройки нет: пункт нынешней версии отмечен всегда — уберите её',
    ],
    [{ themeConfig: { navbar: { items: 5 } } }, 'themeConfig.navbar.items: нужен список, а здесь число'],
    [
      {
        themeConfig: {
          footer: {
            links: [
              { title: 'А', items: [] },
              { label: 'б', to: '/б' },
            ],
          },
        },
      },
      'themeConfig.footer.links[1]: ссылка стоит рядом со столбцами — уберите её в столбец: items',
    ],
    [
      { themeConfig: { announcementBar: { content: 'А', textColor: 'red;}' } } },
      "themeConfig.announcementBar.textColor: «red;}» — не цвет CSS — нужен вид '#123456'",
    ],
    [
      { themeConfig: { prism: { magicComments: [{ className: 'a' }] } } },
      "themeConfig.prism.magicComments[0]: не сказано, какой комментарий отмечает строки — добавьте line: 'error-next-line'",
    ],
    [
      { analytics: { gtag: { trackingID: 'G 1' } } },
      "analytics.gtag.trackingID: «G 1» — не номер счётчика — нужен вид 'G-ABC123'",
    ],
    [
      { analytics: { goatcounter: { url: 'javascript:alert(1)' } } },
      'analytics.goatcounter.url: нужен адрес службы, а здесь «javascript:alert(1)» — напишите https://… с её хостом',
    ],
    [{ createRedirects: '/a' }, 'createRedirects: нужна функция, а здесь строка'],
    [
      { search: { algolia: { appId: 'a', apiKey: 'k', indexName: 'i', searchParameters: [] } } },
      'search.algolia.searchParameters: нужен объект, а здесь список',
    ],
    [{ headTags: [{ tagName: 'a', attributes: { b: 1 } }] }, 'headTags[0].attributes.b: нужна строка, а здесь число'],
    [{ markdown: { admonitions: 'all' } }, 'markdown.admonitions: нужно true, false или объект, а здесь строка'],
    [{ customCss: 'a.css' }, 'customCss: файла «a.css» нет — исправьте путь: он от папки сайта'],
    [{ hosting: ['apache'] }, "hosting[0]: настроек для «apache» нет — годятся 'headers', 'vercel', 'nginx'"],
    [
      { headTags: [{ tagName: 'script>', attributes: {} }] },
      "headTags[0].tagName: «script>» — не имя тега — например 'link'",
    ],
    [
      { analytics: { metrika: { counterId: "1');alert(1)" } } },
      "analytics.metrika.counterId: «1');alert(1)» — не номер счётчика — нужны одни цифры",
    ],
    [
      { themeConfig: { tableOfContents: { minHeadingLevel: 4 } } },
      'themeConfig.tableOfContents.minHeadingLevel: уровень 4 больше maxHeadingLevel (3) — поменяйте их местами',
    ],
    [
      { themeConfig: { footer: { links: [{ label: 'x' }] } } },
      "themeConfig.footer.links[0]: ссылка никуда не ведёт — добавьте to: '/archive' или href: 'https://example.org'",
    ],
  ])('%j', (user, problem) => {
    expect(wrong(user)).toEqual([problem])
  })

  test('a navbar item is named by its place', () => {
    const items = [
      { label: 'x', to: '/' },
      { type: 'serach' },
      { type: 5 },
      { label: 'y' },
      { label: 'z', items: [{ label: 'q', items: [] }] },
      { to: '/', label: 'r', activeBaseRegex: '(' },
    ]
    expect(wrong({ themeConfig: { navbar: { items } } })).toEqual([
      'themeConfig.navbar.items[1]: не найден компонент NavbarItem для типа «serach» — возможно, имелось в виду search',
      'themeConfig.navbar.items[2]: не найден компонент NavbarItem для типа число — есть: default, dropdown, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown, search, html',
      "themeConfig.navbar.items[3]: пункт никуда не ведёт — добавьте to: '/archive' или href: 'https://example.org'",
      'themeConfig.navbar.items[4].items[0]: выпадающий список внутри выпадающего списка — вынесите его на верхний уровень',
      'themeConfig.navbar.items[5].activeBaseRegex: регулярное выражение «(» не читается — исправьте его',
    ])
  })

  test('in a sidebars file carry the name of that file', () => {
    const written = {
      docs: [
        'a',
        { type: 'catgory' },
        5,
        { type: 'category', label: 'К', items: [{ type: 'link', label: 'л' }], link: { type: 'page' } },
      ],
    }
    const options = { siteDir, sidebars: new Map([['./sidebars.js', written]]) }
    const { problems } = resolveConfig({ ...required, docs: { sidebarPath: './sidebars.js' } }, options)
    expect(problems.map(inWords).map(({ file, text }) => [file, text])).toEqual([
      [toFilePath('sidebars.js'), 'docs[1]: вида пункта «catgory» нет'],
      [toFilePath('sidebars.js'), 'docs[2]: нужен пункт меню, а здесь число'],
      [toFilePath('sidebars.js'), 'docs[3].items[0].href: обязательная настройка не задана'],
      [toFilePath('sidebars.js'), 'docs[3].link.type: значение «page» не подходит'],
    ])
  })

  test('a key that only objects have by birth is a key like any other', () => {
    const user: unknown = JSON.parse('{"title":"x","url":"https://a.b","__proto__":{"tagline":"y"},"constructor":1}')
    expect(problemsOf(user).map(text => text.split(':')[0])).toEqual(['__proto__', 'constructor'])
  })
})

describe('security', () => {
  test('is closed unless it says otherwise', () => {
    expect(resolved().security).toEqual({ allowPageScripts: false, urlAttributes: {}, rules: [] })
  })

  test('adds sources to directives, for all pages or by address', () => {
    const { security } = resolved({
      security: {
        allowPageScripts: true,
        connectSrc: ['https://api.example', 'wss://live.example:8443/x', "'self'"],
        scriptSrc: ["'wasm-unsafe-eval'", "'sha256-abc='", 'https://*.cdn.example'],
        styleSrc: ["'unsafe-inline'"],
        frameSrc: { '/docs/**': ['https://player.example'], '/': ['data:'] },
      },
    })
    expect(security.allowPageScripts).toBe(true)
    expect(security.rules).toContainEqual({
      pages: '/**',
      directive: 'connect-src',
      sources: ['https://api.example', 'wss://live.example:8443/x', "'self'"],
    })
    expect(security.rules.filter(({ directive }) => directive === 'frame-src')).toEqual([
      { pages: '/docs/**', directive: 'frame-src', sources: ['https://player.example'] },
      { pages: '/', directive: 'frame-src', sources: ['data:'] },
    ])
  })

  test.each([
    '*',
    "https://a.example; script-src 'unsafe-inline'",
    'https://a.example,b',
    'https://a b',
    "'unsafe-inline'",
    "'none'",
    'javascript:',
    'https:// ',
    '',
    'https://пример.рф',
  ])('refuses %o as a source', source => {
    expect(wrong({ security: { scriptSrc: [source] } })).toEqual([
      `security.scriptSrc[0]: «${source}» не может стоять в политике безопасности — нужен узел вида 'https://api.example.org'`,
    ])
  })

  test('names settings and addresses that it does not know', () => {
    expect(wrong({ security: { conectSrc: [], frameSrc: { 'docs/**': [] }, imgSrc: 'x' } })).toEqual([
      'security.imgSrc: нужен объект, а здесь строка',
      "security.frameSrc.docs/**: «docs/**» — не адрес страниц — нужен вид '/docs/**'",
      'security.conectSrc: такой настройки нет — возможно, имелось в виду connectSrc',
    ])
  })
})
