/** A text that a component takes in: `import Readme from './readme.mdx'` in a `.tsx`. */

import { createElement, type ReactNode, useContext } from 'react'
import { type AnyProps, IslandContext } from '../docusaurus/index.ts'
import { saidError } from '../messages/said-error.ts'
import { currentScope } from './scope.ts'

export function createPart(file: string): (props: AnyProps) => ReactNode {
  return function Part(props) {
    if (useContext(IslandContext)) throw saidError('island-props/text', { file })
    const content = currentScope()?.parts.get(file)
    return content === undefined ? null : createElement(content, props)
  }
}
