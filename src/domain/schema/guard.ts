import { type CustomSchema, custom, type GenericSchema, type InferOutput } from 'valibot'

type Node = Record<PropertyKey, unknown>

/** The parts of a schema that a guard reads; it repairs in a single pass, faster than valibot itself. */
interface Outline {
  readonly type: string
  readonly entries?: Readonly<Record<string, Outline>>
  readonly item?: Outline
  readonly value?: Outline
  readonly wrapped?: Outline
  readonly options?: readonly unknown[]
  readonly check?: Test
  readonly requirement?: Test | RegExp
  readonly pipe?: readonly Outline[]
}

type Test = (value: unknown) => boolean

/** A schema to check values against. */
export type Schema = GenericSchema

/**
 * Whether a parsed answer has the shape that `schema` describes.
 *
 * An optional field with an invalid value is set to null in place, so that one bad field never rejects the
 * whole answer; a wrong id, array or map does reject it. Call it on fresh JSON only, never on a value that is
 * already in use.
 */
export function fits(schema: GenericSchema, value: unknown): boolean {
  return checkOf(schema as unknown as Outline)(value, true)
}

/** Whether a value matches `schema` as it is; nothing is repaired. */
export function isExactly(schema: GenericSchema, value: unknown): boolean {
  return checkOf(schema as unknown as Outline)(value, false)
}

/** A schema that remembers the objects that passed it; `wrapped` is the schema itself, for documentation. */
export type Guarded<TSchema extends GenericSchema> = CustomSchema<
  InferOutput<TSchema>,
  undefined
> & { wrapped: TSchema }

/**
 * Wraps an entity's schema so that an object that passed once is never checked again. Shared answers keep their
 * unchanged objects, so checking an answer only costs as much as its new parts.
 */
export function guarded<const TSchema extends GenericSchema>(schema: TSchema): Guarded<TSchema> {
  const known = new WeakSet<object>()
  const guard = custom<InferOutput<TSchema>>((value) => {
    if (!isNode(value)) return false
    if (known.has(value)) return true
    const isFit = fits(schema, value)
    if (isFit) known.add(value)
    return isFit
  })
  return { ...guard, wrapped: schema }
}

/** Whether a value matches a schema; when repairing, after setting invalid nullable fields to null. */
type Check = (value: unknown, fixes: boolean) => boolean

const checks = new WeakMap<Outline, Check>()

/** Compiles a schema into functions once, because each checks thousands of fields. */
function checkOf(schema: Outline): Check {
  const known = checks.get(schema)
  if (known) return known
  const made = schema.pipe ? all(schema.pipe.map(checkOf)) : toCheck(schema)
  checks.set(schema, made)
  return made
}

const all =
  (steps: readonly Check[]): Check =>
  (value, fixes) =>
    steps.every((step) => step(value, fixes))

function toCheck({ type, entries, requirement, check, options = [], ...rest }: Outline): Check {
  const part = rest.wrapped ?? rest.item ?? rest.value
  const inner: Check = part ? checkOf(part) : () => true
  switch (type) {
    case 'nullish':
      return (value, fixes) => value == null || inner(value, fixes)
    case 'object':
      return objectCheck(entries ?? {})
    case 'record':
      return (value, fixes) =>
        isNode(value) && Object.keys(value).every((key) => holdsPart(inner, value, key, fixes))
    case 'array':
      return (value, fixes) =>
        Array.isArray(value) &&
        value.every((_, at) => holdsPart(inner, value as unknown as Node, at, fixes))
    case 'custom':
      return (value) => check?.(value) ?? false
    // Its members are scalars, with nothing to repair.
    case 'union': {
      const some = options.map((option) => checkOf(option as Outline))
      return (value) => some.some((one) => one(value, false))
    }
    case 'picklist':
      return (value) => options.includes(value)
    case 'unknown':
      return inner
    case 'number':
      return (value) => typeof value === 'number' && !Number.isNaN(value)
  }
  // Later steps of a pipe have a requirement; all other types are `typeof` names.
  if (!requirement) return (value) => typeof value === type
  return typeof requirement === 'function'
    ? requirement
    : (value) => requirement.test(String(value))
}

function objectCheck(entries: Readonly<Record<string, Outline>>): Check {
  const fields = Object.entries(entries).map(([key, part]) => [key, checkOf(part)] as const)
  return (value, fixes) =>
    isNode(value) && fields.every(([key, check]) => holdsPart(check, value, key, fixes))
}

/** Checks one part of an object or list; an invalid one becomes null if that is allowed. */
function holdsPart(check: Check, node: Node, key: PropertyKey, fixes: boolean): boolean {
  if (check(node[key], fixes)) return true
  if (!fixes) return false
  node[key] = null
  return check(null, true)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
