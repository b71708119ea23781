/** A page for those who read Markdown: what its author wrote, without what only the engine reads. */

export interface MarkdownView {
  title: string
  description: string | undefined
  /** The day that its author wrote, else an instant and the zone that it is shown in. */
  date: { day: string } | { instant: string; timeZone: string } | undefined
  tags: string[]
  /** As it is written, but for lines that are no text. */
  text: string
  /** Absolute addresses of what the text names on its site, by what is written there, percent-decoded. */
  addresses: Record<string, string>
}
