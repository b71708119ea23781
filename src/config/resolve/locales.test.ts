import { expect, test } from 'vitest'
import { required, resolved, siteDir } from '../../../test/resolved.ts'
import { resolveConfig } from './index.ts'

test('languages about which Intl is not asked are called and count their days as it has it', () => {
  for (const locale of ['ru', 'en']) {
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? ''
    const config = resolved({ i18n: { defaultLocale: locale, locales: [locale] } })
    expect(config.locale).toMatchObject({
      label: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
      calendar: new Intl.DateTimeFormat(locale).resolvedOptions().calendar,
    })
  }
})

test('languages stand in the order of the list, whichever of them is the default one; what it leaves out is first', () => {
  const order = (defaultLocale: string, locales: string[], only?: string[]) => {
    const user = { ...required, i18n: { defaultLocale, locales } }
    const { config } = resolveConfig(user, { siteDir, only })
    return [config?.locales.map(({ locale }) => locale).join(' '), config?.mainLocale, config?.locale.locale]
  }
  expect(order('ru', ['en', 'ru', 'de'])).toEqual(['en ru de', 'ru', 'ru'])
  expect(order('ru', ['en', 'de'])).toEqual(['ru en de', 'ru', 'ru'])
  expect(order('ru', ['en', 'ru', 'de'], ['de', 'en'])).toEqual(['en de', 'en', 'en'])
})
