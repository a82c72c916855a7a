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
  const [{ status, claimed, sent, ...link }, setLink] = useState(() => newLink(token))
  // Another link starts over.
  if (link.token !== token) setLink(newLink(token))
  const update = useCallback(
    (change: (link: Link) => Partial<Link>) =>
      setLink((now) => (now.token === token ? { ...now, ...change(now) } : now)),
    [token],
  )

  const refresh = useCallback(async () => {
    const outcome = isClaimToken(token) ? await openClaim(token) : ({ status: 'over' } as const)
    update((now) => ({
      // A late response never undoes `sent`.
      status: now.status === 'sent' ? now.status : outcome.status,
      ...(outcome.status === 'open' && { claimed: outcome.claimed }),
    }))
  }, [openClaim, token, update])
  useEffect(() => void refresh(), [refresh])

  return {
    status,
    claimed,
    sent,
    refresh,
    send: useCallback(
      async (address, deliveryDate) => {
        const outcome = await answerClaim(token, address, deliveryDate)
        if (outcome.status === 'date-gone')
          update((now) => ({ claimed: now.claimed && { ...now.claimed, ...outcome.days } }))
        else if (outcome.status === 'over') update(() => ({ status: 'over' }))
        else if (outcome.status === 'sent') update(() => ({ status: 'sent', sent: outcome }))
        return outcome
      },
      [answerClaim, token, update],
    ),
  }
}

interface Link extends Pick<UseClaimResult, 'status' | 'claimed' | 'sent'> {
  token: string
}

const newLink = (token: string): Link => ({ token, status: 'loading', claimed: null, sent: null })
