/** Languages of code blocks: which of Prism's grammars colours each, and what people call it. */

import components from 'prismjs/components.js'
import type { MessageId, Translate } from '../../messages/index.ts'

interface Language {
  /** As shown to the reader; empty for a grammar that only others need. */
  name: string
  /** Grammars that have to be there first. */
  needs: string[]
}

/** These come with Prism itself. */
export const OWN_GRAMMARS: readonly string[] = ['clike', 'css', 'javascript', 'markup']

/**
 * Not all that Prism has: some change the grammars of others when they are loaded, and a block would look otherwise
 * after another one.
 */
const COLOURED =
  'actionscript apacheconf arduino asciidoc awk bash basic batch bnf bsl c clojure cmake cobol coffeescript cpp crystal csharp csv d dart diff django dns-zone-file docker dot ebnf editorconfig elixir elm erlang fortran fsharp gdscript gettext gherkin git glsl go-module go gradle graphql groovy handlebars haskell haxe hcl hlsl http ignore ini java jq json5 json jsx julia kotlin latex less liquid lisp livescript llvm log lua makefile markdown markup-templating matlab mermaid mongodb nasm nginx nim nix objectivec ocaml pascal perl php plant-uml plsql powershell prolog promql properties protobuf puppet purescript python qml r reason regex rego rescript rest ruby rust sass scala scheme scss shell-session smarty solidity sparql sql stylus swift systemd tcl toml tsx turtle twig typescript uri vbnet verilog vhdl vim visual-basic wasm wgsl wiki yaml zig'

/** What one looks for while it is loaded, so that it is the same whatever came before. */
const NEEDS: Readonly<Record<string, string[]>> = { graphql: ['markdown'], http: ['json', 'uri'], markdown: ['yaml'] }

/** Names of grammars and of spellings that are not Prism's, each behind its word: shorter, or what says more than the grammar. */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  `
    clike, markup-templating, markup HTML, apacheconf Apache, bsl 1С, django Jinja, dns-zone-file DNS,
    docker Dockerfile, dot DOT, go-module go.mod, ignore .gitignore, ini INI, jq jq, jsx JSX, llvm LLVM, log Log,
    properties Properties, protobuf Protobuf, regex RegExp, rest reStructuredText, sass Sass, scss SCSS,
    shell-session Bash, solidity Solidity, systemd systemd, tsx TSX, vbnet VB.NET, vim Vim, wiki Wiki, sh Bash,
    shell Bash, vue Vue, svelte Svelte, astro Astro, mdx MDX, zsh Zsh, fish Fish, jsonc JSON, terraform Terraform,
    tf Terraform, postgres PostgreSQL, postgresql PostgreSQL, mysql MySQL, sqlite SQLite, env .env, dotenv .env,
    glua GLua, luau Luau, moonscript MoonScript, jinja Jinja, dockerignore .dockerignore, elisp Emacs Lisp,
    caddyfile Caddyfile, delphi Delphi
  `
    .trim()
    .split(/,\s+/)
    .map(pair => [pair.split(' ', 1)[0], pair.replace(/^\S+ ?/, '')]),
)

const listOf = (written: string | string[] | undefined): string[] => [written ?? []].flat()
const nameOf = (id: string): string =>
  (Object.hasOwn(NAMES, id) ? NAMES[id] : undefined) ?? components.languages[id]?.title ?? id

export const LANGUAGES: Readonly<Record<string, Language>> = Object.fromEntries(
  [...OWN_GRAMMARS, ...COLOURED.split(' ')].map(id => {
    const needs = [...listOf(components.languages[id]?.require), ...(NEEDS[id] ?? [])]
    return [id, { name: nameOf(id), needs: needs.filter(other => !OWN_GRAMMARS.includes(other)) }]
  }),
)

/** Spellings that Prism does not know. */
const MORE_ALIASES: Readonly<Record<string, string>> = {
  apacheconf: 'apache htaccess',
  bash: 'curl fish ksh zsh',
  batch: 'bat cmd',
  bsl: '1c',
  c: 'h',
  clojure: 'clj cljs edn',
  cpp: 'c++ cc hpp',
  csharp: 'c#',
  diff: 'patch udiff',
  django: 'jinja',
  'dns-zone-file': 'zone',
  docker: 'containerfile',
  elixir: 'ex exs',
  erlang: 'erl',
  fsharp: 'f# fs',
  go: 'golang',
  'go-module': 'go.mod gomod',
  graphql: 'gql',
  hcl: 'terraform tf',
  ignore: 'dockerignore',
  ini: 'cfg conf desktop dosini',
  javascript: 'cjs mjs node',
  json: 'jsonl ndjson',
  json5: 'json-with-comments jsonc',
  julia: 'jl',
  latex: 'bibtex',
  lua: 'glua luau moonscript',
  makefile: 'make mk',
  markdown: 'mdx',
  markup: 'astro htm plist svelte vue xhtml',
  nginx: 'caddyfile',
  objectivec: 'm obj-c objective-c',
  ocaml: 'ml',
  pascal: 'delphi',
  perl: 'pl',
  powershell: 'posh ps ps1 pwsh',
  properties: 'dotenv env environment',
  protobuf: 'proto',
  python: 'py3 pycon python3',
  regex: 'regexp',
  rust: 'rs',
  'shell-session': 'bash-session console terminal',
  sql: 'mysql pgsql postgres postgresql sqlite',
  stylus: 'styl',
  systemd: 'service unit',
  typescript: 'cts mts',
  vim: 'viml vimscript',
  wasm: 'wast wat',
  yaml: 'compose',
}

/** Other spellings: `sh` -> `bash`. */
export const ALIASES: ReadonlyMap<string, string> = new Map(
  Object.keys(LANGUAGES).flatMap(id =>
    [...listOf(components.languages[id]?.alias), ...(MORE_ALIASES[id]?.split(' ') ?? [])].map(name => [name, id]),
  ),
)

/** Names of text that is not to be coloured. */
export const PLAIN_NAMES: ReadonlySet<string> = new Set(' text plain plaintext txt none output ascii'.split(' '))

/** Spellings that name no language but what the block is. */
const NAMED_BY_USE: ReadonlyMap<string, MessageId> = new Map([
  ['conf', 'theme.CodeBlock.configuration'],
  ['cfg', 'theme.CodeBlock.configuration'],
  ['console', 'theme.CodeBlock.console'],
  ['terminal', 'theme.CodeBlock.console'],
  ['shell-session', 'theme.CodeBlock.console'],
])

/** Grammar for a name as written after the fence; `undefined` when it is unknown. */
export function findLanguage(written: string, t: Translate): { id: string; name: string } | undefined {
  const word = written.toLowerCase()
  const id = Object.hasOwn(LANGUAGES, word) ? word : ALIASES.get(word)
  const language = id === undefined ? undefined : LANGUAGES[id]
  if (id === undefined || language === undefined || language.name === '') return undefined
  const use = NAMED_BY_USE.get(word)
  if (use !== undefined) return { id, name: t(use) }
  const own = Object.hasOwn(NAMES, word) ? NAMES[word] : components.languages[id]?.aliasTitles?.[word]
  return { id, name: own ?? language.name }
}
