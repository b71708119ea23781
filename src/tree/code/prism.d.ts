/** Grammars are scripts that add to the global `Prism`; they export nothing. */
declare module 'prismjs/components/*' {
  const nothing: unknown
  export default nothing
}
