import { expect, test } from 'vitest'
import { checkHost, type SshHost, writeHost } from './ssh-config.ts'

const HOST: SshHost = {
  alias: 'home',
  hostName: '203.0.113.10',
  user: 'me',
  port: 22,
  identity: '~/.ssh/id_ed25519',
  jump: '',
  forward: '',
  keepAlive: false,
}

test('an entry holds what was asked for and no more', () => {
  expect(writeHost({ ...HOST, user: '', identity: '' })).toBe('Host home\n  HostName 203.0.113.10')
})

test('every field has its line', () => {
  const text = writeHost({ ...HOST, port: 2222, jump: 'bastion', forward: '8080:localhost:80', keepAlive: true })
  expect(text.split('\n')).toEqual([
    'Host home',
    '  HostName 203.0.113.10',
    '  User me',
    '  Port 2222',
    '  IdentityFile ~/.ssh/id_ed25519',
    '  IdentitiesOnly yes',
    '  ProxyJump bastion',
    '  LocalForward 8080 localhost:80',
    '  ExitOnForwardFailure yes',
    '  ServerAliveInterval 30',
    '  ServerAliveCountMax 3',
  ])
})

test('a path with a space is quoted', () => {
  expect(writeHost({ ...HOST, identity: '~/my keys/id' })).toContain('IdentityFile "~/my keys/id"')
})

test('what ssh would misread is said', () => {
  expect(checkHost(HOST)).toEqual({})
  const problems = checkHost({ ...HOST, alias: 'a b', hostName: '', jump: 'x y', forward: '80', identity: 'a"b' })
  expect(Object.keys(problems).toSorted()).toEqual(['alias', 'forward', 'hostName', 'identity', 'jump'])
})
