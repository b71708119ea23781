/**
 * The colours of the theme, by the names of their custom properties. The one place to change a colour: after it
 * `node scripts/check-palette.mjs --write` writes the properties into `css/tokens.css`; the picture of a shared link
 * and the colour of a browser's own bars read them here.
 */

type Mode = 'light' | 'dark'

/** Ink, paper and one accent: vermilion, the red of initials in old books. `#rrggbb`, two more digits where a colour is not solid. */
export const palette = {
  paper: { light: '#faf7f2', dark: '#141210' },
  surface: { light: '#f2ece3', dark: '#1d1917' },
  raised: { light: '#fffdfa', dark: '#221d1a' },
  line: { light: '#dcd2c4', dark: '#383029' },
  'line-strong': { light: '#8d8175', dark: '#7d7067' },
  ink: { light: '#231d19', dark: '#e9e2d9' },
  'ink-strong': { light: '#14100d', dark: '#fdf9f3' },
  muted: { light: '#675c53', dark: '#aa9e92' },
  accent: { light: '#b0301a', dark: '#ff8061' },
  'accent-soft': { light: '#b0301a1a', dark: '#ff806126' },
  'accent-line': { light: '#b0301a66', dark: '#ff806173' },
  'on-accent': { light: '#fffaf6', dark: '#1f120d' },
  mark: { light: '#ffe3b8', dark: '#5a4117' },

  note: { light: '#5b554e', dark: '#b7aca0' },
  tip: { light: '#2b6a3f', dark: '#86cd9a' },
  info: { light: '#1f5f86', dark: '#84c1e8' },
  warning: { light: '#8a5300', dark: '#e9b45c' },
  danger: { light: '#a8232a', dark: '#ff8c8c' },

  'code-ground': { light: '#f2ece3', dark: '#1d1917' },
  'code-line': { light: '#e9ddcb', dark: '#33291f' },
  'code-ink': { light: '#2b241f', dark: '#e6ddd2' },
  'code-comment': { light: '#665b51', dark: '#a0948a' },
  'code-keyword': { light: '#9c2a17', dark: '#ff9d81' },
  'code-string': { light: '#3d6321', dark: '#aace8a' },
  'code-function': { light: '#1f5a80', dark: '#8fc6ec' },
  'code-type': { light: '#6a3f8d', dark: '#cfaaf0' },
  'code-property': { light: '#7a4a12', dark: '#e3c08d' },
  'code-variable': { light: '#4a4038', dark: '#d5c9bb' },
  'code-meta': { light: '#57524c', dark: '#b8ada2' },

  // Silhouettes: lines of text and of code, the ground under code, tables and pictures, the bar of an opening.
  's-line': { light: '#8f8377', dark: '#8d8176' },
  's-code': { light: '#4b4038', dark: '#d8ccbd' },
  's-ground': { light: '#ece3d6', dark: '#26201c' },
  's-grid': { light: '#c3b7a6', dark: '#5e544b' },
  's-open': { light: '#b3a697', dark: '#6b6057' },
} satisfies Record<string, Record<Mode, string>>
