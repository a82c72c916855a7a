import type { AnswerOf, InputOf, Row } from '../../api/row'
import { postGiftMessage, postShipping } from '../../api/shipment'
import { calendarDay } from '../../domain/calendar'
import { chicagoInstant } from '../../domain/chicago'
import { truncate } from '../../domain/limits'
import { findShipment } from '../../domain/line/lines'
import type { StoreContext } from '../core/context'
import { once } from '../core/once'
import { failed, failure, type SaveOutcome } from '../core/outcome'
import { shipmentKey } from '../core/pending'
import type { Result } from '../core/server-cart/result'
import { messageDataOf } from '../gift-message/giftMessage'
import { messageTurns } from '../gift-message/messageTurns'
import { restoreDates } from './restoreDates'
import { type ShippingChoice, shippingInput } from './shippingInput'

/** Outcome of a choice. The reason `refused` means that the server no longer offers it. */
export interface DeliveryOutcome extends SaveOutcome {
  /** Restores each shipment's own date; absent unless the date was applied to all. Never rejects. */
  readonly undo?: () => Promise<SaveOutcome>
}

/** When an e-gift is sent, and to which email. */
export interface SendDay {
  email: string
  /** `YYYY-MM-DD`, in Chicago time. */
  day: string
}

/** Morning in Chicago, so that it has arrived when a recipient in Honolulu wakes up. */
const SENDING_HOUR = 9

/** Choosing when and how a shipment is delivered. */
export function deliveryVerbs(context: StoreContext) {
  const { cart } = context
  const { inTurn } = context.use(messageTurns)

  async function send<TRow extends Row>(
    shipmentId: number,
    row: TRow,
    input: () => InputOf<TRow> | null,
    isSuccess: (answer: AnswerOf<TRow> | null) => boolean = () => true,
  ): Promise<DeliveryOutcome> {
    let isGone = false
    const result = await context.whilePending([shipmentKey(shipmentId)], () =>
      cart.change(row, () => {
        const sent = input()
        isGone = sent === null
        return sent
      }),
    )
    // Nothing was left to send. (A sent request can also have an empty answer.)
    if (isGone) return failed('gone')
    if (result.ok && isSuccess(result.answer)) return { status: 'saved' }
    const outcome = failure(context.report, result)
    return outcome.reason === 'refused' && !isUnavailable(result) ? failed('unavailable') : outcome
  }

  /** Sets ship date, method and upgrade; omitted values stay. Never rejects. Source: specification §7. */
  async function choose(shipmentId: number, choice: ShippingChoice): Promise<DeliveryOutcome> {
    let sentFor = cart.serverCart()
    const outcome = await send(shipmentId, postShipping, () => {
      // Only now are all earlier changes in the cart.
      sentFor = cart.serverCart()
      return shippingInput(sentFor, shipmentId, choice)
    })
    const [before, after] = [sentFor, cart.serverCart()]
    if (outcome.status !== 'saved' || !choice.applyAll || !before || !after) return outcome
    return { ...outcome, undo: once(() => restoreDates(context, choose, before, after)) }
  }

  return {
    choose,
    /** Sets the send day and the email of an e-gift. Never rejects. Source: specification §7. */
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
      return inTurn(shipmentId, () =>
        send(shipmentId, postGiftMessage, input, (answer) => answer?.status === 'success'),
      )
    },
  }
}

/** Whether the server says that the choice is unavailable, rather than that the request was wrong. */
const isUnavailable = (result: Result<unknown>): boolean =>
  !result.ok && [409, 422].includes(result.error.status ?? 0)
