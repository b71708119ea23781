/** Drawn signs. Always beside a text or inside something that has a name, so screen readers pass them over. */

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 20 20',
  chevron: 'm9 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  up: 'm6 14 6-6 6 6',
  back: 'm14 6-6 6 6 6',
  mode: 'M4 5h16v11H4zM9 20h6M12 16v4',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5',
  repository:
    'M9 19c-4 1.3-4-2-6-2.5M15 21v-3.5c0-1 .1-1.5-.5-2 2.8-.3 5.5-1.4 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1-.3-3.5 1.3a12 12 0 0 0-6.2 0C6.5 2.8 5.4 3.1 5.4 3.1a4.2 4.2 0 0 0-.1 3.2A4.6 4.6 0 0 0 4 9.5c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2V21',
} as const

type IconName = keyof typeof PATHS

export const Icon = ({ name }: { name: IconName }) => <Sign path={PATHS[name]} />

/** One that only articles show: browsers need not know its lines. */
export function Sign({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** The mark: four columns that hang from their headings. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 26 24" width="26" height="24" aria-hidden="true">
      <path className="mark-caps" d="M0 0h5v4H0zM7 0h5v4H7zM14 0h5v4h-5zM21 0h5v4h-5z" />
      <path className="mark-lines" d="M0 6h5v8H0zM7 6h5v18H7zM14 6h5v5h-5zM21 6h5v12h-5z" />
    </svg>
  )
}
