/** Texts about links as they are typed. */

import type { TextEntry } from '../text.ts'

export const typedLinks = {
  'link-space': {
    en: ['a space in the address: what should be a link is text', 'put the address in angle brackets: (<{label}>)'],
    ru: ['в адресе пробел: вместо ссылки получился текст', 'возьмите адрес в угловые скобки: (<{label}>)'],
  },
  'link-nearly/apart': {
    en: [
      'a space between ] and (: what should be a link is text',
      'write {link}; what is meant as words begins with \\[',
    ],
    ru: [
      'пробел между ] и (: вместо ссылки получился текст',
      'напишите {link}; если это просто слова, начните их с \\[',
    ],
  },
  'link-nearly/line': {
    en: ['the address of a link breaks off at the end of the line: it stays text', 'write {link} in one line'],
    ru: ['адрес ссылки оборван концом строки, и она осталась текстом', 'напишите {link} в одной строке'],
  },
  'link-nearly/open': {
    en: ['a link without ) at its end stays text', 'write {link}'],
    ru: ['у ссылки нет ) на конце, и она осталась текстом', 'напишите {link}'],
  },
  'link-nearly/wide': {
    en: ['wide brackets around an address: what should be a link is text', 'write {link}'],
    ru: ['широкие скобки вокруг адреса: вместо ссылки остался текст', 'напишите {link}'],
  },
  'link-nearly/turned': {
    en: [
      'the brackets of a link have changed places: it stays text',
      'write {link}; what is meant as words begins with \\(',
    ],
    ru: [
      'скобки ссылки перепутаны местами, и она осталась текстом',
      'напишите {link}; если это просто слова, начните их с \\(',
    ],
  },
  'link-nearly/words': {
    en: [
      'a space in the address: what should be a link is text',
      'write {link}; an address with spaces goes in angle brackets: (<…>)',
    ],
    ru: [
      'в адресе пробел: вместо ссылки получился текст',
      'напишите {link}; адрес с пробелами берут в угловые скобки: (<…>)',
    ],
  },
  'link-inside': {
    en: [
      '{link} stands inside another link: it alone is one, the brackets around it are text',
      'end one link before the other begins',
    ],
    ru: [
      '{link} стоит внутри другой ссылки: ссылка только она, скобки вокруг показаны текстом',
      'закончите одну ссылку до начала другой',
    ],
  },
  'link-inside/tag': {
    en: [
      'a link inside a link: browsers would tear the outer one, so of the inner one the words alone are left',
      'end one link before the other begins',
    ],
    ru: [
      'ссылка внутри ссылки: браузер разорвал бы внешнюю, поэтому от внутренней остались только слова',
      'закончите одну ссылку до начала другой',
    ],
  },
  'link-unseen': {
    en: ['a link to {url} without words: nobody can see it or click it', 'write [words]({url}) or remove it'],
    ru: ['ссылка на {url} без слов: её не видно и на неё не нажать', 'напишите [слова]({url}) или уберите её'],
  },
} satisfies Record<string, TextEntry>
