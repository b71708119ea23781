import { expect, it } from 'vitest'
import { shellData } from '../../test/shell-data.ts'
import { clientTranslate } from './translate.ts'

const FOUND = 'theme.SearchPage.found'

it("says the shell's text with its values, and the id of a text that is not there", () => {
  const t = clientTranslate(shellData({ messages: { 'theme.SearchModal.save': 'Keep {title}' } }))
  expect(t('theme.SearchModal.save', { title: 'A' })).toBe('Keep A')
  expect(t('theme.SearchModal.reset')).toBe('theme.SearchModal.reset')
})

it("chooses plural forms by the site's language", () => {
  const t = clientTranslate(
    shellData({ locale: 'ru', messages: { [FOUND]: '{count} раз|{count} раза|{count} разов' } }),
  )
  expect([1, 2, 5, 21].map(count => t.plural(FOUND, count))).toEqual(['1 раз', '2 раза', '5 разов', '21 раз'])
})

it('chooses the forms of English for a text that nobody translated', () => {
  const messages = { [FOUND]: 'one page|{count} pages' }
  const t = clientTranslate(shellData({ locale: 'ru', messages, english: [FOUND] }))
  expect([1, 2, 21].map(count => t.plural(FOUND, count))).toEqual(['one page', '2 pages', '21 pages'])
  expect(t.find(FOUND).locale).toBe('en')
  expect(t.locale).toBe('ru')
})
