/** Words of a page on one line of plain text: spaces that typography put in are spaces. */
export const plainLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
