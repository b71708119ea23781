/** Signs of buttons that exist only in the browser. */

const PATHS = {
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  close: 'M6 6l12 12M18 6 6 18',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2.5-2.5L13 18l2.5 2.5M4 18h5',
}

export const actionIcon = (name: keyof typeof PATHS): DocumentFragment =>
  document
    .createRange()
    .createContextualFragment(
      `<svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`,
    )
