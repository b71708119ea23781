/** Random steps on a site; after each the output of a warm build is that of a clean one, byte for byte. */

import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HISTORY_EDITS } from './history.mjs'
import { createDice, createSite, EDITS, LANGUAGE_EDITS } from './site.mjs'
import { STRUCTURE_EDITS } from './structure.mjs'

/** Things that happen to a site without its author. */
const ACCIDENTS = {
  nothing: () => '',
  // What was touched just now is read again anyway: only after a while are times believed.
  pause: ({ pause }) => pause(2100),
  touch({ site }) {
    const path = site.dice.pick(site.list('blog', /\.md$/))
    utimesSync(site.at(path), new Date(), new Date())
    return path
  },
  'same size, same time'({ site }) {
    const path = site.dice.pick(site.list('blog', /\.md$/))
    const { atime, mtime } = statSync(site.at(path))
    site.write(
      path,
      site.read(path).replace(/[аио](?=[а-я ]*\.)/, letter => ({ а: 'и', и: 'о', о: 'а' })[letter]),
    )
    utimesSync(site.at(path), atime, mtime)
    return path
  },
  'damaged cache'({ site }) {
    const files = cacheFiles(site)
    if (files.length === 0) return 'none'
    const file = site.dice.pick(files)
    const damage = site.dice.pick(Object.keys(DAMAGES))
    DAMAGES[damage](file, site.dice)
    return `${damage} ${relative(site.folder, file)}`
  },
  async 'interrupted build'({ site, interrupt }) {
    await EDITS.text(site)
    await interrupt(site.folder, site.dice.number(900))
    return ''
  },
}

const DAMAGES = {
  truncated: (file, dice) => writeFileSync(file, readFileSync(file).subarray(0, dice.number(statSync(file).size))),
  flipped(file, dice) {
    const bytes = readFileSync(file)
    if (bytes.length > 0) bytes[dice.number(bytes.length)] ^= 1 << dice.number(8)
    writeFileSync(file, bytes)
  },
  empty: file => writeFileSync(file, ''),
  foreign: file => writeFileSync(file, '{"version":0}\n'),
  gone: file => rmSync(file),
}

function cacheFiles(site) {
  return ['node_modules/.cache/zapiski', '.zapiski'].flatMap(name => {
    const folder = site.at(name)
    if (!existsSync(folder)) return []
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  })
}

/** Path -> bytes of everything that is published. */
function readOutput(folder) {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = entries.map(entry => join(entry.parentPath, entry.name)).toSorted()
  return new Map(paths.map(path => [relative(folder, path), readFileSync(path)]))
}

/** The first file that is not the same, with both texts around the place; `undefined` when all are. */
function difference(warm, clean) {
  for (const path of new Set([...clean.keys(), ...warm.keys()])) {
    const [ours, theirs] = [warm.get(path), clean.get(path)]
    if (ours === undefined || theirs === undefined) return `${path}: ${ours === undefined ? 'missing' : 'left over'}`
    if (ours.equals(theirs)) continue
    const [a, b] = [ours.toString(), theirs.toString()]
    const from = Math.max(0, [...a].findIndex((_, index) => a[index] !== b[index]) - 60)
    return `${path}\n  warm:  ${JSON.stringify(a.slice(from, from + 200))}\n  clean: ${JSON.stringify(b.slice(from, from + 200))}`
  }
  return undefined
}

/** Edits of a text that no list of others shows. */
const WORDS = ['sentence', 'sentence', 'paragraph', 'code', 'heading']

/** Share of steps after which there is nothing to compare. */
const MOST_MISTAKES = 0.1

const told = problems => JSON.stringify(problems)

/**
 * `warm` and `clean` build the site in `folder` into `outDir` and give their problems, or what was `said` of them, which
 * `say` gives as it should be; `interrupt` begins a build and ends it after some milliseconds. Gives what went wrong, or
 * `undefined`.
 */
export async function runSteps({
  seed,
  count,
  warm,
  clean,
  pause = ms => sleep(ms),
  log = () => {},
  keep = false,
  ...more
}) {
  const { interrupt, say, hasLanguages = false, hasStructure = false, hasHistory = false } = more
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-steps-'))
  const site = createSite(folder, createDice(seed))
  const special = {
    ...(hasLanguages && LANGUAGE_EDITS),
    ...(hasStructure && STRUCTURE_EDITS),
    ...(hasHistory && HISTORY_EDITS),
  }
  const edits = { ...EDITS, ...special }
  const kinds = { ...edits, ...(interrupt === undefined ? {} : { 'interrupted build': 1 }) }
  const accidents = Object.keys(ACCIDENTS).filter(name => name !== 'interrupted build' || name in kinds)
  // What authors do most often are edits, and of these what changes words.
  const lists = [Object.keys(edits), Object.keys(Object.keys(special).length > 0 ? special : EDITS), WORDS, accidents]
  let failure
  let mistakes = 0
  const noteMistake = ({ file, code }) => {
    log(`  not built: ${file} ${code}`)
    mistakes++
  }
  try {
    for (let step = 0; step <= count && failure === undefined; step++) {
      const name = step === 0 ? 'first build' : site.dice.pick(site.dice.pick(lists))
      const start = performance.now()
      const what = step === 0 ? '' : await (edits[name]?.(site) ?? ACCIDENTS[name]?.({ site, interrupt, pause }))
      failure = await compare(site, { warm, clean, say, noteMistake })
      log(`${step} ${name} ${what ?? ''}, ${Math.round(performance.now() - start)} ms`)
      if (failure !== undefined) failure = `step ${step} of seed ${seed}, ${name} ${what ?? ''}: ${failure}`
    }
  } finally {
    if (!keep) rmSync(folder, { recursive: true, force: true })
  }
  if (failure === undefined && mistakes > count * MOST_MISTAKES)
    return `seed ${seed}: ${mistakes} of ${count} steps left a site with mistakes, which is not built and proves nothing`
  return keep && failure !== undefined ? `${failure}\n  in ${folder}` : failure
}

async function compare(site, { warm, clean, say, noteMistake }) {
  const [ours, theirs] = [site.at('build'), site.at('clean')]
  rmSync(theirs, { recursive: true, force: true })
  const found = await warm(site.folder, ours)
  const expected = await clean(site.folder, theirs)
  if (found.problems !== undefined && told(found.problems) !== told(expected.problems))
    return `problems\n  warm:  ${told(found.problems)}\n  clean: ${told(expected.problems)}`
  const expectedWords = say?.(expected.problems) ?? ''
  if (found.said !== undefined && !found.said.includes(expectedWords))
    return `words\n  warm:  ${found.said}\n  clean: ${expectedWords}`
  // After a mistake the earlier output stays.
  if (expected.problems.some(({ level }) => level === 'error')) {
    noteMistake(expected.problems.find(({ level }) => level === 'error'))
    return undefined
  }
  return difference(readOutput(ours), readOutput(theirs))
}
