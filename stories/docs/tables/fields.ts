import type { GenericSchema } from 'valibot'
import { jsonSchemaOf } from '../../../scripts/package/openapi'
import { code, table } from './table'

interface JsonSchema {
  required?: readonly string[]
  type?: string
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema
}

/** Entities with their own table. */
const ENTITIES: Record<string, string> = {
  recipients: 'list of shipments',
  items: 'list of line items',
  saved_addresses: 'list of saved addresses',
}

/** A short description of a field. */
function inWords(schema: JsonSchema): string {
  const { type, anyOf, items, properties, additionalProperties } = schema
  if (schema.enum) return schema.enum.map(String).join(' or ')
  if (anyOf) {
    const kinds = anyOf.filter((one) => one.type !== 'null').map(inWords)
    return [...new Set(kinds)].join(' or ')
  }
  if (type === 'array') return `list of ${items ? inWords(items) : 'anything'}`
  if (properties) return Object.keys(properties).map(code).join(', ')
  if (type === 'object' && additionalProperties) return `map of ${inWords(additionalProperties)}`
  return { integer: 'whole number', string: 'text' }[type ?? ''] ?? type ?? 'anything'
}

/** The fields of an entity, from its schema. */
export function fieldTable(schema: GenericSchema): string {
  // The schema of an entity is an object schema.
  const { properties = {}, required = [] } = jsonSchemaOf(schema) as JsonSchema
  return table(
    ['Field', 'Holds', 'May be absent'],
    Object.entries(properties).map(([name, field]) => [
      code(name),
      ENTITIES[name] ?? inWords(field),
      required.includes(name) ? 'no' : 'yes',
    ]),
  )
}
