import { expect, test } from 'vitest'
import { type Shift, writeShift } from './photo-time.ts'

const SHIFT: Shift = { hours: 2, minutes: 3, seconds: 10, model: '', before: '', folder: 'photos/', isRecursive: false }

test('a shift forward and one back', () => {
  expect(writeShift(SHIFT)).toBe("exiftool -P '-AllDates+=0:0:0 2:3:10' photos/")
  expect(writeShift({ ...SHIFT, hours: -1, minutes: 0, seconds: 0 })).toBe(
    "exiftool -P '-AllDates-=0:0:0 1:0:0' photos/",
  )
})

test('parts of different signs make one shift', () => {
  expect(writeShift({ ...SHIFT, hours: 1, minutes: -90, seconds: 0 })).toContain('-AllDates-=0:0:0 0:30:0')
})

test('conditions stand in quotes that neither the shell nor Perl looks into', () => {
  const command = writeShift({ ...SHIFT, model: "Bob's $X", before: '2022:05:20 14:00:00', isRecursive: true })
  expect(command).toBe(
    `exiftool -P -r -if '$Model eq "Bob'\\''s \\$X" and $DateTimeOriginal lt "2022:05:20 14:00:00"' '-AllDates+=0:0:0 2:3:10' photos/`,
  )
})

test('nothing to shift, or no moment: no command', () => {
  expect(writeShift({ ...SHIFT, hours: 0, minutes: 0, seconds: 0 })).toBeUndefined()
  expect(writeShift({ ...SHIFT, before: 'вчера' })).toBeUndefined()
})
