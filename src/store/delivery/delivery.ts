import type { AnswerOf, InputOf, Row } from '../../api/row'
import { postGiftMessage, postShipping } from '../../api/shipment'
import { calendarDay } from '../../domain/calendar'
import { chicagoInstant } from '../../domain/chicago'
import { truncate } from '../../domain/limits'
import { findShipment } from '../../domain/line/lines'
import type { StoreContext } from '../core/context'
import { shipmentKey } from '../core/pending'
import { factsOf } from '../core/report'
import type { Result } from '../core/serverCart'
import { messageDataOf } from '../gift-message/giftMessage'
import { type ShippingChoice, shippingInput } from './shippingInput'

/**
 * What became of a choice. `refused`: the server does not have it any more. `unsure`: the answer was
 * lost, and the choice may have been made. `offline`: it was not sent. `failed`: it was not made.
 */
export type DeliveryOutcome = 'saved' | 'refused' | 'unsure' | 'offline' | 'failed'

/** When an e-gift is sent, and where to. */
export interface SendDay {
  email: string
  /** `YYYY-MM-DD`, a day in Chicago. */
  day: string
}

/** In the morning, in Chicago: whoever wakes up in Honolulu finds it there. */
const SENDING_HOUR = 9

/**
 * Choosing when and how a shipment travels, for a screen that says itself what became of it: no
 * toast tells of a failure.
 */
export function deliveryActions(context: StoreContext) {
  const { cart } = context

  async function send<TRow extends Row>(
    shipmentId: number,
    row: TRow,
    input: () => InputOf<TRow> | null,
    isSuccess: (answer: AnswerOf<TRow> | null) => boolean = () => true,
  ): Promise<DeliveryOutcome> {
    const result = await context.whilePending([shipmentKey(shipmentId)], () =>
      cart.change(row, input),
    )
    if (result.ok && !isSuccess(result.answer)) {
      context.report('change-failed', { kind: 'refused' })
      return 'failed'
    }
    if (!result.ok) context.report('change-failed', factsOf(result.error))
    return outcomeOf(result)
  }

  return {
    /** Sets ship date, method and upgrade; what is not given stays. Never rejects. Source: specification §7. */
    choose(shipmentId: number, choice: ShippingChoice): Promise<DeliveryOutcome> {
      return send(shipmentId, postShipping, () =>
        shippingInput(cart.serverCart(), shipmentId, choice),
      )
    },
    /** Sets on which day and to whom an e-gift is sent. Never rejects. Source: specification §7. */
    chooseSendDay(shipmentId: number, { email, day }: SendDay): Promise<DeliveryOutcome> {
      const input = () => {
        const serverCart = cart.serverCart()
        const shipment = serverCart && findShipment(serverCart, shipmentId)
        const on = calendarDay(day)
        if (!shipment || !on) return null
        const message_data = {
          ...messageDataOf(shipment),
          announce_it_email: truncate('announce_it_email', email.trim()),
          announce_it_time: chicagoInstant(on, SENDING_HOUR).toISOString(),
          announce_it_send_flag: true,
        }
        return { body: { crec_id: shipmentId, message_data } }
      }
      return send(shipmentId, postGiftMessage, input, (answer) => answer?.status === 'success')
    },
  }
}

/** What is known of it: that it was made, refused, never sent, or nothing. */
function outcomeOf(result: Result<unknown>): DeliveryOutcome {
  // There was nothing left to send: the shipment has gone.
  if (result.ok) return result.answer === null ? 'failed' : 'saved'
  if (result.isUnsure) return 'unsure'
  if (result.error.code === 'offline') return 'offline'
  const { status = 0 } = result.error
  return status === 409 || status === 422 ? 'refused' : 'failed'
}
