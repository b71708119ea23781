/** What a file is, by its name: the one place that knows which extensions mean a text, code or a picture. */

import {
  type Address,
  type AddressOptions,
  absoluteUrl,
  assetToAddress,
  decodeSafely,
  extensionOf,
  isRooted,
  nameOf,
  pathInside,
  routeToAddress,
  splitAddress,
  toAssetPath,
  toRoute,
  writtenAsset,
} from './path.ts'
import { isWebUri } from './text/uri.ts'

/** Extensions of the texts that become pages. A new kind of text is added here. */
const TEXT_EXTENSIONS = ['md', 'mdx'] as const
/** Texts whose code is run, whatever stands in them. */
const MDX_EXTENSIONS: readonly string[] = ['mdx']
const IMAGE_EXTENSIONS: readonly string[] = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico', 'bmp', 'apng']
/** Pictures that other widths can be made of. */
const PHOTO_EXTENSIONS: readonly string[] = ['png', 'jpg', 'jpeg', 'webp', 'avif']

/** What people put where a picture belongs and not every browser shows there, by what is to be done about it. */
const NO_PICTURES = [
  ['picture', 'heic heif tif tiff jxl jp2 j2k jxr psd xcf ai eps raw dng cr2 cr3 nef arw wmf emf'],
  ['video', 'mp4 m4v mov webm ogv mkv avi'],
  ['sound', 'mp3 m4a ogg oga opus wav flac aac'],
  ['document', 'pdf doc docx ppt pptx xls xlsx odt odp ods'],
] as const
type NoPicture = (typeof NO_PICTURES)[number][0]

/** Files of a repository that hold what nobody publishes on purpose. */
const SECRET =
  /^(?:\.env(?:\.local|\.\w+\.local|\.production|\.development)?|\.npmrc|\.netrc|\.htpasswd|id_(?:rsa|ed25519|ecdsa))$/
const SECRET_FOLDERS = new Set(['.git', '.ssh', '.gnupg'])

const TEXT = new RegExp(`\\.(?:${TEXT_EXTENSIONS.join('|')})$`, 'i')
const SCRIPT = /\.[cm]?[jt]sx?$/
const COMPONENT = /\.[jt]sx?$/
const STYLE_EXTENSIONS = ['css', 'scss', 'sass', 'less']

/** `folder/2023-12-15-name`, `2023/12/15/name/index`, without its extension. */
export const DATED_NAME = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?$/

/** Keys, passwords, the insides of git, by the parts of the path: neither an import nor a link takes them in. */
export const isSecretFile = (parts: readonly string[]): boolean =>
  parts.some(part => SECRET_FOLDERS.has(part)) || SECRET.test(parts.at(-1) ?? '')

/** A text of an author: `a.md`, `a.mdx`. */
export const isTextFile = (path: string): boolean => TEXT.test(path)

/** A text by the name that other engines know it by: no page here. */
export const isOtherMarkdown = (path: string): boolean => /\.(?:markdown|mdown|mkdn?)$/i.test(path)

/** A text that becomes a page: as in Docusaurus, on every system, `a.MD` does not. */
export const isPageText = (path: string): boolean => isTextFile(path) && /\.[a-z]+$/.test(path)

/** A text that is always MDX. */
export const isMdxFile = (path: string): boolean => MDX_EXTENSIONS.includes(extensionOf(path))

/** A page written as a React component. */
export const isComponentPage = (path: string): boolean => COMPONENT.test(path) && !/\.d\.ts$/.test(path)

/** Code that can be bundled: scripts in any dialect. */
export const isScriptFile = (path: string): boolean => SCRIPT.test(path) && !/\.d\.[cm]?ts$/.test(path)

/** A sheet, in CSS or in a language that becomes CSS. */
export const isSheetFile = (path: string): boolean => STYLE_EXTENSIONS.includes(extensionOf(path))

export const isImageFile = (path: string): boolean => IMAGE_EXTENSIONS.includes(extensionOf(path))

/** What a file is that `<img>` cannot be trusted with. */
export const noPictureKind = (path: string): NoPicture | undefined =>
  NO_PICTURES.find(([, extensions]) => extensions.split(' ').includes(extensionOf(path)))?.[0]

export const isPhotoFile = (path: string): boolean => PHOTO_EXTENSIONS.includes(extensionOf(path))

/** Path of a page's file without what says its format: `a/b.mdx` -> `a/b`, `c.tsx` -> `c`. */
export const withoutExtension = (path: string): string =>
  isTextFile(path) ? path.replace(TEXT, '') : path.replace(COMPONENT, '')

/** The text or the component that stands for its folder. */
export const isIndexFile = (path: string): boolean =>
  (isTextFile(path) || isComponentPage(path)) && /^index$/i.test(withoutExtension(nameOf(path)))

/** Extensions of texts, for globs and for what people are told: `md,mdx`. */
export const textExtensions: readonly string[] = TEXT_EXTENSIONS

/**
 * An address whose last part is the name of a file (`x.pdf`, `feed.xml`) and not a page: a dot and a short extension
 * that begins with a letter, so that `release-2.10` stays a page; `.html` is another spelling of a page.
 */
export const isFileAddress = (path: string): boolean =>
  /\.[a-z][a-z0-9]{1,4}$/i.test(nameOf(path)) && !/\.html$/i.test(path)

/** What a site writes for each language: feeds, maps and lists of texts, whose names are theirs. */
const OF_LANGUAGE = /^(?:(?:rss|atom|feed|sitemap)(?:-\d+)?\.(?:xml|json)|llms\.txt)$/

/** Address of a file by its path inside the site: languages share all but what is made for each. */
export const fileToAddress = (path: string, { baseUrl, filesUrl = baseUrl }: AddressOptions): Address =>
  assetToAddress(toAssetPath(path), OF_LANGUAGE.test(nameOf(path)) ? baseUrl : filesUrl)

/** Address of a path as people write it, with the base or without: a file keeps its name, a page follows the slashes. */
export function writtenToAddress(written: string, options: AddressOptions): string {
  const { path, tail } = splitAddress(written)
  const inside = decodeSafely(pathInside(path, options))
  return isFileAddress(inside)
    ? fileToAddress(inside, options) + tail
    : routeToAddress(toRoute(inside.replace(/\.html$/, '')), options) + tail
}

/** Before an address that nobody checks and that leads to no page: Docusaurus' own scheme. */
export const PLAIN = 'pathname://'

/** Address of whatever a config or an author names: a path gets the base, what lies elsewhere stays. */
export function linkToAddress(written: string, options: AddressOptions): string {
  const isPlain = written.startsWith(PLAIN)
  const address = isPlain ? written.slice(PLAIN.length) : written
  if (!isRooted(address)) return address
  const { asset, tail } = writtenAsset(address, options)
  return isPlain ? fileToAddress(asset, options) + tail : writtenToAddress(address, options)
}

/** The day that a post's path without its extension begins with, parts padded: `2023-12-15`. */
export function dayOfName(path: string): string | undefined {
  const [year, month = '', day = ''] = DATED_NAME.exec(path)?.groups?.date?.split(/[-/]/) ?? []
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Absolute URL of a file that a setting or a text names: a full URL as it is, else a file of the static folder. */
export function sharedUrl(written: string, site: { url: string; baseUrl: string; filesUrl: string }): string {
  if (isWebUri(written)) return written
  const { asset, tail } = writtenAsset(written, site)
  return absoluteUrl(site.url, assetToAddress(asset, site.filesUrl)) + tail
}
