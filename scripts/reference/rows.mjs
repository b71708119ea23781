/** Shapes as rows of a table: every key with its path, type, default and meaning. */

/** Words of the tables, by language. */
const WORDS = {
  en: {
    Text: 'text',
    Word: 'text',
    Amount: 'number',
    Instant: 'date',
    Path: 'address',
    Address: 'address',
    Level: '2–6',
    many: 'or a list',
    list: 'list',
    map: 'by name',
    object: 'keys',
    or: 'or',
    unknown: 'anything',
    never: '—',
  },
  ru: {
    Text: 'текст',
    Word: 'текст',
    Amount: 'число',
    Instant: 'дата',
    Path: 'адрес',
    Address: 'адрес',
    Level: '2–6',
    many: 'или список',
    list: 'список',
    map: 'по имени',
    object: 'ключи',
    or: 'или',
    unknown: 'что угодно',
    never: '—',
  },
}

/** Types of settings as TypeScript writes them, shortened. */
export function createTypeScript(shapes) {
  const write = shape => {
    if (shape.kind === 'literal') return typeof shape.value === 'string' ? `'${shape.value}'` : String(shape.value)
    if (shape.kind === 'union') return [...new Set(shape.of.map(write))].join(' | ')
    if (shape.kind === 'list') return /[ |]/.test(write(shape.of)) ? `(${write(shape.of)})[]` : `${write(shape.of)}[]`
    if (shape.kind === 'map') return `Record<${write(shape.names ?? { kind: 'string' })}, ${write(shape.of)}>`
    if (shape.kind === 'pattern') return 'RegExp'
    if (shape.kind !== 'ref') return shape.kind
    const inner = shapes.shapeOf(shape.key)
    const isItems = inner.kind === 'union' && inner.of.some(({ kind }) => kind === 'ref')
    return inner.kind === 'object' || isItems ? 'object' : write(inner)
  }
  return shape => `\`${write(shape)}\``
}

/** Types of files in words: an author of texts need not know TypeScript. */
export function createPlain(shapes, language) {
  const words = WORDS[language]
  const write = shape => {
    if (shape.kind === 'literal') return shape.value === '' ? "`''`" : `\`${shape.value}\``
    if (shape.kind === 'boolean') return `\`true\` ${words.or} \`false\``
    if (shape.kind === 'null') return '`null`'
    if (shape.kind === 'string') return words.Text
    if (shape.kind === 'list') return `${words.list}: ${write(shape.of)}`
    if (shape.kind === 'map') return shape.of.kind === 'unknown' ? words.object : `${write(shape.of)} ${words.map}`
    if (shape.kind === 'object') return words.object
    if (shape.kind === 'union') return writeUnion(shape.of)
    if (shape.kind !== 'ref') return words[shape.kind] ?? shape.kind
    if (shape.name in words) return words[shape.name]
    const inner = shapes.shapeOf(shape.key)
    return inner.kind === 'object' ? words.object : inner.kind === 'map' ? `${words.object}` : write(inner)
  }
  const writeUnion = of => {
    const [one, other] = of
    if (of.length === 2 && other.kind === 'list' && write(one) === write(other.of)) return `${write(one)} ${words.many}`
    return [...new Set(of.map(write))].join(` ${words.or} `)
  }
  return write
}

/** Rows of a type, those of the objects inside after the key that holds them. Items by `type` are not followed. */
export function createRows(shapes) {
  const objectsIn = (shape, stack) => {
    if (shape.kind === 'object') return [{ shape, mark: '' }]
    if (shape.kind === 'list')
      return objectsIn(shape.of, stack).map(({ mark, ...one }) => ({ ...one, mark: `[]${mark}` }))
    if (shape.kind === 'map')
      return objectsIn(shape.of, stack).map(({ mark, ...one }) => ({ ...one, mark: `.*${mark}` }))
    if (shape.kind === 'union') {
      const found = shape.of.flatMap(one => objectsIn(one, stack))
      // `blog` is one or a list of the same.
      return found.filter(
        (one, index) =>
          found.findIndex(({ key }) => key !== undefined && key === one.key) >= index || one.key === undefined,
      )
    }
    if (shape.kind !== 'ref' || stack.includes(shape.key)) return []
    const inner = shapes.shapeOf(shape.key)
    return isItems(inner) ? [] : objectsIn(inner, [...stack, shape.key]).map(one => ({ key: shape.key, ...one }))
  }
  /** Items of the navbar and what stands in its menus have tables of their own. */
  const isItems = shape =>
    shape.kind === 'union' &&
    shape.of.length > 1 &&
    shape.of.every(({ kind, key }) => kind === 'ref' && ['object', 'union'].includes(shapes.shapeOf(key).kind)) &&
    shape.of.some(({ key }) => shapes.shapeOf(key).kind === 'union' || shape.of.length > 2)

  const rowsOf = (shape, prefix = '', stack = []) =>
    shape.keys.flatMap(key => {
      const path = prefix === '' ? key.name : `${prefix}.${key.name}`
      const inner = objectsIn(key.shape, stack).flatMap(({ shape: object, mark, key: owner }) =>
        rowsOf(object, path + mark, owner === undefined ? stack : [...stack, owner]),
      )
      return [{ ...key, path }, ...inner]
    })
  return rowsOf
}
