/** Among the styles of a page, which are classes with what they say: whole sheets, which are under a name of their own. */

/** No class begins like that. */
const SIGN = '~'

export const sheetName = (digest: string): string => SIGN + digest

export const isSheetName = (name: string): boolean => name.startsWith(SIGN)
