/**
 * The colours of the theme, by the names of their custom properties. The one place to change a colour: after it
 * `node scripts/check-palette.mjs --write` writes the properties into `css/tokens.css`; the picture of a shared link
 * and the colour of a browser's own bars read them here.
 */

type Mode = 'light' | 'dark'

/** Ink, paper and one accent: vermilion, the red of initials in old books. `#rrggbb`, two more digits where a colour is not solid. */
export const palette = {
  paper: { light: '#faf7f2', dark: '#161311' },
  surface: { light: '#f3eee6', dark: '#1f1a17' },
  raised: { light: '#fffdfa', dark: '#241e1b' },
  line: { light: '#e3dbd0', dark: '#362e29' },
  'line-strong': { light: '#8d8175', dark: '#7d7067' },
  ink: { light: '#231d19', dark: '#ece5dc' },
  'ink-strong': { light: '#14100d', dark: '#fbf6ef' },
  muted: { light: '#675c53', dark: '#ab9f94' },
  accent: { light: '#b0301a', dark: '#ff8f70' },
  'accent-soft': { light: '#b0301a1a', dark: '#ff8f7026' },
  'accent-line': { light: '#b0301a66', dark: '#ff8f7073' },
  'on-accent': { light: '#fffaf6', dark: '#1f120d' },
  mark: { light: '#ffe3b8', dark: '#5a4117' },

  note: { light: '#5b554e', dark: '#b7aca0' },
  tip: { light: '#2b6a3f', dark: '#86cd9a' },
  info: { light: '#1f5f86', dark: '#84c1e8' },
  warning: { light: '#8a5300', dark: '#e9b45c' },
  danger: { light: '#a8232a', dark: '#ff8c8c' },

  'code-ground': { light: '#f3eee6', dark: '#1f1a17' },
  'code-line': { light: '#e9ddcb', dark: '#33291f' },
  'code-ink': { light: '#2b241f', dark: '#e6ddd2' },
  'code-comment': { light: '#665b51', dark: '#a0948a' },
  'code-keyword': { light: '#9c2a17', dark: '#ff9d81' },
  'code-string': { light: '#3d6321', dark: '#aace8a' },
  'code-number': { light: '#8a4b00', dark: '#e9b676' },
  'code-function': { light: '#1f5a80', dark: '#8fc6ec' },
  'code-type': { light: '#6a3f8d', dark: '#cfaaf0' },
  'code-property': { light: '#7a4a12', dark: '#e3c08d' },
  'code-variable': { light: '#4a4038', dark: '#d5c9bb' },
  'code-meta': { light: '#57524c', dark: '#b8ada2' },
} satisfies Record<string, Record<Mode, string>>
