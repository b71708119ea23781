/** Generated Russian pages that speak with the words of ours: noise a search must see through. */

const SYLLABLES =
  'ба ве го ду жа зи ко лу ме но пра ре сто та у фи хо це чи ша эк юн яр бро вла гре дли знак кри пло сви тру'.split(
    ' ',
  )
const ENDINGS = ' а ы е ой ами ов ый ого ать ил ение ения'.split(' ')
const MADE_UP = 12_000

/** A generator with a fixed seed: every run makes the same pages. */
function createRandom(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Share of our pages that a word must be on to be a word of every page; a rarer one is met now and then. */
const GENERAL = 0.1
const RARE = 0.02

/** Words of the texts as often as they are there, and made-up ones by Zipf's law; titles hold no word of our titles. */
export function createNoise(own, count) {
  const random = createRandom(11)
  const pick = list => list[Math.floor(random() * list.length)]
  const wordsOf = text => text.match(/[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu) ?? []
  const texts = own.map(({ sections }) => sections.flatMap(({ text }) => wordsOf(text)))
  const pages = new Map()
  for (const text of texts) for (const word of new Set(text)) pages.set(word, (pages.get(word) ?? 0) + 1)
  const all = texts.flat()
  const general = all.filter(word => (pages.get(word) ?? 0) >= own.length * GENERAL)
  const known = () => pick(random() < RARE ? all : general)
  const taken = new Set(
    own.flatMap(({ title, tags }) => wordsOf([title, ...tags.map(({ label }) => label)].join(' ').toLowerCase())),
  )
  const stems = Array.from({ length: MADE_UP }, () =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(SYLLABLES)).join(''),
  )
  const madeUp = () => stems[Math.floor(MADE_UP ** random()) - 1] + pick(ENDINGS)
  const words = (length, share, isFree = () => true) =>
    Array.from({ length }, () => {
      if (random() > share) return madeUp()
      const word = known()
      return isFree(word) ? word : madeUp()
    }).join(' ')
  const title = () => words(2 + Math.floor(random() * 4), 0.4, word => !taken.has(word.toLowerCase()))
  return Array.from({ length: count }, (_, number) => ({
    route: `/noise/${number}`,
    title: title(),
    kind: number % 3 === 0 ? 'docs' : 'blog',
    tags: [{ label: `метка ${number % 60}`, permalink: `/tags/t${number % 60}` }],
    date: new Date(Date.UTC(2014, 0, 1 + (number % 4000))).toISOString(),
    section: '',
    sections: Array.from({ length: 3 + Math.floor(random() * 4) }, (_, section) => ({
      anchor: section === 0 ? '' : `s${section}`,
      heading: section === 0 ? '' : title(),
      level: section === 0 ? 0 : 2,
      text: words(60 + Math.floor(random() * 120), 0.75),
    })),
  }))
}
