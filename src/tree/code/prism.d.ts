/** Grammars are scripts that add to the global `Prism`; they export nothing. */
declare module 'prismjs/components/*' {
  const nothing: unknown
  export default nothing
}

declare module 'prismjs/components.js' {
  interface Component {
    title: string
    require?: string | string[]
    alias?: string | string[]
    aliasTitles?: Record<string, string>
  }
  const components: { languages: Record<string, Component | undefined> }
  export default components
}
