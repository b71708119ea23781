/** Handlers that never run are told at the tag that has them. */

import { expect, test } from 'vitest'
import { makeSource } from '../../../test/factory.ts'
import { OPTIONS, parseText } from '../../../test/markdown-fixture.ts'
import { parsePage } from '../../pages/index.ts'

const Own = () => null
const said = ({ problems }: Awaited<ReturnType<typeof parseText>>): string[] =>
  problems.map(({ line, column, code, values }) => `${line}:${column} ${code} ${values?.name} ${values?.tag}`)

test('a part of the theme in a text has no handlers, imported, renamed or given', async () => {
  const body = [
    "import Tabs from '@theme/Tabs'",
    "import Item from '@theme/TabItem'",
    '',
    '<Details summary="а" onClick={() => {}}>б</Details>',
    '',
    '<Tabs onChange={x => x}><Item value="а" onClick={() => {}}>б</Item></Tabs>',
    '',
    '<b>в <CodeBlock onCopy="x">г</CodeBlock></b>',
  ].join('\n')
  expect(said(await parseText('x.mdx', body))).toEqual([
    '4:1 dead-handler onClick Details',
    '6:1 dead-handler onChange Tabs',
    '6:25 dead-handler onClick Item',
    '8:6 dead-handler onCopy CodeBlock',
  ])
})

test('components of the site do with handlers what they like', async () => {
  const source = { ...makeSource('doc', 'x.mdx'), body: '<Details onClick={() => {}}>а</Details>\n' }
  expect(said(await parsePage(source, { ...OPTIONS, components: { Details: Own } }))).toEqual([])
  const body =
    "import Details from '@theme/Details'\n\nexport const Tabs = () => <b>а</b>\n\n<Tabs onChange={() => {}}/>\n\n<Details onClick={() => {}}>а</Details>\n"
  expect(said(await parsePage({ ...source, body }, { ...OPTIONS, parts: { Details: Own } }))).toEqual([])
})
