/** What the list of all texts says: the site, and its texts by section. */

export interface LlmsView {
  title: string
  tagline: string
  sections: { title: string; texts: LlmsText[] }[]
}

export interface LlmsText {
  title: string
  /** Absolute, of its Markdown. */
  url: string
  description: string | undefined
}
