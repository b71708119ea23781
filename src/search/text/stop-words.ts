/** Words that are in every text: not indexed, not required in a query. Folded. */

const WORDS = [
  'и в во не ни что он она оно они на я мы вы с со как а то все так его но да ты к ко у же за бы по ее их из от до о об',
  'для или если это при ли без под над через между чтобы чем где когда зачем почему какой какая какую какое какие каких',
  'который которая которую которое которые которых еще уже тоже только есть нет быть',
  'the a an of to in and is',
].join(' ')

export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '))
