/** Fences with `npm2yarn`: the same commands for other package managers, one tab each. */

import { PACKAGE_MANAGERS, type PackageManager } from '../../shared/config.ts'
import { type HtmlCode, type HtmlNode, replaceNodes, text } from '../html-tree.ts'
import type { OwnFile, OwnRoot } from '../step.ts'

type Manager = 'npm' | PackageManager

const LABELS: Record<Manager, string> = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' }

/** The step. `managers`: for whom besides npm. */
export const npm2yarn =
  ({ managers = PACKAGE_MANAGERS }: { managers?: readonly PackageManager[] | undefined }) =>
  ({ children, ...root }: OwnRoot, file: OwnFile) => ({
    ...root,
    children: expand(children, ['npm', ...managers], file),
  })

function expand(nodes: HtmlNode[], managers: readonly Manager[], file: OwnFile): HtmlNode[] {
  return replaceNodes(nodes, node => {
    if (node.kind !== 'code' || !/\bnpm2yarn\b/.test(node.meta)) return undefined
    const meta = node.meta.replace(/\bnpm2yarn\b/, '').trim()
    const tabs = managers.map(manager => ({
      value: manager,
      label: [text(LABELS[manager])],
      content: [convertBlock({ ...node, meta }, manager)],
    }))
    return [file.tabs({ tabs, group: 'npm2yarn' })]
  })
}

function convertBlock(node: HtmlCode, manager: Manager): HtmlCode {
  if (manager === 'npm') return node
  const value = node.value
    .split('\n')
    .map(line =>
      line.replace(/\b(npm|npx)\b(?![\w./@-])([^|;&#]*)/g, (_, tool: string, rest: string) =>
        convert(tool, rest, manager),
      ),
    )
    .join('\n')
  return { ...node, value }
}

const TOOLS: Record<
  Exclude<Manager, 'npm'>,
  { exec: string; run: string; create: string; frozen: string; dev: string }
> = {
  yarn: {
    exec: 'yarn dlx',
    run: 'yarn',
    create: 'yarn create',
    frozen: 'yarn install --frozen-lockfile',
    dev: '--dev',
  },
  pnpm: {
    exec: 'pnpm dlx',
    run: 'pnpm run',
    create: 'pnpm create',
    frozen: 'pnpm install --frozen-lockfile',
    dev: '--save-dev',
  },
  bun: { exec: 'bunx', run: 'bun run', create: 'bun create', frozen: 'bun install --frozen-lockfile', dev: '--dev' },
}

/** `tail`: what follows `npm` up to the next command, with its spaces. */
function convert(tool: string, tail: string, manager: Exclude<Manager, 'npm'>): string {
  const { exec, run, create, frozen, dev } = TOOLS[manager]
  const end = tail.slice(tail.trimEnd().length)
  const words = tail.trim().split(/\s+/).filter(Boolean)
  const join = (...parts: string[]): string => parts.filter(Boolean).join(' ') + end
  if (tool === 'npx') return join(exec, ...words.filter(word => word !== '-y' && word !== '--yes'))
  const [command = '', ...given] = words
  const rest = given.filter(word => word !== '--')
  switch (command) {
    case 'install':
    case 'i':
    case 'add':
      return join(...install(rest, manager, dev))
    case 'ci':
      return join(frozen, ...rest)
    case 'uninstall':
    case 'remove':
    case 'rm':
    case 'un':
      return join(...remove(rest, manager))
    case 'run':
    case 'run-script':
      return join(run, ...rest)
    case 'exec':
      return join(manager === 'bun' ? 'bunx' : `${manager} exec`, ...rest)
    case 'init':
    case 'create':
      return rest.length === 0 ? join(`${manager} init`) : join(create, ...rest)
    case 'update':
    case 'upgrade':
      return join(manager === 'yarn' ? 'yarn upgrade' : `${manager} update`, ...rest)
    default:
      return join(manager === 'bun' && /^(?:start|test|stop)$/.test(command) ? 'bun run' : manager, command, ...rest)
  }
}

function install(words: string[], manager: string, dev: string): string[] {
  const { names, flags } = split(words)
  const others = flags.filter(
    flag => !/^(?:--save|-S|--save-prod|-P|--save-dev|-D|--global|-g|--save-exact|-E)$/.test(flag),
  )
  if (names.length === 0) return [`${manager} install`, ...others]
  const isGlobal = flags.some(flag => flag === '-g' || flag === '--global')
  const isDev = flags.some(flag => flag === '-D' || flag === '--save-dev')
  const isExact = flags.some(flag => flag === '-E' || flag === '--save-exact')
  const command = isGlobal ? (manager === 'yarn' ? 'yarn global add' : `${manager} add --global`) : `${manager} add`
  return [
    command,
    isDev ? dev : '',
    isExact ? (manager === 'pnpm' ? '--save-exact' : '--exact') : '',
    ...others,
    ...names,
  ]
}

function remove(words: string[], manager: string): string[] {
  const { names, flags } = split(words)
  const isGlobal = flags.some(flag => flag === '-g' || flag === '--global')
  const command = isGlobal
    ? manager === 'yarn'
      ? 'yarn global remove'
      : `${manager} remove --global`
    : `${manager} remove`
  return [command, ...names]
}

const split = (words: string[]) => ({
  names: words.filter(word => !word.startsWith('-')),
  flags: words.filter(word => word.startsWith('-')),
})
