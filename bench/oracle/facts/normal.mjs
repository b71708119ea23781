/**
 * What is made equal on both sides before anything is compared. Each rule has a name and a reason: nothing else is
 * smoothed over.
 */

/** Name -> reason. */
export const RULES = {
  whitespace: 'Пробелы и переводы строк подряд в тексте — один пробел: браузер показывает их так же.',
  'no-break-space': 'Неразрывный пробел — пробел: наша типографика ставит его перед тире и после предлогов.',
  'zero-width': 'Невидимые знаки нулевой ширины в тексте якорей не считаются.',
  'percent-encoding': 'Адреса сравниваются раскодированными: путь «/заметка» и «/%D0%B7…» — один адрес.',
  'hashed-name': 'У файлов в assets имя без суммы: сумма и способ её счёта — дело сборщика.',
  'embedded-image': 'Картинка, вшитая в страницу (data:), и она же файлом — одна картинка.',
  'current-year': 'Текущий год в подвале — «ГГГГ»: шаблон подставляет его сам.',
  'footnote-id': 'Суффикс якоря сноски, счёт от имени файла, не сравнивается.',
  'home-crumb': 'Значок дома в начале «хлебных крошек» не считается подписью.',
  'category-first': 'Категория меню без своей страницы ведёт на первую запись внутри; такой адрес опускается.',
}

/** Rules `whitespace`, `no-break-space`, `zero-width`. */
export const plainText = text =>
  text
    .replace(/[\u200B\u200C\u2060\uFEFF]/g, '')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim()

/** Rules `percent-encoding`, `hashed-name`, `footnote-id`. */
export function plainAddress(href) {
  if (href === undefined) return undefined
  return decode(String(href))
    .replace(
      /^.*\/assets\/[\w/-]*?([^/]+?)[-.][\da-f]{8,32}(\.\w+)(#.*)?$/u,
      (_, name, end, hash = '') => `asset:${name}${end}${hash}`,
    )
    .replace(/#(user-content-fn(?:ref)?-.+?)-[0-9a-f]{6}(-\d+)?$/u, '#$1$2')
}

/** Rule `embedded-image`: own pictures have no address worth comparing; they stand in `assets` or `img`. */
export function plainImage(source) {
  if (source === undefined) return undefined
  return /^(?:https?:)?\/\/(?![^/]+\/(?:[\w-]+\/)?(?:assets|img)\/)/.test(source) ? decode(String(source)) : 'own'
}

function decode(href) {
  try {
    return decodeURI(href).normalize('NFC')
  } catch {
    return href
  }
}

/** Rule `current-year`. */
export const plainYear = text => text.replaceAll(String(new Date().getFullYear()), 'ГГГГ')
