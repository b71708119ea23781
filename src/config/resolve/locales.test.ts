import { expect, test } from 'vitest'
import { resolved } from '../../../test/resolved.ts'

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
