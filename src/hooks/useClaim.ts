import { useCallback, useEffect, useState } from 'react'
import { isClaimToken } from '../domain/account/claimToken'
import { type ClaimAnswerOutcome, type Claimed, claimedVerbs } from '../store/account/claimed'
import type { NewRecipient } from '../store/recipient/fitted'
import { useStore } from './StoreProvider'

/** A saved answer: who the gift goes to, and when, as `YYYY-MM-DD`. */
export type ClaimSent = Omit<Extract<ClaimAnswerOutcome, { status: 'sent' }>, 'status'>

export type { ClaimAnswerOutcome, Claimed } from '../store/account/claimed'

export interface UseClaimResult {
  /**
   * `loading`, `open`, `sent` once it was answered here, `over` if the link no longer works, `locked` after too many
   * invalid links, or `failed`.
   */
  status: 'loading' | 'open' | 'sent' | 'over' | 'locked' | 'failed'
  /** The sender, the recipient, and the days to choose from; null until it is open. */
  claimed: Claimed | null
  /** The answer as the server saved it, once the status is `sent`. */
  sent: ClaimSent | null
  /** Answers with an address, and with a day of `dates` or null. Never rejects. */
  send(address: NewRecipient, deliveryDate: string | null): Promise<ClaimAnswerOutcome>
  /** Reloads the link. Never rejects. */
  refresh(): Promise<void>
}

/**
 * A link that asks a recipient where their gift should go, by its token. It reveals no prices, gifts or other
 * people, and works once. An extension to the specification.
 *
 * @example
 * const { status, claimed, send } = useClaim(location.hash.slice(1))
 * return status === 'open' ? <h1>{claimed?.sender} has a gift for you</h1> : null
 */
export function useClaim(token: string): UseClaimResult {
  const store = useStore()
  const { openClaim, answerClaim } = store.use(claimedVerbs)
  const [status, setStatus] = useState<UseClaimResult['status']>('loading')
  const [claimed, setClaimed] = useState<Claimed | null>(null)
  const [sent, setSent] = useState<ClaimSent | null>(null)

  const refresh = useCallback(async () => {
    const outcome = isClaimToken(token) ? await openClaim(token) : ({ status: 'over' } as const)
    // A late response never undoes `sent`.
    setStatus((now) => (now === 'sent' ? now : outcome.status))
    if (outcome.status === 'open') setClaimed(outcome.claimed)
  }, [openClaim, token])
  useEffect(() => {
    setStatus('loading')
    void refresh()
  }, [refresh])

  return {
    status,
    claimed,
    sent,
    refresh,
    send: useCallback(
      async (address, deliveryDate) => {
        const outcome = await answerClaim(token, address, deliveryDate)
        if (outcome.status === 'date-gone')
          setClaimed((known) => known && { ...known, ...outcome.days })
        else if (outcome.status === 'sent' || outcome.status === 'over') setStatus(outcome.status)
        if (outcome.status === 'sent') setSent(outcome)
        return outcome
      },
      [answerClaim, token],
    ),
  }
}
