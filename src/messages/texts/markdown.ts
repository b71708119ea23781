/** Texts about Markdown as written. */

import type { TextEntry } from '../text.ts'

export const markdown = {
  'mdx-fallback': {
    en: ['looks like MDX, but does not work and is shown as Markdown: {why}', '{why!}'],
    ru: ['похоже на MDX, но не работает и показано как Markdown: {why}', '{why!}'],
  },
  'parse-failure': {
    en: ['the document could not be parsed: {message}', 'this is a fault of the engine; simpler markup avoids it'],
    ru: ['документ не удалось разобрать: {message}', 'это ошибка движка; обойти её можно, упростив разметку'],
  },
  'mdx-syntax': {
    en: ['MDX cannot be parsed: {message}', 'correct the markup'],
    ru: ['MDX не разбирается: {message}', 'исправьте разметку'],
  },
  'mdx-syntax/unclosed': {
    en: ['the tag <{name}> is not closed', 'add </{name}> or close it at once: <{name} />'],
    ru: ['тег <{name}> не закрыт', 'добавьте </{name}> или закройте его сразу: <{name} />'],
  },
  'mdx-syntax/unopened': {
    en: ['the closing tag </{name}> has no opening tag', 'remove it or check how the tags are nested'],
    ru: ['закрывающий тег </{name}> без открывающего', 'уберите его или проверьте вложенность'],
  },
  'mdx-syntax/comment': {
    en: ['a comment <!-- --> is not understood here', 'write comments in MDX {/* like this */}'],
    ru: ['комментарий <!-- --> здесь не разбирается', 'в MDX комментарий пишется {/* так */}'],
  },
  'mdx-syntax/address': {
    en: [
      'an address in angle brackets',
      'in MDX < begins a tag: write the address without brackets or as [text](address)',
    ],
    ru: ['адрес в угловых скобках', 'в MDX знак < начинает тег: напишите адрес без скобок или [текст](адрес)'],
  },
  'mdx-syntax/less-than': {
    en: ['the sign < begins no tag', 'in MDX < begins a tag: to show the sign itself, write &lt; or \\<'],
    ru: ['знак < не начинает тега', 'в MDX знак < начинает тег: чтобы показать его, напишите &lt; или \\<'],
  },
  'mdx-syntax/open-brace': {
    en: ['the brace { is not closed', 'in MDX it begins code: to show the brace itself, write \\{'],
    ru: ['фигурная скобка { не закрыта', 'в MDX она начинает код: чтобы показать скобку, напишите \\{'],
  },
  'mdx-syntax/expression': {
    en: [
      'the expression in braces cannot be parsed',
      'in MDX { } is code: to show the braces themselves, write \\{ \\}',
    ],
    ru: ['выражение в фигурных скобках не разбирается', 'в MDX { } — это код: чтобы показать скобки, напишите \\{ \\}'],
  },
  'mdx-syntax/module': {
    en: ['import or export cannot be parsed', 'check how it is written and that an empty line follows it'],
    ru: ['import или export не разбирается', 'проверьте запись и пустую строку после неё'],
  },
} satisfies Record<string, TextEntry>
