/** Words that are in texts of every language, since all of them quote English; those of its own come with the index. Folded. */

export const STOP_WORDS: ReadonlySet<string> = new Set('the a an of to in and is'.split(' '))
