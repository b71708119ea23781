/**
 * `node bench/photos.mjs [COUNT]`: seconds of builds of a site with so many photographs of 4 MB (100): cold, again with
 * nothing changed, again with a word changed. Of each the time of the wall, what the processors took in user mode, and
 * how many pictures were encoded. The photographs are made: soft shapes, texture and grain, as a camera of 16 megapixels
 * gives them; each has other bytes.
 */

import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

const ROOT = resolve(import.meta.dirname, '..')
const count = Number(process.argv[2] ?? 100)
const [WIDTH, HEIGHT] = [4608, 3456]
const ALBUM = 10

/** Noise of grains so many pixels wide. */
const noise = (grain, sigma) =>
  sharp({
    create: {
      width: Math.ceil(WIDTH / grain),
      height: Math.ceil(HEIGHT / grain),
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()

async function photograph() {
  const layers = [await noise(300, 60), await noise(5, 12), await noise(1.5, 8)]
  const pixels = Uint8ClampedArray.from(layers[0], (value, at) => value + layers[1][at] + layers[2][at] - 256)
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** The same picture in other bytes: a comment behind its first mark. */
function named(photo, name) {
  const words = Buffer.from(name)
  const head = Buffer.from([0xff, 0xfe, 0, words.length + 2])
  return Buffer.concat([photo.subarray(0, 2), head, words, photo.subarray(2)])
}

function writeSite(folder, photo) {
  mkdirSync(join(folder, 'docs'), { recursive: true })
  writeFileSync(
    join(folder, 'zapiski.config.ts'),
    "export default { title: 'Photographs', url: 'https://example.org', blog: false, docs: { routeBasePath: '/' } }\n",
  )
  for (let at = 0; at < count; at++) {
    const page = join(folder, 'docs', at < ALBUM ? 'index.md' : `album-${Math.floor(at / ALBUM)}.md`)
    if (at % ALBUM === 0) writeFileSync(page, '# Album\n')
    appendFileSync(page, `\n![Photograph ${at}](./photo-${at}.jpg)\n`)
    writeFileSync(join(folder, 'docs', `photo-${at}.jpg`), named(photo, `photograph ${at}`))
  }
}

function build(folder) {
  const start = performance.now()
  const words = ['-c', 'TIMEFORMAT="%U"; time "$@"', 'bash', process.execPath, join(ROOT, 'dist/cli.js'), 'build']
  const { status, stdout, stderr } = spawnSync('bash', words, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout + stderr)
  const wall = (performance.now() - start) / 1000
  return { wall, user: Number(stderr.trim().split('\n').at(-1).replaceAll('"', '')) }
}

/** When each picture of the output was written. */
const writtenAt = folder => {
  const images = join(folder, 'build/assets/images')
  return new Map(readdirSync(images).map(name => [name, statSync(join(images, name)).mtimeMs]))
}

const folder = mkdtempSync(join(tmpdir(), 'zapiski-photos-'))
try {
  const photo = await photograph()
  writeSite(folder, photo)
  console.log(`${count} photographs of ${(photo.length / 1e6).toFixed(1)} MB, ${availableParallelism()} cores`)
  let before = new Map()
  for (const step of ['cold', 'nothing changed', 'a word']) {
    if (step === 'a word') appendFileSync(join(folder, 'docs/index.md'), '\nA word more.\n')
    const { wall, user } = build(folder)
    const now = writtenAt(folder)
    const encoded = [...now].filter(([name, time]) => before.get(name) !== time).length
    console.log(`${step.padEnd(16)} ${wall.toFixed(1)} s, user ${user.toFixed(1)} s, ${encoded} pictures encoded`)
    before = now
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
