import { describe, expect, test } from 'vitest'
import { isActiveDrawing, isTruncated, withoutPosition } from './pictures.ts'

/** A JPEG of metadata alone: camera `A`, and a position. */
function photo(isLittle: boolean): Buffer {
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
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  const size = Buffer.alloc(2)
  size.writeUInt16BE(exif.length + 2)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe1]),
    size,
    exif,
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

  test('is not looked for in what is no photo, or a broken one', () => {
    expect(withoutPosition(Buffer.from('no photo at all'))).toBeUndefined()
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
  expect(isTruncated(Buffer.from('…IEND\xae\x42\x60\x82', 'latin1'), 'png')).toBe(false)
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
])('%s is active', text => expect(isActiveDrawing(Buffer.from(text))).toBe(true))

test('a drawing is not', () => {
  expect(isActiveDrawing(Buffer.from('<svg><style>.a{}</style><path class="on" d="M0 0"/></svg>'))).toBe(false)
})
