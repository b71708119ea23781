/** Pictures of texts in several widths: what is published, what pages say of it, what is done again. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runIn } from './command.ts'
import { writeFile } from './write-files.ts'

let root = ''
let photo: Buffer
const at = (path: string): string => join(root, path)
const write = (path: string, content: string | Uint8Array): void => writeFile(at(path), content)

const config = (images: string) =>
  `export default { title: 'T', url: 'https://example.org', shareImages: false, i18n: { defaultLocale: 'en' }, ${images}
  docs: { routeBasePath: '/' }, blog: { routeBasePath: '/blog', onUntruncatedBlogPosts: 'ignore' } }\n`

const canvas = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: {
      width,
      height,
      channels,
      background: { r: 10, g: 90, b: 180, alpha: 0.5 },
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  })

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'zapiski-pictures-'))
  // Held upright: the picture lies on its side, and its metadata say so, and where it was taken.
  photo = await canvas(1200, 800)
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '55/1 45/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const blue = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#0a5ab4' } })
    .composite([{ input: await canvas(120, 120).png().toBuffer() }])
    .png()
    .toBuffer()
  write('zapiski.config.ts', config('images: { widths: [300, 600] },'))
  write('docs/photo.jpg', photo)
  write('docs/blue.png', blue)
  write('docs/clear.png', await canvas(400, 300, 4).png().toBuffer())
  write(
    'docs/small.png',
    await sharp({ create: { width: 500, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  write('docs/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>')
  write('docs/moving.webp', await movingPicture())
  write('docs/linked.jpg', await canvas(900, 900).jpeg().toBuffer())
  const names = ['photo.jpg', 'blue.png', 'clear.png', 'small.png', 'drawing.svg', 'moving.webp', 'linked.jpg']
  const pictures = names.map(name => `![A picture](./${name})`).join('\n\n')
  write('docs/index.md', `# Home\n\n${pictures}\n\n[As it is](./linked.jpg)\n`)
  write('docs/words.md', '# Words\n\nNo picture.\n')
  write('docs/sign.md', '# ![A sign](./drawing.svg) Signs of [Home](./index.md)\n\nNo other picture.\n')
  write('blog/2024-01-01-post.md', `---\ntitle: Post\n---\n\n![A picture](../docs/photo.jpg)\n`)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function movingPicture(): Promise<Buffer> {
  const frames = await Promise.all([1, 2].map(() => canvas(400, 300).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .webp({ quality: 100 })
    .toBuffer()
}

async function build(...args: string[]): Promise<string> {
  const { code, text: said } = await runIn(root, 'build', ...args)
  return code === 0 ? said : `${code}\n${said}`
}

const filesOf = (folder: string): string[] => readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).sort()
const imagesOf = (folder: string): string[] => readdirSync(at(`${folder}/assets/images`)).sort()
const text = (path: string): string => readFileSync(at(path), 'utf8')
/** Tag of a picture by the name of its file. */
const tagOf = (html: string, name: string): string =>
  [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag).find(tag => tag.includes(`/${name}`)) ?? 'no tag'
const stampsOf = (folder: string) => filesOf(folder).map(name => [name, statSync(at(join(folder, name))).mtimeMs])

