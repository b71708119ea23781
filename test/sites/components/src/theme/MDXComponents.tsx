import MDXComponents from '@theme-original/MDXComponents'
import Highlight from '@site/src/components/Highlight'

export default { ...MDXComponents, Highlight, blockquote: (props: object) => <blockquote {...props} className="own-quote" /> }
