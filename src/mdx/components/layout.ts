/** What `<Layout>`, `<PageMetadata>` and `<Redirect>` say of the page they are drawn in. */

import type { LayoutProps } from '../../docusaurus/index.ts'
import type { Context } from '../../tree/context.ts'
import type { DrawScope } from '../scope.ts'
import { addressMark } from './components.ts'

/** The last word wins, as the innermost component is drawn last. */
export function takeLayout(props: LayoutProps, context: Context | undefined): void {
  if (context === undefined) return
  const { title, description, keywords, image, wrapperClassName, noFooter, noContents } = props
  const { layout } = context
  if (typeof title === 'string') layout.title = title
  if (typeof description === 'string') layout.description = description
  if (typeof image === 'string') layout.image = image
  if (typeof keywords === 'string') layout.keywords = keywords.split(',').map(word => word.trim())
  else if (Array.isArray(keywords)) layout.keywords = keywords.map(String)
  if (typeof wrapperClassName === 'string') layout.wrapperClassName = wrapperClassName
  if (noFooter === true) layout.noFooter = true
  if (noContents === true) layout.noContents = true
}

/** Works without scripts: the page itself tells the browser where to go. */
export function takeRedirect(to: string, scope: DrawScope | undefined): void {
  if (scope === undefined) return
  const content = `0; url=${addressMark(to, undefined, scope.context)}`
  const reference = scope.context.references.at(-1)
  if (reference !== undefined) reference.by = 'code'
  scope.context.head.push({ tagName: 'meta', attributes: { 'http-equiv': 'refresh', content } })
}
