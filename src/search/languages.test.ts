/** Search on sites that are not in Russian: what their readers type finds what their authors wrote. */

import { describe, expect, test } from 'vitest'
import { buildIndex, makeDocument, searchIn } from '../../test/search-site.ts'

/** Routes that a query finds among texts by route. */
function createFind(locale: string, texts: Readonly<Record<string, string>>) {
  const documents = Object.entries(texts).map(([route, text]) =>
    makeDocument(route, { sections: [{ anchor: '', heading: '', level: 1, text }] }),
  )
  const searcher = searchIn(buildIndex(documents, { locale }))
  return {
    find: async (query: string): Promise<string[]> =>
      (await searcher.search(query)).groups.map(({ route }) => route).sort(),
    show: async (query: string): Promise<string> => {
      const { groups } = await searcher.search(query)
      return (groups[0]?.items[0]?.text ?? []).map(({ text, mark }) => (mark ? `[${text}]` : text)).join('')
    },
  }
}

describe.each([
  ['fr', ['analyse', 'L’ANALYSE', "l'analyse", "d'analyse", 'analyses'], "Selon l'analyse de la variance"],
  ['fr', ['interface', "qu'une interface"], 'Ce qu’interface veut dire'],
  ['fr', ["aujourd'hui", 'aujourdhui'], 'C’est pour aujourd’hui'],
  ['it', ['utente', "dell'utente", 'l’utente'], "Le pagine dell'utente"],
  ['en', ['configure', 'configuring', 'configured'], 'Configuration of a server'],
  ['en', ['replication', 'replicate', 'replicating'], 'Replicated twice'],
  ['en', ['connection', 'connecting', 'deployment'], 'Connect and deploy'],
  ['de', ['verschlüsseln', 'Verschlüsselungen', 'speicherung'], 'Verschlüsselung speichern'],
  ['en', ['installing plugins', 'installed plugin', 'installs a plugin'], 'The package installs its plugins'],
  ['en', ['query', 'queries'], 'A query of many queries'],
  ['en', ['run', 'running', 'runs'], 'How to keep it running'],
  ['en', ['configure', 'configuring', 'configured'], 'Configuring the server'],
  ['de', ['Häuser', 'haus', 'hauser'], 'Ein Haus am See'],
  ['de', ['großen Dateien', 'große Datei', 'GROSSE DATEI'], 'Mit großen Dateien'],
  ['fr', ['fichiers', 'fichier', 'Fichier journal', 'fichiers journaux'], 'Un fichier journal'],
  ['es', ['instalación', 'instalacion', 'instalaciones'], 'La instalación del servidor'],
  ['es', ['archivos', 'archivo'], 'Cómo leer archivos'],
  ['pt-BR', ['configurações', 'configuracao', 'configuração'], 'A configuração do servidor'],
  ['it', ['pagine', 'pagina'], 'La pagina iniziale'],
  ['nl', ['bestanden', 'bestand'], 'Het bestand op de server'],
  ['de', ['schliessen', 'SCHLIESSEN', 'schließe'], 'Das Fenster schließen'],
  ['tr', ['sınıf', 'sinif', 'SINIF', 'sınıflar', 'sınıfın', 'siniflardan'], 'Bir sınıf nasıl yazılır'],
  ['tr', ['nesne', 'nesneler', 'nesnenin'], 'Nesneler ve kapsamlar'],
  ['pl', ['lodz', 'ŁÓDŹ'], 'Miasto Łódź'],
  ['da', ['kobenhavn', 'København', 'faerge'], 'Færge til København'],
  ['uk', ['масив', 'масиви', 'масивів', 'масивами'], 'Масиви та обʼєкти'],
  ['uk', ['функція', 'функції', 'функцій', 'функцією'], 'Стрілкові функції'],
  ['uk', ['рядок', 'рядка', 'рядків'], 'Розбір рядка'],
  ['ar', ['متغير', 'متغيرات', 'المتغيرات', 'والمتغيرات'], 'المتغيرات في اللغة'],
  ['ar', ['مكتبة', 'المكتبه', 'مكـــتبة'], 'المكتبة القياسية'],
  ['ar', ['مستشفي', 'مُستَشفى', '٢٠٢٦'], 'مستشفى 2026'],
  ['fa', ['كتاب', 'کتاب‌ها', 'کتاب'], 'کتاب خوب'],
  ['fa', ['شی گرا', 'شیءگرا', 'شیگرا'], 'برنامه‌نویسی شیءگرا'],
  ['fa', ['استثنا', 'استثناء', 'استثناها'], 'تایپ استثناءها'],
  ['hi', ['दिन'], 'यह दिन'],
  ['th', ['ข้าว'], 'ข้าว'],
] as const)('in %s %j', (locale, queries, text) => {
  test(`find «${text}»`, async () => {
    const { find } = createFind(locale, { '/meant': text, '/other': 'Docker Linux' })
    for (const query of queries) expect(await find(query), query).toEqual(['/meant'])
  })
})

