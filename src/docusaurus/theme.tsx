/**
 * `@theme/…`: in a document the theme draws them with all it knows of the page; in an island, which a browser draws
 * again, they are these plain ones.
 */

import {
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react'
import { admonitionKinds } from '../shared/text/admonitions.ts'
import { createCodeParts } from './code/parts.tsx'
import { type AnyComponent, type AnyProps, Frame, type Host, IslandContext, Nothing, textProp } from './host.ts'
import { createParts } from './parts.tsx'

export const Heading = ({ as, ...props }: AnyProps): ReactNode => {
  const Tag = (textProp(as) ?? 'h2') as 'h2'
  return <Tag {...props} />
}

export const CodeInline = ({ children }: AnyProps): ReactNode => <code>{children}</code>

const CodeBlock = ({ children, title, language, className }: AnyProps): ReactNode => (
  <figure
    className={`theme-code-block code-block ${textProp(className) ?? ''}`.trim()}
    data-language={textProp(language)}
  >
    {title === undefined ? null : <figcaption className="code-block-title">{title as ReactNode}</figcaption>}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and by keys too */}
    <pre className={`language-${textProp(language) ?? 'text'}`} tabIndex={0}>
      <code>{children}</code>
    </pre>
  </figure>
)

const Admonition = ({ type, title, children, className }: AnyProps): ReactNode => {
  const kind = textProp(type) ?? 'note'
  const classes = `theme-admonition theme-admonition-${kind} admonition admonition-${kind}`
  return (
    <div className={`${classes} ${textProp(className) ?? ''}`.trim()}>
      <div className="admonition-heading">
        <span className="admonition-icon" aria-hidden="true" />
        <span>{(title as ReactNode) ?? kind.charAt(0).toUpperCase() + kind.slice(1)}</span>
      </div>
      <div className="admonition-content">{children}</div>
    </div>
  )
}

export const Details = ({ summary, children, ...props }: AnyProps): ReactNode => (
  <details {...props}>
    {isValidElement(summary) && summary.type === 'summary' ? summary : <summary>{summary as ReactNode}</summary>}
    {children}
  </details>
)

/** `import x from './x.png'` gives a string, `require('./x.png')` an object with it. */
const sourceOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null
    ? sourceOf('default' in value ? value.default : 'src' in value ? value.src : undefined)
    : textProp(value)

export const ThemedImage = ({ sources, alt, className, ...props }: AnyProps): ReactNode => {
  const { light, dark } = (sources ?? {}) as { light?: unknown; dark?: unknown }
  const draw = (source: unknown, mode: string) => (
    <img
      {...props}
      src={sourceOf(source)}
      alt={textProp(alt) ?? ''}
      className={`themed-image themed-image-${mode} ${textProp(className) ?? ''}`.trim()}
    />
  )
  return (
    <>
      {draw(light, 'light')}
      {draw(dark, 'dark')}
    </>
  )
}

/** Both are there, and the sheet of the theme shows one: the page is the same in both colours. */
export const ThemedComponent = ({ className, children }: AnyProps): ReactNode => {
  if (typeof children !== 'function') return null
  const draw = children as (told: { theme: string; className: string }) => ReactNode
  return ['light', 'dark'].map(theme => (
    <Fragment key={theme}>
      {draw({ theme, className: `themed-image themed-image-${theme} ${textProp(className) ?? ''}`.trim() })}
    </Fragment>
  ))
}

export const IdealImage = ({ img, alt, ...props }: AnyProps): ReactNode => (
  <img src={sourceOf(img)} alt={textProp(alt) ?? ''} {...props} />
)

/** Alone it shows its content: an item outside `<Tabs>` loses nothing. */
export const TabItem = ({ children, hidden, className }: AnyProps): ReactNode =>
  hidden === undefined ? (
    (children ?? null)
  ) : (
    // Tabs of a package tell their items which of them is shown.
    <div role="tabpanel" hidden={hidden === true} className={textProp(className)}>
      {children}
    </div>
  )

