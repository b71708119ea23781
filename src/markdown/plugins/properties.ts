/** Attributes as HTML names them, properties as hast does: `class="a b"` is `className: ['a', 'b']`. */

import { htmlName, reactName } from '../../shared/text/react-names.ts'
import { isRecord, recordOf } from '../../shared/value.ts'
import type { Attributes } from '../../tree/html-tree.ts'

/** Lists between spaces. */
const LISTS = new Set(['className', 'rel'])
/** Words of names that HTML writes together. */
const CAMEL = new Map(
  'tabIndex srcSet crossOrigin readOnly maxLength minLength dateTime autoPlay playsInline allowFullScreen referrerPolicy hrefLang srcLang srcDoc autoComplete autoFocus inputMode encType fetchPriority viewBox'
    .split(' ')
    .map(name => [name.toLowerCase(), name]),
)
/** Attributes of SVG with a hyphen: `strokeLineCap`, `stopColor`. */
const HYPHENED =
  /^(clip|dominant|fill|flood|font|lighting|marker|pointer|shape|stop|stroke|text|vector)(anchor|baseline|color|dash(?:array|offset)|decoration|effect|end|events|family|line(?:cap|join)|mid|miterlimit|opacity|path|rendering|rule|size|start|stretch|style|variant|weight|(?<=stroke)width)$/i

/** `className: ['a', 'b']` -> `class="a b"`, `dataFoo` -> `data-foo`. */
export function attributesOf(properties: unknown): Attributes {
  const attributes: Attributes = {}
  for (const [key, value] of Object.entries(recordOf(properties))) {
    if (value === null || value === undefined || value === false) continue
    const shown = Array.isArray(value) ? value.join(' ') : isRecord(value) ? styleOf(value) : String(value)
    attributes[attributeName(key)] = value === true ? true : shown
  }
  return attributes
}

function attributeName(key: string): string {
  if (/^(?:data|aria)[A-Z]/.test(key)) return key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  const [, first, second] = HYPHENED.exec(key) ?? []
  return first === undefined ? htmlName(key) : `${first}-${second}`.toLowerCase()
}

const styleOf = (style: Record<string, unknown>): string =>
  Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}:${String(value)}`)
    .join(';')

export const propertiesOf = (attributes: Attributes): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const key = propertyName(name)
      return [key, LISTS.has(key) && value !== true ? value.split(/\s+/).filter(Boolean) : value]
    }),
  )

const propertyName = (name: string): string =>
  /^(?:data|aria)-/.test(name) || HYPHENED.test(name.replace('-', ''))
    ? name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : (CAMEL.get(name) ?? reactName(name))
