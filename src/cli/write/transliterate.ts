/** Cyrillic titles to Latin file names, by the BGN/PCGN table without its apostrophes. */

import { words } from '../../shared/text/words.ts'

/** Each letter and what it becomes: a sign becomes nothing. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  words(`
    а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts
    ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya ґ=g є=ye і=i ї=yi ў=w
  `).map(pair => [pair.charAt(0), pair.slice(2)]),
)

/** Longest file name made from a title, characters. */
const LIMIT = 80

/** `Как настроить Ёлку: часть 2` -> `kak-nastroit-yolku-chast-2`; empty when no letter or digit is left. */
export function toFileSlug(title: string): string {
  const latin = [...title.normalize('NFC').toLowerCase()].map(letter => LETTERS.get(letter) ?? letter).join('')
  const parts = latin
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '')
  let slug = ''
  for (const word of parts) {
    const longer = slug === '' ? word.slice(0, LIMIT) : `${slug}-${word}`
    if (longer.length > LIMIT) break
    slug = longer
  }
  return slug
}
