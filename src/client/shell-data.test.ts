import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shellData } from '../../test/shell-data.ts'
import type { ShellData } from '../shared/shell.ts'

const fetcher = vi.fn<(address: string) => Promise<Response>>()
const load = () => import('./shell-data.ts')
const shell = shellData({
  sidebars: { docs: { data: '/data/docs.json' as ShellData['home'], label: 'Docs' } },
})

beforeEach(() => {
  vi.resetModules()
  fetcher.mockReset().mockImplementation(async () => Response.json([]))
  vi.stubGlobal('fetch', fetcher)
})
afterEach(() => vi.unstubAllGlobals())

it('fetches the shell; an answer that is none is an error with the address', async () => {
  const { fetchShell } = await load()
  fetcher.mockResolvedValueOnce(Response.json({ build: 'one' }))
  expect(await fetchShell('/shell.json')).toEqual({ build: 'one' })
  fetcher.mockResolvedValueOnce(new Response('', { status: 503 }))
  await expect(fetchShell('/shell.json')).rejects.toThrow('/shell.json: 503')
})

it('asks for nothing for a page without a sidebar, or with one that the shell does not know', async () => {
  const { loadSidebar } = await load()
  expect(await loadSidebar(shell, undefined)).toBeUndefined()
  expect(await loadSidebar(shell, 'blog')).toBeUndefined()
  expect(fetcher).not.toHaveBeenCalled()
})

it('asks once for a tree, also while it is on its way', async () => {
  const { loadSidebar } = await load()
  const [first, second] = await Promise.all([loadSidebar(shell, 'docs'), loadSidebar(shell, 'docs')])
  expect(first).toBe(second)
  expect(await loadSidebar(shell, 'docs')).toBe(first)
  expect(fetcher).toHaveBeenCalledOnce()
})

it('asks again after a failure', async () => {
  const { loadSidebar } = await load()
  fetcher.mockResolvedValueOnce(new Response('', { status: 500 }))
  await expect(loadSidebar(shell, 'docs')).rejects.toThrow('500')
  expect(await loadSidebar(shell, 'docs')).toEqual([])
  expect(fetcher).toHaveBeenCalledTimes(2)
})
