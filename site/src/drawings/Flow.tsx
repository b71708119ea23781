import { Arrow, Box, boxHeight, Figure, type Tone, WIDTH, Words } from './Figure.tsx'

type Node = readonly [name: string, note?: string, tone?: Tone]

interface FlowProps {
  title: string
  caption?: string
  /** Each row is a way: its name, the things on it, words on the arrows between them. */
  rows: readonly {
    name?: string
    nodes: readonly Node[]
    links?: readonly string[]
    /** Which links are broken off or go back. */
    marks?: readonly ('' | 'stop' | 'back' | 'both' | 'dashed')[]
  }[]
}

/** Room for an arrow between so many things. */
const gapOf = (count: number): number => (count > 3 ? 20 : 36)
const widthOf = (count: number): number => (WIDTH - 4 - gapOf(count) * (count - 1)) / count

/** Ways side by side: what passes through what. */
export default function Flow({ title, caption, rows }: FlowProps) {
  let y = 4
  const placed = rows.map(row => {
    const top = y + (row.name ? 24 : 0)
    const width = widthOf(row.nodes.length)
    const height = Math.max(...row.nodes.map(([label, note]) => boxHeight(width, label, note)))
    y = top + height + 22
    return { ...row, top, width, height }
  })
  return (
    <Figure title={title} caption={caption} height={y - 12}>
      {placed.map(({ name, nodes, links, marks, top, width, height }) => {
        const gap = gapOf(nodes.length)
        const left = (index: number) => 2 + index * (width + gap)
        return (
          <g key={top}>
            {name && <Words x={2} y={top - 13} text={name} width={WIDTH} anchor="start" kind="note" />}
            {nodes.map(([label, note, tone], index) => (
              <Box
                key={label}
                x={left(index)}
                y={top}
                width={width}
                height={height}
                name={label}
                note={note}
                tone={tone}
              />
            ))}
            {nodes.slice(1).map(([label], index) => {
              const [from, to] = [left(index) + width + 3, left(index + 1) - 3]
              const mark = marks?.[index]
              const y = top + height / 2
              if (mark === 'stop') {
                return <Words key={label} x={(from + to) / 2} y={y} text="✕" width={gap} kind="name" />
              }
              return (
                <g key={label}>
                  {links?.[index] && (
                    <Words x={(from + to) / 2} y={y - 14} text={links[index]} width={gap + 8} kind="note" />
                  )}
                  <Arrow
                    from={mark === 'back' ? [to, y] : [from, y]}
                    to={mark === 'back' ? [from, y] : [to, y]}
                    isDashed={mark === 'dashed'}
                    isBoth={mark === 'both'}
                  />
                </g>
              )
            })}
          </g>
        )
      })}
    </Figure>
  )
}
