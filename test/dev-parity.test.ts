/**
 * What the dev server answers is what a build writes, byte for byte, with one script more in documents. So what browser
 * tests show of a build holds under development.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createDev } from '../src/dev/server.ts'
import { buildShared, readConfig, SITE_DIR } from './e2e/site.ts'

const SITES = resolve(import.meta.dirname, 'sites')
/** For hosts and for the engine: nobody asks for them. */
const UNSERVED = ['.zapiski-build', '_headers', 'nginx.conf']
/** Share images are drawn by one function from one plan, a tenth of a second each: one of them is compared. */
const SHARE = 'assets/share/'
const SCRIPT = /<script type="module" src="\/__zapiski\/dev\.js" data-site="[^"]+"><\/script>(?=<\/body>)/

/** As it is: what would only be packed here and unpacked again is not asked for packed. */
const PLAIN = { redirect: 'manual', headers: { 'accept-encoding': 'identity' } } as const

const QUIET = { port: 0, host: 'localhost', color: false, language: 'ru', log: () => {} } as const

function filesOf(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .filter(path => !UNSERVED.includes(path))
  const shares = all.filter(path => path.startsWith(SHARE))
  return all.filter(path => !shares.slice(1).includes(path))
}

const addressOf = (file: string): string =>
  file === '404.html'
    ? '/no-such-page'
    : `/${file.endsWith('.html') ? file.replace(/\.html$/, '').replace(/(^|\/)index$/, '') : file}`

test.each([
  ['our own site', SITE_DIR],
  ['a site with components', join(SITES, 'components')],
  ['a site with versions', join(SITES, 'versioned')],
])(
  '%s: dev answers the bytes of a build, with its own script in documents',
  async (_, siteDir) => {
    const { outDir } = await buildShared(siteDir)
    const served = await createDev(await readConfig(siteDir), QUIET)
    const other: string[] = []
    for (const file of filesOf(outDir)) {
      const answer = await fetch(new URL(encodeURI(addressOf(file)), served.url), PLAIN)
      const body = Buffer.from(await answer.arrayBuffer())
      const isDocument = file.endsWith('.html')
      if (isDocument && !SCRIPT.test(body.toString())) other.push(`${file}: no script`)
      const own = isDocument ? Buffer.from(body.toString().replace(SCRIPT, '')) : body
      const status = file === '404.html' ? 404 : 200
      if (answer.status !== status || !own.equals(readFileSync(join(outDir, file))))
        other.push(`${file}: ${answer.status}`)
    }
    await served.close()
    expect(other).toEqual([])
  },
  300_000,
)
