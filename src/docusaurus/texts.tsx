/** Texts of the site's own components: `<Translate>`, `translate`, `<Interpolate>`, plural forms. */

import { Fragment, isValidElement, type ReactNode } from 'react'
import { saidError } from '../messages/said-error.ts'
import { pluralForm } from '../shared/text/plural.ts'
import type { AnyProps, Host } from './host.ts'

type Values = Record<string, unknown>

/** Fills `{name}`; the result is text when every value is. */
export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text
    .split(/(\{\w+\})/)
    .filter(part => part !== '')
    .map((part): ReactNode => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      const value = name === undefined ? undefined : values[name]
      return value === undefined ? part : isValidElement(value) ? value : String(value)
    })
  if (!parts.some(part => isValidElement(part))) return parts.join('')
  // The parts of one text never change places.
  return parts.map((part, index) => <Fragment key={String(index)}>{part}</Fragment>)
}

/** `{readingTime}` of a copied part may be `{count}` in our text of that id: the only name that is not given. */
function renamed(text: string, values: Values = {}): Values {
  const asked = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  const [missing, ...more] = [...asked].filter(name => !(name in values))
  const [spare, ...others] = Object.keys(values).filter(name => !asked.has(name))
  if (missing === undefined || spare === undefined || more.length + others.length > 0) return values
  return { ...values, [missing]: values[spare] }
}

export function createTexts(host: Host) {
  const lookUp = (id: unknown, message: unknown): string => {
    const { messages } = host.site()
    const text = typeof message === 'string' ? message : undefined
    return messages[String(id ?? text)] ?? text ?? String(id ?? '')
  }
  const translate = ({ id, message }: { id?: string; message?: string }, values?: Values): ReactNode => {
    if (id === undefined && message === undefined) throw saidError('translation/nameless')
    const text = lookUp(id, message)
    return interpolate(text, text === message ? values : renamed(text, values))
  }
  const Translate = ({ id, children, values }: AnyProps): ReactNode => {
    if (children && typeof children !== 'string') throw saidError('translation/elements')
    return translate({ id: id as string, message: children as string }, values as Values)
  }
  const Interpolate = ({ children, values }: AnyProps): ReactNode =>
    typeof children === 'string' ? interpolate(children, values as Values) : children
  const usePluralForm = () => ({
    selectMessage: (count: number, forms: string): string =>
      pluralForm(forms.split('|'), count, host.site().locale.current),
  })
  return { translate, Translate, Interpolate, usePluralForm }
}
