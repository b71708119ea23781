import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Report } from '../../messages/problem.ts'
import { countFrames } from './frames.ts'
import { lookAt } from './look.ts'
import { isActiveDrawing, isTruncated } from './pictures.ts'
import { withoutPosition } from './position.ts'

/** A JPEG of metadata alone: camera `A`, and a position. */
function photo(isLittle: boolean, more = ''): Buffer {
  const tiff = Buffer.alloc(120)
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
  const long = (value: number, at: number) => (isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at))
  const entry = (at: number, [tag, type, count, value]: [number, number, number, number]) => {
    short(tag, at)
    short(type, at + 2)
    long(count, at + 4)
    long(value, at + 8)
  }
  tiff.write(isLittle ? 'II' : 'MM', 0, 'latin1')
  short(42, 2)
  long(8, 4)
  short(2, 8)
  entry(10, [0x010f, 2, 6, 80])
  entry(22, [0x8825, 4, 1, 40])
  tiff.write('Camera', 80, 'latin1')
  short(2, 40)
  entry(42, [1, 2, 2, 0x4e000000])
  entry(54, [2, 5, 3, 90])
  long(55_751_244, 90)
  long(1_000_000, 94)
  const part = (data: Buffer): Buffer => Buffer.concat([Buffer.from([0xff, 0xe1, 0, data.length + 2]), data])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    part(Buffer.concat([Buffer.from('Exif\0\0'), tiff])),
    ...(more === '' ? [] : [part(Buffer.from(more, 'latin1'))]),
    Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]),
  ])
}

describe('the place where a photo was taken', () => {
  test.each([true, false])('goes, and nothing else does (little-endian: %s)', isLittle => {
    const before = photo(isLittle)
    const after = withoutPosition(before)
    expect(after).toHaveLength(before.length)
    expect(after?.includes('Camera')).toBe(true)
    const degrees = before.subarray(12 + 90, 12 + 98)
    expect(before.includes(degrees)).toBe(true)
    expect(after?.includes(degrees)).toBe(false)
    // Once is enough.
    expect(withoutPosition(after ?? before)?.equals(after ?? before)).toBe(true)
  })

  test.each([
    ['an attribute', '<a exif:GPSLatitude="55,45N" b="c"/>', '<a                           b="c"/>'],
    ['an element', '<exif:GPSMapDatum>55</exif:GPSMapDatum><b/>', `${' '.repeat(39)}<b/>`],
  ])('is %s of what an editor has added', (_, written, left) => {
    const after = withoutPosition(photo(true, written))
    expect(after?.includes(left)).toBe(true)
    expect(after?.includes('exif:GPS')).toBe(false)
  })

  test.each(['png', 'webp', 'avif'] as const)('goes out of what an encoder has made: %s', async format => {
    const before = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '55/1 45/1 7/1', GPSLatitudeRef: 'N' } })
      .toFormat(format)
      .toBuffer()
    const degrees = Buffer.from([55, 0, 0, 0, 1, 0, 0, 0, 45, 0, 0, 0, 1, 0, 0, 0, 7])
    expect(before.includes(degrees)).toBe(true)
    const after = withoutPosition(before) ?? before
    expect(after.includes(degrees)).toBe(false)
    expect(after).toHaveLength(before.length)
    // Still whole for those who look closely.
    expect((await sharp(after, { failOn: 'warning' }).metadata()).exif?.includes('Camera')).toBe(true)
    expect((await sharp(after, { failOn: 'warning' }).raw().toBuffer()).length).toBe(8 * 8 * 3)
  })

  test('is found behind long pixels as before them', () => {
    const pixels = Buffer.alloc(1_000_000, 7)
    for (const before of [Buffer.concat([photo(true), pixels]), Buffer.concat([pixels, photo(false)])]) {
      const after = withoutPosition(before)
      expect(after).toHaveLength(before.length)
      expect(after?.equals(before)).toBe(false)
    }
  })

  test('is not looked for in what is no photo, or a broken one', () => {
    for (const text of ['', 'n', 'no photo at all', 'Exif\0\0II*\0', 'EXIF', 'exif:GPS', '<exif:GPSLatitude>'])
      expect(withoutPosition(Buffer.from(text))).toBeUndefined()
    const broken = photo(true)
    broken.writeUInt32LE(0xfffffff0, 12 + 22 + 8)
    expect(withoutPosition(broken)).toBeUndefined()
    for (let end = 2; end < broken.length; end++) expect(() => withoutPosition(broken.subarray(0, end))).not.toThrow()
  })
})

