/** `security` of a config: what pages may do besides what the engine itself needs. */

/** Settings and the directives that they add to. */
export const DIRECTIVES = {
  scriptSrc: 'script-src',
  styleSrc: 'style-src',
  imgSrc: 'img-src',
  mediaSrc: 'media-src',
  fontSrc: 'font-src',
  connectSrc: 'connect-src',
  frameSrc: 'frame-src',
  formAction: 'form-action',
} as const

export type Directive = (typeof DIRECTIVES)[keyof typeof DIRECTIVES]

export interface SecurityConfig {
  /** Code (`.mdx`, React pages) may put scripts into the head of its page. */
  allowPageScripts: boolean
  /** `data-` attributes of the document that an address may set, with their values; `any`: whatever it names. */
  urlAttributes: 'any' | Record<string, string[]>
  /** What the author adds to the policy. */
  rules: PolicyRule[]
}

/** Sources for the pages whose addresses match. */
export interface PolicyRule {
  /** Glob of routes: `/docs/**`. */
  pages: string
  directive: Directive
  sources: string[]
}
