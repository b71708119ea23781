import MDXComponents from '@theme-original/MDXComponents'
import Highlight from '../../components/Highlight'

export default { ...MDXComponents, Highlight, mark: props => <strong data-part="mark" {...props} /> }
