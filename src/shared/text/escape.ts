/** Texts written where some signs mean something: in HTML, in a regular expression. */

export const escapeText = (text: string): string =>
  /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text

export const escapeAttribute = (text: string): string =>
  /[&"<>]/.test(text) ? escapeText(text).replaceAll('"', '&quot;') : text

/** JSON for a `<script>` data block: `<` never appears, so no `</script>` can end it. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** A text that a regular expression takes for itself. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
