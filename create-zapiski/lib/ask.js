/** Questions on a terminal: those whose answers the command line does not give. */

import { createInterface } from 'node:readline/promises'
import { CHOICES, isAtRoot, parseAddress } from './options.js'
import { createSay } from './texts.js'

/** All answers, or the language alone when the author went away. */
export async function ask(process, options, defaults) {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const stop = new AbortController()
  lines.on('close', () => stop.abort())
  let lang = defaults.lang
  let say = createSay(lang)

  const askFor = async (name, fallback, isRight, complaint) => {
    if (options[name] !== undefined) return options[name]
    for (;;) {
      const written = await lines.question(`${say(`ask/${name}`)} [${fallback}]: `, { signal: stop.signal })
      const answer = written.trim() === '' ? fallback : written.trim()
      if (isRight(answer)) return answer
      process.stdout.write(`${complaint(answer)}\n`)
    }
  }
  const choose = (name, fallback) =>
    askFor(
      name,
      fallback,
      answer => CHOICES[name].includes(answer),
      () => say('ask/again', { choices: CHOICES[name].join(', ') }),
    )

  try {
    lang = await choose('lang', lang)
    say = createSay(lang)
    const kind = await choose('kind', defaults.kind)
    const title = await askFor('title', defaults.title, () => true)
    const host = await choose('host', defaults.host)
    const url = await askFor(
      'url',
      'https://example.org/',
      answer => complaintOf(host, answer) === undefined,
      answer => say(complaintOf(host, answer), { host }),
    )
    const install =
      options.install ??
      /^(y|yes|д|да)$/i.test(
        await askFor(
          'install',
          'y',
          answer => /^(y|yes|n|no|д|да|н|нет)$/i.test(answer),
          () => say('ask/again', { choices: 'y, n' }),
        ),
      )
    return { lang, answers: { lang, kind, title, host, url, install } }
  } catch (error) {
    if (error.name === 'AbortError') return { lang }
    throw error
  } finally {
    lines.close()
  }
}

/** What is wrong with an address, as a text of the catalogue. */
function complaintOf(host, address) {
  if (parseAddress(address) === undefined) return 'ask/address'
  return isAtRoot(host, address) ? undefined : 'error/path'
}
