import type { ChosenAddress } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import type { Outcome } from '../core/outcome'
import { shipmentKey } from '../core/pending'
import { earliestDateVerbs } from '../delivery/earliest'
import { shipmentVerbs } from './shipments'

/** A shipment, and its new address. */
export interface Sending {
  readonly shipmentId: number
  readonly address: ChosenAddress
}

/** Outcome of sending several shipments. */
export interface SendEachOutcome extends Outcome<'saved' | 'failed'> {
  /** How many were sent; absent if none was tried. */
  readonly count?: number
}

/** Sending several shipments, each to its own address. */
export function sendEachVerbs(context: StoreContext) {
  const { changeAddress } = context.use(shipmentVerbs)
  const { chooseEarliest } = context.use(earliestDateVerbs)

  async function send(sendings: readonly Sending[]): Promise<SendEachOutcome> {
    let count = 0
    for (const { shipmentId, address } of sendings) {
      const { status, reason } = await changeAddress(shipmentId, address)
      if (status === 'failed') return { status, count, ...(reason && { reason }) }
      count += 1
      // If no day is available, the shipment shows that itself.
      await chooseEarliest(shipmentId)
    }
    return { status: 'saved', count }
  }

  return {
    /**
     * Sends shipments to addresses in sequence, and gives those without a date the earliest one; stops at the
     * first failure. Never rejects.
     */
    sendEach(sendings: readonly Sending[]): Promise<SendEachOutcome> {
      const keys = sendings.map(({ shipmentId }) => shipmentKey(shipmentId))
      return context.whilePending(keys, () => send(sendings))
    },
  }
}
