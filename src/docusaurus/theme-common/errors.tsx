/** What Docusaurus' theme shows of an error, for a site's copies of these parts. */

import type { ReactNode } from 'react'
import type { AnyProps } from '../host.ts'
import type { createTexts } from '../texts.tsx'

/** An error and those that caused it, from outside in; one that causes itself is said once. */
function causesOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let next = error; next instanceof Error && !chain.includes(next); next = next.cause) chain.push(next)
  return chain
}

export function createErrors({ translate }: Pick<ReturnType<typeof createTexts>, 'translate'>) {
  const ErrorBoundaryTryAgainButton = (props: AnyProps): ReactNode => (
    <button type="button" {...props}>
      {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' })}
    </button>
  )
  return {
    ErrorBoundaryTryAgainButton,
    ErrorBoundaryErrorMessageFallback: ({ error, tryAgain }: AnyProps): ReactNode => (
      <div>
        <p>{error instanceof Error ? error.message : ''}</p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} />
      </div>
    ),
    ErrorBoundaryError: ({ error }: AnyProps): ReactNode => (
      <p>
        {causesOf(error)
          .map(({ message }) => message)
          .join('\n\nCause:\n')}
      </p>
    ),
  }
}
