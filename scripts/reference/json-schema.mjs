/** Shapes as JSON Schema (draft 7, which editors know best), for files that are YAML or JSON. */

/** Types that say more than their parts: what a reader of YAML takes. `schema` counts as no text when it is empty. */
const NAMED = {
  Text: { type: ['string', 'number'], minLength: 1 },
  Word: { type: ['string', 'number'] },
  Amount: { type: ['number', 'string'], pattern: '^[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?$' },
  Instant: {
    type: 'string',
    pattern:
      '^(?:19[7-9]\\d|20\\d\\d|21\\d\\d)-(?:0?[1-9]|1[0-2])-(?:0?[1-9]|[12]\\d|3[01])' +
      '(?:(?:[Tt]|[ \\t]+)(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:[.,]\\d{1,9})?)?[ \\t]*' +
      '(?:Z|z|UTC|GMT|[+-](?:0?\\d|1[0-3])(?::?[0-5]\\d)?)?)?$',
  },
  Path: {
    type: ['string', 'number'],
    pattern: '^(?![a-zA-Z][a-zA-Z\\d+.-]*:|//)(?:\\./)*(?!.*(?:^|/)\\.)[^\\\\?#<>:"|*\\u0000-\\u001F\\u007F]+$',
  },
  Address: {
    type: ['string', 'number'],
    pattern: '^(?:[Hh][Tt][Tt][Pp][Ss]?:|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:|(?![A-Za-z][A-Za-z\\d+.-]*:))[^]+$',
  },
  Level: { anyOf: [{ enum: [2, 3, 4, 5, 6] }, { type: 'string', pattern: '^[2-6]$' }] },
}

/** JSON Schema of a type. `say` puts English into the language of the schema; `strict`: unknown keys are mistakes. */
export function jsonSchema(shapes, name, { say, title, strict = false }) {
  const definitions = {}
  const define = ({ key, name: own }) => {
    if (Object.hasOwn(NAMED, own)) return { ...NAMED[own] }
    const id = key.replace(/^.*#/, '')
    if (!(id in definitions)) {
      definitions[id] = {}
      definitions[id] = schemaOf(shapes.shapeOf(key))
    }
    return { $ref: `#/definitions/${id}` }
  }

  function schemaOf(shape) {
    switch (shape.kind) {
      case 'string':
      case 'number':
      case 'boolean':
      case 'null':
        return { type: shape.kind }
      case 'literal':
        return { const: shape.value }
      case 'unknown':
        return {}
      case 'never':
        return { not: {} }
      case 'list':
        return { type: 'array', items: schemaOf(shape.of) }
      case 'map':
        return { type: 'object', additionalProperties: schemaOf(shape.of) }
      case 'union':
        return unionOf(shape.of)
      case 'object':
        return objectOf(shape)
      case 'ref':
        return define(shape)
      default:
        throw new Error(`a file cannot hold ${shape.kind}`)
    }
  }

  function unionOf(shapesOfUnion) {
    if (shapesOfUnion.every(({ kind }) => kind === 'literal')) return { enum: shapesOfUnion.map(({ value }) => value) }
    return { anyOf: shapesOfUnion.map(schemaOf) }
  }

  function objectOf({ keys, some }) {
    const properties = Object.fromEntries(keys.map(key => [key.name, propertyOf(key)]))
    const required = keys.filter(key => key.required).map(key => key.name)
    const anyOf = some?.map(key => ({ required: [key] }))
    return {
      type: 'object',
      properties,
      ...(strict && { additionalProperties: false }),
      ...(required.length > 0 && { required }),
      ...(anyOf && { anyOf }),
    }
  }

  function propertyOf({ shape, meaning, fallback, some, required, ...key }) {
    const schema = schemaOf(shape)
    // A text that must be there is not blank.
    const pattern = key.pattern ?? (required && shape.kind === 'string' ? '\\S' : undefined)
    const anyOf = some?.map(key => ({ required: [key] }))
    const description = say(meaning, fallback)
    const own = { description, ...(pattern && { pattern }), ...(anyOf && { anyOf }) }
    // Draft 7 reads nothing beside `$ref`.
    return '$ref' in schema ? { ...own, allOf: [schema] } : { ...schema, ...own }
  }

  const body = schemaOf(shapes.shapeOf(name))
  const schema = { $schema: 'http://json-schema.org/draft-07/schema#', title, ...body }
  return Object.keys(definitions).length === 0 ? schema : { ...schema, definitions }
}
