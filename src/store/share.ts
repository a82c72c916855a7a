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
export function share<T>(old: unknown, next: T): T {
  // A part of `old` is returned only where it equals the part of `next` in its place.
  return shareNode(old, next, 0) as T
}

function shareNode(old: unknown, next: unknown, depth: number): unknown {
  if (Object.is(old, next)) return old
  if (!isNode(old) || !isNode(next) || depth > DEEPEST) return next
  if (Array.isArray(old) || Array.isArray(next)) {
    return Array.isArray(old) && Array.isArray(next) ? shareArray(old, next, depth) : next
  }
  return shareObject(old, next, depth)
}

function shareObject(old: Node, next: Node, depth: number): Node {
  const keys = Object.keys(next)
  let isSame = keys.length === Object.keys(old).length
  let copy: Node | null = null
  for (const key of keys) {
    const known = Object.hasOwn(old, key)
    const part = known ? shareNode(old[key], next[key], depth + 1) : next[key]
    if (!known || !Object.is(part, old[key])) isSame = false
    if (Object.is(part, next[key])) continue
    copy ??= { ...next }
    copy[key] = part
  }
  return isSame ? old : (copy ?? next)
}

function shareArray(old: unknown[], next: unknown[], depth: number): unknown[] {
  const find = counterparts(old, next)
  const parts = next.map((item, index) => shareNode(find(item, index), item, depth + 1))
  const isSame = old.length === next.length && parts.every((part, i) => Object.is(part, old[i]))
  return isSame ? old : parts
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
