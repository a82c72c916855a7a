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
  /** Load status: `idle`, `loading`, `ready` or `failed`. */
  status: LoadStatus
  /** The URL of a link; null once it is answered, or if the page does not set `links.claim`. */
  linkOf(claim: Claim): string | null
  /** Creates a link for a gift in the cart or an order, replacing any earlier one. Never rejects. */
  ask(shipmentId: number, asked: ClaimAsked): Promise<ClaimOutcome>
  /** Renews a link: its lifetime starts again. Never rejects. */
  renew(claimId: Claim['claim_id']): Promise<ClaimOutcome>
  /** Approves the extra cost of the address that was entered. Never rejects. */
  approve(claimId: Claim['claim_id']): Promise<ClaimOutcome>
  /** Withdraws a link. Never rejects. */
  withdraw(claimId: Claim['claim_id']): Promise<Outcome<'withdrawn' | 'failed'>>
  /** Reloads them. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

/**
 * Links through which recipients of the cart and of orders enter their own address. While one is waiting, polls every
 * minute and whenever the page becomes visible; an answer emits `address-claimed` and reloads the cart. An extension
 * to the specification.
 *
 * @example
 * const { ask, linkOf } = useClaimLinks()
 * const { claim } = await ask(crec_id, { sender: 'Margaret', mayMoveDate: true })
 */
export function useClaimLinks(): UseClaimLinksResult {
  const store = useStore()
  const { loadClaims, watchClaims, askForAddress, renewClaim, approveClaim, withdrawClaim } =
    store.use(claimActions)
  const { claims, status } = useSlot(claimActions)
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
