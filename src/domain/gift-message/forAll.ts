import type { Shipment } from '../schema/entities'
import { isMyself } from '../shipment/shipments'

/**
 * The shipments that can share one message: those to other people, and the one it is written for, in order.
 * Source: looks.md F9.
 */
export function messageTakers(
  shipments: readonly Shipment[],
  written: Pick<Shipment, 'crec_id'>,
): readonly Shipment[] {
  return shipments.filter((one) => one.crec_id === written.crec_id || !isMyself(one))
}

/** The shipments whose own message would be replaced. */
export function replacedMessages(
  takers: readonly Shipment[],
  written: Pick<Shipment, 'crec_id'>,
  message: string,
): readonly Shipment[] {
  return takers.filter(({ crec_id, gift_message }) => {
    const own = gift_message?.trim() ?? ''
    return crec_id !== written.crec_id && own !== '' && own !== message.trim()
  })
}
