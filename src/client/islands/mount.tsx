/** Takes islands over when they come into view: each is a React root of its own, so one that fails fails alone. */

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type HydrationOptions, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import {
  type AnyComponent,
  type AnyProps,
  IslandContext,
  PageContext,
  type PageFacts,
  TakenOverContext,
} from '../../docusaurus/index.ts'
import { knownOr } from '../../shared/collections.ts'
import type { Article } from '../content/later.ts'
import { PartContext, shareModules } from './shared.ts'
import { adoptSheets, followSheets } from './sheets.ts'
import { giveUpOn, Surrounded, useAnnounced, whenSurrounded } from './surroundings.tsx'
import { hasFields, setAside } from './typed.ts'

/** How far below the screen an island is still worth starting. */
const MARGIN = '200px'

/** Starts the islands of the page; gives what to do before its article goes. */
export function open({ shell }: Pick<Article, 'shell'>): () => void {
  shareModules(shell)
  followSheets(document.head)
  return watchIslands(document.body)
}

/** Islands that run; without a root those that are about to. */
const running = new Map<HTMLElement, Root | undefined>()

/** An island that was taken over into the next article runs on. */
function endWhatIsGone(): void {
  for (const [island, root] of running) {
    if (island.isConnected) continue
    root?.unmount()
    running.delete(island)
  }
  adoptSheets()
}

function start(island: HTMLElement): void {
  running.set(island, undefined)
  followSheets(island)
  startIsland(island)
    .then(root => {
      running.set(island, root)
      if (!island.isConnected) endWhatIsGone()
    })
    .catch(error => {
      report(island, error)
      giveUpOn(island)
    })
}

function watchIslands(host: Element): () => void {
  const waiting = new Map<Element, HTMLElement[]>()
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        for (const island of waiting.get(target) ?? []) start(island)
        waiting.delete(target)
      }
    },
    { rootMargin: MARGIN },
  )
  for (const island of host.querySelectorAll<HTMLElement>('x-island')) {
    // One inside another is started by the slot it stands in.
    const outer = island.parentElement?.closest('x-island')
    if (running.has(island) || (outer !== null && outer !== undefined && host.contains(outer))) continue
    const box = boxOf(island)
    waiting.set(box, [...(waiting.get(box) ?? []), island])
    observer.observe(box)
  }
  return () => {
    observer.disconnect()
    // The next article is put in right after this.
    queueMicrotask(endWhatIsGone)
  }
}

/** The element itself has no box: what it shows, or what it stands in. */
function boxOf(island: HTMLElement): Element {
  const shown = [...island.children].find(child => child.getClientRects().length > 0)
  if (shown !== undefined) return shown
  let around = island.parentElement
  while (around !== null && around.getClientRects().length === 0) around = around.parentElement
  return around ?? document.body
}

type Exports = Record<string, AnyComponent | undefined> & { __esModule?: true }

/** `Card.Header` hangs on what is exported. A package of the older kind gives all that it exports as one. */
function exportOf(module: Exports, path: string): AnyComponent | undefined {
  const whole = module.default as unknown as Exports | undefined
  const [name = '', ...parts] = path.split('.')
  const found = whole?.__esModule ? whole[name] : (module[name] ?? whole?.[name])
  return parts.reduce<AnyComponent | undefined>((part, key) => (part as unknown as Exports | undefined)?.[key], found)
}

