import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTranslate } from '../messages/index.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** The crash screen of an error; a server draws none by itself. */
function draw(error: unknown): string {
  const boundary = new ErrorBoundary({ t: createTranslate('en'), children: undefined })
  boundary.state = ErrorBoundary.getDerivedStateFromError(error)
  return renderToStaticMarkup(boundary.render())
}

test('says that the page crashed, the message of an error and of each cause, outermost first, and offers to try again', () => {
  const error = new Error('outer', { cause: new Error('middle', { cause: 'inner' }) })
  const html = draw(error)
  expect(html).toContain('<h1>This page crashed.</h1>')
  expect(html).toMatch(/<button type="button"[^>]*>Try again<\/button>/)
  expect(html).toContain('<p class="crash-message">outer\n\nCause:\nmiddle\n\nCause:\ninner</p>')
})

test('a cause that names itself ends the chain', () => {
  const error = new Error('around')
  error.cause = error
  expect(draw(error)).toContain('<p class="crash-message">around</p>')
})
