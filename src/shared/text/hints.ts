/** React asks browsers to load images early, before what it draws; ours are lazy. */
export const withoutHints = (html: string): string => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
