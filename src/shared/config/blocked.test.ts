import { expect, test } from 'vitest'
import { blockedBy } from './blocked.ts'

test.each([
  ['frame-src', 'https://www.youtube-nocookie.com/embed/x?y=1', 'frameSrc', 'https://www.youtube-nocookie.com'],
  ['script-src-elem', 'https://cdn.example.org:8443/a.js', 'scriptSrc', 'https://cdn.example.org:8443'],
  ['style-src-elem', 'http://example.org/a.css', 'styleSrc', 'http://example.org'],
  ['connect-src', 'wss://live.example.org/', 'connectSrc', 'wss://live.example.org'],
  ['form-action', 'https://example.org/send', 'formAction', 'https://example.org'],
])('%s that stops %s is opened by %s', (effectiveDirective, blockedURL, setting, origin) => {
  expect(blockedBy({ effectiveDirective, blockedURL })).toEqual({ setting, origin })
})

test.each([
  ['script-src-elem', 'inline'],
  ['script-src', 'eval'],
  ['img-src', 'data'],
  ['script-src-elem', 'chrome-extension://abc/a.js'],
  ['worker-src', 'https://example.org/w.js'],
])('%s that stops %s is opened by no setting', (effectiveDirective, blockedURL) => {
  expect(blockedBy({ effectiveDirective, blockedURL })).toBeUndefined()
})
