/** `@theme/CodeBlock/…`: what a site sets around a block of code or inside it; the code itself is the engine's drawing. */

import { Children, createContext, isValidElement, type ReactNode, useContext } from 'react'
import { type AnyComponent, type AnyProps, Frame, type Host, ownOr } from '../host.ts'
import { createCodeBlockMetadata } from '../theme-common/code.ts'

/** What a block is told of itself, as Docusaurus' own parts ask for it. */
interface BlockFacts {
  metadata: ReturnType<typeof createCodeBlockMetadata>
  wordWrap: object
}

export const WORD_WRAP = {
  codeBlockRef: { current: null },
  isEnabled: false,
  isCodeScrollable: false,
  toggle: () => undefined,
}

const NO_BLOCK: BlockFacts = { metadata: createCodeBlockMetadata({ code: '' }), wordWrap: WORD_WRAP }

const BlockContext = createContext<BlockFacts | undefined>(undefined)

/** In a block that the site draws itself: the line behind the fence, and what colours the code. */
const CodeContext = createContext<{ given: AnyProps; Block: AnyComponent } | undefined>(undefined)

/** The code in the engine's colours, where a copy of Docusaurus' own part would colour it; its title stands in the copy. */
export function useEngineCode(asked: { code?: string; language?: string; title?: unknown }): ReactNode | undefined {
  const block = useContext(CodeContext)
  if (block === undefined) return undefined
  const { metastring, showLineNumbers } = block.given
  const meta = typeof metastring === 'string' ? metastring.replace(/\btitle=(["']).*?\1/, '') : undefined
  const { Block } = block
  return (
    <Block language={asked.language} title={asked.title} metastring={meta} showLineNumbers={showLineNumbers}>
      {asked.code}
    </Block>
  )
}

export const codeContext = {
  CodeBlockContextProvider: ({ metadata, wordWrap, children }: AnyProps): ReactNode => (
    <BlockContext value={{ metadata, wordWrap } as BlockFacts}>{children}</BlockContext>
  ),
  useCodeBlockContext: (): BlockFacts => useContext(BlockContext) ?? NO_BLOCK,
}

type Kinds = Readonly<Record<'Block' | 'Text' | 'Elements', AnyComponent>>

/** Around whatever stands for the whole block: what is inside of it may want the engine's colours. */
const wholeBlock =
  ({ Block, Text, Elements }: Kinds): AnyComponent =>
  ({ component, given }) => {
    const props = given as AnyProps
    const inside = Children.toArray(props.children)
    const text = inside.some(isValidElement) ? undefined : inside.join('')
    const Own = (component ?? (text === undefined ? Elements : Text)) as AnyComponent
    return (
      <CodeContext value={{ given: props, Block }}>
        <Own {...props}>{text ?? props.children}</Own>
      </CodeContext>
    )
  }

/** `Block`: the engine's; by the names of the theme. */
export function createCodeParts(Block: AnyComponent, host: Host): Record<string, AnyComponent> {
  const own = (name: string): AnyComponent | undefined => host.own?.(`CodeBlock/${name}`)
  const part = (name: string, ours: AnyComponent): AnyComponent => ownOr(host, `CodeBlock/${name}`, ours)
  const [Around, Title] = [part('Container', Frame), part('Title', Frame)]
  /** The code of the block around it. */
  const Content: AnyComponent = ({ title }) => {
    const { metadata } = useContext(BlockContext) ?? NO_BLOCK
    return useEngineCode({ ...metadata, title }) ?? null
  }
  const Inside = part('Content', Content)
  const Layout: AnyComponent = ({ className }) => {
    const { metadata } = useContext(BlockContext) ?? NO_BLOCK
    const hasTitle = own('Title') !== undefined && metadata.title !== undefined
    return (
      <Around as="div" className={className}>
        {hasTitle && <Title>{metadata.title}</Title>}
        <Inside title={hasTitle ? undefined : metadata.title} />
      </Around>
    )
  }
  const Whole = part('Layout', Layout)
  const Text: AnyComponent = props => {
    const metadata = createCodeBlockMetadata({ ...props, code: props.children })
    if (['Layout', 'Title', 'Content'].every(name => own(name) === undefined))
      return (
        <Around as="div">
          <Block {...props} />
        </Around>
      )
    return (
      <BlockContext value={{ metadata, wordWrap: WORD_WRAP }}>
        <Whole />
      </BlockContext>
    )
  }
  return {
    'CodeBlock/Container': Frame,
    'CodeBlock/Content': Content,
    'CodeBlock/Content/String': Text,
    'CodeBlock/Content/Element': Block,
    'CodeBlock/Layout': Layout,
    'CodeBlock/Own': wholeBlock({
      Block,
      Text: part('Content/String', Text),
      Elements: part('Content/Element', Block),
    }),
  }
}
