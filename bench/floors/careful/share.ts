/**
 * Structural sharing, like `replaceEqualDeep` in TanStack Query: returns `fresh` with each part that equals
 * the same part of `known` replaced by it, so that `memo` skips it.
 */
export function share<T>(known: unknown, fresh: T): T {
  if (Object.is(known, fresh) || !isTree(known) || !isTree(fresh)) return fresh
  if (Array.isArray(known) !== Array.isArray(fresh)) return fresh
  const keys = Object.keys(fresh)
  let isSame = keys.length === Object.keys(known).length
  const shared: Record<string, unknown> = Array.isArray(fresh) ? ([] as never) : {}
  for (const key of keys) {
    const part = share(known[key], fresh[key])
    if (!Object.is(part, known[key])) isSame = false
    shared[key] = part
  }
  // Of the same shape as `fresh`, part by part.
  return (isSame ? known : shared) as T
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