function Tabs({ children, defaultValue, className }: AnyProps): ReactNode {
  const name = useId()
  const items = Children.toArray(children).filter((child): child is ReactElement<AnyProps> => isValidElement(child))
  const keyOf = (item: ReactElement<AnyProps>) => String(item.props.value ?? item.props.label)
  const first = items.find(item => item.props.default === true) ?? items[0]
  // `null` asks for none of them.
  const isNone = first === undefined || defaultValue === null
  const [selected, select] = useState(textProp(defaultValue) ?? (isNone ? undefined : keyOf(first)))
  return (
    <div className={`theme-tabs-container tabs ${textProp(className) ?? ''}`.trim()}>
      <div className="tab-list" role="radiogroup">
        {items.flatMap((item, index) => {
          const value = keyOf(item)
          const id = `${name}-${index}`
          const isSelected = value === selected
          return [
            <input key={id} type="radio" name={name} id={id} checked={isSelected} onChange={() => select(value)} />,
            <label key={`${id}-label`} className="tab" htmlFor={id}>
              {(item.props.label as ReactNode) ?? value}
            </label>,
          ]
        })}
      </div>
      <div className="tab-panels">
        {items.map(item => (
          <div key={keyOf(item)} className="tab-panel" hidden={keyOf(item) !== selected}>
            {item.props.children}
          </div>
        ))}
      </div>
    </div>
  )
}

const PLAIN: Record<string, AnyComponent> = {
  Admonition,
  CodeBlock,
  CodeInline,
  Details,
  DocCard: Nothing,
  DocCardList: Nothing,
  Heading,
  IdealImage,
  Mermaid: ({ value }) => <CodeBlock language="mermaid">{value as ReactNode}</CodeBlock>,
  Tabs,
  ThemedImage,
  TOCCollapsible: Nothing,
  TOCInline: Nothing,
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Stands for the sign of the box itself. */
const Sign: AnyComponent = () => null

/** `@theme/Admonition/…`: each of them is the one component, told what it is. */
function admonitionParts(Box: AnyComponent): Record<string, unknown> {
  const Boxed: AnyComponent = ({ icon, ...props }) => (
    <Box {...props} {...(isValidElement(icon) && icon.type !== Sign && { icon })} />
  )
  const kinds = admonitionKinds.map((kind): [string, AnyComponent] => [kind, props => <Boxed {...props} type={kind} />])
  const named = kinds.map(([kind, Kind]): [string, unknown] => [`Admonition/Type/${capital(kind)}`, Kind])
  const signs = admonitionKinds.map((kind): [string, unknown] => [`Admonition/Icon/${capital(kind)}`, Sign])
  return {
    'Admonition/Types': Object.fromEntries(kinds),
    'Admonition/Layout': Boxed,
    ...Object.fromEntries([...named, ...signs]),
  }
}

/** Tags of Markdown that `@theme-original/MDXComponents` holds: sites wrap them. */
const TAGS = 'a code details h1 h2 h3 h4 h5 h6 img li ol pre table ul'.split(' ')

export function createTheme(host: Host): Record<string, { default: unknown }> {
  const drawn = Object.entries(PLAIN).map(([name, Plain]): [string, AnyComponent] => [
    name,
    props => {
      const frozen = useContext(IslandContext)
      const Own = frozen ? undefined : host.theme(name)
      return Own === undefined ? <Plain {...props} /> : <Own {...props} />
    },
  ])
  const Layout = (props: AnyProps): ReactNode => {
    host.layout(props)
    return props.children ?? null
  }
  const components = Object.fromEntries<unknown>([...drawn, ['TabItem', TabItem]])
  const mdx = { ...Object.fromEntries(TAGS.map(tag => [tag, tag])), ...components }
  const tags = TAGS.map((tag): [string, unknown] => [`MDXComponents/${tag[0]?.toUpperCase()}${tag.slice(1)}`, tag])
  const parts = { ...Object.fromEntries<unknown>(tags), 'MDXComponents/Heading': Heading }
  const modules = Object.entries({
    ...components,
    ...admonitionParts(Object.fromEntries(drawn).Admonition ?? Nothing),
    ...createCodeParts(Object.fromEntries(drawn).CodeBlock ?? Nothing, host),
    ...createParts(host),
    ...parts,
    Layout,
    MDXComponents: mdx,
    MDXContent: Frame,
  })
  return Object.fromEntries(modules.map(([name, value]) => [`@theme/${name}`, { default: value }]))
}
