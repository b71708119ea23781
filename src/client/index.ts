/** The reader's controls that need a browser: colour mode, the announcement, closing of menus. Everything reads without it. */

const CHOICES = ['system', 'light', 'dark'] as const
type Choice = (typeof CHOICES)[number]

/** Storage that never throws: a visitor may have forbidden it. */
const storage = {
  get(key: string): string | undefined {
    try {
      return localStorage.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  },
  set(key: string, value: string | undefined): void {
    try {
      if (value === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Forbidden or full: the choice lives as long as the page.
    }
  },
}

const root = document.documentElement
const light = matchMedia('(prefers-color-scheme: light)')

function readChoice(): Choice {
  const stored = storage.get('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function showChoice(choice: Choice): void {
  root.dataset.themeChoice = choice
  root.dataset.theme = choice === 'system' ? (light.matches ? 'light' : 'dark') : choice
}

document.addEventListener('click', event => {
  const target = event.target instanceof Element ? event.target : undefined
  for (const menu of document.querySelectorAll('details.dropdown[open]')) {
    if (target === undefined || !menu.contains(target)) menu.removeAttribute('open')
  }
  const action = target?.closest<HTMLElement>('[data-action]')?.dataset.action
  if (action === 'color-mode') {
    const next = CHOICES[(CHOICES.indexOf(readChoice()) + 1) % CHOICES.length] ?? 'system'
    storage.set('theme', next === 'system' ? undefined : next)
    showChoice(next)
  }
  if (action === 'close-announcement') {
    storage.set('docusaurus.announcement.dismiss', 'true')
    root.dataset.announcementBarInitiallyDismissed = 'true'
  }
})

document.addEventListener('keydown', event => {
  if (event.key !== 'Escape') return
  const menu = document.querySelector('details.dropdown[open]')
  if (menu === null) return
  const inside = menu.contains(document.activeElement)
  menu.removeAttribute('open')
  if (inside) menu.querySelector('summary')?.focus()
})

addEventListener('storage', event => {
  if (event.key === 'theme' || event.key === null) showChoice(readChoice())
})
light.addEventListener('change', () => showChoice(readChoice()))
root.dataset.client = ''
