/** `authors.yml`, `tags.yml` and `_category_` files as an author writes them. Editors get them as JSON Schema. */

import type { Address, Amount, Path, Text, Word } from '../front-matter/written.ts'

/** An author in a post: by key, or written there. @some key name image_url imageURL */
export interface AuthorWritten {
  /** Key of an author in `authors.yml`, whose words are kept where nothing else is written. */
  key?: Text
  /** Name of the author. */
  name?: Text
  /** What the author does. */
  title?: Text
  /** Some words about the author. */
  description?: Text
  /** Page of the author. */
  url?: Address
  /** Picture of the author: a path in the static folder, or an address. */
  image_url?: Address
  /** The same as `image_url`. */
  imageURL?: Address
  /** Mail of the author: in feeds, and the link of an author who has neither `url` nor a page. @pattern ^\s*[^\s@:/<>()[\]]+@[^\s@:/<>()[\]]+\s*$ */
  email?: string
  /** Accounts by network (`github`, `telegram`, `mastodon`, …): names or addresses. @default {} */
  socials?: Record<string, Text>
}

/** @some name image_url imageURL */
interface AuthorEntry extends AuthorWritten {
  /** Page of the author in the blog: `true`, or its address. @default false */
  page?:
    | boolean
    | {
        /** Address of the page, below that of the authors. */
        permalink: Path
      }
}

/** `authors.yml`: authors by key. */
export type AuthorsFile = Record<string, AuthorEntry>

interface TagEntryWritten {
  /** Words of the tag. @default the key with a capital letter */
  label?: Text
  /** Address of its page, below that of the tags. @default made of the key */
  permalink?: Path
  /** What the tag is about. */
  description?: Text
}

/** `tags.yml`: tags by key. */
export type TagsFile = Record<string, TagEntryWritten | null>

/** `_category_.json`, `_category_.yml`: a folder of documents. */
export interface CategoryWritten {
  /** Name of the sidebar item, for translations. */
  key?: Text
  /** Text of the folder in the sidebar. @default its name */
  label?: Text
  /** What the folder is about, on cards. */
  description?: Text
  /** Place among its neighbours in the sidebar. @default by the number in its name, then by the name */
  position?: Amount
  /** Closed until a reader opens it. @default `docs.sidebarCollapsed` */
  collapsed?: boolean
  /** Can be closed. @default `docs.sidebarCollapsible` */
  collapsible?: boolean
  /** Class of the sidebar item. */
  className?: Text
  /** Page of the folder; `null`: none. @default its `index` or `README` document, where there is one */
  link?: DocLinkWritten | IndexLinkWritten | null
  /** What the site's own parts of menus read (`DocSidebarItem`). */
  customProps?: unknown
}

interface DocLinkWritten {
  /** A document is the page of the folder. */
  type: 'doc'
  /** The document, by its id. */
  id: Text
}

interface IndexLinkWritten {
  /** A page with cards is made of the folder. */
  type: 'generated-index'
  /** Title of the page. @default `label` */
  title?: Text
  /** Description of the page. @default that of the folder */
  description?: Text
  /** Address of the page. @default made of the folder */
  slug?: Path
  /** Picture for social networks. @default one made of the title */
  image?: Text
  /** Words for search engines. @default [] */
  keywords?: Text | Word[]
}
