import { expect, it } from 'vitest'
import { buildIndex, makeDocument, searchIn } from '../../../test/search-site.ts'

const text = (words: string, heading = '') => ({ anchor: heading, heading, level: heading === '' ? 0 : 2, text: words })
const other = 'о чём-то другом и совсем ином'

async function found(query: string, documents: Parameters<typeof buildIndex>[0]) {
  const { groups } = await searchIn(buildIndex(documents)).search(query)
  return groups.map(({ route }) => route)
}

it.each([
  '05 Снять выделение предмета',
  '14.9. Как снять выделение предмета?',
  '01 - Снять выделение предмета',
  '3) Снять выделение предмета',
])('takes the number before a title for no part of it: %s', async title => {
  const documents = [
    makeDocument('/a', {
      title: 'Снять выделение предмета действия',
      sections: [text(`Снять выделение предмета. ${other}`)],
    }),
    makeDocument('/b', { title, sections: [text(other)] }),
    makeDocument('/c', { title: 'Иное', sections: [text(other)] }),
  ]
  expect((await found('снять выделение предмета', documents))[0]).toBe('/b')
})

it('finds a page by the whole of its title, number and all', async () => {
  const documents = [
    makeDocument('/a', { title: '2. Ссылки', sections: [text('Ссылки')] }),
    makeDocument('/b', { title: '3. Ссылки', sections: [text('Ссылки')] }),
  ]
  expect((await found('3. ссылки', documents))[0]).toBe('/b')
})

it('finds a page by the chapter it stands in', async () => {
  const documents = [
    makeDocument('/chain', {
      title: 'References',
      section: 'Blockchain Security',
      sections: [text('Lists and books')],
    }),
    makeDocument('/web', { title: 'References', section: 'Web', sections: [text('Lists and books')] }),
  ]
  expect(await found('blockchain references', documents)).toEqual(['/chain', '/web'])
  expect(await found('blockchain', documents)).toEqual(['/chain'])
})

it('puts a page where the words stand together before one that has them far apart', async () => {
  const filler = Array.from({ length: 30 }, (_, index) => `слово${index}`).join(' ')
  const documents = [
    makeDocument('/apart', { title: 'Один', sections: [text(`утечка ${filler} ${filler} памяти`)] }),
    makeDocument('/together', { title: 'Два', sections: [text(`${filler} утечка памяти ${filler}`)] }),
    makeDocument('/other', { title: 'Три', sections: [text(filler)] }),
  ]
  expect(await found('утечка памяти', documents)).toEqual(['/together', '/apart'])
  expect(await found('"утечки памяти"', documents)).toEqual(['/together', '/apart'])
})

it('of one word nothing stands together: pages are in the order of what they say', async () => {
  const documents = [
    makeDocument('/tagged', {
      title: 'Один',
      tags: [{ label: 'lua', permalink: 'lua' }],
      sections: [text('lua lua lua lua')],
    }),
    makeDocument('/said', { title: 'Два', sections: [text('lua')] }),
  ]
  expect(await found('lua', documents)).toEqual(['/tagged', '/said'])
})

it('of long titles the one comes first that begins with what is asked for', async () => {
  const documents = [
    makeDocument('/a', { title: 'Импульс вслед за рынком: сигналы MACD и EMA', sections: [text(other)] }),
    makeDocument('/b', { title: 'MACD на пересечении с сигнальной линией рынка', sections: [text(other)] }),
  ]
  expect(await found('macd', documents)).toEqual(['/b', '/a'])
})
