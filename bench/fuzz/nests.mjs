/** Everything that can stand in itself, so deep. Each is made of what opens, what closes, and what stands inside. */

const of =
  (open, close = '', inside = 'x') =>
  depth =>
    open.repeat(depth) + inside + close.repeat(depth)

/** In braces, where code stands. */
const code = (open, close, inside) => depth => `{${of(open, close, inside)(depth)}}`

/** In a module of the text. */
const module =
  (before, open, close = '', inside = '1') =>
  depth =>
    `export ${before}${of(open, close, inside)(depth)}`

const body = (open, close, inside) => depth => `export function f() {${of(open, close, inside)(depth)}}`

const lines = make => depth => Array.from({ length: Math.min(depth, 1_900) }, (_, index) => make(index)).join('\n')

const markdown = {
  quotes: of('> '),
  'quotes without spaces': of('>'),
  lists: lines(index => `${' '.repeat(index * 2)}- x`),
  'lists on a line': of('- '),
  'numbered lists on a line': of('1. '),
  'lists and quotes': of('- > 1. '),
  'lists of every mark': of('- + * 1. '),
  tasks: of('- [ ] '),
  brackets: of('[', ']'),
  'open brackets': of('['),
  links: of('[', '](a)'),
  references: of('[', '][a]'),
  images: of('![', '](a)'),
  emphasis: of('*a ', ' a*'),
  strong: of('**a ', ' a**'),
  stars: of('*', '*'),
  underscores: of('_a ', ' a_'),
  strikes: of('~~a ', ' a~~'),
  'both emphases': of('*_', '_*'),
  'open emphasis': of('a**b'),
  backticks: of('`', '`'),
  'growing backticks': depth => Array.from({ length: Math.min(depth, 1_500) }, (_, at) => '`'.repeat(at)).join(' '),
  headings: of('# '),
  'headings below lines': of('a\n===\n', '', ''),
  'cells of a row': depth => `|${' a |'.repeat(depth)}\n|${' - |'.repeat(depth)}\n|${' a |'.repeat(depth)}`,
  rows: depth => `| a |\n| - |\n${'| a |\n'.repeat(depth)}`,
  pipes: depth => `${'|'.repeat(depth)}\n${'|-'.repeat(depth)}`,
  'blocks of one length': of(':::note\n', '\n:::'),
  blocks: depth => lines(index => `${':'.repeat(Math.min(depth, 1_900) - index + 2)}note`)(depth),
  'blocks in quotes': of('> :::note\n'),
  'names with brackets': of(':a[', ']'),
  'lines with brackets': of('::a[', ']'),
  'names with braces': of(':a{b="', '"}'),
  names: of(':a'),
  'blocks with titles': of(':::note[', ']'),
  footnotes: of('[^a', ']'),
  'inline footnotes': of('^[', ']'),
  'definitions of footnotes': lines(index => `[^${index}]: x[^${index + 1}]\n`),
  'definitions on a line': of('[^a]: '),
  'footnotes in footnotes': lines(index => `${' '.repeat(index * 4)}[^${index}]: x`),
  labels: depth => `[${'\\['.repeat(depth)}]: a`,
  definitions: of('[a]: b\n'),
  'titles of definitions': depth => `[a]: b "${'('.repeat(depth)}`,
  'brackets of addresses': depth => `[a](${of('(', ')')(depth)})`,
  'brackets of bare addresses': depth => `http://a${of('(', ')')(depth)}`,
  addresses: of('www.a'),
  'addresses of mail': of('a@b.c'),
  formulas: of('$', '$'),
  'blocks of formulas': of('$$\n', '\n$$'),
  superscripts: of('^a ', ' a^'),
  wiki: of('[[', ']]'),
  entities: of('&amp;'),
  escapes: of('\\'),
  spaces: of(' '),
  tabs: of('\t'),
  'empty lines': of('\n'),
  rules: of('* * *\n'),
}

