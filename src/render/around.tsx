/** What the site itself draws around every page: HTML outside the shell, which neither React nor navigation touches. */

import { renderToStaticMarkup } from 'react-dom/server'
import type { Translate } from '../messages/index.ts'
import type { ShellData } from '../shared/shell.ts'
import { OWN_PART } from '../shared/site/parts.ts'
import type { Site } from '../shared/site.ts'
import type { Frame } from '../shared/view/frame.ts'
import { Footer } from '../theme/index.ts'
import { spliceHtml } from './splice.ts'

interface Shown {
  /** Ours, which a part of the site may want. */
  footer: ShellData['footer']
  t: Translate
}

const HOLE = new RegExp(`<${OWN_PART} data-part="(?:Root|Footer)">\\s*</${OWN_PART}>`)

/** Halves around the page; `undefined` for a site that draws nothing there. */
export function renderAround({ frame, targets }: Site, { footer, t }: Shown): Frame['around'] {
  const { Root, Footer: own } = frame?.replaced ?? {}
  if (frame === undefined || (Root === undefined && own === undefined)) return undefined
  const resolved = { ...(targets.get(frame.source.file) ?? []).map(({ href }) => ({ href })) }
  const finish = (html: string): string => spliceHtml(html, { targets: resolved, slots: {} }, () => '')
  const cut = (html = ''): string[] => finish(html).split(HOLE)
  // What does not stand around the page stands after it.
  const [before = '', after] = cut(Root)
  const ours = footer === undefined ? '' : renderToStaticMarkup(<Footer shell={{ footer }} t={t} />)
  const foot = own === undefined ? '' : cut(own).join(ours)
  return after === undefined ? { before: '', after: foot + before } : { before, after: foot + after }
}
