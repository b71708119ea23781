/** Colours: system, light or dark. The first paint is decided by the inline script of the head; this is the switch. */

import type { ColorChoice } from '../theme/actions.ts'
import { createStore } from './state.ts'
import { onStored, readStored, writeStored } from './storage.ts'

const KEY = 'theme'
const root = document.documentElement
const systemLight = matchMedia('(prefers-color-scheme: light)')

/** What the inline script decided; on a page without it, the system. */
const decided = root.dataset.themeChoice
export const colorChoice = createStore<ColorChoice>(decided === 'light' || decided === 'dark' ? decided : 'system')

/** Colours of the browser's own bars as the head has them, before a choice replaces them. */
const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(meta => ({
  meta,
  content: meta.content,
}))

interface ColorOptions {
  defaultMode: 'light' | 'dark'
  respectPrefersColorScheme: boolean
}
let options: ColorOptions = { defaultMode: 'dark', respectPrefersColorScheme: true }

let announce = (_: ColorChoice): void => {}

/** The config's word, once the shell is there; `said` is told of each press of the switch. */
export function configureColors(value: ColorOptions, said = announce): void {
  options = value
  announce = said
}

function show(choice: ColorChoice): void {
  const mode = choice === 'system' ? (systemLight.matches ? 'light' : 'dark') : choice
  root.dataset.themeChoice = choice
  root.dataset.theme = mode
  const content = bars.find(({ meta }) => meta.media.includes(mode))?.content
  for (const bar of bars) bar.meta.content = choice === 'system' || content === undefined ? bar.content : content
  colorChoice.set(choice)
}

function readChoice(): ColorChoice {
  const stored = readStored(KEY)
  if (stored === 'light' || stored === 'dark') return stored
  return options.respectPrefersColorScheme ? 'system' : options.defaultMode
}

/** Chooses and remembers; `null` forgets and follows the system or the default again. */
export function chooseColors(choice: 'light' | 'dark' | null): void {
  writeStored(KEY, choice ?? undefined)
  show(choice ?? readChoice())
}

/**
 * The next choice; without the system where the config ignores it. The first press away from the system is the one that
 * can be seen: the other colours.
 */
export function cycleColors(): void {
  const both: ColorChoice[] = systemLight.matches ? ['dark', 'light'] : ['light', 'dark']
  const order: ColorChoice[] = options.respectPrefersColorScheme ? ['system', ...both] : both
  const next = order[(order.indexOf(colorChoice.get()) + 1) % order.length] ?? 'system'
  chooseColors(next === 'system' ? null : next)
  announce(next)
}

export function startColors(): void {
  if (colorChoice.get() !== 'system') show(colorChoice.get())
  onStored(key => {
    if (key === KEY || key === undefined) show(readChoice())
  })
  systemLight.addEventListener('change', () => {
    if (colorChoice.get() === 'system') show('system')
  })
}
