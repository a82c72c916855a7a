import { chicago } from '../calendar/chicago'
import type { SubscriptionRecord } from '../db'
import type { BoxDays } from '../subscriptions/boxes'
import { type Plan, planOf, type SeenWithStock, sent, withNews } from '../subscriptions/settled'
import { type Call, customersOnly, ownerOf, Refusal } from './call'
import type { Of } from './cartOf'
import { seenNow, shown } from './subscriptionShown'

type Named = Of & Pick<Call, 'params'>

/** A subscription to change, and what the change depends on. */
export interface Changing extends Plan {
  record: SubscriptionRecord
  seen: SeenWithStock
  today: string
}

/** The subscription in a call; another customer's is treated as unknown. */
export async function meant(call: Named): Promise<SubscriptionRecord> {
  customersOnly(call)
  const record = await call.tx.read('subscriptions', call.params.subsId ?? '')
  if (!record || record.cust_id !== call.session.cust_id) throw new Refusal(404, 'not_found')
  return record
}

/**
 * Changes a subscription. A change based on an older version is refused with the latest one, unless it is the
 * same change that led to it: a repeated request is applied once.
 */
export async function change<TBody extends { version: number }>(
  call: Named & { body: TBody },
  name: string,
  make: (changing: Changing, body: TBody) => Promise<SubscriptionRecord> | SubscriptionRecord,
) {
  const before = await meant(call)
  const { record, seen } = await seenNow(before, call)
  const asked = `${name} ${JSON.stringify(call.body)}`
  const latest = () => shown(record, call)
  if (call.body.version !== record.version) {
    if (record.last_change === asked) return { subscription: await latest() }
    throw new Refusal(409, 'changed', { subscription: await latest() })
  }
  const today = chicago(call.now).day
  try {
    const changed = await make({ record, seen, today, ...planOf(record, seen) }, call.body)
    const kept = { ...changed, version: record.version + 1, last_change: asked }
    await call.tx.write('subscriptions', kept.subs_id, kept, ownerOf(call.session))
    return { subscription: await shown(kept, call) }
  } catch (error) {
    // A refusal includes the current subscription.
    if (!(error instanceof Refusal) || error.status !== 409) throw error
    throw new Refusal(409, error.message, { ...error.body, subscription: await latest() })
  }
}

/** Refuses changes that require a running subscription whose next box is not being packed. */
export function requireOpen({ record, next, locked }: Changing): BoxDays {
  if (locked) throw new Refusal(409, 'locked')
  if (record.status !== 'active' || !next) throw new Refusal(409, 'not_running')
  return next
}

/** The subscription after the box being packed, which is sent in any case. */
export function leavePacked({ record, next, locked }: Changing): SubscriptionRecord {
  const isPacking = locked !== null && next?.delivery_date === locked
  return isPacking ? { ...sent(record, next), packed_date: locked } : record
}

/** Records a change in the history. */
export const noted = (
  record: SubscriptionRecord,
  { today }: Changing,
  what: string,
  about: string | null = null,
): SubscriptionRecord => withNews(record, { day: today, what, about })
