import { expect, test } from 'vitest'
import { signsIn, wrap } from './text.ts'

test('lines break between words and never inside one', () => {
  expect(wrap('сервер отвечает сразу', 10)).toEqual(['сервер', 'отвечает', 'сразу'])
  expect(wrap('а б в', 5)).toEqual(['а б в'])
  expect(wrap('длинноеслово и', 4)).toEqual(['длинноеслово', 'и'])
})

test('a word too long for its line is cut after a hyphen', () => {
  expect(wrap('DOCKER-USER', 8)).toEqual(['DOCKER-', 'USER'])
  expect(wrap('DOCKER-USER', 11)).toEqual(['DOCKER-USER'])
  expect(wrap('--rm', 2)).toEqual(['--rm'])
})

test('a name too long for its line is cut before its dots, into as few lines as there can be', () => {
  expect(wrap('blog.example.com?', 12)).toEqual(['blog.example', '.com?'])
  expect(wrap('127.0.0.1:8172', 10)).toEqual(['127.0.0.1', ':8172'])
  expect(wrap('кто знает example.com?', 12)).toEqual(['кто знает', 'example.com?'])
  expect(wrap('203.0.113.10', 9)).toEqual(['203.0.113.10'])
  expect(wrap('12:00–12:30', 10)).toEqual(['12:00–12:30'])
  expect(wrap('…googlevideo.com', 12)).toEqual(['…googlevideo', '.com'])
})

test('a line holds as many signs as have room', () => {
  expect(signsIn(130)).toBe(17)
  expect(signsIn(66)).toBe(8)
})
