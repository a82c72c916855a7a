import { useLayoutEffect, useState } from 'react'
import { useStore } from './StoreProvider'

/** Called with whether it owns the role. */
type Claim = (isOwner: boolean) => void

/** The components that claim a role, by store, in order of mounting; the first owns it. */
const claimsOf = new WeakMap<object, Map<string, Set<Claim>>>()

/**
 * Whether this component owns a role that exists once per store: the first component mounted owns it, and the next
 * one takes over when it unmounts. Two dialog hosts would announce everything twice. Ownership is known before the
 * first paint; on a server, nobody owns it.
 *
 * @example
 * const isHost = useSingleton('my-dialog-host')
 * return isHost ? <MyDialogHost /> : null
 */
export function useSingleton(role: string): boolean {
  const claims = claimsFor(useStore(), role)
  const [isOwner, setOwner] = useState(false)
  // A layout effect runs before the root is reported as ready, when events can follow immediately.
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
