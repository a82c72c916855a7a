import { type Claimed, postClaimed, putClaimed } from '../../api/account/claimed'
import type { ApiError } from '../../api/client/errors'
import type { StoreContext } from '../core/context'
import type { Failed, Outcome } from '../core/outcome'
import { fitted, type NewRecipient } from '../recipient/fitted'
import { accountApi } from './accountApi'
import { type AddressFailed, addressFailure } from './addressFailure'
import { type AccountResult, isNotFound, resultOf } from './change'
import { lockedFor } from './lockedFor'
import { valueIn } from './valueIn'

export type { Claimed } from '../../api/account/claimed'

/** Outcome of opening a link: `over` if it no longer works, `locked` after too many invalid links. */
export type ClaimedOutcome =
  | { readonly status: 'open'; readonly claimed: Claimed }
  | Outcome<'over' | 'locked'>
  | Failed

/** Outcome of answering: `sent`, or `date-gone` with the current days if the chosen day is no longer available. */
export type ClaimAnswerOutcome =
  | { readonly status: 'sent'; readonly name: string; readonly deliveryDate: string | null }
  | { readonly status: 'date-gone'; readonly days: Pick<Claimed, 'dates' | 'delivery_date'> }
  | Outcome<'over' | 'locked'>
  | AddressFailed

/** What the holder of a link can do. */
export function claimedVerbs(context: StoreContext) {
  const api = accountApi(context)
  const call = <T>(send: () => Promise<T>) => resultOf(context, 'claimed-failed', send)

  const refused = (result: Extract<AccountResult<unknown>, { ok: false }>) => {
    if (isNotFound(result)) return { ...result.failure, status: 'over' } as const
    const isLocked = result.error !== null && lockedFor(result.error) !== null
    return isLocked ? ({ ...result.failure, status: 'locked' } as const) : addressFailure(result)
  }

  /** Reads what a link asks for. Never rejects. */
  async function openClaim(token: string): Promise<ClaimedOutcome> {
    const result = await call(() => api.call(postClaimed, { body: { token } }))
    return result.ok ? { status: 'open', claimed: result.answer } : refused(result)
  }

  return {
    openClaim,
    /** Answers a link with an address and, if one can be chosen, a day. Never rejects. */
    async answerClaim(
      token: string,
      address: NewRecipient,
      deliveryDate: string | null,
    ): Promise<ClaimAnswerOutcome> {
      const body = { ...fitted(address), token, delivery_date: deliveryDate }
      const result = await call(() => api.call(putClaimed, { body }))
      if (result.ok) {
        const { fname, delivery_date } = result.answer
        return { status: 'sent', name: fname, deliveryDate: delivery_date ?? null }
      }
      const days = result.error && daysIn(result.error)
      return days ? { status: 'date-gone', days } : refused(result)
    },
  }
}

/** The days in a refusal; null if it has none. Omits the planned day if the refusal does. */
function daysIn(error: ApiError): Pick<Claimed, 'dates' | 'delivery_date'> | null {
  const dates = valueIn(error, 'dates')
  if (!Array.isArray(dates)) return null
  const planned = valueIn(error, 'delivery_date')
  return planned === null || typeof planned === 'string'
    ? { dates, delivery_date: planned }
    : { dates }
}
