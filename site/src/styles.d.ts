/** Names of classes of a CSS module. */
declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
