/** The crash screen: what went wrong, why, and a way to try again. */

import { Component, type ReactNode } from 'react'
import type { ShellView } from './view.ts'

interface Props extends Pick<ShellView, 't'> {
  children: ReactNode
  /** The bar on top, which stays. It may be what crashed: then it goes too. */
  bar?: ReactNode
  /** Nothing is shown in place of what crashed. */
  isSilent?: boolean
  /** Another value means another page: the crash belonged to the old one. */
  resetKey?: unknown
  /** Told of each crash. */
  onError?: ((error: unknown) => void) | undefined
}

/** Messages of an error and of its causes, outermost first. A cause that names itself ends the chain. */
function errorChain(error: unknown): string[] {
  const messages: string[] = []
  const seen = new Set<unknown>()
  for (let current = error; current !== undefined && current !== null && !seen.has(current); ) {
    seen.add(current)
    messages.push(current instanceof Error ? current.message : String(current))
    current = current instanceof Error ? current.cause : undefined
  }
  return messages
}

/** React keeps error boundaries to classes. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.resetKey !== this.props.resetKey && this.state.error !== undefined) this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { t, bar, isSilent, children } = this.props
    const { error } = this.state
    if (error === undefined) return children
    if (isSilent === true) return null
    return (
      <>
        <ErrorBoundary t={t} isSilent>
          {bar}
        </ErrorBoundary>
        <main className="crash" role="alert">
          <h1>{t('theme.ErrorPageContent.title')}</h1>
          <button type="button" className="button" onClick={() => this.setState({ error: undefined })}>
            {t('theme.ErrorPageContent.tryAgain')}
          </button>
          <p className="crash-message">{errorChain(error).join(`\n\n${t('theme.ErrorPageContent.cause')}\n`)}</p>
        </main>
      </>
    )
  }
}