const html = {
  tags: of('<div>', '</div>'),
  'tags on lines': of('<div>\n\n', '\n\n</div>'),
  'tags in text': of('a <b>', '</b>'),
  'open tags': of('<div>'),
  'closing tags': of('</div>'),
  details: of('<details><summary>a</summary>\n\n', '\n\n</details>'),
  'less than': of('<'),
  'addresses in angles': of('<a:'),
  comments: of('<!--', '-->'),
  sections: of('<![CDATA['),
  declarations: of('<!A '),
  instructions: of('<?'),
  pictures: of('<svg><g>', '</g></svg>'),
  'tables in tables': of('<table><tr><td>', '</td></tr></table>'),
  attributes: depth => `<a${' b="c"'.repeat(depth)}>x</a>`,
  'quotes of attributes': depth => `<a b="${"'".repeat(depth)}`,
}

const jsx = {
  components: of('<A>', '</A>'),
  'components on lines': of('<A>\n\n', '\n\n</A>\n'),
  'open components': of('<A>'),
  fragments: of('<>', '</>'),
  members: depth => `<A${'.a'.repeat(depth)} />`,
  namespaces: depth => `<a${':a'.repeat(depth)} />`,
  'attributes of components': depth => `<A${' a="b"'.repeat(depth)} />`,
  spreads: depth => `<A${' {...a}'.repeat(depth)} />`,
  'components in attributes': of('<A b={', '} />'),
  'components beside attributes': of('<A b={<B/>} c={', '} />', '1'),
  'objects in attributes': depth => `<A b={${of('{a:', '}', '1')(depth)}} />`,
  'tabs and brackets': depth => `<Tabs>\n${'['.repeat(depth)}\n</Tabs>`,
  'tabs on a line': depth => `<Tabs>${'['.repeat(depth)}`,
}

const expressions = {
  braces: of('{', '}'),
  'open braces': of('{'),
  'comments in braces': of('{/*', '*/}'),
  parentheses: code('(', ')'),
  'open parentheses': depth => `{${'('.repeat(depth)}`,
  'parentheses on lines': code('(\n\n', ')'),
  arrays: code('[', ']'),
  spread: code('[...', ']', 'a'),
  objects: code('({a:', '})', '1'),
  arrows: code('a=>'),
  functions: code('()=>', '', '1'),
  'functions with bodies': code('()=>{', '}'),
  not: code('!'),
  minus: code('- '),
  plus: code('+ '),
  inverse: code('~'),
  types: code('typeof '),
  voids: code('void '),
  deletes: code('delete '),
  awaits: code('await '),
  news: code('new '),
  conditions: code('a?b:'),
  templates: code('`$' + '{', '}`'),
  assignments: code('a='),
  'other assignments': code('a+='),
  powers: code('a**'),
  sums: code('a+'),
  ands: code('a&&'),
  nullish: code('a??'),
  commas: code('a,'),
  chains: depth => `{x${'.a'.repeat(depth)}}`,
  'optional chains': depth => `{x${'?.a'.repeat(depth)}}`,
  calls: depth => `{x${'()'.repeat(depth)}}`,
  indices: depth => `{x${'[0]'.repeat(depth)}}`,
  imports: code('import(', ')'),
  classes: code('class{a=', '}', '1'),
  patterns: code('([', ']=a)=>1'),
  'tags in code': code('<a>', '</a>'),
  'tags and braces': code('<a>{', '}</a>'),
  regular: depth => `{/${of('(', ')')(depth)}/}`,
  strings: depth => `{"${'('.repeat(depth)}"}`,
}

const modules = {
  'a parenthesis of a module': module('const a = ', '(', ')'),
  'blocks of a module': body('{', '}', ''),
  ifs: body('if(a)', '', ';'),
  elses: body('if(a);else ', '', ';'),
  labels: body('a:', '', ';'),
  loops: body('for(;;)', '', ';'),
  whiles: body('while(a)', '', ';'),
  dos: body('do ', 'while(a)', ';'),
  tries: body('try{', '}catch{}', ''),
  switches: body('switch(a){case 1:', '}', ''),
  yields: depth => `export function* f() {${'yield '.repeat(depth)}}`,
  'patterns of a module': depth => `export const ${of('[', ']', 'a')(depth)} = 1`,
  'objects of a module': depth => `export const ${of('{a:', '}', 'b')(depth)} = 1`,
  'classes of a module': module('const a = ', 'class{a=', '}'),
  'imported names': depth => `import {${'a,'.repeat(depth)}} from "b"`,
  exports: of('export const a = 1\n', '', ''),
}

export const CODE = { ...jsx, ...expressions, ...modules }
export const NESTS = { ...markdown, ...html, ...CODE }
