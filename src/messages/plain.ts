/** Names of languages and months as `Intl` has them, for languages about which it is not asked: its tables load slowly. */

interface Plain {
  /** Of the language, in itself. */
  name: string
  /** With a day, the whole name and a short one. */
  months: readonly string[]
  short: readonly string[]
}

export const PLAIN: ReadonlyMap<string, Plain> = new Map([
  [
    'ru',
    {
      name: 'Русский',
      months: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
      short: 'янв фев мар апр мая июн июл авг сен окт ноя дек'.split(' '),
    },
  ],
  [
    'en',
    {
      name: 'English',
      months: 'January February March April May June July August September October November December'.split(' '),
      short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    },
  ],
])
