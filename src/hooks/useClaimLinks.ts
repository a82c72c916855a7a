import { useCallback, useEffect } from 'react'
import {
  type Claim,
  type ClaimAsked,
  type ClaimOutcome,
  claimActions,
} from '../store/account/claims'
import type { Outcome, ReadOutcome } from '../store/core/outcome'
import type { LoadStatus } from '../store/core/state'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { usePage } from './usePage'

export type { Claim, ClaimAsked, ClaimOutcome } from '../store/account/claims'

export interface UseClaimLinksResult {
  /** The links of the cart and of orders, each for one gift; wire names. */
  claims: readonly Claim[]
  /** `idle`, `loading`, `ready` or `failed`: whether they have been read. */
  status: LoadStatus
  /** The address of a link; null where it is answered, or where the page names no page for it. */
  linkOf(claim: Claim): string | null
  /** Makes a link for a gift of the cart or an order, in place of one that it had. Never rejects. */
  ask(shipmentId: number, asked: ClaimAsked): Promise<ClaimOutcome>
  /** Makes a link good for as long again. Never rejects. */
  renew(claimId: Claim['claim_id']): Promise<ClaimOutcome>
  /** Agrees to what the answered address adds. Never rejects. */
  approve(claimId: Claim['claim_id']): Promise<ClaimOutcome>
  /** Withdraws a link. Never rejects. */
  withdraw(claimId: Claim['claim_id']): Promise<Outcome<'withdrawn' | 'failed'>>
  /** Reads them again. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

/**
 * Links by which people say where their gifts should go, of the cart and of orders. While one waits, it is looked at
 * again every minute and whenever the page comes back; `address-claimed` tells of an answer, and the cart is read
 * again. An extension: the specification has none.
 *
 * @example
 * const { ask, linkOf } = useClaimLinks()
 * const { claim } = await ask(crec_id, { sender: 'Margaret', mayMoveDate: true })
 */
export function useClaimLinks(): UseClaimLinksResult {
  const store = useStore()
  const { loadClaims, watchClaims, askForAddress, renewClaim, approveClaim, withdrawClaim } =
    store.use(claimActions)
  const { claims, status } = useSlot(store.slot(claimActions))
  const { claim: page } = usePage().links

  useEffect(() => {
    if (status === 'idle') void loadClaims()
  }, [status, loadClaims])
  useEffect(() => watchClaims(), [watchClaims])

  return {
    claims,
    status,
    linkOf: useCallback(
      ({ token }) => (token && page ? `${new URL(page, location.href)}#${token}` : null),
      [page],
    ),
    ask: askForAddress,
    renew: renewClaim,
    approve: approveClaim,
    withdraw: withdrawClaim,
    refresh: loadClaims,
  }
}
