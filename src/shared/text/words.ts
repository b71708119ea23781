/** Names out of a text that lists them. The mark is for bundlers: a browser is sent no list that it does not use. */
/* @__NO_SIDE_EFFECTS__ */
export function words(list: string): string[] {
  return list.trim().split(/\s+/)
}
