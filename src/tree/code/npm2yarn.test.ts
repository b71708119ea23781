import { expect, test } from 'vitest'
import { parseText } from '../../../test/markdown-fixture.ts'

/** Text of the four blocks. */
async function convert(command: string): Promise<string[]> {
  const page = await parseText('x.md', `\`\`\`bash npm2yarn\n${command}\n\`\`\`\n`)
  return [...page.html.matchAll(/<pre[^>]*><code>(.*?)<\/code><\/pre>/gs)].map(([, html = '']) =>
    html.replace(/<[^>]+>/g, ''),
  )
}

test.each([
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['npm install --save foo', 'yarn add foo', 'pnpm add foo', 'bun add foo'],
  ['npm i -D @a/b c', 'yarn add --dev @a/b c', 'pnpm add --save-dev @a/b c', 'bun add --dev @a/b c'],
  ['npm install -g x', 'yarn global add x', 'pnpm add --global x', 'bun add --global x'],
  ['npm run build -- --out x', 'yarn build --out x', 'pnpm run build --out x', 'bun run build --out x'],
  ['npm start', 'yarn start', 'pnpm start', 'bun run start'],
  ['npx create-x@latest a', 'yarn dlx create-x@latest a', 'pnpm dlx create-x@latest a', 'bunx create-x@latest a'],
  ['npm init x', 'yarn create x', 'pnpm create x', 'bun create x'],
  ['npm uninstall x', 'yarn remove x', 'pnpm remove x', 'bun remove x'],
  [
    'cd a && npm ci',
    'cd a && yarn install --frozen-lockfile',
    'cd a && pnpm install --frozen-lockfile',
    'cd a && bun install --frozen-lockfile',
  ],
])('%s', async (npm, ...others) => {
  expect(await convert(npm)).toEqual([
    npm.replaceAll('&', '&amp;'),
    ...others.map(line => line.replaceAll('&', '&amp;')),
  ])
})

test('the managers are tabs of one group, in Markdown as in MDX', async () => {
  for (const name of ['x.md', 'x.mdx']) {
    const { html, problems } = await parseText(name, '```bash npm2yarn title="Установка"\nnpm i\n```\n')
    expect(html).toContain('data-group="npm2yarn"')
    expect(html.match(/<label class="tab"/g)).toHaveLength(4)
    expect(html.match(/code-block-title">Установка/g)).toHaveLength(4)
    expect(problems).toEqual([])
  }
})

test('the managers are those that the settings name, in their order, npm before them', async () => {
  const parse = (npm2yarn: ('yarn' | 'pnpm' | 'bun')[]) =>
    parseText('x.md', '```bash npm2yarn\nnpm i\n```\n', {}, { markdown: { npm2yarn } })
  const labels = ({ html }: { html: string }) =>
    [...html.matchAll(/<label class="tab"[^>]*>(.*?)<\/label>/g)].map(([, label]) => label)
  expect(labels(await parse(['pnpm', 'yarn']))).toEqual(['npm', 'pnpm', 'Yarn'])
  expect(labels(await parse([]))).toEqual(['npm'])
})
