/** The package `clsx`, which every Docusaurus site imports without installing it. */
export function clsx(...values: unknown[]): string {
  const names: string[] = []
  for (const value of values) {
    if (typeof value === 'string' || typeof value === 'number') {
      if (value) names.push(String(value))
    } else if (Array.isArray(value)) {
      const inner = clsx(...value)
      if (inner !== '') names.push(inner)
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, isOn] of Object.entries(value)) if (isOn) names.push(name)
    }
  }
  return names.join(' ')
}
