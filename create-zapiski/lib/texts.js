/** Every word that the program says: English source and Russian translation side by side. `{name}` stands for a value. */

const TEXTS = {
  'ask/lang': { en: 'Language (en, ru)', ru: 'Язык (en, ru)' },
  'ask/kind': {
    en: 'What to begin with: blog, docs, both',
    ru: 'С чего начать: blog — блог, docs — база знаний, both — всё вместе',
  },
  'ask/title': { en: 'Name of the site', ru: 'Название сайта' },
  'ask/host': {
    en: 'Where it will live: none, github, netlify, cloudflare, vercel, nginx, caddy',
    ru: 'Где он будет жить: none (пока нигде), github, netlify, cloudflare, vercel, nginx, caddy',
  },
  'ask/url': { en: 'Its address', ru: 'Его адрес' },
  'ask/install': { en: 'Install the packages now? (y, n)', ru: 'Поставить пакеты сейчас? (y, n)' },
  'ask/again': { en: 'One of these, please: {choices}', ru: 'Годится одно из этого: {choices}' },
  'ask/address': {
    en: 'An address begins with https:// or http://, for instance https://example.org/',
    ru: 'Адрес начинается с https:// или http://, например https://example.org/',
  },
  'error/no-folder': {
    en: 'no folder was named — write npm create zapiski@latest my-site',
    ru: 'не названа папка — напишите npm create zapiski@latest my-site',
  },
  'error/words': {
    en: 'a word too many: {words} — name one folder',
    ru: 'лишнее слово: {words} — назовите одну папку',
  },
  'error/not-empty': {
    en: 'the folder {folder} is not empty ({names}) — name another one, or empty it',
    ru: 'папка {folder} не пуста ({names}) — назовите другую или очистите эту',
  },
  'error/not-folder': {
    en: '{folder} is a file — name another folder',
    ru: '{folder} — это файл, назовите другую папку',
  },
  'error/choice': {
    en: '--{name} cannot be “{value}” — choose one of: {choices}',
    ru: '--{name} не может быть «{value}» — выберите из: {choices}',
  },
  'error/url': {
    en: '--url cannot be “{value}” — write the whole address: https://example.org/',
    ru: '--url не может быть «{value}» — напишите адрес целиком: https://example.org/',
  },
  'error/path': {
    en: '{host} publishes the site at the root of its address — write the address without a path',
    ru: '{host} публикует сайт в корне адреса — напишите адрес без пути',
  },
  'error/option': { en: 'there is no option {option} — see --help', ru: 'параметра {option} нет — смотрите --help' },
  'error/value': {
    en: '{option} has no value, or one that it does not take — see --help',
    ru: 'у {option} нет значения или есть лишнее — смотрите --help',
  },
  'error/disk': { en: 'the site could not be written: {message}', ru: 'сайт не записан: {message}' },
  'error/install': {
    en: '{manager} install failed — run it again in {folder}',
    ru: '{manager} install не удался — повторите его в папке {folder}',
  },
  'error/stopped': { en: 'Nothing was made.', ru: 'Ничего не создано.' },
  'done/made': { en: 'The site is in {folder}: {count} files.', ru: 'Сайт лежит в {folder}, файлов: {count}.' },
  'done/next': { en: 'Now:', ru: 'Дальше:' },
  'done/start': { en: 'the site at http://localhost:3000{base}', ru: 'сайт на http://localhost:3000{base}' },
  'done/new': { en: 'the next post', ru: 'следующая запись' },
  'done/new-doc': { en: 'the next note', ru: 'следующая заметка' },
  'new/title': { en: 'Title', ru: 'Заголовок' },
  'done/github': {
    en: 'GitHub Pages: push to the branch main, then choose Settings → Pages → Source: GitHub Actions.',
    ru: 'GitHub Pages: отправьте сайт в ветку main и выберите Settings → Pages → Source: GitHub Actions.',
  },
  'done/netlify': {
    en: 'Netlify: connect the repository; netlify.toml says the rest.',
    ru: 'Netlify: подключите репозиторий, остальное сказано в netlify.toml.',
  },
  'done/cloudflare': {
    en: 'Cloudflare: connect the repository with the build command “{manager} run build”, or run npx wrangler deploy after it; wrangler.jsonc says the rest.',
    ru: 'Cloudflare: подключите репозиторий с командой сборки «{manager} run build» или выполните после неё npx wrangler deploy; остальное сказано в wrangler.jsonc.',
  },
  'done/vercel': {
    en: 'Vercel: import the repository; vercel.json says the rest.',
    ru: 'Vercel: импортируйте репозиторий, остальное сказано в vercel.json.',
  },
  'done/nginx': {
    en: 'nginx: deploy/nginx.conf is the whole recipe.',
    ru: 'nginx: всё сказано в deploy/nginx.conf.',
  },
  'done/caddy': { en: 'Caddy: deploy/Caddyfile is the whole recipe.', ru: 'Caddy: всё сказано в deploy/Caddyfile.' },
  help: {
    en: `create-zapiski — a blog, a knowledge base or both

Usage: npm create zapiski@latest FOLDER [-- OPTIONS]

  --kind blog|docs|both   what to begin with, both by default
  --lang en|ru            language of the site and of these messages
  --title TEXT            name of the site; the folder's by default
  --host NAME             none, github, netlify, cloudflare, vercel, nginx, caddy
  --url ADDRESS           address of the site, with its path: https://me.github.io/notes/
  --install               install the packages too
  --yes                   ask nothing
  --help, --version

Where nobody can answer, nothing is asked.
Exit code: 0 — the site is there, 2 — the command was wrong, 3 — the machine is in the way.
`,
    ru: `create-zapiski — блог, база знаний или всё вместе

Как вызывать: npm create zapiski@latest ПАПКА [-- ПАРАМЕТРЫ]

  --kind blog|docs|both   с чего начать, без параметра — всё вместе
  --lang en|ru            язык сайта и этих сообщений
  --title ТЕКСТ           название сайта; без параметра — имя папки
  --host ИМЯ              none, github, netlify, cloudflare, vercel, nginx, caddy
  --url АДРЕС             адрес сайта вместе с путём: https://me.github.io/notes/
  --install               сразу поставить пакеты
  --yes                   ничего не спрашивать
  --help, --version

Там, где некому ответить, вопросов нет.
Код выхода: 0 — сайт создан, 2 — ошибка в команде, 3 — мешает машина.
`,
  },
}

/** Speaker of one language. */
export const createSay =
  language =>
  (id, values = {}) =>
    TEXTS[id][language].replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))

/** For the check that both languages say the same. */
export const texts = TEXTS
