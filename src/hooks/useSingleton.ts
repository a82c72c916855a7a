import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from './StoreProvider'

interface Claims {
  /** Who would take a role, by role; the first has it. */
  waiting: Map<string, symbol[]>
  listeners: Set<() => void>
}

const claimsOf = new WeakMap<object, Claims>()

/**
 * Whether this component has a role that a store gives once: the first that was mounted has it, and
 * the next one when that goes. Two dialog hosts would say everything twice.
 */
export function useSingleton(role: string): boolean {
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
    () => claims.waiting.get(role)?.[0] === me,
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
