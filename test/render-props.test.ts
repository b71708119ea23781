import { expect, test } from 'vitest'
import { buildSmall } from './small-site.ts'

test('a page that gives a function to a component with state is taken over as a whole: no function goes to a browser', async () => {
  const site = await buildSmall({
    'src/panel.jsx':
      "import React, {useState} from 'react'\nexport default function Panel({children}) { const [count] = useState(3); return <section>{children(count)}</section> }",
    'src/pages/index.jsx':
      "import React from 'react'\nimport Layout from '@theme/Layout'\nimport Panel from '../panel'\nexport default () => <Layout title=\"Доска\"><Panel>{count => <p>Всего {count}</p>}</Panel></Layout>",
  })
  expect(site.problems.filter(({ level }) => level !== 'note')).toEqual([])
  expect(site.read('index.html')).toMatch(/<x-island[^>]*>[\s\S]*<section><p>Всего (?:<!-- -->)?3<\/p><\/section>/)
})

const BUTTON = `import React from 'react'
export const Button = ({ label, onClick }) => <button onClick={onClick}>{label}</button>`
const NAMED = `import React, { useState } from 'react'
export default function Counter({ show }) { const [count] = useState(3); return show(count) }`
const LIST = `export { Button } from './button/button.component'
export { default as Counter } from './Counter'
export * from './Quiet'`
const files = (page: string) => ({
  'src/components/button/button.component.jsx': BUTTON,
  'src/components/Counter.jsx': NAMED,
  'src/components/Quiet.jsx': "import React from 'react'\nexport const Quiet = ({ make }) => <p>{make()}</p>",
  'src/components/index.js': LIST,
  'src/components/Home/index.jsx': page,
  'src/pages/index.jsx':
    "import React from 'react'\nimport Layout from '@theme/Layout'\nimport Home from '../components/Home'\nexport default () => <Layout><Home /></Layout>",
})

test.each([
  ['a named one', "import { Button } from '..'", '<Button label="Вперёд" onClick={() => history.back()} />', true],
  ['one renamed', "import { Counter as Sum } from '@site/src/components'", '<Sum show={n => <b>{n}</b>} />', true],
  ['one that needs no browser', "import { Quiet } from '../index'", '<Quiet make={() => 1} />', false],
])('so is one that takes the component out of a list of them: %s', async (_, imported, drawn, isTaken) => {
  const home = `import React from 'react'\n${imported}\nexport default () => <section>${drawn}</section>`
  const site = await buildSmall(files(home))
  expect(site.problems.filter(({ level }) => level !== 'note')).toEqual([])
  expect(/<x-island[^>]*>\s*<section>/.test(site.read('index.html'))).toBe(isTaken)
})

test('so is whoever gives it, and nobody who gives it to one without state that has the same name', async () => {
  const card = (inside: string): string =>
    `import Live from './live/Panel'\nimport Still from './still/Panel'\nexport default function Card() { return <div>${inside}</div> }\n`
  const { problems } = await buildSmall({
    'src/components/live/Panel.jsx':
      "import { useState } from 'react'\nexport default function Panel({ draw }) { const [n] = useState(0); return <p>{n}{draw?.(n)}</p> }\n",
    'src/components/still/Panel.jsx': 'export default function Panel({ draw }) { return <p>{draw?.(1)}</p> }\n',
    'src/components/Gives.jsx': card('<Live draw={n => n} /><Still />'),
    'src/components/Shows.jsx': card('<Live /><Still draw={n => n} />'),
    'docs/index.mdx':
      "import Gives from '@site/src/components/Gives'\nimport Shows from '@site/src/components/Shows'\n\n# A\n\n<Gives />\n\n<Shows />\n",
  })
  const names = problems.flatMap(({ code, values }) => (code === 'islands-found' ? [values?.names] : []))
  expect(names).toEqual([['src/components/Gives.jsx', 'src/components/live/Panel.jsx']])
})
