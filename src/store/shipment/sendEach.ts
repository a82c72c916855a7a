import type { ChosenAddress } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import type { Outcome } from '../core/outcome'
import { shipmentKey } from '../core/pending'
import { earliestDateVerbs } from '../delivery/earliest'
import { shipmentVerbs } from './shipments'

/** A shipment, and the address that it is to go to. */
export interface Sending {
  readonly shipmentId: number
  readonly address: ChosenAddress
}

/** What came of sending several. */
export interface SendEachOutcome extends Outcome<'saved' | 'failed'> {
  /** How many go where they were to go; absent where none was tried. */
  readonly count?: number
}

/** Sending several shipments each to an address of its own. */
export function sendEachVerbs(context: StoreContext) {
  const { changeAddress } = context.use(shipmentVerbs)
  const { chooseEarliest } = context.use(earliestDateVerbs)

  async function send(sendings: readonly Sending[]): Promise<SendEachOutcome> {
    let count = 0
    for (const { shipmentId, address } of sendings) {
      const { status, reason } = await changeAddress(shipmentId, address)
      if (status === 'failed') return { status, count, ...(reason && { reason }) }
      count += 1
      // Where no day is open, the shipment says so itself.
      await chooseEarliest(shipmentId)
    }
    return { status: 'saved', count }
  }

  return {
    /**
     * Sends shipments to addresses, one after the other, and gives those without a date the earliest; ends
     * with the first that fails. Never rejects.
     */
    sendEach(sendings: readonly Sending[]): Promise<SendEachOutcome> {
      const keys = sendings.map(({ shipmentId }) => shipmentKey(shipmentId))
      return context.whilePending(keys, () => send(sendings))
    },
  }
}
