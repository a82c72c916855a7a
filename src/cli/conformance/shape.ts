import * as v from 'valibot'

/** A part of an answer that is not what its row says. */
export interface WrongPart {
  /** `cart.recipients[0].crec_id`; empty for the whole. */
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
 * Everything in an answer that does not fit, down to single fields.
 *
 * The client is more patient: it takes an odd field as absent. A server should not count on it, so
 * this looks through the guards of the entities, and at every field.
 */
export function wrongParts(schema: v.GenericSchema, value: unknown, path = ''): WrongPart[] {
  // Which members a schema has is known by its type; valibot's union of all is not exported.
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

// A list passes for an object with valibot, and is never one in an answer.
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
