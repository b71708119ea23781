/** The platform names that pure rooms may use beyond ECMAScript itself. */

declare class URL {
  constructor(url: string, base?: string | URL)
  readonly href: string
  readonly origin: string
  readonly pathname: string
  readonly host: string
  readonly hostname: string
  readonly search: string
  readonly hash: string
  readonly protocol: string
}

/** Of one piece. */
declare class TextDecoder {
  constructor(encoding?: string)
  decode(bytes: Uint8Array): string
}

/** Only what a room without timers and requests needs: to hear of an abort and to pass the signal on. */
declare class AbortSignal {
  private constructor()
  readonly aborted: boolean
  readonly reason: unknown
  throwIfAborted(): void
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
