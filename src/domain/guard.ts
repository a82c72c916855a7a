import * as v from 'valibot'

type Node = Record<PropertyKey, unknown>

/**
 * Whether a parsed answer may be used as what `schema` says it is.
 *
 * A field that may be absent and holds something odd is set to null in place, so that one odd
 * field never costs the whole answer; where an id, an array or a map itself is wrong, the answer
 * is refused. Call it on fresh JSON only, never on a value that somebody already reads.
 */
export function fits(schema: v.GenericSchema, value: unknown): boolean {
  for (;;) {
    const { issues } = v.safeParse(schema, value)
    if (!issues) return true
    for (const issue of issues) if (!blank(issue.path)) return false
  }
}

/** A schema that remembers what has passed it; `wrapped` is the schema itself, for whoever documents it. */
export type Guarded<TSchema extends v.GenericSchema> = v.CustomSchema<
  v.InferOutput<TSchema>,
  undefined
> & { wrapped: TSchema }

/**
 * Wraps the schema of an entity so that an object which was checked once is never checked again.
 * Shared answers keep their unchanged objects, so taking in an answer costs what is new in it.
 */
export function guarded<const TSchema extends v.GenericSchema>(schema: TSchema): Guarded<TSchema> {
  const known = new WeakSet<object>()
  const guard = v.custom<v.InferOutput<TSchema>>((value) => {
    if (typeof value !== 'object' || value === null) return false
    if (!known.has(value) && !fits(schema, value)) return false
    known.add(value)
    return true
  })
  return { ...guard, wrapped: schema }
}

/** Sets the innermost part on the way to an issue that is not null yet to null. */
function blank(path: readonly v.IssuePathItem[] | undefined): boolean {
  const step = path?.findLast(({ input, key }) => (input as Node)[key as PropertyKey] !== null)
  if (!step)
    return false
    // The path leads through the value that was just parsed; all its parents are objects or arrays.
  ;(step.input as Node)[step.key as PropertyKey] = null
  return true
}