test.each([
  ['hi', 'दिन', 'दान'],
  ['ja', 'パン', 'ハン'],
])('in %s marks are letters: «%s» is not «%s»', async (locale, meant, other) => {
  const { find } = createFind(locale, { '/meant': meant, '/other': other })
  expect(await find(meant)).toEqual(['/meant'])
})

describe('a word of a title is there until it is typed to its end', () => {
  test.each([
    ['en', 'Replication'],
    ['en', 'Uninstalling'],
    ['en', 'Deployments'],
    ['de', 'Verschlüsselung'],
    ['fr', 'Journaux'],
    ['ru', 'Безопасность'],
    ['uk', 'Налаштування'],
  ])('%s: %s', async (locale, title) => {
    const documents = [makeDocument('/meant', { title }), makeDocument('/other', { title: 'Docker' })]
    const searcher = searchIn(buildIndex(documents, { locale }))
    for (let length = 3; length <= title.length; length++) {
      const typed = title.slice(0, length).toLowerCase()
      const { groups, shownFor } = await searcher.search(typed)
      expect([typed, groups.map(({ route }) => route), shownFor]).toEqual([typed, ['/meant'], undefined])
    }
  })
})

describe('words made of several', () => {
  test.each([
    ['de', 'Zonen', 'Alle Verfügbarkeitszonen der Region'],
    ['de', 'Verfügbarkeit', 'Alle Verfügbarkeitszonen der Region'],
    ['nl', 'maatregelen', 'Over veiligheidsmaatregelen gesproken'],
  ])('in %s are found by each of these, which are marked: «%s»', async (locale, query, text) => {
    const { find, show } = createFind(locale, { '/meant': text, '/other': 'Docker Linux' })
    expect(await find(`${query} `)).toEqual(['/meant'])
    expect(await show(`${query} `)).toMatch(/\[\S+s(zonen|maatregelen)\]/)
  })

  test('stay one where something else ends like that', async () => {
    const { find } = createFind('de', { '/meant': 'Versionsnummer', '/other': 'Glasfaser' })
    expect(await find('ionsnummer ')).toEqual([])
    expect(await find('faser ')).toEqual([])
  })
})

test.each([
  ['react', 'Reaction', 'React'],
  ['product', 'Production', 'Product'],
  ['expression', 'Express', 'Expression'],
])('in English «%s» is no %s', async (query, other, meant) => {
  const { find } = createFind('en', { '/meant': meant, '/other': other })
  expect(await find(`${query} `)).toEqual(['/meant'])
})

test.each([
  ['de', 'wie kann ich eine Datei öffnen', 'Eine Datei öffnen', 'Kann ich das? Wie ich eine habe'],
  ['fr', 'comment puis-je ouvrir un fichier', 'Ouvrir un fichier', 'Comment puis-je ?'],
  ['zh-Hans', '怎么投稿', '投稿指南', '怎么样'],
  ['ja', 'どうやって設定する', '設定の手順', 'どうやっている'],
  ['ko', '어떻게 설치하나요', '설치 안내', '어떻게 하는지'],
  ['ru', 'что такое сокет', 'Сокет', 'Что это такое'],
])('in %s a question asks for what it is about: «%s»', async (locale, query, meant, other) => {
  const { find } = createFind(locale, { '/meant': meant, '/other': other })
  expect(await find(query)).toEqual(['/meant'])
})

