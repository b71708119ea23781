/** Passwords by how they were chosen: so many elements, each drawn evenly out of so many. */

export const SETS = {
  digits: '0123456789',
  lower: 'abcdefghijklmnopqrstuvwxyz',
  letters: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  all: Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join(''),
} as const

/** Words in a list of Diceware: five throws of a die. */
const WORDS = 7776

export type Choice = keyof typeof SETS | 'words'

/** Bits of a password of this kind and length. */
export const entropyOf = (choice: Choice, length: number): number =>
  length * Math.log2(choice === 'words' ? WORDS : SETS[choice].length)

/** Seconds until half of all variants are tried. */
export const secondsToGuess = (bits: number, perSecond: number): number => 2 ** (bits - 1) / perSecond

/** Even choice: numbers beyond the last whole multiple of the set's size are drawn again. */
export function makePassword(
  set: string,
  length: number,
  draw: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array,
): string {
  const limit = 256 - (256 % set.length)
  let password = ''
  while (password.length < length) {
    for (const byte of draw(new Uint8Array(length))) {
      if (byte < limit && password.length < length) password += set[byte % set.length]
    }
  }
  return password
}
