/** Among the styles of a page, which are classes with what they say: whole sheets, which are under a name of their own. */

/** No class begins like that. */
const SIGN = '~'
/** A sheet that speaks of its page alone. */
const OF_PAGE = '~~'

export const sheetName = (digest: string): string => SIGN + digest

export const isSheetName = (name: string): boolean => name.startsWith(SIGN)

export const pageSheetName = (digest: string): string => OF_PAGE + digest

/** Class of the documents whose sheet it is; `undefined` for a sheet that speaks of whatever has its classes. */
export const pageClassOf = (name: string): string | undefined =>
  name.startsWith(OF_PAGE) ? `zp-${name.slice(OF_PAGE.length)}` : undefined
