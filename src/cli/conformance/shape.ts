import * as v from 'valibot'

/** A part of an answer that does not match its row. */
export interface WrongPart {
  /** `cart.recipients[0].crec_id`; empty for the whole answer. */
  path: string
  expected: string
  came: string
}

type Any = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  value?: v.GenericSchema
  wrapped?: v.GenericSchema
}

/**
 * Finds everything in an answer that does not match, down to single fields.
 *
 * The client is more lenient: it treats an invalid optional field as absent. A server should not rely on
 * that, so this checks every field, including those inside the guards of the entities.
 */
export function wrongParts(schema: v.GenericSchema, value: unknown, path = ''): WrongPart[] {
  // `type` tells which members a schema has; valibot does not export a union of all schemas.
  const { type, entries, item, value: valueSchema, wrapped } = schema as Any
  if (wrapped && type === 'custom') return wrongParts(wrapped, value, path)
  if (wrapped) return value == null ? leaf(schema, value, path) : wrongParts(wrapped, value, path)
  if (entries && isMap(value)) {
    return Object.entries(entries).flatMap(([key, part]) =>
      wrongParts(part, value[key], path ? `${path}.${key}` : key),
    )
  }
  if (item && Array.isArray(value)) {
    return value.flatMap((one, index) => wrongParts(item, one, `${path}[${index}]`))
  }
  if (type === 'record' && valueSchema && isMap(value)) {
    return Object.entries(value).flatMap(([key, one]) =>
      wrongParts(valueSchema, one, `${path}["${key}"]`),
    )
  }
  if (entries || type === 'record') return [wrong(path, 'an object', value)]
  if (item) return [wrong(path, 'a list', value)]
  return leaf(schema, value, path)
}

// valibot accepts an array as an object, but an answer never uses one that way.
const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function leaf(schema: v.GenericSchema, value: unknown, path: string): WrongPart[] {
  const { issues } = v.safeParse(schema, value)
  return issues ? [wrong(path, issues[0].expected ?? 'something else', value)] : []
}

const wrong = (path: string, expected: string, value: unknown): WrongPart => ({
  path,
  expected,
  came: value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60),
})
