/** A small site with frames: a diagram that is not drawn at build, examples that readers run. Its other language begins at the right. */

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BuiltSite, buildSiteDir } from './site.ts'

/** Stands for sucrase: it takes what is JavaScript already, and is told of a mistake as that is. */
const COMPILER = `export const transform = code => {
  if (code.includes('</')) throw new SyntaxError('Unexpected token (1:2)')
  return { code }
}`

const RIGHT = `# صفحة

الأمر \`--port 3000\`.

\`\`\`sh title="run.sh"
npm install zapiski
\`\`\`

| الاسم | القيمة |
| --- | --- |
| أ | ب |

<details>

<summary>تفاصيل</summary>

نص.

</details>

\`\`\`mermaid
graph LR
A[البداية؟] --> B[خطوة طويلة الاسم] --> C[خطوة أخرى طويلة] --> D[خطوة ثالثة طويلة] --> E[خطوة رابعة طويلة] --> F[النهاية]
\`\`\`

## قسم
`

/** Built; its sources are gone with it. */
export async function buildFrames(): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-frames-'))
  const put = (path: string, text: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  put(
    'zapiski.config.mjs',
    "export default { title: 'Фреймы', url: 'https://example.org', hosting: ['headers', 'nginx'], i18n: { defaultLocale: 'ru', locales: ['ru', 'ar'] }, markdown: { mermaid: true, math: true }, blog: false, docs: { routeBasePath: '/' } }\n",
  )
  put('node_modules/sucrase/package.json', '{ "name": "sucrase", "version": "3.0.0", "module": "index.mjs" }')
  put('node_modules/sucrase/index.mjs', COMPILER)
  for (const name of ['mermaid', 'temml'])
    symlinkSync(resolve(import.meta.dirname, '../../node_modules', name), join(folder, 'node_modules', name))
  put('src/theme/ReactLiveScope/index.js', "import { name } from './name'\nexport default { name }\n")
  put('src/theme/ReactLiveScope/name.js', "export const name = 'сайт'\n")
  const far = 'Абзац.\n\n'.repeat(60)
  put('docs/index.md', `# Обычная\n\nТекст.\n\n\`\`\`mermaid\ngraph LR\nA --> B\n\`\`\`\n`)
  put('docs/map.md', `# Карта\n\n${far}\`\`\`mermaid\nmindmap\n  root((Корень))\n    Ветка\n    Сучок\n\`\`\`\n`)
  put(
    'docs/run.md',
    "# Пример\n\n```js live\nfunction Hello() {\n  const [n, set] = useState(0)\n  return React.createElement('button', { onClick: () => set(n + 1) }, name, n)\n}\n```\n\n```js live noInline\nrender(React.createElement('b', null, 'сам'))\n```\n\nКонец.\n",
  )
  put('docs/sum.md', '# Сумма\n\n$$\n\\cancel{x} + \\sout{y}\n$$\n')
  put('i18n/ar/docusaurus-plugin-content-docs/current/index.md', RIGHT)
  const site = await buildSiteDir(folder)
  const remove = async (): Promise<void> => {
    rmSync(folder, { recursive: true, force: true })
    await site.remove()
  }
  return { ...site, remove }
}
