/** The environment of whoever builds a site does not get into a text without a word. */

import { expect, test } from 'vitest'
import { makeSource } from '../../../test/factory.ts'
import { OPTIONS } from '../../../test/markdown-fixture.ts'
import { parsePage } from '../../pages/index.ts'

async function parse(body: string) {
  const heard = { process: { env: { NODE_ENV: 'production', TOKEN: 'hush', OTHER: 'no' }, platform: 'x' } }
  const { html, problems } = await parsePage({ ...makeSource('doc', 'x.mdx'), body }, { ...OPTIONS, heard })
  return { html, told: problems.map(({ line, column, code, values }) => `${line}:${column} ${code} ${values?.read}`) }
}

test('what a text reads there is told where it stands', async () => {
  const { html, told } = await parse(
    '# Да\n\nКлюч `{process.env.TOKEN}` — {process.env.TOKEN} и {process.env.NONE ?? "нет"}.\n',
  )
  expect(html).toContain('hush')
  expect(told).toEqual(['3:30 text-environment process.env.TOKEN', '3:52 text-environment process.env.NONE'])
})

test('in attributes, in exports and all of it at once too', async () => {
  expect((await parse('<b title={process.env.TOKEN}>а</b>\n')).told).toEqual(['1:1 text-environment process.env.TOKEN'])
  const { told } = await parse(
    "import A from '@theme/Details'\n\nexport const { OTHER } = process.env\n\n{Object.keys(process.env)}\n",
  )
  expect(told).toEqual(['3:26 text-environment process.env.OTHER', '3:26 text-environment process.env'])
})

test('the kind of the build, samples of code and words are nobody’s secret', async () => {
  const body = '{process.env.NODE_ENV} {process.platform} process.env.TOKEN {"process.env.TOKEN"} {`process.env`}\n'
  expect((await parse(body)).told).toEqual([])
})
