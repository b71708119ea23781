/** Texts about what is published and written: host files, the output folder, servers. */

import type { TextEntry } from '../text.ts'

export const output = {
  // render: comments in the rules for nginx
  'nginx/backslash': {
    en: 'A backslash or a control character in an address is the mark of an intruder.',
    ru: 'Обратная черта и управляющие знаки в адресе бывают только у взломщиков.',
  },
  'nginx/folder': {
    en: 'the site lies in its folder {folder}',
    ru: 'сайт лежит в папке {folder} внутри неё',
  },
  'nginx/hsts': {
    en: 'Add the Strict-Transport-Security line yourself when the whole domain is served over HTTPS.',
    ru: 'Строку Strict-Transport-Security добавьте сами, когда весь домен открывается по HTTPS.',
  },
  'nginx/immutable': {
    en: 'The names of these files change with their content. add_header here cancels the common ones, so they are repeated.',
    ru: 'Имена этих файлов меняются вместе с содержимым. add_header здесь отменяет общие, поэтому они повторены.',
  },
  'nginx/include': {
    en: "The site's rules for nginx. Include this file inside server { }:",
    ru: 'Правила сайта для nginx. Подключите этот файл внутри server { }:',
  },
} satisfies Record<string, TextEntry>
