/**
 * Looks for texts that the parser does not survive: mutated golden files and nests of everything that can be nested, each
 * parsed in a child. `node bench/fuzz.mjs [--seed 1] [--from 0] [--count 50000] [--seconds 10] [--bare] [--out FOLDER]`.
 * What ends the child or takes longer is printed and counted, in seconds of a processor, not of the clock; with `--out` it
 * is kept as a file. `--bare` asks the parser
 * alone, without the limits that stand before it: what it finds there is what the limits are for.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createChild } from './fuzz/child.mjs'
import { createInputs } from './fuzz/inputs.mjs'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '10' },
    bare: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
})

const inputs = createInputs(Number(values.seed))
const child = createChild({ bare: values.bare, patience: Number(values.seconds) * 1000 })
const answers = { fine: 0, refused: 0, crashed: 0, slow: 0, broken: 0 }
const found = []

const from = Number(values.from)
for (let index = from; index < from + Number(values.count); index++) {
  const { name, text, mdx } = inputs(index)
  const { answer, took, why } = await child.ask({ text, mdx })
  answers[answer]++
  if (index % 1000 === 999) process.stderr.write(`${index + 1}\n`)
  if (answer === 'fine' || answer === 'refused') continue
  found.push({ name, index })
  process.stdout.write(`${answer} ${name} #${index} ${text.length} characters, ${took} ms ${why}\n`)
  if (values.out === undefined) continue
  mkdirSync(values.out, { recursive: true })
  writeFileSync(join(values.out, `${index}-${name.replaceAll(/\W+/g, '-')}.${mdx ? 'mdx' : 'md'}`), text)
}
child.end()
const counts = Object.entries(answers).map(([name, count]) => `${name} ${count}`)
process.stdout.write(`seed ${values.seed}: ${counts.join(', ')}\n`)
process.exitCode = found.length > 0 && !values.bare ? 1 : 0