test('words that are in every text of a language are not asked for', async () => {
  const { find } = createFind('en', { '/a': 'Restore the backup', '/b': 'What is it for? How do I do this?' })
  expect(await find('how do I restore it')).toEqual(['/a'])
})

test('on a Russian site Latin words are names and have no forms', async () => {
  const { find } = createFind('ru', { '/windows': 'про Windows', '/window': 'про Window' })
  expect(await find('windows ')).toEqual(['/windows'])
})

test('an index says what is in every text of its language, and nothing of others', () => {
  const stopsOf = (locale: string) => buildIndex([], { locale }).manifest.language?.stop.split(' ')
  expect(stopsOf('ru')).toContain('чтобы')
  expect(stopsOf('ru')).not.toContain('how')
  expect(stopsOf('en-GB')).toContain('how')
  expect(stopsOf('de')).not.toContain('чтобы')
  expect(buildIndex([], { locale: 'xx' }).manifest.language).toMatchObject({
    stop: 'the a an of to in and is',
    forms: [],
  })
})

test('a site in Russian that left its locale at English is asked in Russian', async () => {
  const { find } = createFind('en', { '/a': 'Настройка сервера', '/b': 'Как и что, чтобы было' })
  expect(await find('как настроить сервер')).toEqual(['/a'])
})

describe('scripts that put no spaces between words', () => {
  const texts = {
    '/db': '我们把数据库备份到另一台服务器。',
    '/docker': '使用Docker部署网站，需要先安装软件包。',
    '/other': '今天天气很好。',
  }

  test('words of Chinese are found inside a sentence, and only where they stand', async () => {
    const { find } = createFind('zh-Hans', texts)
    expect(await find('数据库')).toEqual(['/db'])
    expect(await find('备份服务器')).toEqual(['/db'])
    expect(await find('Docker 部署')).toEqual(['/docker'])
    expect(await find('docker部署')).toEqual(['/docker'])
    expect(await find('库')).toEqual(['/db'])
    expect(await find('据数')).toEqual([])
  })

  test('what was found is marked as one, with as much around it as says something', async () => {
    const long = `${'前面的文字很长。'.repeat(10)}我们把数据库备份到另一台服务器。${'后面的文字也很长。'.repeat(10)}`
    const { show } = createFind('zh', { '/db': long })
    const shown = await show('数据库')
    expect(shown).toContain('[数据库]')
    expect(shown.length).toBeGreaterThan(25)
    expect(shown.length).toBeLessThan(60)
  })

  test('words of Japanese, Korean and Thai are found with what is written onto them', async () => {
    const { find } = createFind('ja', {
      '/ja': 'サーバーにデータベースをインストールします。',
      '/ko': '서버에 데이터베이스를 설치합니다.',
      '/th': 'ติดตั้งฐานข้อมูลบนเซิร์ฟเวอร์',
    })
    expect(await find('データベース')).toEqual(['/ja'])
    expect(await find('インストール')).toEqual(['/ja'])
    expect(await find('데이터베이스')).toEqual(['/ko'])
    expect(await find('설치')).toEqual(['/ko'])
    expect(await find('ฐานข้อมูล')).toEqual(['/th'])
  })

  test('a page without spaces is as long as what it says', async () => {
    const documents = ['短', '长'.repeat(2000)].map((text, index) =>
      makeDocument(`/${index}`, { sections: [{ anchor: '', heading: '', level: 1, text }] }),
    )
    const { manifest } = buildIndex(documents, { locale: 'zh' })
    expect(new Set(manifest.lengths.replaceAll('.', '')).size).toBe(2)
  })
})
