/** Words that are in every text: not indexed, not required in a query. */

const WORDS =
  'и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по ее из о об от до для или если это при ли мы они их the a an of to in and is'

const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '))

/** Of a folded word, before stemming. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)