/** None where the reader went on before its code came. */
async function startIsland(island: HTMLElement): Promise<Root | undefined> {
  const { src = '', name = 'default', id = '', props = '{}', slots = '', page, later } = island.dataset
  // The address is the site's own file, named by content.
  const Component = exportOf(await import(/* @vite-ignore */ src), name)
  await whenSurrounded(island)
  if (!island.isConnected) return undefined
  if (Component === undefined) throw new Error(`${src}: no ${name}`)
  const given = JSON.parse(props) as AnyProps
  for (const slot of slots.split(',').filter(Boolean))
    putSlot(given, slot.split('.'), <Slot key={slot} name={slot} html={slotHtml(island, slot) ?? ''} />)
  const putBack = takeActions(island)
  const written = island.innerHTML
  // As it was at first: read anew it would be what runs in it now, and React would put that in its place.
  const parts = new Map<string, ReactNode>()
  const partOf = (part: string): ReactNode => {
    const html = slotHtml(island, part)
    // The server wrote none in a page of the site's own: what it stands for is drawn as the server did.
    return html === undefined ? null : <Slot name={part} html={html} />
  }
  restoreStyles(island)
  const element = (
    <IslandContext value>
      <TakenOver then={putBack}>
        <PageContext value={page === undefined ? undefined : (JSON.parse(page) as PageFacts)}>
          <PartContext value={part => knownOr(parts, part, () => partOf(part))}>
            <Surrounded island={island}>
              <Component {...given} />
            </Surrounded>
          </PartContext>
        </PageContext>
      </TakenOver>
    </IslandContext>
  )
  const options: RootOptions & HydrationOptions = {
    identifierPrefix: id,
    onRecoverableError: error => report(island, error),
    onUncaughtError: error => {
      report(island, error)
      giveUpOn(island)
      // React takes away what it could not draw; what the server wrote is better than nothing.
      setTimeout(() => {
        root.unmount()
        island.innerHTML = written
      })
    },
  }
  const takeOver = () => (later === undefined ? hydrateRoot(island, element, options) : draw(island, element, options))
  const root = hasFields(island) ? keepTyped(island, takeOver) : takeOver()
  return root
}

/** Tells what is in it when it is as the server wrote it no more. */
function TakenOver({ children, then }: { children: ReactNode; then: () => void }): ReactNode {
  const [isTakenOver, set] = useState(false)
  useLayoutEffect(() => {
    set(true)
    then()
  }, [then])
  return <TakenOverContext value={isTakenOver}>{children}</TakenOverContext>
}

/** What the server left to browsers: something else stood in its place. */
function draw(island: HTMLElement, element: ReactNode, options: RootOptions): Root {
  island.replaceChildren()
  const root = createRoot(island, options)
  root.render(element)
  return root
}

/** At once: a key that is pressed between two steps of React would be lost. */
function keepTyped(island: HTMLElement, takeOver: () => Root): Root {
  const putIn = setAside(island)
  const root = flushSync(takeOver)
  putIn()
  return root
}

function report(island: HTMLElement, error: unknown): void {
  console.error(`${island.dataset.src}: ${error instanceof Error ? error.message : error}`)
}

/** Buttons of blocks of code are the shell's: React did not write them, and counts what it finds. */
function takeActions(island: HTMLElement): () => void {
  const taken = [...island.querySelectorAll('.code-actions')].flatMap(actions => {
    const block = actions.closest('x-island, x-slot') === island ? actions.parentElement : null
    return block === null ? [] : [{ actions, block }]
  })
  for (const { actions } of taken) actions.remove()
  return () => {
    for (const { actions, block } of taken) block.append(actions)
  }
}

/** Elements in lists and objects are named by the ways to them. */
function putSlot(given: AnyProps, way: string[], slot: ReactNode): void {
  const name = way.pop() ?? ''
  const holder = way.reduce<AnyProps>((inner, key) => inner[key] as AnyProps, given)
  holder[name] = slot
}

/** HTML that the author put inside, as the server wrote it, if it did. */
function slotHtml(island: HTMLElement, name: string): string | undefined {
  const shown = island.querySelector(`x-slot[data-slot="${name}"]`)
  if (shown !== null) return shown.innerHTML
  for (let next = island.nextElementSibling; next instanceof HTMLTemplateElement; next = next.nextElementSibling) {
    if (next.dataset.slot === name) return next.innerHTML
  }
  return undefined
}

/** The policy let no `style` through; what scripts set is not bound by it. */
function restoreStyles(island: HTMLElement): void {
  for (const element of island.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    if (element.closest('x-slot') !== null && island.contains(element.closest('x-slot'))) continue
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
    // Drawings have no text for a `className`.
    const classes = (element.getAttribute('class') ?? '').replace(/\s*\bzs-\w+$/, '')
    if (classes === '') element.removeAttribute('class')
    else element.setAttribute('class', classes)
  }
}

/** React leaves what is inside alone; islands in it are roots of their own. */
function Slot({ name, html }: { name: string; html: string }): ReactNode {
  const ref = useRef<HTMLElement>(null)
  useAnnounced(ref)
  useLayoutEffect(() => (ref.current === null ? undefined : watchIslands(ref.current)), [])
  return <x-slot ref={ref} data-slot={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
