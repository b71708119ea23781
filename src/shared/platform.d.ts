/** The platform names that pure rooms may use beyond ECMAScript itself. */

declare class URL {
  constructor(url: string, base?: string | URL)
  readonly href: string
  readonly origin: string
  readonly pathname: string
  readonly hostname: string
  readonly search: string
  readonly hash: string
  readonly protocol: string
}
