/** In the frame of live code: what readers write is compiled and drawn. Its scope and its compiler are the site's. */

import { Component, createElement, type ReactNode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { shareModules } from '../islands/shared.ts'
import { answer, fail, listen } from './inside.ts'
import type { Order } from './messages.ts'

interface Site {
  scope: Record<string, unknown>
  transform(code: string, options: Record<string, unknown>): { code: string }
}

const { base = '/' } = document.documentElement.dataset
// For the site's script, which comes after this one.
shareModules({
  baseUrl: base,
  filesUrl: base,
  trailingSlash: undefined,
  colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
} as Parameters<typeof shareModules>[0])

let root: Root | undefined
let latest: Order | undefined
let runs = 0

listen(order => {
  document.documentElement.dataset.theme = order.mode
  latest = order
  try {
    run(order)
  } catch (error) {
    tellFault(error)
  }
})

new ResizeObserver(tellSize).observe(document.documentElement)

function run({ text, isBare }: Order): void {
  const { [Symbol.for('zapiski.live')]: site } = globalThis as { [name: symbol]: Site | undefined }
  if (site === undefined) throw new Error('sucrase')
  const names = Object.keys(site.scope).filter(name => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && name !== 'default')
  const values = names.map(name => site.scope[name])
  const compile = (code: string): string =>
    site.transform(code, { transforms: ['jsx', 'typescript'], production: true }).code
  if (isBare) {
    new Function('render', ...names, compile(text))(show, ...values)
    return
  }
  const value: unknown = new Function(...names, compile(`return (${text.trim().replace(/;$/, '')}\n)`))(...values)
  show(typeof value === 'function' ? createElement(value as () => ReactNode) : value)
}

function show(shown: unknown): void {
  const value = typeof shown === 'function' ? createElement(shown as () => ReactNode) : (shown as ReactNode)
  root ??= createRoot(document.body, { onUncaughtError: tellFault, onCaughtError: tellFault })
  runs += 1
  root.render(
    <Fence key={runs}>
      <Shown>{value}</Shown>
    </Fence>,
  )
}

class Fence extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

function Shown({ children }: { children: ReactNode }): ReactNode {
  useEffect(tellSize, [])
  return children
}

function tellFault(error: unknown): void {
  if (latest !== undefined) fail(error, latest)
}

function tellSize(): void {
  if (runs === 0 || latest === undefined) return
  const { scrollWidth: width } = document.body
  const height = Math.ceil(document.body.getBoundingClientRect().height)
  answer({ kind: 'shown', id: latest.id, width, height, svg: '' })
}