test('a picture that breaks off is known by its end', () => {
  const jpeg = photo(true)
  expect(isTruncated(jpeg, 'jpg')).toBe(false)
  expect(isTruncated(jpeg.subarray(0, -2), 'jpg')).toBe(true)
  const thumbnail = photo(true, '\xff\xd8 small \xff\xd9')
  expect(isTruncated(thumbnail, 'jpg')).toBe(false)
  for (let end = 0; end < thumbnail.length; end++) expect(isTruncated(thumbnail.subarray(0, end), 'jpg')).toBe(true)
  expect(isTruncated(Buffer.from('…IEND\xae\x42\x60\x82', 'latin1'), 'png')).toBe(false)
  expect(isTruncated(Buffer.from(`…IEND\xae\x42\x60\x82${'made by '.repeat(40)}`, 'latin1'), 'png')).toBe(false)
  expect(isTruncated(Buffer.alloc(200), 'png')).toBe(true)
  expect(isTruncated(Buffer.from('GIF89a;'), 'gif')).toBe(false)
  expect(isTruncated(Buffer.from('GIF89a'), 'gif')).toBe(true)
  const webp = Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1')
  expect(isTruncated(webp, 'webp')).toBe(false)
  expect(isTruncated(webp.subarray(0, 9), 'webp')).toBe(true)
})

test.each([
  '<svg><script>x</script></svg>',
  '<svg onload="x()"></svg>',
  '<svg:svg><svg:script/></svg:svg>',
  '<svg><foreignObject/></svg>',
  '<svg><a xlink:href="javascript:x"/></svg>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
  '<svg><a href="java&#115;cript:x"/></svg>',
  "<svg><a xlink:href='&#x6A;avascript:x'/></svg>",
  '<svg><a href="java\tscript:x"/></svg>',
  '<svg><a href="data:text/html,x"/></svg>',
  '<svg><a><set attributeName="href" to="javascript:x"/></a></svg>',
  '<svg><a><animate attributeName="href" values="/a;javascript:x"/></a></svg>',
  '<?xml-stylesheet type="text/xsl" href="#a"?><svg/>',
])('%s is active', text => expect(isActiveDrawing(Buffer.from(text))).toBe(true))

test('in two bytes a letter as well, with a mark at its beginning or without', () => {
  const text = Buffer.from('<svg onload="x()"></svg>', 'utf16le')
  const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), text])
  for (const bytes of [text, marked, Buffer.from(text).swap16(), Buffer.from(marked).swap16()]) {
    expect(isActiveDrawing(bytes)).toBe(true)
    expect(isTruncated(bytes, 'svg')).toBe(false)
  }
})

test('frames are counted as they are written', async () => {
  const raw = { width: 4, height: 12, channels: 3, pageHeight: 3 } as const
  const frames = () => sharp(Buffer.from(Array.from({ length: 144 }, (_, at) => at)), { raw })
  expect(countFrames(await frames().gif({ loop: 0 }).toBuffer(), 'gif')).toBe(4)
  expect(countFrames(await frames().webp({ loop: 0 }).toBuffer(), 'webp')).toBe(4)
  expect(countFrames(Buffer.from('\x89PNG\0\0\0\x08acTL\0\0\0\x07\0\0\0\0', 'latin1'), 'png')).toBe(7)
  expect(countFrames(Buffer.from('GIF89a', 'latin1'), 'gif')).toBe(1)
  expect(
    countFrames(
      await sharp({ create: { width: 3, height: 3, channels: 3, background: '#f00' } })
        .png()
        .toBuffer(),
      'png',
    ),
  ).toBe(1)
})

