import { useCallback, useEffect, useState } from 'react'
import { isClaimToken } from '../domain/account/claimToken'
import { type ClaimAnswerOutcome, type Claimed, claimedVerbs } from '../store/account/claimed'
import type { NewRecipient } from '../store/recipient/fitted'
import { useStore } from './StoreProvider'

/** An answer that has arrived: to whom it goes, and when, as `YYYY-MM-DD`. */
export type ClaimSent = Omit<Extract<ClaimAnswerOutcome, { status: 'sent' }>, 'status'>

export type { ClaimAnswerOutcome, Claimed } from '../store/account/claimed'

export interface UseClaimResult {
  /**
   * `loading`, `open`, `sent` once it was answered here, `over` where the link works no more, `locked` where it was not
   * opened after too many that were none, or `failed`.
   */
  status: 'loading' | 'open' | 'sent' | 'over' | 'locked' | 'failed'
  /** Who sends, to whom, and the days to choose from; null until it is open. */
  claimed: Claimed | null
  /** What was answered, as the server has it, once it is `sent`. */
  sent: ClaimSent | null
  /** Answers with an address, and with a day of `dates` or null. Never rejects. */
  send(address: NewRecipient, deliveryDate: string | null): Promise<ClaimAnswerOutcome>
  /** Asks again what the link is about. Never rejects. */
  refresh(): Promise<void>
}

/**
 * A link that asks whoever holds it where a gift should go, by its token. It tells nothing of prices, gifts or other
 * people, and works once. An extension: the specification has none.
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
    // What was sent stays sent, whatever comes late.
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
