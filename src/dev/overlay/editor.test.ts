import { expect, test } from 'vitest'
import { editorFor } from './editor.ts'

const place = { file: '/site/blog/a b.md', line: 3, column: 7 }
const machine = (env: Record<string, string>, ...installed: string[]) => ({
  env,
  has: (name: string) => installed.includes(name),
})

test.each([
  ['code', ['-g', '/site/blog/a b.md:3:7']],
  ['subl', ['/site/blog/a b.md:3:7']],
  ['webstorm', ['--line', '3', '--column', '7', '/site/blog/a b.md']],
  ['emacsclient', ['-n', '+3:7', '/site/blog/a b.md']],
])('%s is told the line in its own way', (command, args) => {
  expect(editorFor(place, machine({ EDITOR: command }, command))).toEqual({ command, args })
})

test('$VISUAL comes before $EDITOR, and what stands behind the name is left out', () => {
  const env = { VISUAL: '/opt/bin/code --wait', EDITOR: 'subl' }
  expect(editorFor(place, machine(env, '/opt/bin/code', 'subl'))).toEqual({
    command: '/opt/bin/code',
    args: ['-g', '/site/blog/a b.md:3:7'],
  })
})

test('an editor of the terminal has no window to open, so an installed one with windows is taken', () => {
  expect(editorFor(place, machine({ EDITOR: 'vim' }, 'vim', 'zed'))?.command).toBe('zed')
})

test('an editor that nobody knows is not started', () => {
  expect(editorFor(place, machine({ EDITOR: 'rm' }, 'rm'))).toBeUndefined()
})
