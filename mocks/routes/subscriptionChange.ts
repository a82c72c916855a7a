import { chicago } from '../calendar/chicago'
import type { SubscriptionRecord } from '../db'
import type { BoxDays } from '../subscriptions/boxes'
import { type Plan, planOf, type SeenWithStock, sent, withNews } from '../subscriptions/settled'
import { type Call, customersOnly, ownerOf, Refusal } from './call'
import type { Of } from './cartOf'
import { seenNow, shown } from './subscriptionShown'

type Named = Of & Pick<Call, 'params'>

/** A subscription that is to be changed, and what the change is judged by. */
export interface Changing extends Plan {
  record: SubscriptionRecord
  seen: SeenWithStock
  today: string
}

/** The subscription that a call names; that of another customer is as unknown as one that never was. */
export async function meant(call: Named): Promise<SubscriptionRecord> {
  customersOnly(call)
  const record = await call.tx.read('subscriptions', call.params.subsId ?? '')
  if (!record || record.cust_id !== call.session.cust_id) throw new Refusal(404, 'not_found')
  return record
}

/**
 * Changes a subscription. What was decided on an older version is refused with the latest, unless it is the
 * very change that has led to the newest one: sent twice, it is made once.
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
    // Whoever is refused learns what holds.
    if (!(error instanceof Refusal) || error.status !== 409) throw error
    throw new Refusal(409, error.message, { ...error.body, subscription: await latest() })
  }
}

/** Refuses what only one that runs, and whose next box is not being packed, can be asked for. */
export function requireOpen({ record, next, locked }: Changing): BoxDays {
  if (locked) throw new Refusal(409, 'locked')
  if (record.status !== 'active' || !next) throw new Refusal(409, 'not_running')
  return next
}

/** The same without the box that is being packed, which is sent whatever becomes of the rest. */
export function leavePacked({ record, next, locked }: Changing): SubscriptionRecord {
  const isPacking = locked !== null && next?.delivery_date === locked
  return isPacking ? { ...sent(record, next), packed_date: locked } : record
}

/** Notes what a change was. */
export const noted = (
  record: SubscriptionRecord,
  { today }: Changing,
  what: string,
  about: string | null = null,
): SubscriptionRecord => withNews(record, { day: today, what, about })
