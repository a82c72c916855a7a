import { useLayoutEffect, useState } from 'react'
import { useStore } from './StoreProvider'

/** Told whether it owns the role. */
type Claim = (isOwner: boolean) => void

/** Those that ask for a role of a store, in turn; the first owns it. */
const claimsOf = new WeakMap<object, Map<string, Set<Claim>>>()

/**
 * Whether this component owns a role that exists once per store: the first one mounted owns it, the next
 * one when that unmounts. Two dialog hosts would announce everything twice. It is owned before the first painting; on
 * a server by nobody.
 *
 * @example
 * const isHost = useSingleton('my-dialog-host')
 * return isHost ? <MyDialogHost /> : null
 */
export function useSingleton(role: string): boolean {
  const claims = claimsFor(useStore(), role)
  const [isOwner, setOwner] = useState(false)
  // Before the root is told to be ready: what it listens to may come right then.
  useLayoutEffect(() => {
    const tell = () => {
      const [owner] = claims
      for (const claim of claims) claim(claim === owner)
    }
    claims.add(setOwner)
    tell()
    return () => {
      claims.delete(setOwner)
      tell()
    }
  }, [claims])
  return isOwner
}

function claimsFor(store: object, role: string): Set<Claim> {
  const roles = claimsOf.get(store) ?? new Map<string, Set<Claim>>()
  claimsOf.set(store, roles)
  const claims = roles.get(role) ?? new Set()
  roles.set(role, claims)
  return claims
}
