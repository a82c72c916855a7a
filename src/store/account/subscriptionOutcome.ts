import {
  type SubscriptionDetail,
  subscriptionDetailSchema,
} from '../../domain/account/subscriptions'
import { fits } from '../../domain/schema/guard'
import type { Outcome } from '../core/outcome'
import { type AccountResult, isNotFound } from './change'
import { valueIn } from './valueIn'

/**
 * Outcome of changing a subscription. `conflict`: it was changed elsewhere in the meantime or is unavailable,
 * and `subscription` is the latest version. `locked`: the next box is being packed. `date-taken`: nothing can
 * arrive on that day anymore. `too-late`: the skipped box can no longer ship. `out-of-stock`: only `units` are
 * left. `card-expired`: the card has expired. `gone`: the customer has no such subscription.
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
  /** The current version; absent if unknown. */
  readonly subscription?: SubscriptionDetail
  /** Units left, if fewer than requested. */
  readonly units?: number
}

type Answer = AccountResult<{ subscription: SubscriptionDetail }>

/** The server's refusal codes, and the outcomes they lead to. */
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

/** Derives the outcome of a change from the server's answer. */
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
