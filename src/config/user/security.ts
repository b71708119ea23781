/** Settings of `security`. */

/** For all pages, or by page: `{ '/docs/**': ['https://player.example'] }`. */
type Sources = string[] | Record<string, string[]>

export interface SecurityUserConfig {
  /** Let `.mdx` documents and React pages put scripts into the head of their page; plain Markdown never may. @default false */
  allowPageScripts?: boolean
  /**
   * `data-` attributes of the document that `?docusaurus-data-navbar=false` may set, with the values that it may give
   * them: `{ navbar: ['false'] }`. @default {}
   */
  urlAttributes?: Record<string, string[]> | 'any'
  /** Hosts that scripts come from. @default [] */
  scriptSrc?: Sources
  /** Hosts that style sheets come from. @default [] */
  styleSrc?: Sources
  /** Hosts of pictures that components show; those that stand in a text are allowed on its page. @default [] */
  imgSrc?: Sources
  /** Hosts of sound and video that components play. @default [] */
  mediaSrc?: Sources
  /** Hosts of fonts. @default [] */
  fontSrc?: Sources
  /** Hosts that components ask for data. @default [] */
  connectSrc?: Sources
  /** Hosts of frames that components show; those that stand in a text are allowed on its page. @default [] */
  frameSrc?: Sources
  /** Where forms are sent. @default [] */
  formAction?: Sources
}
