/** Enough of JSON Schema, draft 7, to check values against the schemas that the package ships. */

export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  not?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  pattern?: string
  minLength?: number
  $ref?: string
  definitions?: Record<string, Schema>
  description?: string
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'object' ? 'object' : typeof value

export const resolveRef = (schema: Schema, root: Schema): Schema => {
  const name = /^#\/definitions\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  const found = name === undefined ? schema : root.definitions?.[name]
  if (found === undefined) throw new Error(`no definition ${schema.$ref}`)
  return found
}

/** Whether `value` is what a schema asks for. */
export function isValid(value: unknown, written: Schema, root = written): boolean {
  const schema = resolveRef(written, root)
  const fits = (one: Schema): boolean => isValid(value, one, root)
  if (schema.type !== undefined && ![schema.type].flat().includes(typeOf(value))) return false
  if (schema.const !== undefined && schema.const !== value) return false
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false
  if (schema.anyOf !== undefined && !schema.anyOf.some(fits)) return false
  if (schema.allOf !== undefined && !schema.allOf.every(fits)) return false
  if (schema.not !== undefined && fits(schema.not)) return false
  if (typeof value === 'string') {
    if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) return false
    if (value.length < (schema.minLength ?? 0)) return false
  }
  if (Array.isArray(value)) return value.every(item => isValid(item, schema.items ?? {}, root))
  return typeOf(value) !== 'object' || isValidObject(value as Record<string, unknown>, schema, root)
}

function isValidObject(value: Record<string, unknown>, schema: Schema, root: Schema): boolean {
  const { properties = {}, required = [], additionalProperties = true } = schema
  return (
    required.every(key => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, own]) => {
      const known = properties[key]
      if (known !== undefined) return isValid(own, known, root)
      return typeof additionalProperties === 'boolean' ? additionalProperties : isValid(own, additionalProperties, root)
    })
  )
}
