import { expect, test } from 'vitest'
import { admonitionKeywords, admonitionKind } from './admonitions.ts'

test('every keyword has a kind; older names are drawn as the kind that took their place', () => {
  expect(admonitionKeywords.filter(keyword => admonitionKind(keyword) === undefined)).toEqual([])
  expect(['note', 'secondary', 'important', 'success', 'caution'].map(admonitionKind)).toEqual([
    'note',
    'note',
    'info',
    'tip',
    'caution',
  ])
})

test('a keyword of the site alone has no kind of ours, whatever objects inherit', () => {
  expect(['hint', 'toString', 'constructor', ''].map(admonitionKind)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
