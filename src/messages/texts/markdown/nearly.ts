/** Said of what is typed nearly right: Markdown takes it for another thing, and nobody sees it before the page. */

import type { TextEntry } from '../../text.ts'

export const nearly = {
  'bold-nearly/space': {
    en: [
      'a space inside ** and **: what should be bold is shown with its asterisks',
      'take the space out: {better}; asterisks that are meant begin with \\*',
    ],
    ru: [
      'пробел между ** и словом: вместо жирного текста видны звёздочки',
      'уберите его: {better}; звёздочки, которые нужны, начните с \\*',
    ],
  },
  'bold-nearly/sign': {
    en: [
      'a sign and a letter on the two sides of **: what should be bold is shown with its asterisks',
      'put the sign outside of {better}, or a space between the asterisks and the next word; asterisks that are meant begin with \\*',
    ],
    ru: [
      'с одной стороны ** знак, с другой буква: вместо жирного текста видны звёздочки',
      'вынесите знак за звёздочки {better} или отделите их от соседнего слова пробелом; звёздочки, которые нужны, начните с \\*',
    ],
  },
  'table-cells': {
    en: [
      'the row has more cells than the head ({count}), and readers do not see what is over: {text}',
      'add a column to the head; a bar inside a cell is written \\|',
    ],
    ru: [
      'в строке больше ячеек, чем в шапке ({count}), и лишнего читатель не увидит: {text}',
      'добавьте столбец в шапку; черта внутри ячейки пишется \\|',
    ],
  },
  'table-line': {
    en: [
      'this looks like a table and stays text: cells of the head: {count}, of the line under it: {other}',
      'make them as many',
    ],
    ru: [
      'похоже на таблицу, но остаётся текстом: ячеек в шапке — {count}, в строке под ней — {other}',
      'сделайте их поровну',
    ],
  },
  'import-in-text': {
    en: ['this import stands in a paragraph and is text', 'put an empty line before it'],
    ru: ['этот import стоит в абзаце и остаётся текстом', 'поставьте перед ним пустую строку'],
  },
  'task-space': {
    en: ['a box without a space before it stays text', 'write {better}'],
    ru: ['перед квадратиком нет пробела, и он остаётся текстом', 'напишите {better}'],
  },
  'list-space': {
    en: ['a sign of a list without a space behind it is words', 'write {better}'],
    ru: ['знак списка без пробела после него остаётся словами', 'напишите {better}'],
  },
  'marker-space': {
    en: [
      'the space behind {mark} is not the usual one, and the line stays text',
      'type it anew; a Mac writes such a one with Option held down',
    ],
    ru: [
      'пробел после {mark} — не обычный, и строка остаётся текстом',
      'наберите его заново; на Маке такой получается с зажатым Option',
    ],
  },
  'list-beside': {
    en: [
      'this list stands beside the item above it and not in it',
      'move it {count} to the right, under the first letter of the item',
    ],
    ru: [
      'этот список стоит рядом с пунктом над ним, а не внутри него',
      'сдвиньте его вправо под первую букву пункта: пробелов не хватает {count}',
    ],
  },
  'list-number': {
    en: ['Markdown counts lists itself: {written} is shown as {shown}', 'write {written}\\. to keep the number'],
    ru: [
      'Markdown нумерует списки сам: {written} будет показано как {shown}',
      'чтобы число осталось, напишите {written}\\.',
    ],
  },
  'setext-rule': {
    en: [
      'the line --- right under a text makes it a heading',
      'for a rule leave an empty line before it; headings are better begun with ##',
    ],
    ru: [
      'строка --- сразу под текстом делает его заголовком',
      'если нужна черта, оставьте перед ней пустую строку; заголовки лучше начинать с ##',
    ],
  },
  'unclosed-comment': {
    en: ['the comment is not closed: all that follows is left out', 'put --> where it ends'],
    ru: ['комментарий не закрыт: всё, что после него, пропало', 'поставьте --> там, где он кончается'],
  },
  'code-title': {
    en: ['the title of the block of code has no quotes around it and is not read: {title}', 'write title="…"'],
    ru: ['заголовок блока кода не в кавычках и не прочитан: {title}', 'напишите title="…"'],
  },
  'code-lines': {
    en: [
      'the block of code has no line {line}, so nothing is marked there',
      'correct the numbers in braces; lines in the block: {count}',
    ],
    ru: [
      'в блоке кода нет строки {line}, и отмечать там нечего',
      'исправьте числа в фигурных скобках; строк в блоке: {count}',
    ],
  },
  'heading-space': {
    en: [
      'a heading without a space after {signs}: it is shown as words',
      'write a space there, or \\{signs} for words',
    ],
    ru: [
      'заголовок без пробела после {signs}: он показан текстом',
      'поставьте там пробел, а для текста напишите \\{signs}',
    ],
  },
} satisfies Record<string, TextEntry>
