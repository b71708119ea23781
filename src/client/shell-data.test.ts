import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { assetToAddress, toAssetPath } from '../shared/path.ts'

const fetcher = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>()
const load = () => import('./shell-data.ts')
const address = (path: string) => assetToAddress(toAssetPath(path), '/')
const menu = address('data/menu/docs.json')

beforeEach(() => {
  vi.resetModules()
  fetcher.mockReset().mockImplementation(async () => Response.json([]))
  vi.stubGlobal('fetch', fetcher)
})
afterEach(() => vi.unstubAllGlobals())

it('fetches the shell; an answer that is none is an error with the address', async () => {
  const { fetchShell } = await load()
  fetcher.mockResolvedValueOnce(Response.json({ build: 'one' }))
  expect(await fetchShell(address('shell.json'))).toEqual({ build: 'one' })
  fetcher.mockResolvedValueOnce(new Response('', { status: 503 }))
  await expect(fetchShell(address('shell.json'))).rejects.toThrow('/shell.json: 503')
})

it('asks for nothing for a page without a menu', async () => {
  const { loadMenu } = await load()
  expect(await loadMenu(undefined)).toBeUndefined()
  expect(fetcher).not.toHaveBeenCalled()
})

it('asks the server once a visit, also while a menu is on its way, whether it changed', async () => {
  const { loadMenu } = await load()
  const [first, second] = await Promise.all([loadMenu(menu), loadMenu(menu)])
  expect(first).toBe(second)
  expect(await loadMenu(menu)).toBe(first)
  expect(fetcher.mock.calls).toEqual([[menu, { cache: 'no-cache' }]])
})

it('asks again after a failure, and after the site changed under development', async () => {
  const { loadMenu, forgetMenus } = await load()
  fetcher.mockResolvedValueOnce(new Response('', { status: 500 }))
  await expect(loadMenu(menu)).rejects.toThrow('500')
  expect(await loadMenu(menu)).toEqual([])
  forgetMenus()
  await loadMenu(menu)
  expect(fetcher).toHaveBeenCalledTimes(3)
})
