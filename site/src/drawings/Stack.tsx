import { Box, Figure, type Tone, WIDTH, Words } from './Figure.tsx'

interface StackProps {
  title: string
  caption?: string
  /** From top to bottom; a row of several things stands side by side with the given shares of the width. */
  rows: readonly {
    name?: string
    parts: readonly (readonly [name: string, note?: string, tone?: Tone, share?: number])[]
  }[]
}

const ROW = 48
const LABEL = 92

/** Things on top of each other, or parts of one thing to scale. */
export default function Stack({ title, caption, rows }: StackProps) {
  const isNamed = rows.some(({ name }) => name)
  const left = isNamed ? LABEL : 2
  const room = WIDTH - left - 2
  return (
    <Figure title={title} caption={caption} height={rows.length * (ROW + 6) + 2}>
      {rows.map(({ name, parts }, row) => {
        const total = parts.reduce((sum, [, , , share = 1]) => sum + share, 0)
        const y = 2 + row * (ROW + 6)
        let x = left
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
          <g key={row}>
            {name && <Words x={2} y={y + ROW / 2} text={name} width={LABEL - 8} anchor="start" kind="note" />}
            {parts.map(([label, note, tone, share = 1], index) => {
              const width = (room * share) / total - 4
              const at = x
              x += width + 4
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts may share a name
                <Box key={index} x={at} y={y} width={width} height={ROW} name={label} note={note} tone={tone} />
              )
            })}
          </g>
        )
      })}
    </Figure>
  )
}
