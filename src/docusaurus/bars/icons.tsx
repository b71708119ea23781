/** `@theme/Icon/…`: signs that parts of sites show beside words. */

import type { AnyComponent } from '../host.ts'

/** Lines in a square of 24. */
const LINES: Record<string, string> = {
  Arrow: 'M9 5l7 7-7 7',
  Close: 'M5 5l14 14M19 5L5 19',
  Copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  DarkMode: 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z',
  Edit: 'M4 20l4-1L19 8l-3-3L5 16z',
  ExternalLink: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  Home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  Language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c4 4 4 14 0 18c-4-4-4-14 0-18',
  LightMode: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  Menu: 'M4 7h16M4 12h16M4 17h16',
  Success: 'M5 13l5 5L20 7',
  SystemColorMode: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  WordWrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4M15 16l-2 2 2 2M4 18h4',
}

/** Marks of other firms: one sign for all, a link. */
const FIRMS =
  'Bluesky Default Email GitHub Instagram LinkedIn Mastodon StackOverflow Threads Twitch Twitter X YouTube'.split(' ')
for (const firm of FIRMS)
  LINES[`Socials/${firm}`] = 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1'

const signs = Object.entries(LINES).map(([name, lines]): [string, AnyComponent] => [
  `Icon/${name}`,
  props => (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
      {...props}
    >
      <path d={lines} />
    </svg>
  ),
])

export const ICONS: Readonly<Record<string, AnyComponent>> = Object.fromEntries(signs)
