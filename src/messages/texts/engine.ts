/** Texts about opening a site. */

import type { TextEntry } from '../text.ts'

export const engine = {
  'stage/read': { en: 'Reading', ru: 'Чтение' },
  'stage/parse': { en: 'Parsing', ru: 'Разбор' },
  'stage/assets': { en: 'Pictures and files', ru: 'Картинки и файлы' },
  'stage/model': { en: 'Model', ru: 'Модель' },
  'stage/pages': { en: 'Pages', ru: 'Страницы' },
  'stage/texts': { en: 'Feeds and maps', ru: 'Ленты и карты' },
  'stage/search': { en: 'Search', ru: 'Поиск' },
  'stage/shares': { en: 'Share images', ru: 'Картинки для соцсетей' },
  'stage/write': { en: 'Writing', ru: 'Запись' },
  'progress/bar': { en: '{name} {bar} {count} of {total}, {time}', ru: '{name} {bar} {count} из {total}, {time}' },
  'progress/running': { en: '{name} … {time}', ru: '{name} … {time}' },
  'progress/counted': { en: '{name}: {count|}, {time}', ru: '{name}: {count|}, {time}' },
  'progress/timed': { en: '{name}: {time}', ru: '{name}: {time}' },
  'bad-image': {
    en: ['the picture {file} cannot be read: {why}', 'save it anew; its extension must match its content'],
    ru: ['картинка {file} не читается: {why}', 'сохраните её заново; расширение должно отвечать содержимому'],
  },
  'bad-image/cut': {
    en: ['the picture {file} breaks off: its end is missing', 'copy or upload it again'],
    ru: ['картинка {file} обрывается: конца файла нет', 'скопируйте её заново'],
  },
  'active-drawing': {
    en: [
      'the drawing {file} holds scripts, handlers or documents: it is shown, they do not run',
      'save it without them',
    ],
    ru: [
      'в рисунке {file} есть скрипты, обработчики или документы: он виден, но они не работают',
      'сохраните его без них',
    ],
  },
  'bad-image/empty': { en: 'the file is empty', ru: 'файл пуст' },
  'bad-image/other-type': {
    en: 'it is {type} inside, but its extension is .{extension}',
    ru: 'внутри {type}, а расширение .{extension}',
  },
  'bad-image/too-large': { en: 'it is too large: {width}×{height}', ru: 'слишком велика: {width}×{height}' },
  'bad-image/broken': { en: 'it is broken or of another format', ru: 'повреждена или другого формата' },
} satisfies Record<string, TextEntry>