test.each(['data:image/png;base64,x', 'data:img/png;base64,x', '#a', 'https://a.example/javascript:x'])(
  'a drawing that names %s is not',
  address => expect(isActiveDrawing(Buffer.from(`<svg><image href="${address}"/></svg>`))).toBe(false),
)

test('a drawing is not', () => {
  expect(isActiveDrawing(Buffer.from('<svg><style>.a{}</style><path class="on" d="M0 0"/></svg>'))).toBe(false)
})

test('a drawing is measured however much its program keeps in its first tag', () => {
  const kept = '&lt;file&gt;'.repeat(300)
  const bytes = Buffer.from(
    `<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg xmlns="http://www.w3.org/2000/svg" content="${kept}" width="381px" height="201px"><path d="M0 0"/></svg>`,
  )
  const problems: string[] = []
  const seen = lookAt(bytes, { file: 'a.svg', at: {}, report: (_, id) => void problems.push(id) })
  expect([seen.size, problems]).toEqual([{ width: 381, height: 201 }, []])
})

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"><circle r="40"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><circle r="40"/></svg>',
  '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><svg:circle r="4"/></svg:svg>',
])('a drawing without a size that is known is shown and told: %s', drawing => {
  const problems: string[] = []
  const report: Report = (level, id) => void problems.push(`${level} ${id}`)
  const seen = lookAt(Buffer.from(drawing), { file: 'a.svg', at: {}, report })
  expect(seen).toEqual({ size: undefined, isBad: false, isCut: false })
  expect(problems).toEqual(['warning bad-image/unsized'])
})

test('a drawing may part the numbers of its box by commas; a box that says nothing is no size', () => {
  const sizeOf = (box: string) =>
    lookAt(Buffer.from(`<svg width="100%" viewBox="${box}"><path/></svg>`), { file: 'a.svg', at: {}, report: () => {} })
      .size
  expect(sizeOf('0,0,300,100')).toEqual({ width: 300, height: 100 })
  expect(sizeOf('0, 0, 300, 100')).toEqual({ width: 300, height: 100 })
  expect(sizeOf('0 0 wide 100')).toBeUndefined()
})

test('a page of a server under the name of a drawing is none', () => {
  const problems: string[] = []
  const page = Buffer.from('<!DOCTYPE html><html><body><svg><path/></svg></body></html>')
  lookAt(page, { file: 'a.svg', at: {}, report: (_, id) => void problems.push(id) })
  expect(problems).toEqual(['bad-image'])
})

test('a picture under the name of another kind has its size, and the name is told; under the name of a drawing it is none', async () => {
  const webp = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
  const seen = (file: string, bytes: Buffer) => {
    const problems: string[] = []
    const report: Report = (_, id, { values } = {}) => void problems.push(`${id} ${values?.type ?? ''}`.trim())
    return [lookAt(bytes, { file, at: {}, report }), problems]
  }
  const size = { width: 30, height: 20 }
  expect(seen('a.png', webp)).toEqual([{ size, isBad: true, isCut: false }, ['bad-image/misnamed WEBP']])
  expect(seen('a.png', webp.subarray(0, -4))).toEqual([
    { size, isBad: true, isCut: true },
    ['bad-image/misnamed WEBP', 'bad-image/cut'],
  ])
  expect(seen('a.webp', webp)).toEqual([{ size, isBad: false, isCut: false }, []])
  expect(seen('a.svg', webp)).toEqual([{ size: undefined, isBad: true, isCut: false }, ['bad-image']])
})

test('a pointer of Git LFS is told as that', () => {
  const problems: string[] = []
  const pointer = Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:355f2a94\nsize 8031\n')
  const seen = lookAt(pointer, { file: 'a.png', at: {}, report: (_, id) => void problems.push(id) })
  expect([seen, problems]).toEqual([{ size: undefined, isBad: true, isCut: false }, ['bad-image/pointer']])
})
