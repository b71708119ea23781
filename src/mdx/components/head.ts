/** `<Head>` and `<head>` of a document: tags for the head of its page. */

import { Children, Fragment, isValidElement, type ReactNode } from 'react'
import type { AnyProps } from '../../docusaurus/index.ts'
import { withoutHints } from '../../shared/text/hints.ts'
import { addPageClasses, bodyStart } from '../../tree/context.ts'
import { addHeadTags } from '../../tree/html/head-tags.ts'
import { assembleHtml } from '../assemble.ts'
import type { DrawScope } from '../scope.ts'

/** What React gives to `<Head>`. */
export function takeHead(children: ReactNode, scope: DrawScope): void {
  const { context, toStatic } = scope
  const at = bodyStart(context)
  const html = flatten(children).map(child => {
    if (!isValidElement<AnyProps>(child) || (child.type !== 'html' && child.type !== 'body')) return toStatic(child)
    // React would begin a document here and lose the tags beside it.
    if (typeof child.props.className === 'string') addPageClasses(child.props.className, context)
    return ''
  })
  addHeadTags(assembleHtml(html.map(withoutHints).join(''), at, scope), context)
}

function flatten(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap(child =>
    isValidElement<AnyProps>(child) && child.type === Fragment ? flatten(child.props.children) : [child],
  )
}
