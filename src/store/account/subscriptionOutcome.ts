import {
  type SubscriptionDetail,
  subscriptionDetailSchema,
} from '../../domain/account/subscriptions'
import { fits } from '../../domain/schema/guard'
import type { Outcome } from '../core/outcome'
import { type AccountResult, isNotFound } from './change'
import { valueIn } from './valueIn'

/**
 * What becomes of a change of a subscription. `conflict`: it was changed elsewhere meanwhile, or cannot be sent,
 * and the latest is there. `locked`: the next box is being packed. `date-taken`: nothing can arrive on that day any more. `too-late`: the
 * box that was skipped can leave no more. `out-of-stock`: there are `units` of it. `card-expired`: that card is over.
 * `gone`: the customer has no such subscription.
 */
export interface SubscriptionOutcome
  extends Outcome<
    | 'saved'
    | 'conflict'
    | 'locked'
    | 'date-taken'
    | 'too-late'
    | 'out-of-stock'
    | 'card-expired'
    | 'gone'
    | 'failed'
  > {
  /** As it is now; absent where nobody knows. */
  readonly subscription?: SubscriptionDetail
  /** How many there are, where there are fewer than were wanted. */
  readonly units?: number
}

type Answer = AccountResult<{ subscription: SubscriptionDetail }>

/** The words of the server for what it does not do, and what becomes of the change then. */
const REFUSALS: Readonly<Record<string, SubscriptionOutcome['status']>> = {
  changed: 'conflict',
  unavailable: 'conflict',
  locked: 'locked',
  date_unavailable: 'date-taken',
  too_late: 'too-late',
  'insufficient-stock': 'out-of-stock',
  card_expired: 'card-expired',
  not_found: 'gone',
}

/** What became of a change, by what the server has answered. */
export function outcomeOf(result: Answer): SubscriptionOutcome {
  if (result.ok) return { status: 'saved', subscription: result.answer.subscription }
  const { error, failure } = result
  const status = REFUSALS[error?.code ?? '']
  if (!error || !status || (status === 'gone' && !isNotFound(result))) return failure
  const latest = valueIn(error, 'subscription')
  const units = valueIn(error, 'units')
  return {
    ...failure,
    status,
    ...(isDetail(latest) && { subscription: latest }),
    ...(typeof units === 'number' && { units }),
  }
}

const isDetail = (value: unknown): value is SubscriptionDetail =>
  fits(subscriptionDetailSchema, value)
