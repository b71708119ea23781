'use client'

import { useState } from 'react'
import { Check, Fields, NumberField, Output, TextField, Tool } from '../kit/Tool.tsx'
import { checkHost, type SshHost, writeHost } from './ssh-config.ts'

const START: SshHost = {
  alias: 'home',
  hostName: '203.0.113.10',
  user: 'me',
  port: 22,
  identity: '~/.ssh/id_ed25519',
  jump: '',
  forward: '',
  keepAlive: true,
}

const TEXTS: readonly (readonly ['alias' | 'hostName' | 'user' | 'identity' | 'jump' | 'forward', string, string])[] = [
  ['alias', 'Короткое имя', 'home'],
  ['hostName', 'Адрес сервера', 'example.org'],
  ['user', 'Пользователь', 'me'],
  ['identity', 'Ключ', '~/.ssh/id_ed25519'],
  ['jump', 'Через какую машину', 'bastion'],
  ['forward', 'Проброс порта', '8080:localhost:80'],
]

/** Fields to an entry of `~/.ssh/config`. */
export default function SshConfig() {
  const [host, setHost] = useState(START)
  const problems = checkHost(host)
  return (
    <Tool title="Собрать запись">
      <Fields>
        {TEXTS.map(([name, label, placeholder]) => (
          <TextField
            key={name}
            label={label}
            placeholder={placeholder}
            value={host[name]}
            problem={problems[name]}
            onChange={value => setHost({ ...host, [name]: value })}
          />
        ))}
        <NumberField
          label="Порт"
          value={host.port}
          min={1}
          max={65535}
          onChange={port => setHost({ ...host, port: Math.round(port) })}
        />
        <Check
          label="не терять связь при простое"
          checked={host.keepAlive}
          onChange={keepAlive => setHost({ ...host, keepAlive })}
        />
      </Fields>
      {Object.keys(problems).length === 0 && <Output label="Дописать в ~/.ssh/config" text={writeHost(host)} />}
    </Tool>
  )
}
