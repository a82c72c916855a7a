import type { StrictInputType } from 'storybook/internal/types'

/** The parts of a schema that decide about a control. */
interface Outline {
  readonly type?: string
  readonly entries?: Readonly<Record<string, Outline>>
  readonly wrapped?: Outline
  readonly options?: readonly unknown[]
}

/** Controls by the type of a field; all other types are edited as JSON. */
const CONTROLS: Readonly<Record<string, 'text' | 'number' | 'boolean' | 'select'>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
  picklist: 'select',
}

/** A control for each field of a schema, in its order. */
export function fieldControls(schema: Outline): Record<string, StrictInputType> {
  const fields = Object.entries(innermost(schema).entries ?? {})
  return Object.fromEntries(fields.map(([name, field]) => [name, controlOf(name, field)]))
}

function controlOf(name: string, field: Outline): StrictInputType {
  const { type = '', options } = innermost(field)
  const control = CONTROLS[type] ?? 'object'
  return { name, control: { type: control }, ...(control === 'select' && { options }) }
}

/** A schema without what makes it optional. */
const innermost = (schema: Outline): Outline =>
  schema.wrapped ? innermost(schema.wrapped) : schema
