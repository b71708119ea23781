import { expect, test } from 'vitest'
import { packText } from '../../content/index.ts'
import { fragmentBody, toDocument } from '../../search/index.ts'
import { toRoute } from '../../shared/path.ts'
import { perform } from './tasks.ts'

test('of a large index the fragments are named, and made of their pages they are the same', async () => {
  const texts = ['лес', 'поле'].map(word => ({
    entry: { route: toRoute(`/${word}`), title: word, kind: 'page' as const, tags: [], date: undefined, section: '' },
    sections: packText(JSON.stringify([{ anchor: '', heading: '', level: 0, text: `${word} за окном` }])),
  }))
  const indexOf = async (isLarge: boolean) => {
    const files = await perform({ name: 'index', input: { texts, locale: 'ru', isLarge } })
    if ('bytes' in files) return expect.fail()
    return files.map(file => ('body' in file ? file : expect.fail()))
  }
  const [small, large] = [await indexOf(false), await indexOf(true)]
  const sections = (text: string) => [{ anchor: '', heading: '', level: 0, text }]
  const made = large.map(file => {
    const entry = texts.find(({ entry }) => entry.route === file.body)?.entry
    if (entry === undefined) return file
    const document = toDocument(entry, () => sections(`${entry.title} за окном`))
    return { ...file, body: fragmentBody(document, 'windows-1251') }
  })
  expect(large.filter(({ body }) => typeof body === 'string')).toHaveLength(2)
  expect(made).toEqual(small)
})
