/** A site of Docusaurus that nobody prepared for us: files by their paths. */

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** What real sites hold and their own engine builds, or what needs a package that nobody installed. */
export const FILES: Record<string, string | Uint8Array> = {
  'docusaurus.config.ts': `
    import {themes} from 'prism-react-renderer'
    import {SKIP} from 'unist-util-visit'
    import mark from './plugins/mark'
    export default {
      title: 'Сайт', url: 'https://example.org', baseUrl: '/base/', onBrokenLinks: 'throw',
      themeConfig: {
        own: {greeting: 'Привет'},
        navbar: {items: [{type: 'custom-gift', words: 'Подарить', position: 'left'}, {type: 'custom-lost'}, {href: 'https://example.com', className: 'code-link', 'aria-label': 'Код', position: 'right'}]},
        prism: {theme: themes.github},
        footer: {style: 'dark', copyright: 'Наше'},
      },
      plugins: [
        mark, SKIP, ['./plugins/places', {id: 'own', from: 'places.json'}], './plugins/lost',
        () => ({name: 'tags', injectHtmlTags: () => ({headTags: [{tagName: 'link', attributes: {rel: 'me', href: 'https://example.com/me'}}, '<i>']})}),
      ],
      clientModules: ['./src/broken', require.resolve('no-such-kit/all.css')],
      presets: [['classic', {docs: {sidebarPath: require.resolve('./sidebars'), admonitions: {keywords: ['release']}}, blog: {editUrl: 'https://example.com/edit'}, theme: {customCss: ['./src/css/custom.css', require.resolve('@no-such/tokens/all.css')]}}]],
    }`,
  'plugins/mark.ts': "import {visit} from 'unist-util-visit'\nexport default () => ({name: 'mark', visit})",
  'plugins/places.ts': `
    import {readFileSync} from 'node:fs'
    export default function places(context, options) {
      return {
        name: 'places',
        async loadContent() { return JSON.parse(readFileSync(options.from, 'utf8')) },
        async contentLoaded({content, actions}) {
          const data = await actions.createData('places.json', JSON.stringify(content))
          actions.setGlobalData({list: content, title: context.siteConfig.title})
          actions.addRoute({path: '/base/places/:one', component: '@site/src/components/Places'})
          actions.addRoute({path: '/base/places', component: '@site/src/components/Places', modules: {data}})
        },
        async postBuild() {},
        getClientModules: () => ['./browser', './places.css', 'lost-kit/events.js'],
        configureWebpack() {},
        getPathsToWatch: () => [],
      }
    }`,
  'plugins/browser.js':
    "import env from '@docusaurus/ExecutionEnvironment'\nimport config from '@generated/docusaurus.config'\nif (env.canUseDOM) document.documentElement.dataset.own = config.title + ' here'",
  'plugins/places.css': '.places{color:red}',
  'src/broken.js': "import Layout from '@theme/Layout'\nconsole.log(Layout)",
  'plugins/lost.js':
    "module.exports = () => ({\n  name: 'lost',\n  loadContent() { throw new Error('нет ключа') },\n})",
  'places.json': '["Тверь","Псков"]',
  'src/components/Places.tsx':
    "import React, {useState} from 'react'\nimport useGlobalData, {usePluginData} from '@docusaurus/useGlobalData'\nimport {useActiveVersion, useActivePlugin} from '@docusaurus/plugin-content-docs/client'\nexport default function Places() { const [n] = useState(0); const {list, title} = usePluginData('places', 'own'); const all = Object.keys(useGlobalData()).join(); return <p>{title}: {list.join()}; {all}; {useActiveVersion()?.path} {useActivePlugin()?.pluginId}</p> }",
  'src/theme/CodeBlock/index.js':
    "import React from 'react'\nimport CodeBlock from '@theme-original/CodeBlock'\nimport {blogPostContainerID} from '@docusaurus/utils-common'\nexport default function Wrapper(props) { return <div className=\"own-code\" data-language={props.className} data-id={blogPostContainerID}><CodeBlock {...props} /></div> }",
  'src/theme/MDXComponents/Img.js':
    'import React from \'react\'\nexport default function Img(props) { return <img {...props} className="own-img" /> }',
  'docs/code.md': '# Код\n\n## Часть\n\n```js title="a.js" {1}\nconst a = {b: 1}\n```\n\n![точка](/img/dot.svg)\n',
  'docs/case.mdx':
    'import Tabs from "@theme/Tabs"; import TabItem from "@theme/TabItem";\n\nСмотри [места](/docs/Places) и [книгу](book.html).\n\n## Команда :LazyExtras здесь\n\n## В конце :LazyExtras\n\n## Поток:да, abc:xyд конец\n\n## Часть <b>новая</b> <i />\n\nПервая строка,\nвторая строка.\n\n<Tabs><TabItem value="a">Вкладка</TabItem></Tabs>\n',
  'docs/places.mdx':
    "import Places, {Demo} from '@site/src/components/Places'\nimport {useCurrentSidebarCategory} from '@docusaurus/theme-common'\nimport DocCardList from '@theme/DocCardList'\n\n<Places />\n\n<DocCardList items={useCurrentSidebarCategory().items} />",
  'sidebars.ts':
    "import made from './docs/made/sidebar'\nexport default {main: [...made, {type: 'html', value: made.map(x => x)}, 'index', 'empty', 'boxes', 'operation', 'places', 'order', 'shots', 'case', 'code']}",
  'src/css/custom.css':
    "@import url('https://fonts.example/css2?family=A:wght@400;700&display=swap');\n:root{--ifm-color-primary:#123456}",
  'docs/index.mdx': `import React from 'react'
import Chart from 'no-such-chart'
import Counter from '@site/src/components/Counter'
import Broken from '@site/src/components/Broken'

# Начало

Текст "в кавычках" - и всё.

<Chart data={[1]} />

<Counter start={2} />

<Broken>рядом</Broken>

<img src="/base/img/dot.svg" alt="" />

[из плагина](/made-by-a-plugin)

## <Counter start={3} /> Счётчик`,
  'docs/empty.md': '',
  'docs/bare.md': '---\n',
  'docs/operation.mdx':
    "import Endpoint from '@theme/ApiExplorer/Nowhere'\nimport {useIt} from '@theme/Nothing'\nimport kinds from '!!yaml-loader!../kinds.yaml'\n\n<Endpoint><b>внутри</b></Endpoint>\n\nТекст {useIt()}конец.",
  'src/components/Order.tsx':
    "'use client'\nimport React from 'react'\nimport {useForm, Field} from 'no-such-form'\nimport useThing from 'no-such-thing'\nconst {useOther} = require('no-such-other')\nexport default function Order() { const [state, submit] = useForm('id'); const {errors, at: [first]} = useThing(); const other = useOther(); return <form onSubmit={submit}><Field><b>Заказ</b></Field>{state.values.name}{first.text}{other.list.map(x => <i>{x}</i>)}<button disabled={state.sending}>Отправить</button></form> }",
  'docs/order.mdx': "import Order from '@site/src/components/Order'\n\n<Order />",
  'src/components/Shots.tsx': `import React, {useState} from 'react'\nexport default function Shots({names}) { const [n] = useState(0); return <>{names.map(name => <img key={name} alt="" src={require('@site/static/img/' + name + '.png').default} />)}<i>{require(\`../data/\${names[n]}.json\`).title}</i></> }`,
  'src/components/Badge.jsx': `const React = require('react')\nmodule.exports = ({name}) => <img alt="" src={require(\`./badges/\${name}\`).default} />`,
  'src/components/badges/gold.png': PIXEL,
  'src/data/one.json': '{"title":"Первый"}',
  'static/img/one.png': PIXEL,
  'static/img/deep/two.png': PIXEL,
  'docs/shots.mdx':
    "import Shots from '@site/src/components/Shots'\nimport Badge from '@site/src/components/Badge'\n\n<Shots names={['one', 'deep/two', 'none']} />\n\n<Badge name=\"gold.png\" />",
  'src/components/useCount.ts': "import {useState} from 'react'\nexport const useCount = start => useState(start)",
  'src/components/Counter.tsx':
    "import React from 'react'\nimport {useNowhere} from '@docusaurus/theme-common'\nimport {useCount} from './useCount'\nexport enum Kind { Left = 'слева' }\nexport default function Counter({start}) { useNowhere?.(); const [n] = useCount(start); return <b>счёт {n}</b> }",
  'src/components/Broken.tsx':
    "import React from 'react'\nimport {usePluginData} from '@docusaurus/useGlobalData'\nexport default function Broken() { const {list} = usePluginData('own'); return <i>{list}</i> }",
  'src/components/Names.tsx':
    "import React from 'react'\nimport {useThemeConfig} from '@docusaurus/theme-common'\nimport useBaseUrl from '@docusaurus/useBaseUrl'\nimport Icon from '@theme/Icon/Nowhere'\nimport {draw} from 'no-such-kit'\nimport * as Parts from 'no-such-parts'\nconst named = Parts.Trigger.displayName\nexport default () => <p data-copied={useBaseUrl('/docs/nowhere').length}><Icon /><Parts.Root title={named} />{useThemeConfig().own.greeting}{draw().map(x => x)}</p>",
  'src/pages/index.tsx':
    'import React from \'react\'\nimport Layout from \'@theme/Layout\'\nimport Names from \'../components/Names\'\nexport default () => <Layout title="Дом"><img src="img/dot.svg" alt="" /><Names /></Layout>',
  'src/components/Toggle.js':
    "import React, {useState} from 'react'\nexport default function Toggle() { const [on, set] = useState(false); return <button onClick={() => set(!on)}>включить</button> }",
  'src/components/Users.js':
    "import React from 'react'\nimport users from '/data/users.json'\nexport const Users = () => <ul>{users.map(name => <li key={name}>{name}</li>)}</ul>",
  'static/data/users.json': '["Аня","Боря"]',
  'src/pages/old.js':
    "const React = require('react')\nimport Toggle from '../components/Toggle'\nimport {Users} from '../components/Users'\nexport default class Old extends React.Component { render() { return <div><p>{this.props.config.title}</p><Toggle /><Users /></div> } }",
  'blog/2024-05-01-first.md': '---\ntitle: Первая\ntags: [Дом]\nmood: весело\n---\n\nТекст [записи](/docs).\n',
  'blog/2024-05-02-second.md': '---\ntitle: Вторая\n---\n\nДругой текст.\n',
  'blog/undated.md': '---\ntitle: Без даты\n---\n\nТекст.\n',
  'blog/odd.md': '---\ntitle: Тридцатое\ndate: 2024-02-30\n---\n\nТекст.\n',
  'blog/2024-02-31-named.md': '---\ntitle: По имени\n---\n\nТекст.\n',
  'src/theme/BlogPostItem/index.js':
    "import React from 'react'\nimport BlogPostItem from '@theme-original/BlogPostItem'\nimport {useBlogPost} from '@docusaurus/plugin-content-blog/client'\nexport default function Wrapper(props) { const {metadata, isBlogPostPage} = useBlogPost(); return <><BlogPostItem {...props} />{isBlogPostPage && <p className=\"mood\" style={{color: 'red'}}>{metadata.title}: {metadata.frontMatter.mood}</p>}</> }",
  'src/theme/BlogPostPaginator/index.tsx':
    "import React from 'react'\nimport Paginator from '@theme-original/BlogPostPaginator'\nimport {useColorMode} from '@docusaurus/theme-common'\nimport {useBlogPost} from '@docusaurus/plugin-content-blog/client'\nexport default props => { const {colorMode} = useColorMode(); const {metadata} = useBlogPost(); return <div data-color={colorMode} data-title={metadata.title}><Paginator {...props} /></div> }",
  'src/theme/DocItem/Layout/index.js':
    "import React from 'react'\nimport DocItemContent from '@theme/DocItem/Content'\nimport DocItemFooter from '@theme/DocItem/Footer'\nimport {useDoc} from '@docusaurus/theme-common/internal'\nexport default function Layout({children}) { const {metadata} = useDoc(); return <div className=\"row\"><DocItemContent><em>до</em>{children}</DocItemContent><a href={metadata.permalink}>сюда</a><DocItemFooter /></div> }",
  'src/theme/TagsListInline/index.js':
    "import React from 'react'\nimport Link from '@docusaurus/Link'\nexport default function Tags({tags}) { return <p className=\"own-tags\">{tags.map(({label, permalink}) => <Link key={label} to={permalink}>#{label}</Link>)}</p> }",
  'src/theme/EditMetaRow/index.js':
    "import React from 'react'\nimport Row from '@theme-original/EditMetaRow'\nexport default props => <div className=\"own-row\" data-to={props.editUrl}><Row {...props} /></div>",
  'src/theme/DocItem/Footer.js':
    "import React from 'react'\nimport Footer from '@theme-original/DocItem/Footer'\nexport default props => <><Footer {...props} /><hr className=\"after-footer\" /></>",
  'src/theme/DocBreadcrumbs/index.js': "export default () => { throw new Error('ой') }",
  'src/theme/Footer/index.js':
    "import React from 'react'\nimport Link from '@docusaurus/Link'\nimport Footer from '@theme-original/Footer'\nexport default props => <><div className=\"badges\"><Link to=\"/docs\">к началу</Link></div><Footer {...props} /></>",
  'src/theme/Root.js':
    "import React, {useEffect} from 'react'\nexport default function Root({children}) { useEffect(() => { document.title += '!' }); return <>{children}<aside className=\"chat\">беседа</aside></> }",
  'src/theme/Layout/index.js':
    'import React from \'react\'\nimport Layout from \'@theme-original/Layout\'\nexport default function Wrapper(props) { return <div className="around"><Layout {...props} /><p className="donate">помочь</p></div> }',
  'src/theme/NavbarItem/ComponentTypes.js':
    "import React, {useState} from 'react'\nimport Types from '@theme-original/NavbarItem/ComponentTypes'\nimport Link from '@docusaurus/Link'\nimport Item from '@theme/NavbarItem/DefaultNavbarItem'\nimport {Kind} from '@site/src/components/Counter'\nimport Toggle from '@site/src/components/Toggle'\nexport default {...Types, 'custom-gift': ({words}) => <><Item to=\"/docs\" label={words + ' ' + Kind.Left} className=\"gift\" /><Toggle /></>}",
  'src/theme/Footer/Copyright.js':
    'import React from \'react\'\nexport default ({copyright}) => <b className="rights">{copyright}</b>',
  'src/theme/NotFound/Content/index.js':
    "import React from 'react'\nexport default function Lost() { return <main><h1>Заблудились?</h1></main> }",
  'src/theme/Admonition/Types.js':
    "import React from 'react'\nimport Types from '@theme-original/Admonition/Types'\nimport Layout from '@theme/Admonition/Layout'\nconst Release = ({title = 'Выпуск', children}) => <Layout type=\"note\" title={title} className=\"release\">{children}</Layout>\nexport default {...Types, release: Release}",
  'docs/boxes.md':
    ':::release\n\nСлово **жирное**\n\n:::\n\n:::release Своё\n\nещё\n\n:::\n\n:::tip\n\nсовет\n\n:::\n\n::::word[Слово **вида**]\n\n:::note[Имя]{title="Заголовок"}\n\nвнутри\n\n:::\n\n::::\n\n:::unknown Строка\n\n:::tip [Скобки]\n\nконец\n\n:::',
  'src/theme/DocSidebar/Mobile/index.js': 'export default () => null',
  'static/img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
}
