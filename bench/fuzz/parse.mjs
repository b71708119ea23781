/** The child of the fuzzing: `node parse.mjs BUNDLE BARE`. Answers each text with what became of it. */

import { pathToFileURL } from 'node:url'

const [, , bundle = '', bare = 'false'] = process.argv
const { parseText, parseBare, codeInText, importsOf } = await import(pathToFileURL(bundle).href)

/** Problems that say that the engine itself failed, whatever the text was. */
const OURS = /^(?:parse-failure|markdown-parser)$/

async function parse({ text, mdx }) {
  if (bare === 'true') {
    try {
      parseBare(text, mdx)
    } catch {
      return { answer: 'refused' }
    }
    return { answer: 'fine' }
  }
  for (const code of codeInText(text)) await importsOf(code)
  const { problems } = await parseText(mdx ? 'page.mdx' : 'page.md', text)
  const ours = problems.find(({ code }) => OURS.test(code))
  if (ours !== undefined) return { answer: 'broken', why: JSON.stringify(ours.values) }
  return { answer: problems.some(({ level }) => level === 'error') ? 'refused' : 'fine' }
}

process.on('message', async input => {
  process.send(await parse(input).catch(error => ({ answer: 'broken', why: String(error?.stack).slice(0, 300) })))
})
