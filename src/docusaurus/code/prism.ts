/** The package `prism-react-renderer`, which comes with Docusaurus: where it is not installed, code has no colours. */

import type { ReactNode } from 'react'
import { clsx } from '../clsx.ts'
import { useEngineCode } from './parts.tsx'

interface Token {
  types: string[]
  content: string
  empty?: true
}

type Props = Record<string, unknown>

interface Drawn {
  className: string
  style: object
  tokens: Token[][]
  getLineProps: (props: Props) => Props
  getTokenProps: (props: Props & { token: Token }) => Props
}

interface Asked {
  code?: string
  language?: string
  theme?: { plain?: object }
  children: (drawn: Drawn) => ReactNode
}

const DARK = /dark|dracula|owl$|oceanic|okaidia|palenight|purple|synthwave/i

/** `themes.github`, whatever its name: letters on a ground as light or dark as that of the theme. */
const themes = new Proxy(
  {},
  {
    get: (_, name) => {
      if (typeof name !== 'string') return undefined
      const [color, backgroundColor] = DARK.test(name) ? ['#d4d4d4', '#1e1e1e'] : ['#393a34', '#f6f8fa']
      return { plain: { color, backgroundColor }, styles: [] }
    },
  },
)

/** Lines of one token each, for who draws them. */
function Highlight({ code = '', language, theme, children }: Asked): ReactNode {
  const drawn = useEngineCode({ code, ...(language !== undefined && { language }) })
  if (drawn !== undefined) return drawn
  const lines = code.split(/\r?\n/)
  const tokens = lines.map((content): Token[] => [
    { types: ['plain'], content, ...(content === '' && { empty: true as const }) },
  ])
  return children({
    className: `prism-code language-${language}`,
    style: theme?.plain ?? {},
    tokens,
    getLineProps: ({ line: _, key: __, className, ...rest }) => ({
      ...rest,
      className: clsx('token-line', className),
    }),
    getTokenProps: ({ token, key: _, className, ...rest }) => ({
      ...rest,
      className: clsx('token', token.types, className),
      children: token.content,
    }),
  })
}

export const prism = { default: Highlight, Highlight, themes, defaultProps: {}, Prism: { languages: {} } }
