/** Sequences, shares and tasks as Mermaid's parsers keep them. */

import { type End, type Gantt, type Pie, plainLabel, type Sequence, type Step, wrap } from '../../../diagrams/index.ts'
import { isRecord, recordOf, stringOf } from '../../../shared/value.ts'
import type { Database } from './read.ts'

const linesOf = (value: unknown): string[] => wrap(plainLabel(stringOf(value)))
const entriesOf = (value: unknown): [unknown, unknown][] => (value instanceof Map ? [...value] : [])

/** `undefined` where a step has no meaning here. */
export function readSequence(db: Database): Sequence | undefined {
  const types = new Map(Object.entries(recordOf(db.LINETYPE)).map(([name, type]) => [type, name]))
  const messages = db.getMessages?.()
  const actors = entriesOf(db.getActors?.()).flatMap(([id, actor]) =>
    isRecord(actor) ? [{ id: stringOf(id), lines: linesOf(actor.description), isPerson: actor.type === 'actor' }] : [],
  )
  if (!Array.isArray(messages) || actors.length === 0) return undefined
  const steps: Step[] = []
  const numbers = { next: 1, step: 1, isOn: false }
  for (const message of messages.filter(isRecord)) {
    const name = types.get(message.type) ?? ''
    if (name === 'AUTONUMBER') setNumbers(numbers, message.message)
    else {
      const step = readStep(name, message)
      if (step === undefined) return undefined
      steps.push(step.kind === 'message' ? { ...step, number: takeNumber(numbers) } : step)
    }
  }
  return { kind: 'sequence', actors, steps }
}

interface Numbers {
  next: number
  step: number
  isOn: boolean
}

/** `autonumber 10 5`, `autonumber off` */
function setNumbers(numbers: Numbers, told: unknown): void {
  const { start, step, visible } = recordOf(told)
  numbers.next = Number(start) || numbers.next
  numbers.step = Number(step) || numbers.step
  numbers.isOn = visible !== false
}

/** Messages are counted while no number is shown, too. */
function takeNumber(numbers: Numbers): number | undefined {
  const number = numbers.next
  numbers.next += numbers.step
  return numbers.isOn ? number : undefined
}

function readStep(name: string, message: Record<string, unknown>): Step | undefined {
  const { from, to } = message
  if (name === 'NOTE') {
    const side = (['left', 'right', 'over'] as const)[Number(message.placement)] ?? 'over'
    return { kind: 'note', over: [...new Set([stringOf(from), stringOf(to)])], side, lines: linesOf(message.message) }
  }
  if (name === 'ACTIVE_START' || name === 'ACTIVE_END')
    return { kind: 'active', actor: stringOf(from), isOn: name === 'ACTIVE_START' }
  if (/_(?:ELSE|AND|OPTION)$/.test(name)) return { kind: 'else', lines: linesOf(message.message) }
  if (/_END$/.test(name)) return { kind: 'end' }
  const word = /^(\w+?)(?:_OVER)?_START$/.exec(name)?.[1]
  // A ground of a colour of its own has no word.
  if (word === 'RECT') return { kind: 'begin', word: '', lines: [] }
  if (word !== undefined) return { kind: 'begin', word: word.toLowerCase(), lines: linesOf(message.message) }
  const look = LOOKS[name]
  if (look === undefined) return undefined
  const [start, end] = look
  const isDotted = name.includes('DOTTED')
  const lines = linesOf(message.message)
  return { kind: 'message', from: stringOf(from), to: stringOf(to), lines, number: undefined, isDotted, start, end }
}

const LOOKS: Readonly<Record<string, [End, End]>> = {
  SOLID: ['none', 'arrow'],
  DOTTED: ['none', 'arrow'],
  SOLID_CROSS: ['none', 'cross'],
  DOTTED_CROSS: ['none', 'cross'],
  SOLID_OPEN: ['none', 'none'],
  DOTTED_OPEN: ['none', 'none'],
  SOLID_POINT: ['none', 'open'],
  DOTTED_POINT: ['none', 'open'],
  BIDIRECTIONAL_SOLID: ['arrow', 'arrow'],
  BIDIRECTIONAL_DOTTED: ['arrow', 'arrow'],
}

export function readPie(db: Database): Pie {
  const slices = entriesOf(db.getSections?.()).map(([label, value]) => ({
    label: plainLabel(stringOf(label)),
    value: Number(value),
  }))
  return { kind: 'pie', slices, showsValues: db.getShowData?.() === true }
}

export function readGantt(db: Database): Gantt | undefined {
  const tasks = db.getTasks?.()
  if (!Array.isArray(tasks) || tasks.length === 0) return undefined
  return {
    kind: 'gantt',
    tasks: tasks.filter(isRecord).map(task => ({
      section: plainLabel(stringOf(task.section)),
      label: plainLabel(stringOf(task.task)),
      from: asWritten(task.startTime),
      to: asWritten(task.endTime),
      state: task.milestone
        ? 'milestone'
        : task.crit
          ? 'critical'
          : task.done
            ? 'done'
            : task.active
              ? 'active'
              : 'plain',
    })),
  }
}

/** Dates are read on the clock of the machine; the drawing is the same on any. */
function asWritten(date: unknown): number {
  if (!(date instanceof Date)) return 0
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes())
}
