/** Texts about opening a site, and about code of an author that does not end, or ends more than itself. */

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
  'stage/pictures': { en: 'Widths of pictures', ru: 'Размеры картинок' },
  'stage/write': { en: 'Writing', ru: 'Запись' },
  'progress/bar': { en: '{name} {bar} {count} of {total}, {time}', ru: '{name} {bar} {count} из {total}, {time}' },
  'progress/running': { en: '{name} … {time}', ru: '{name} … {time}' },
  'progress/counted': { en: '{name}: {count|}, {time}', ru: '{name}: {count|}, {time}' },
  'progress/timed': { en: '{name}: {time}', ru: '{name}: {time}' },
  'bad-image': {
    en: ['the picture {file} cannot be read: {why}', 'save it anew; its extension must match its content'],
    ru: ['картинка {file} не читается: {why}', 'сохраните её заново; расширение должно отвечать содержимому'],
  },
  'bad-image/misnamed': {
    en: [
      'the picture {file} is {type} inside, but its extension is .{extension}',
      'rename it: servers tell browsers its kind by the extension',
    ],
    ru: [
      'картинка {file} внутри {type}, а расширение .{extension}',
      'переименуйте её: по расширению серверы говорят браузерам её вид',
    ],
  },
  'bad-image/pointer': {
    en: ['in the place of the picture {file} lies a pointer of Git LFS', 'run git lfs pull'],
    ru: ['на месте картинки {file} лежит ссылка Git LFS', 'выполните git lfs pull'],
  },
  'bad-image/cut': {
    en: ['the picture {file} breaks off: its end is missing', 'copy or upload it again'],
    ru: ['картинка {file} обрывается: конца файла нет', 'скопируйте её заново'],
  },
  'bad-image/frames': {
    en: [
      'the animation {file} is huge: {frames} frames of {width}×{height}',
      'make it smaller or shorter, or a video of it: a phone has no memory for it',
    ],
    ru: [
      'анимация {file} огромна: кадров {frames}, каждый {width}×{height}',
      'уменьшите её, укоротите или сделайте видео: у телефона не хватит на неё памяти',
    ],
  },
  'bad-image/heavy': {
    en: ['the picture {file} takes {size|MB}', 'save it smaller: readers wait for it'],
    ru: ['картинка {file} занимает {size|MB}', 'сохраните её меньше: читатели её ждут'],
  },
  'bad-image/undecodable': {
    en: ['no other widths can be made of the picture {file}: {why}', 'save it anew'],
    ru: ['из картинки {file} не сделать других размеров: {why}', 'сохраните её заново'],
  },
  'no-encoder': {
    en: [
      'pictures are published as they are: the package sharp, which makes smaller ones of them, is not installed',
      "run npm install sharp in the site's folder, or set images: false",
    ],
    ru: [
      'картинки публикуются как есть: пакет sharp, который делает из них меньшие, не установлен',
      'выполните в папке сайта npm install sharp или задайте images: false',
    ],
  },
  'no-encoder/failed': {
    en: ['pictures are published as they are: the package sharp does not start: {failure}', 'install it anew'],
    ru: ['картинки публикуются как есть: пакет sharp не запускается: {failure}', 'установите его заново'],
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
  'bad-image/unsized': {
    en: ['the drawing {file} has no size of its own: the page jumps when it comes', 'give its <svg> a viewBox'],
    ru: ['у рисунка {file} нет своего размера: страница дёрнется, когда он придёт', 'допишите его <svg> viewBox'],
  },
  'bad-image/empty': { en: 'the file is empty', ru: 'файл пуст' },
  'bad-image/other-type': {
    en: 'it is {type} inside, but its extension is .{extension}',
    ru: 'внутри {type}, а расширение .{extension}',
  },
  'bad-image/too-large': { en: 'it is too large: {width}×{height}', ru: 'слишком велика: {width}×{height}' },
  'bad-image/broken': { en: 'it is broken or of another format', ru: 'повреждена или другого формата' },
  'author-code/crash': {
    en: [
      '{where}the program crashed here ({signal})',
      'leave out parts of the file to find what it stumbles over, and tell the developers',
    ],
    ru: [
      '{where}на этом месте программа рухнула ({signal})',
      'убирайте из файла куски, чтобы найти, обо что она споткнулась, и сообщите разработчикам',
    ],
  },
  'author-code/exit': {
    en: ['{where}the code ends the program: process.{call}', 'throw an error instead'],
    ru: ['{where}код завершает программу: process.{call}', 'вместо этого бросьте ошибку: throw'],
  },
  'author-code/builtins': {
    en: [
      'the code changes functions that everything uses: {names}',
      'the build went on with those that were there: keep such changes inside a module',
    ],
    ru: [
      'код меняет функции, которыми пользуется всё: {names}',
      'сборка продолжена с прежними: держите такие замены внутри модуля',
    ],
  },
  'author-code/mute': {
    en: [
      'code of the site closed the output of the program, so that its messages are lost; it was last the turn of {files}',
      'find what closes process.stdout or process.stderr',
    ],
    ru: [
      'код сайта закрыл вывод программы, и её сообщения пропали; последними работали {files}',
      'найдите, что закрывает process.stdout или process.stderr',
    ],
  },
  'author-code/memory': {
    en: [
      '{where}the code takes more than {memory|MB} of memory',
      'look for a list that grows without end; a larger limit: limits.memory in the config',
    ],
    ru: [
      '{where}код занимает больше {memory|МБ} памяти',
      'поищите список, который растёт без конца; предел задаёт limits.memory в настройках',
    ],
  },
  'author-code/rejected': {
    en: ['a promise failed and nobody waited for it: {reason}', 'wait for it with await, or add catch'],
    ru: ['обещание сорвалось, и его никто не ждал: {reason}', 'дождитесь его через await или добавьте catch'],
  },
  'author-code/signal': {
    en: ['the signal {signal} ended the command', 'if nobody sent it, look for code that ends processes'],
    ru: ['команду завершил сигнал {signal}', 'если его никто не посылал, поищите код, который завершает процессы'],
  },
  'author-code/signal-in': {
    en: [
      'the signal {signal} ended the command; the last code that ran: {files}',
      'if nobody sent it, look there for what ends processes',
    ],
    ru: [
      'команду завершил сигнал {signal}; код, который выполнялся последним: {files}',
      'если его никто не посылал, поищите там то, что завершает процессы',
    ],
  },
  'author-code/time': {
    en: [
      '{where}the code did not end in {seconds|second|seconds}',
      'look for a loop without an end; a larger limit: limits.seconds in the config',
    ],
    ru: [
      '{where}код не завершился за {seconds|секунду|секунды|секунд}',
      'поищите цикл без конца; предел задаёт limits.seconds в настройках',
    ],
  },
  'author-code/wait': {
    en: [
      '{where}the code waits for something that does not come within {seconds|second|seconds}',
      'look for a promise that is never settled; a larger limit: limits.seconds in the config',
    ],
    ru: [
      '{where}код ждёт того, чего нет: прошло {seconds|секунда|секунды|секунд}',
      'поищите обещание, которое никто не исполняет; предел задаёт limits.seconds в настройках',
    ],
  },
  'run-ended': {
    en: ['the program ended before its time: {how}', 'run it again; if it ends again, tell the developers'],
    ru: ['программа завершилась раньше времени: {how}', 'запустите снова; если повторится, сообщите разработчикам'],
  },
  'run-ended/killed': {
    en: [
      'the program was killed from outside (SIGKILL)',
      'run it again; if nobody ended it, the system had no memory left: close other programs',
    ],
    ru: [
      'программу завершили извне (SIGKILL)',
      'запустите снова; если её никто не завершал, памяти не хватило системе: закройте другие программы',
    ],
  },
  'run-ended/memory': {
    en: ['the program ran out of memory', 'give it more: NODE_OPTIONS=--max-old-space-size=8192 (in megabytes)'],
    ru: ['программе не хватило памяти', 'дайте больше: NODE_OPTIONS=--max-old-space-size=8192 (в мегабайтах)'],
  },
  'worker/ended': {
    en: ['a thread of the build ended before its time: {reason}', 'build with one thread: --workers 0'],
    ru: ['поток сборки завершился раньше времени: {reason}', 'соберите в один поток: --workers 0'],
  },
  'worker/silent': {
    en: ['a thread of the build does not answer: {task}', 'build with one thread: --workers 0'],
    ru: ['поток сборки не отвечает: {task}', 'соберите в один поток: --workers 0'],
  },
  /** Of the command that writes texts for translators. */
  'help/write-translations': {
    en: `  write-translations [FOLDER]   write the texts of menus, settings and components into i18n, for translating
      --locale NAME          the language; the default one without it
      --override             replace the texts that are there by those of the site
`,
    ru: `  write-translations [ПАПКА]   записать тексты меню, настроек и компонентов в i18n для перевода
      --locale ИМЯ           язык; без него — основной
      --override             заменить тексты, которые там есть, текстами сайта
`,
  },
  'usage/no-translation': {
    en: ['the settings say that nothing is translated into “{locale}”', 'remove translate: false of that language'],
    ru: ['по настройкам на «{locale}» ничего не переводится', 'уберите у этого языка translate: false'],
  },
  'translations/done': {
    en: 'Texts written: {count}. What was there is as it was, unless --override replaced it.',
    ru: 'Записано текстов: {count}. То, что там было, осталось, если его не заменил --override.',
  },
} satisfies Record<string, TextEntry>
