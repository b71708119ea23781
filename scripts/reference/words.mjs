/** Russian of the reference: the catalogue of `src/messages/reference`, and what it lacks or has in vain. */

import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { ROOT } from '../syntax.mjs'
import { isLiteral } from './shapes.mjs'

/** Russian by English. */
export async function loadWords() {
  const bundle = await rolldown({ input: join(ROOT, 'src/messages/reference/index.ts'), logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  const { reference } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
  return new Map(Object.entries(reference))
}

/** Everything that is said of the keys of some types: meanings and defaults in words. */
export function textsOf(shapes, names) {
  const said = []
  const seen = new Set()
  const visit = (shape, where) => {
    if (shape === undefined) return
    if (shape.kind === 'ref') {
      if (seen.has(shape.key)) return
      seen.add(shape.key)
      visit(shapes.shapeOf(shape.key), shape.name)
    }
    for (const key of shape.keys ?? []) {
      said.push({ where: `${where}.${key.name}`, text: key.meaning })
      if (key.fallback !== undefined && !isLiteral(key.fallback))
        said.push({ where: `${where}.${key.name}`, text: key.fallback })
      visit(key.shape, `${where}.${key.name}`)
    }
    for (const inner of [shape.of ?? []].flat()) visit(inner, where)
  }
  for (const name of names) visit(shapes.shapeOf(name), name)
  return said
}

/** What the catalogue lacks, and what it says that nobody needs any more. */
export function compareWords(said, words) {
  const needed = new Set(said.map(({ text }) => text))
  return [
    ...said.filter(({ text }) => text === '').map(({ where }) => `${where}: says nothing of what it means`),
    ...said
      .filter(({ text }) => text !== '' && !words.has(text))
      .map(({ where, text }) => `${where}: no Russian for “${text}”`),
    ...[...words.keys()].filter(en => !needed.has(en)).map(en => `src/messages/reference: nobody says “${en}”`),
  ]
}
