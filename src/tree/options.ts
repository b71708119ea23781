/** What parsing needs besides the document itself. */

import type { Translate } from '../messages/index.ts'
import type { Lenient } from '../shared/config/lenient.ts'
import type { MarkdownConfig, MarkdownPlugin } from '../shared/config.ts'
import type { FrameKind, Partial, TagEntry } from '../shared/document.ts'
import type { Author } from '../shared/front-matter.ts'
import type { Address, FilePath } from '../shared/path.ts'
import type { Highlighted } from './code/highlighted.ts'
import type { Place } from './html-tree.ts'

export interface ParseOptions {
  /** What the site's former engine let pass is let pass. */
  lenient?: Lenient | undefined
  markdown: MarkdownConfig
  t: Translate
  /** A page of Docusaurus' that draws no frame of pages has none: no bar, no footer. */
  isBare?: boolean | undefined
  /** Forms may be sent to this origin. */
  mayPost?: ((origin: string) => boolean) | undefined
  /** Code may put scripts into the head of its page. */
  pageScripts: boolean
  /** Heading levels of the table of contents; the model cuts, parsing keeps all. */
  toc: { min: number; max: number }
  /** Only for posts: where the excerpt ends. */
  truncateMarker?: RegExp | undefined
  /** Files that MDX may import as text, by path. */
  partials: ReadonlyMap<FilePath, Partial>
  /** An import without the names that a site gives to its folders. */
  withoutAlias?: ((specifier: string) => string) | undefined
  /** Exports of a module that MDX imports: local components, data. Rejects when there is none. */
  importModule?: ((specifier: string, from: FilePath) => Promise<Record<string, unknown>>) | undefined
  /** Components that a text makes itself and that browsers have of it. */
  ownNames?: ((file: FilePath) => ReadonlySet<string> | undefined) | undefined
  /** The site has a module of this name: `@theme/X` in `src/theme`, `./chart.config` without its extension. */
  isSiteModule?: ((specifier: string, from?: FilePath) => boolean) | undefined
  /** An import that leads to what the site may not publish. */
  isOutside?: ((specifier: string, from: FilePath) => boolean) | undefined
  /** The clock, chance and the machine, as code of texts gets them: by the names that it asks them by. */
  heard?: Readonly<Record<string, unknown>> | undefined
  /** Modules of Docusaurus and its theme by name, for this site. */
  provided: Readonly<Record<string, Record<string, unknown>>>
  /** Texts that components of the document take in: evaluated before they are drawn. */
  embedded?: readonly FilePath[] | undefined
  /** The site's own `MDXComponents`. */
  components?: Record<string, unknown> | undefined
  /** The site's own parts of the theme by name. */
  parts?: Readonly<Record<string, unknown>> | undefined
  /** How often code of the site asked what no file decides, or for other documents. */
  asks?: (() => number) | undefined
  /** Short and its own for any text. */
  digest?: ((text: string) => string) | undefined
  /** Say what parts around the text would be told, though there are none. */
  tellsAround?: boolean | undefined
  /** Items of the top bar that the site draws itself. */
  barItems?: readonly { kind: string; props: Record<string, unknown> }[] | undefined
  /** Items of ours in the top bar, as components of items are given them. */
  barWords?: readonly { name: string; kind: string; props: Record<string, unknown> }[] | undefined
  /** What components may know of the instance of the document. */
  about?:
    | {
        tagsBase: string | undefined
        /** Where it is edited; asked for late, too. */
        editUrl: () => string | undefined
        /** Of a document of the documentation; asked for late, since few components want it. */
        place?: (() => { id: string; slug: string; position: number | undefined }) | undefined
      }
    | undefined
  /** What the files of tags and authors of that instance say. */
  registry?: Registry | undefined
  /** Addresses that modules have published themselves. */
  isPublished?: ((address: string) => boolean) | undefined
  /** Where in the author's component an error was thrown. */
  placeOfError?: ((error: unknown) => Place | undefined) | undefined
  /** Where the site's own part of the theme stands. */
  placeOfPart?: ((name: string) => Place | undefined) | undefined
  /** Plugins of the section that the text belongs to; absent where it has none. */
  plugins?:
    | {
        remark: readonly MarkdownPlugin[]
        rehype: readonly MarkdownPlugin[]
        siteDir: string
        /** Gives a text of the site's folder to them. */
        read?: ((path: string) => string | undefined) | undefined
      }
    | undefined
  /** Draws formulas; absent where no package that does is installed. */
  drawMath?: DrawMath | undefined
  /** Draws diagrams; absent where the package that reads them is not installed, or the site wants none. */
  drawDiagram?: DrawDiagram | undefined
  /** Addresses of documents that draw in browsers what is not drawn here; of those that the site has the packages for. */
  frames?: { readonly [kind in FrameKind]?: Address } | undefined
  /** Shared between documents. */
  highlighted?: Highlighted | undefined
}

/** TeX to MathML, or what is wrong with it and at which character. */
type DrawMath = (tex: string, isBlock: boolean) => { mathml: string } | { message: string; offset: number }

/** A text in Mermaid's language to SVG. `line` is counted from that of the fence. */
type DrawDiagram = (text: string) => Promise<
  | {
      kind: 'drawn'
      svg: string
      /** Shown below it. */
      caption: string | undefined
      title: string | undefined
      description: string
    }
  /** Nobody here draws it; Mermaid itself does, unless it needs more than its own package. */
  | { kind: 'unknown'; name: string; title: string | undefined; isForeign: boolean }
  /** `why`: it breaks off, or begins as no diagram does; else the words of its parser are all that is known. */
  | { kind: 'wrong'; message: string; line: number; why?: 'end' | 'kind' }
>

/** By the keys under which front matter names them. */
export interface Registry {
  tags?: Readonly<Record<string, TagEntry>> | undefined
  authors?: Readonly<Record<string, Author>> | undefined
}
