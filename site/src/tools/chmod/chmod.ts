/** File modes: twelve bits, as `chmod` and `ls -l` write them. */

const WHO = ['u', 'g', 'o'] as const
/** Set-user-id, set-group-id, sticky: the letter that stands in place of `x`. */
const SPECIAL = ['s', 's', 't'] as const

/** `755`, `0755`, `4755`; nothing else. */
export function readOctal(text: string): number | undefined {
  return /^[0-7]{3,4}$/.test(text.trim()) ? Number.parseInt(text, 8) : undefined
}

/** Three digits, or four where a special bit is set. */
export const formatOctal = (mode: number): string => mode.toString(8).padStart(3, '0')

/** `rwxr-sr-x`: nine letters as `ls -l` shows them after the kind of the file. */
export function formatLetters(mode: number): string {
  return WHO.map((_, index) => {
    const bits = (mode >> (6 - 3 * index)) & 7
    const isSpecial = ((mode >> (11 - index)) & 1) === 1
    const letter = SPECIAL[index] ?? 's'
    const last = bits & 1 ? (isSpecial ? letter : 'x') : isSpecial ? letter.toUpperCase() : '-'
    return `${bits & 4 ? 'r' : '-'}${bits & 2 ? 'w' : '-'}${last}`
  }).join('')
}

/** `u=rwx,g=rx,o=`: the same without numbers. */
export function formatSymbolic(mode: number): string {
  return WHO.map((who, index) => {
    const bits = (mode >> (6 - 3 * index)) & 7
    const isSpecial = ((mode >> (11 - index)) & 1) === 1
    const letters = `${bits & 4 ? 'r' : ''}${bits & 2 ? 'w' : ''}${bits & 1 ? 'x' : ''}${isSpecial ? SPECIAL[index] : ''}`
    return `${who}=${letters}`
  }).join(',')
}

/** What such a mode is for, or against what it warns. */
export function adviseMode(mode: number): string | undefined {
  if (mode & 0o002 && !(mode & 0o1000)) return 'Писать может кто угодно на этой машине: так бывает нужно очень редко.'
  if (mode & 0o4000) return 'Программа запустится с правами владельца: любая ошибка в ней — дыра.'
  if ((mode & 0o777) === 0o600) return 'Для ключа SSH и файла с паролями: читает один владелец.'
  if ((mode & 0o777) === 0o700) return 'Для каталога ~/.ssh и своих сценариев.'
  if ((mode & 0o777) === 0o644) return 'Обычный файл: владелец пишет, остальные читают.'
  if ((mode & 0o777) === 0o755) return 'Обычный каталог или программа.'
  return undefined
}
