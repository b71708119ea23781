/** Texts about files: their names, bytes, history. */

import type { TextEntry } from '../text.ts'

export const content = {
  'site-empty/drafts': {
    en: ['every document is a draft: the site would be empty', 'remove draft: true from what is ready'],
    ru: ['все документы — черновики: сайт был бы пуст', 'уберите draft: true у того, что готово'],
  },
  'site-empty': {
    en: ['no page was found', 'put .md files into {folders} or correct path in the settings'],
    ru: ['не найдено ни одной страницы', 'положите файлы .md в папку {folders} либо исправьте path в настройках'],
  },
  'list/or': { en: '{first} or {second}', ru: '{first} или {second}' },
  'file-name/encoding': {
    en: ['the name of the file is not UTF-8', 'rename it'],
    ru: ['имя файла не в UTF-8', 'переименуйте'],
  },
  'file-name/control': {
    en: ['the name of the file holds a control character or a backslash', 'rename it'],
    ru: ['в имени файла управляющий символ или обратная косая черта', 'переименуйте'],
  },
  'file-name/hidden': {
    en: ['the name of the file holds an invisible character', 'rename it: its address would hold it too'],
    ru: ['в имени файла невидимый символ', 'переименуйте: он попал бы и в адрес'],
  },
  'file-name/sign': {
    en: ['Windows does not allow “{sign}” in the name of a file', 'rename it'],
    ru: ['знак «{sign}» в имени файла недопустим в Windows', 'переименуйте'],
  },
  'file-name/end': {
    en: ['the name of the file ends with a dot or a space, which Windows does not allow', 'rename it'],
    ru: ['имя файла кончается точкой или пробелом, в Windows оно недопустимо', 'переименуйте'],
  },
  'file-name/reserved': {
    en: ['Windows reserves the name of the file: the repository cannot be checked out there', 'rename it'],
    ru: ['имя файла зарезервировано в Windows: там репозиторий не развернётся', 'переименуйте'],
  },
  'file-name-long': {
    en: ['the name of the file takes {bytes|byte|bytes}, a page may have {limit}', 'shorten it or set slug: /short'],
    ru: [
      'имя файла занимает {bytes|байт|байта|байт}, для страницы допустимо {limit}',
      'сократите имя или задайте slug: /короткий',
    ],
  },
  'file-twin/form': {
    en: [
      'two files “{name}” lie side by side whose names differ only in how Unicode writes their letters (й, ё)',
      'keep one or rename it',
    ],
    ru: [
      'рядом лежат два файла «{name}», чьи имена отличаются только записью букв (й, ё) в Юникоде',
      'оставьте один или переименуйте',
    ],
  },
  'file-twin/case': {
    en: [
      'the names “{twin}” and “{name}” differ only in case: for Windows and macOS they are one file',
      'keep one or rename it',
    ],
    ru: [
      'имена «{twin}» и «{name}» отличаются только регистром: в Windows и macOS это один файл',
      'оставьте один или переименуйте',
    ],
  },
  'file-extension': {
    en: ['the extension is in capitals: the file becomes no page', 'rename it to .md'],
    ru: ['расширение прописными буквами: файл не станет страницей', 'переименуйте его в .md'],
  },
  'file-extension/other': {
    en: ['files with this extension become no pages', 'rename it to .md'],
    ru: ['файлы с таким расширением не становятся страницами', 'переименуйте его в .md'],
  },
  'file-changed': {
    en: ['the file changed during the build', 'build again'],
    ru: ['файл изменился во время сборки', 'повторите сборку'],
  },
  'file-gone': {
    en: ['the file vanished during the build', 'build again'],
    ru: ['файл исчез во время сборки', 'повторите сборку'],
  },
  'file-unreadable/access': {
    en: ['the file may not be read', 'allow it: chmod u+r'],
    ru: ['нет прав на чтение файла', 'откройте доступ: chmod u+r'],
  },
  'file-unreadable': {
    en: ['the file cannot be read ({reason})', 'check the disk and the name of the file'],
    ru: ['файл не читается ({reason})', 'проверьте диск и имя файла'],
  },
  'file-unreadable/unknown': { en: 'for an unknown reason', ru: 'неизвестная причина' },
  'number/decimal': { en: '{whole}.{rest}', ru: '{whole},{rest}' },
  'file-special/replaced': {
    en: ['this is no ordinary file', 'delete or rename it'],
    ru: ['это не обычный файл', 'удалите или переименуйте его'],
  },
  'file-special/text': {
    en: ['this is no file but a pipe, a socket or a device', 'delete it: it was not opened'],
    ru: ['это не файл, а канал, сокет или устройство', 'удалите его: он не открывался'],
  },
  'file-special/other': {
    en: ['this is no file but a pipe, a socket or a device', 'delete it; it was skipped'],
    ru: ['это не файл, а канал, сокет или устройство', 'он пропущен; удалите его'],
  },
  'file-size': {
    en: ['the file takes {size} MB, {limit} MB are allowed', 'move pictures and data to files of their own'],
    ru: ['файл занимает {size} МБ, допустимо {limit} МБ', 'вынесите картинки и данные в отдельные файлы'],
  },
  'file-empty': {
    en: ['an empty file was skipped', 'write a text or delete the file'],
    ru: ['пустой файл пропущен', 'напишите текст или удалите файл'],
  },
  'file-empty/page': {
    en: ['an empty file is an empty page', 'write a text or delete the file'],
    ru: ['пустой файл — пустая страница', 'напишите текст или удалите файл'],
  },
  'folder-unreadable': {
    en: ['the folder cannot be read ({reason})', 'check its permissions and its name'],
    ru: ['папка не читается ({reason})', 'проверьте права и имя'],
  },
  'folder-as-file': {
    en: ['the folder is named like a Markdown file', 'rename it'],
    ru: ['папка названа как файл Markdown', 'переименуйте её'],
  },
  'submodule-missing': {
    en: ['a submodule of git whose files were not fetched', 'run git submodule update --init {path}'],
    ru: ['подмодуль git, файлы которого не загружены', 'выполните git submodule update --init {path}'],
  },
  'folder-missing': {
    en: ['the folder was not found', 'create it or correct path in the settings'],
    ru: ['папка не найдена', 'создайте её или исправьте path в настройках'],
  },
  'link-broken': {
    en: ['the symbolic link leads nowhere', 'delete it or correct its target'],
    ru: ['символическая ссылка никуда не ведёт', 'удалите её или исправьте цель'],
  },
  'link-loop': {
    en: [
      'a link to a folder was skipped: it runs in a circle or lies behind another link',
      'put the folder itself there',
    ],
    ru: ['ссылка на папку пропущена: она ведёт по кругу или лежит за другой ссылкой', 'замените её самой папкой'],
  },
  'link-outside': {
    en: [
      'the symbolic link leads out of the site',
      "put the files into the site's folder or name their folder in the settings",
    ],
    ru: [
      'символическая ссылка ведёт за пределы сайта',
      'положите файлы в папку сайта или укажите их папку в настройках',
    ],
  },
  'link-outside/secret': {
    en: ['the symbolic link leads to what is never published: keys, passwords or the inside of git', 'delete it'],
    ru: ['символическая ссылка ведёт к тому, что не публикуют: к ключам, паролям или внутренностям git', 'удалите её'],
  },
  'link-outside/output': {
    en: ['the symbolic link leads into the built site: each build would hold the one before', 'delete it'],
    ru: ['символическая ссылка ведёт в готовый сайт: каждая сборка включала бы предыдущую', 'удалите её'],
  },
  'translation-extension': {
    en: ['it translates nothing: {original} has another extension', 'call it {name}'],
    ru: ['ничего не переводит: у {original} другое расширение', 'назовите его {name}'],
  },
  'translation-language': {
    en: [
      'nothing of this folder is published: the site has no language "{name}"',
      'add it to i18n.locales (there are: {names}), or delete the folder',
    ],
    ru: [
      'из этой папки ничего не публикуется: языка «{name}» у сайта нет',
      'добавьте его в i18n.locales (сейчас там: {names}) или удалите папку',
    ],
  },
  'translation-place': {
    en: ['translations are not looked for in this folder: nothing of it is published', 'move it to {place}'],
    ru: ['переводы в этой папке не ищутся: из неё ничего не публикуется', 'переложите его в {place}'],
  },
  'translation-orphan': {
    en: [
      'it is no page: it translates {original}, which is not there',
      'write {original}, since a page of one language alone needs an original too, or delete this file',
    ],
    ru: [
      'не станет страницей: это перевод {original}, а такого файла нет',
      'создайте {original} (оригинал нужен и странице на одном языке) или удалите этот файл',
    ],
  },
  'version-unlisted': {
    en: [
      'this version of the documents is not published: {file} does not name it',
      'add "{name}" there, or delete the folder',
    ],
    ru: ['эта версия документов не публикуется: в {file} её нет', 'допишите туда "{name}" или удалите папку'],
  },
  'version-unlisted/file': {
    en: [
      'no version in this folder is published: there is no file {file}',
      'write it, the newest version first: {list}',
    ],
    ru: ['версии из этой папки не публикуются: нет файла {file}', 'создайте его, новая версия впереди: {list}'],
  },
  'static-twin': {
    en: ['takes the place of {twin}: on the site they are one file', 'keep one'],
    ru: ['заменяет {twin}: на сайте это один файл', 'оставьте один'],
  },
  'static-secret': {
    en: ['a file of keys or passwords in a folder that is published whole: it was left out', 'keep it elsewhere'],
    ru: ['файл с ключами или паролями в папке, которую публикуют целиком: он пропущен', 'храните его в другом месте'],
  },
  'category-twin': {
    en: ['{twin} is already there, this file is not read', 'keep one'],
    ru: ['рядом уже есть {twin}, этот файл не читается', 'оставьте один'],
  },
  'registry-name': {
    en: ['a file of this name is not read', 'rename it to {name}'],
    ru: ['файл с таким именем не читается', 'переименуйте его в {name}'],
  },
  'registry-missing': {
    en: ['the file named in the settings was not found', 'create it or correct its name in the settings'],
    ru: ['файл из настроек не найден', 'создайте его или исправьте имя в настройках'],
  },
  encoding: {
    en: ['the file is not UTF-8', 'save the file as UTF-8'],
    ru: ['файл не в UTF-8', 'сохраните файл в кодировке UTF-8'],
  },
  'encoding/like': {
    en: ['the file is not UTF-8 (it looks like {guess})', 'save the file as UTF-8'],
    ru: ['файл не в UTF-8 (похоже на {guess})', 'сохраните файл в кодировке UTF-8'],
  },
  'control-character/nul': {
    en: ['the file holds a NUL character', 'delete it; a file with many of them is no text'],
    ru: ['в файле нулевой символ (NUL)', 'удалите его; если таких много, это не текстовый файл'],
  },
  'control-character/text': {
    en: ['the control character {char} was left out', 'delete it from the file'],
    ru: ['управляющий символ {char} пропущен', 'удалите его из файла'],
  },
  'control-character/value': {
    en: ['the value holds the forbidden character {char}', 'delete it'],
    ru: ['в значении недопустимый символ {char}', 'удалите его'],
  },
  'reserved-character': {
    en: ['the file holds the reserved character {char}', 'delete it: Unicode gives it no sign'],
    ru: ['в файле служебный символ {char}', 'удалите его: стандарт Unicode не отводит ему никакого знака'],
  },
  'invisible-character': {
    en: [
      'the value holds invisible characters or characters that turn the direction of writing',
      'delete them; the page leaves them out',
    ],
    ru: ['в значении невидимые символы или символы смены направления письма', 'удалите их; на странице они пропущены'],
  },
  'git-shallow': {
    en: [
      'the history of git is not whole, dates of creation and change are left out',
      'fetch all of it: git fetch --unshallow, and in CI fetch-depth: 0',
    ],
    ru: [
      'история git неполная, даты создания и изменения страниц опущены',
      'получите её всю: git fetch --unshallow, а в CI — fetch-depth: 0',
    ],
  },
  'git-missing': {
    en: ['git is not installed, dates of creation and change are left out', 'install git'],
    ru: ['git не установлен, даты создания и изменения страниц опущены', 'установите git'],
  },
  'git-refused': {
    en: [
      'git does not trust the owner of the folder, dates of creation and change are left out',
      'allow the folder: git config --global --add safe.directory FOLDER',
    ],
    ru: [
      'git не доверяет владельцу папки, даты создания и изменения страниц опущены',
      'разрешите папку: git config --global --add safe.directory ПАПКА',
    ],
  },
  'git-none': {
    en: ['the site is in no git repository, dates of creation and change are left out', 'run git init and git commit'],
    ru: ['сайт не в репозитории git, даты создания и изменения страниц опущены', 'выполните git init и git commit'],
  },
  'git-failed/late': {
    en: [
      'git said nothing for {seconds|second|seconds}, dates of creation and change are left out',
      "check git log in the site's folder",
    ],
    ru: [
      'git молчит уже {seconds|секунду|секунды|секунд}, даты создания и изменения страниц опущены',
      'проверьте git log в папке сайта',
    ],
  },
  'git-failed': {
    en: ['git answered with an error, dates of creation and change are left out', "check git log in the site's folder"],
    ru: ['git ответил ошибкой, даты создания и изменения страниц опущены', 'проверьте git log в папке сайта'],
  },
} satisfies Record<string, TextEntry>
