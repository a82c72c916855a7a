import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from './StoreProvider'

interface Claims {
  /** Components that ask for a role, by role; the first owns it. */
  waiting: Map<string, symbol[]>
  listeners: Set<() => void>
}

const claimsOf = new WeakMap<object, Claims>()

/**
 * Whether this component owns a role that exists once per store: the first one mounted owns it, the next
 * one when that unmounts. Two dialog hosts would announce everything twice. With `drawsAtOnce` it is owned from the
 * first drawing on where nobody has it, for what would show nothing until then.
 *
 * @example
 * const isHost = useSingleton('my-dialog-host')
 * return isHost ? <MyDialogHost /> : null
 */
export function useSingleton(
  role: string,
  { drawsAtOnce = false }: { drawsAtOnce?: boolean } = {},
): boolean {
  const store = useStore()
  const [me] = useState(() => Symbol(role))
  const claims = claimsFor(store)
  const subscribe = useCallback(
    (listener: () => void) => {
      claims.listeners.add(listener)
      return () => {
        claims.listeners.delete(listener)
      }
    },
    [claims],
  )
  useEffect(() => {
    put(claims, role, (waiting) => [...waiting, me])
    return () => put(claims, role, (waiting) => waiting.filter((one) => one !== me))
  }, [claims, role, me])
  return useSyncExternalStore(
    subscribe,
    () => (claims.waiting.get(role)?.[0] ?? (drawsAtOnce ? me : null)) === me,
    () => false,
  )
}

function claimsFor(store: object): Claims {
  const known = claimsOf.get(store)
  if (known) return known
  const made: Claims = { waiting: new Map(), listeners: new Set() }
  claimsOf.set(store, made)
  return made
}

function put(
  { waiting, listeners }: Claims,
  role: string,
  change: (waiting: symbol[]) => symbol[],
): void {
  waiting.set(role, change(waiting.get(role) ?? []))
  for (const listener of [...listeners]) listener()
}
