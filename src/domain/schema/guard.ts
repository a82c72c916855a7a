import { type CustomSchema, custom, type GenericSchema, type InferOutput } from 'valibot'

type Node = Record<PropertyKey, unknown>

/** What a guard reads of a schema, in one walk that fixes as it goes, faster than valibot’s own. */
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

/** What a value may be checked against. */
export type Schema = GenericSchema

/**
 * Whether a parsed answer may be used as what `schema` says it is.
 *
 * A field that may be absent and holds something odd is set to null in place, so that one odd
 * field never costs the whole answer; where an id, an array or a map itself is wrong, the answer
 * is refused. Call it on fresh JSON only, never on a value that somebody already reads.
 */
export function fits(schema: GenericSchema, value: unknown): boolean {
  return checkOf(schema as unknown as Outline)(value, true)
}

/** Whether a value is what `schema` says as it stands; nothing is fixed. */
export function isExactly(schema: GenericSchema, value: unknown): boolean {
  return checkOf(schema as unknown as Outline)(value, false)
}

/** A schema that remembers what has passed it; `wrapped` is the schema itself, for whoever documents it. */
export type Guarded<TSchema extends GenericSchema> = CustomSchema<
  InferOutput<TSchema>,
  undefined
> & { wrapped: TSchema }

/**
 * Wraps the schema of an entity so that an object which was checked once is never checked again.
 * Shared answers keep their unchanged objects, so taking in an answer costs what is new in it.
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

/** Whether a value holds what a schema says; where it fixes, once odd fields that may be null are. */
type Check = (value: unknown, fixes: boolean) => boolean

const checks = new WeakMap<Outline, Check>()

/** A schema is read once, and made into functions: many thousands of fields are checked by one. */
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
    // Its members are scalars, with nothing in them to fix.
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
  // What comes after a pipe's first step asks something of the value; the rest are typeof's words.
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

/** One part of an object or a list; an odd one becomes null, where that is allowed. */
function holdsPart(check: Check, node: Node, key: PropertyKey, fixes: boolean): boolean {
  if (check(node[key], fixes)) return true
  if (!fixes) return false
  node[key] = null
  return check(null, true)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
