/** Front matter as an author writes it: what `schema.ts` reads. Editors get it as JSON Schema (`scripts/reference`). */

import type { AuthorWritten } from '../registry/written.ts'

/** A number counts as the text that stands in the file. */
export type Text = string | number
/** An item of a list that may be empty. */
export type Word = Text
/** A number in quotes counts too. */
export type Amount = number | `${number}`
/** `2024-05-01`, `2024-05-01 12:30`, `2024-05-01T12:30:00+03:00`. */
type Instant = string
/** Address path in the site. */
export type Path = Text
/** Address in the site or in the web: `https`, `mailto`, `tel`. */
export type Address = Text
/** One, or a list. */
type OneOrMany<T> = T | T[]
/** Level of headings. */
type Level = 2 | 3 | 4 | 5 | 6

interface CommonWritten {
  /** Title of the page. @default the first heading of the text, else the name of the file @pattern ^(?=.*\S).{1,200}$ */
  title?: Text
  /** Title for the browser's window and search engines. @default `title` */
  title_meta?: Text
  /** One or two sentences for search engines, cards and lists. @default the first paragraph */
  description?: Text | ''
  /** Words for search engines. @default [] */
  keywords?: Text | Word[]
  /** Picture for social networks. @default one made of the title */
  image?: Address
  /** Address of the page; one that begins with `/` is counted from the top of its section. @default made of the path of the file */
  slug?: Path
  /** Shown by `dev` and not published. @default false */
  draft?: boolean
  /** Published, but in no list, menu, feed or search. @default false */
  unlisted?: boolean
  /** No contents beside the text. @default false */
  hide_table_of_contents?: boolean
  /** Highest level of headings in the contents, 2 to 6. @default `tableOfContents.minHeadingLevel` */
  toc_min_heading_level?: Level
  /** Lowest level of headings in the contents, 2 to 6. @default `tableOfContents.maxHeadingLevel` */
  toc_max_heading_level?: Level
  /** When the page was last changed, and by whom. @default the last commit of the file @some date author */
  last_update?: {
    /** Day or instant of the change. */
    date?: Instant
    /** Who changed the page. */
    author?: Text
  }
  /** How the file is read. */
  mdx?: {
    /** `mdx`: with components; `md`: without; `detect`: by the file. @default `markdown.format` */
    format?: 'md' | 'mdx' | 'detect'
  }
  /** Old addresses of the page, which lead here. @default [] */
  aliases?: OneOrMany<Path>
  /** The same as `aliases`. @default [] */
  redirect_from?: OneOrMany<Path>
}

interface TagWritten {
  /** Words of the tag. */
  label: Text
  /** Address of its page. */
  permalink: Path
}

/** Front matter of a post. */
export interface PostFrontMatter extends CommonWritten {
  /** Has no meaning in posts: an address is set by `slug`. */
  id?: never
  /** Tags of the post: keys of `tags.yml`, or tags of one's own. @default [] @pattern ^[^,]*$ */
  tags?: OneOrMany<Text | TagWritten>
  /** Day or instant of the post. @default the date in the name of the file, else the first commit */
  date?: Instant
  /** Authors of the post: keys of `authors.yml`, or authors written here. @default [] */
  authors?: OneOrMany<Text | AuthorWritten>
  /** Name of the only author; newer posts have `authors`. */
  author?: Text
  /** What the only author does. */
  author_title?: Text
  /** The same as `author_title`. */
  authorTitle?: Text
  /** Page of the only author. */
  author_url?: Address
  /** The same as `author_url`. */
  authorURL?: Address
  /** Picture of the only author. */
  author_image_url?: Address
  /** The same as `author_image_url`. */
  authorImageURL?: Address
  /** Text of the post in the sidebar. @default `title` */
  sidebar_label?: Text
  /** Series that the post belongs to. */
  series?: Text
  /** Place in the series. @default by date */
  series_position?: Amount
  /** Conversation under the text: `false`: none; `true`: where the settings have none; an address: the post elsewhere whose replies it is. @default by `comments` of the settings */
  comments?: boolean | Address
}

/** Front matter of a document. */
export interface DocFrontMatter extends CommonWritten {
  /** Name of the document for sidebars and links, without its folder. @default name of the file @pattern ^[^/]+$ */
  id?: Text
  /** Tags of the document: keys of `tags.yml`, or tags of one's own. @default [] @pattern ^[^,]*$ */
  tags?: OneOrMany<Text | TagWritten>
  /** The title is not drawn above the text. @default false */
  hide_title?: boolean
  /** Name of the sidebar item, for translations. */
  sidebar_key?: unknown
  /** Text of the document in the sidebar. @default `title` */
  sidebar_label?: Text
  /** Place among its neighbours in the sidebar. @default by the number in the name of the file, then by the name */
  sidebar_position?: Amount
  /** Class of the sidebar item. */
  sidebar_class_name?: Text
  /** What the site's own parts of menus read (`DocSidebarItem`). */
  sidebar_custom_props?: unknown
  /** Sidebar beside the document; `null`: none. @default the one that names it */
  displayed_sidebar?: Text | '' | null
  /** Text of the links to the document from its neighbours. @default `sidebar_label` */
  pagination_label?: Text
  /** Next document, by its id; `null`: none. @default the next one in the sidebar */
  pagination_next?: Text | '' | null
  /** Previous document, by its id; `null`: none. @default the previous one in the sidebar */
  pagination_prev?: Text | '' | null
  /** Where the document is edited; `null`: no link. @default by `editUrl` */
  custom_edit_url?: Address | '' | null
  /** Read `01-` at the start of the name of the file as a place. @default true */
  parse_number_prefixes?: boolean
  /** Conversation under the text: `false`: none; `true`: where the settings have none; an address: the post elsewhere whose replies it is. @default by `comments` of the settings */
  comments?: boolean | Address
}

/** Front matter of a standalone page. */
export interface PageFrontMatter extends CommonWritten {
  /** Class of `<html>` on the page. */
  wrapperClassName?: Text
}
