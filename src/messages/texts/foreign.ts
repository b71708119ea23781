/** Texts about what other engines understand in a text. */

import type { TextEntry } from '../text.ts'

export const foreign = {
  'foreign-wiki': {
    en: ['a link of a wiki stays text: {written}', 'write {link}; what is meant as words begins with \\[['],
    ru: ['ссылка в виде вики осталась текстом: {written}', 'напишите {link}; а если это слова, начните их с \\[['],
  },
  'foreign-embed': {
    en: [
      'what should be put in stays text: {written}',
      'a picture is ![What it shows](./picture.png), a note is a link, or a part that an .mdx file imports',
    ],
    ru: [
      'вставка осталась текстом: {written}',
      'картинка — это ![Что на ней](./picture.png), заметка — ссылка или часть, которую импортирует файл .mdx',
    ],
  },
  'foreign-toc': {
    en: ['{written} stays text', 'remove it: the contents stand beside the text by themselves'],
    ru: ['{written} осталось текстом', 'уберите: содержание само стоит рядом с текстом'],
  },
  'foreign-callout': {
    en: ['a callout stays a quotation: {written}', 'write {box}, the text without > and ::: on a line below'],
    ru: ['выноска осталась цитатой: {written}', 'напишите {box}, текст без > и ::: строкой ниже'],
  },
  'foreign-tag': {
    en: [
      'a tag of another engine stays text: {written}',
      'write it in Markdown or as a component; what readers shall see stands in backticks',
    ],
    ru: [
      'тег другого движка остался текстом: {written}',
      'напишите это в Markdown или компонентом; что должен увидеть читатель, возьмите в обратные кавычки',
    ],
  },
  'foreign-container': {
    en: ['a space after the colons, so this stays text: {written}', 'write {box}'],
    ru: ['после двоеточий пробел, и это осталось текстом: {written}', 'напишите {box}'],
  },
  'foreign-details': {
    en: ['a folded text of another engine stays text: {written}', 'write <details> with <summary> in it'],
    ru: ['свёрнутый текст другого движка остался текстом: {written}', 'напишите <details> и в нём <summary>'],
  },
  'foreign-box': {
    en: ['a box of MkDocs stays text: {written}', 'write {box}, the text without its indent and ::: on a line below'],
    ru: ['блок из MkDocs остался текстом: {written}', 'напишите {box}, текст без отступа и ::: строкой ниже'],
  },
  'foreign-tabs': {
    en: ['tabs of another engine stay text: {written}', 'write <Tabs> with <TabItem> in an .mdx file'],
    ru: ['вкладки другого движка остались текстом: {written}', 'напишите <Tabs> с <TabItem> в файле .mdx'],
  },
  'foreign-mark': {
    en: ['the signs == stay text', 'write <mark>{words}</mark>'],
    ru: ['знаки == остались текстом', 'напишите <mark>{words}</mark>'],
  },
  'foreign-comment': {
    en: [
      'what stands between two signs of percent is shown to readers',
      'a comment is written <!-- … -->, in .mdx {/* … */}',
    ],
    ru: [
      'то, что стоит между двойными знаками процента, увидят читатели',
      'комментарий пишут так: <!-- … -->, в .mdx — {/* … */}',
    ],
  },
  'foreign-formula': {
    en: [
      'the formula {written} stays text in brackets',
      'write it between signs of dollar, as a block between double ones, with markdown: { math: true }',
    ],
    ru: [
      'формула {written} осталась текстом в скобках',
      'запишите её между знаками доллара, отдельным блоком — между двойными, при markdown: { math: true }',
    ],
  },
  'foreign-bullets': {
    en: ['lines with {sign} run together: they are no list', 'begin each with "- " in place of {sign}'],
    ru: ['строки с {sign} слились: это не список', 'начните каждую с «- » вместо {sign}'],
  },
  'foreign-html': {
    en: ['Markdown right after a tag stays text: {written}', 'leave an empty line after <{tag}>, or write HTML there'],
    ru: [
      'Markdown сразу за тегом остался текстом: {written}',
      'оставьте после <{tag}> пустую строку или напишите там HTML',
    ],
  },
} satisfies Record<string, TextEntry>
