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