test('texts show the widths that fit, of colour and size known before', async () => {
  expect(await build()).toContain('Widths of pictures')
  const html = text('build/index.html')
  expect(tagOf(html, 'photo').replace(/-[0-9a-f]{8}\./g, '-X.')).toBe(
    '<img src="/assets/images/photo-600-X.webp" alt="A picture" fetchpriority="high" decoding="async" ' +
      'width="800" height="1200" srcset="/assets/images/photo-300-X.webp 300w, /assets/images/photo-600-X.webp 600w" ' +
      'sizes="(max-width: 40rem) 100vw, 38.5rem" data-tone="555">',
  )
  expect(tagOf(html, 'blue')).toContain('data-tone="05a"')
  expect(tagOf(html, 'blue')).toContain('loading="lazy"')
  expect(tagOf(html, 'clear')).toMatch(/clear-300-\w+\.webp 300w, [^"]*clear-400-\w+\.webp 400w"/)
  expect(tagOf(html, 'clear')).not.toContain('data-tone')
  for (const name of ['small', 'drawing', 'moving']) expect(tagOf(html, name)).not.toContain('srcset')
  expect(html).toMatch(/href="\/assets\/images\/linked-\w+\.jpg"/)
})

test('a title keeps its picture and its link', () => {
  const title = /<h1[^>]*>(.*?)<\/h1>/.exec(text('build/sign.html'))?.[1]
  expect(title?.replace(/-[0-9a-f]{8}\./g, '-X.')).toBe(
    '<img src="/assets/images/drawing-X.svg" alt="A sign" width="900" height="600"> Signs of <a href="/">Home</a>',
  )
})

test('what is encoded stands upright and tells nothing of the camera', async () => {
  const name = imagesOf('build').find(file => file.startsWith('photo-600')) ?? ''
  const { width, height, format, exif, orientation } = await sharp(at(`build/assets/images/${name}`)).metadata()
  expect({ width, height, format, exif, orientation }).toEqual({ width: 600, height: 900, format: 'webp' })
})

test('a picture that no text names as it is goes out in its widths alone', () => {
  const names = imagesOf('build')
    .map(name => name.replace(/-[0-9a-f]{8}\./, '.'))
    .sort()
  expect(names).toEqual([
    'blue-300.webp',
    'blue-600.webp',
    'clear-300.webp',
    'clear-400.webp',
    'drawing.svg',
    'linked-300.webp',
    'linked-600.webp',
    'linked.jpg',
    'moving.webp',
    'photo-300.webp',
    'photo-600.webp',
    'small.png',
  ])
})

test('in a list no picture hurries, and only pages with pictures have the sheet of colours', () => {
  expect(tagOf(text('build/blog.html'), 'photo')).toContain('loading="lazy"')
  expect(tagOf(text('build/blog/2024/01/01/post.html'), 'photo')).toContain('fetchpriority="high"')
  expect(text('build/index.html')).toContain('assets/css/tones-')
  expect(text('build/words.html')).not.toContain('assets/css/tones-')
})

test('nothing is encoded twice: not for a changed text, not for an output that was lost', async () => {
  const [cached, published] = [stampsOf('.zapiski/encoded'), stampsOf('build/assets/images')]
  expect(cached).toHaveLength(8)
  write('docs/words.md', '# Other words\n\nNo picture.\n')
  await build()
  expect(stampsOf('build/assets/images')).toEqual(published)
  await build('--out-dir', 'lost')
  expect(stampsOf('.zapiski/encoded')).toEqual(cached)
})

test('nor for the same picture under another name', async () => {
  const cached = stampsOf('.zapiski/encoded')
  write('docs/twin.jpg', photo)
  write('docs/words.md', '# Words\n\n![The same](./twin.jpg)\n')
  await build()
  expect(imagesOf('build').filter(name => name.startsWith('twin'))).toHaveLength(2)
  expect(stampsOf('.zapiski/encoded')).toEqual(cached)
  rmSync(at('docs/twin.jpg'))
  write('docs/words.md', '# Words\n\nNo picture.\n')
  write('docs/sign.md', '# ![A sign](./drawing.svg) Signs of [Home](./index.md)\n\nNo other picture.\n')
})

test('a warm build is a clean one, byte for byte; a changed picture and a changed setting too', async () => {
  const compare = async (): Promise<void> => {
    await build()
    await build('--no-cache', '--out-dir', 'clean')
    expect(filesOf('build')).toEqual(filesOf('clean'))
    for (const name of filesOf('clean').filter(name => statSync(at(`clean/${name}`)).isFile()))
      expect(readFileSync(at(`build/${name}`)).equals(readFileSync(at(`clean/${name}`))), name).toBe(true)
  }
  await compare()
  write('docs/blue.png', await canvas(640, 480).png().toBuffer())
  await compare()
  write('zapiski.config.ts', config("images: { widths: [320], format: 'avif', quality: 40 },"))
  await compare()
  expect(imagesOf('build').filter(name => name.startsWith('blue'))).toEqual([
    expect.stringMatching(/^blue-320-\w+\.avif$/),
  ])
  expect(filesOf('.zapiski/encoded')).toHaveLength(4)
  write('zapiski.config.ts', config('images: false,'))
  await compare()
  expect(imagesOf('build').some(name => /\.(?:avif)$/.test(name))).toBe(false)
  expect(text('build/index.html')).not.toContain('srcset')
})

test('a damaged copy in the cache is made again', async () => {
  write('zapiski.config.ts', config('images: { widths: [300] },'))
  await build()
  const [name = ''] = filesOf('.zapiski/encoded')
  write(`.zapiski/encoded/${name}`, 'x'.repeat(200))
  await build('--out-dir', 'again')
  for (const image of imagesOf('build'))
    expect(
      readFileSync(at(`again/assets/images/${image}`)).equals(readFileSync(at(`build/assets/images/${image}`))),
    ).toBe(true)
})

test('a picture that cannot be decoded is told of and goes out as it is', async () => {
  write('docs/words.md', '# Words\n\n![Broken](./broken.png)\n')
  const whole = await canvas(400, 300).png().toBuffer()
  write('docs/broken.png', Buffer.concat([whole.subarray(0, 4000), Buffer.alloc(20_000, 7), whole.subarray(-12)]))
  expect(await build()).toContain('no other widths can be made of the picture docs/broken.png')
  expect(tagOf(text('build/words.html'), 'broken')).toMatch(/src="\/assets\/images\/broken-\w+\.png"/)
})

test('widths are numbers', async () => {
  write('zapiski.config.ts', config("images: { widths: [300, 'wide', 0] },"))
  const said = await build()
  expect(said).toContain('images.widths[1]: a width is a whole number of pixels from 1')
  expect(said).toContain('images.widths[2]')
})
