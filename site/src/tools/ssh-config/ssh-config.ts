/** An entry of `~/.ssh/config`, see ssh_config(5). */
export interface SshHost {
  alias: string
  hostName: string
  user: string
  port: number
  identity: string
  jump: string
  /** `8080:localhost:80`, as `-L` takes it; empty for none. */
  forward: string
  keepAlive: boolean
}

/** Names and addresses take no spaces, quotes or signs of patterns. */
const NAME = /^[\w.:@%-]*$/

/** What is wrong with a field, in words. */
export function checkHost(host: SshHost): Partial<Record<keyof SshHost, string>> {
  const problems: Partial<Record<keyof SshHost, string>> = {}
  if (host.alias === '' || !/^[\w.-]+$/.test(host.alias)) problems.alias = 'Латиница, цифры, точка и дефис'
  if (host.hostName === '' || !NAME.test(host.hostName)) problems.hostName = 'Адрес или имя без пробелов'
  if (!NAME.test(host.user)) problems.user = 'Имя без пробелов'
  if (!NAME.test(host.jump)) problems.jump = 'Имя из этого же файла или user@host'
  if (host.forward !== '' && !/^\d{1,5}:[\w.-]+:\d{1,5}$/.test(host.forward)) {
    problems.forward = 'Порт здесь:машина:порт там, например 8080:localhost:80'
  }
  if (/["\n]/.test(host.identity)) problems.identity = 'Путь без кавычек'
  return problems
}

/** The entry as text. A path with a space is quoted. */
export function writeHost(host: SshHost): string {
  const identity = /\s/.test(host.identity) ? `"${host.identity}"` : host.identity
  const [near, far, port] = host.forward.split(':')
  const lines: [string, string][] = [['HostName', host.hostName]]
  if (host.user) lines.push(['User', host.user])
  if (host.port !== 22) lines.push(['Port', String(host.port)])
  if (identity) lines.push(['IdentityFile', identity], ['IdentitiesOnly', 'yes'])
  if (host.jump) lines.push(['ProxyJump', host.jump])
  if (port) lines.push(['LocalForward', `${near} ${far}:${port}`], ['ExitOnForwardFailure', 'yes'])
  if (host.keepAlive) lines.push(['ServerAliveInterval', '30'], ['ServerAliveCountMax', '3'])
  return [`Host ${host.alias}`, ...lines.map(([name, value]) => `  ${name} ${value}`)].join('\n')
}
