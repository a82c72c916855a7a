/** The ids that tell the members of an array apart; anything else is matched by position. */
const ID_KEYS = ['clin_id', 'crec_id', 'addr_id'] as const

/** Deeper than any answer of ours; what lies below is taken as new, so that no depth overflows. */
const DEEPEST = 100

type Node = Record<string, unknown>

/**
 * The next value with every part that has not changed replaced by the old one, so that what did not
 * change keeps its identity. The result equals `next`; it is `old` itself when nothing changed.
 *
 * Total on any JSON, takes own keys only, changes neither argument.
 */
export function structuralShare<T>(old: unknown, next: T): T {
  // A part of `old` is returned only where it equals the part of `next` in its place.
  return shareNode(old, next, 0) as T
}

function shareNode(old: unknown, next: unknown, depth: number): unknown {
  if (Object.is(old, next)) return old
  if (!isNode(old) || !isNode(next) || depth > DEEPEST) return next
  if (Array.isArray(old) || Array.isArray(next)) {
    return Array.isArray(old) && Array.isArray(next) ? shareArray(old, next, depth) : next
  }
  // Nearly all that a cart holds stays as it is; the cart itself and what is around it does not.
  return depth > 1 && isEqual(old, next, depth) ? old : shareObject(old, next, depth)
}

/** Whether a part is as it was, keys in any order, and making nothing. In doubt it says no. */
function isEqual(old: unknown, next: unknown, depth: number): boolean {
  if (!isNode(old) || !isNode(next) || depth > DEEPEST) return false
  if (Array.isArray(next)) {
    return (
      Array.isArray(old) &&
      old.length === next.length &&
      next.every((part, at) => Object.is(part, old[at]) || isEqual(old[at], part, depth + 1))
    )
  }
  let left = 0
  for (const key in next) {
    left += 1
    const part = next[key]
    const before = old[key]
    if (Object.is(part, before)) continue
    // Every object inherits something under this name.
    if (key === '__proto__' || !isEqual(before, part, depth + 1)) return false
  }
  for (const _ in old) left -= 1
  return left === 0
}

function shareObject(old: Node, next: Node, depth: number): Node {
  const copy = { ...next }
  const keys = Object.keys(next)
  for (const key of keys) {
    if (Object.hasOwn(old, key)) copy[key] = shareNode(old[key], next[key], depth + 1)
  }
  const isSame =
    keys.length === Object.keys(old).length &&
    keys.every((key) => Object.hasOwn(old, key) && Object.is(copy[key], old[key]))
  return isSame ? old : copy
}

function shareArray(old: unknown[], next: unknown[], depth: number): unknown[] {
  const find = counterparts(old, next)
  const copy = next.map((part, at) =>
    // Of what was changed here, nearly all is still the very same.
    part === old[at] ? part : shareNode(find(part, at), part, depth + 1),
  )
  const isSame = copy.length === old.length && copy.every((part, at) => Object.is(part, old[at]))
  return isSame ? old : copy
}

/**
 * Finds the old member for a new one: by id where members carry one, else by position. The member in
 * the same place is tried first, so that the map is made only where something moved.
 */
function counterparts(old: unknown[], next: unknown[]): (item: unknown, index: number) => unknown {
  const [first] = next
  const key = isNode(first) ? ID_KEYS.find((name) => Object.hasOwn(first, name)) : undefined
  if (!key) return (_item, index) => old[index]
  const idOf = (item: unknown) => (isNode(item) && Object.hasOwn(item, key) ? item[key] : undefined)
  let byId: Map<unknown, unknown> | null = null
  return (item, index) => {
    const id = idOf(item)
    if (id === undefined || idOf(old[index]) === id) return old[index]
    byId ??= new Map(old.map((member) => [idOf(member), member]))
    return byId.get(id)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}
