/** The ids that identify array members; other members are matched by position. */
const ID_KEYS = ['clin_id', 'crec_id', 'addr_id'] as const

/** Deeper than any answer of ours; anything below counts as new, which prevents a stack overflow. */
const DEEPEST = 100

type Node = Record<string, unknown>

/**
 * Returns `next` with every unchanged part replaced by the old one, so that unchanged parts keep their
 * identity. The result equals `next`; it is `old` itself if nothing changed.
 *
 * Accepts any JSON, copies own keys only, and changes neither argument.
 */
export function structuralShare<T>(old: unknown, next: T): T {
  // A part of `old` is only returned if it equals the matching part of `next`.
  return shareNode(old, next, 0) as T
}

function shareNode(old: unknown, next: unknown, depth: number): unknown {
  if (Object.is(old, next)) return old
  if (!isNode(old) || !isNode(next) || depth > DEEPEST) return next
  if (Array.isArray(old) || Array.isArray(next)) {
    return Array.isArray(old) && Array.isArray(next) ? shareArray(old, next, depth) : next
  }
  // Most of a cart stays the same; the cart itself and its envelope usually do not.
  return depth > 1 && isEqual(old, next, depth) ? old : shareObject(old, next, depth)
}

/** Whether two parts are equal, ignoring key order, without allocating. False if in doubt. */
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
    // Every object inherits something under this key.
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
    // In an updated array, most members are identical.
    part === old[at] ? part : shareNode(find(part, at), part, depth + 1),
  )
  const isSame = copy.length === old.length && copy.every((part, at) => Object.is(part, old[at]))
  return isSame ? old : copy
}

/**
 * Finds the old member for a new one: by id if members have one, else by position. Tries the same position
 * first, so that the map is only built if something moved.
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
