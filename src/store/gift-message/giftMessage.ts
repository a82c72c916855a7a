import type { InputOf } from '../../api/row'
import { postGiftMessage } from '../../api/shipment'
import { truncate } from '../../domain/limits'
import { findShipment } from '../../domain/line/lines'
import type { Shipment } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { isKnown } from '../core/isKnown'
import { once } from '../core/once'
import { type FailureReason, failed, type Outcome, type SaveOutcome } from '../core/outcome'
import { shipmentKey } from '../core/pending'
import { save } from '../core/save'
import { messageTurns } from './messageTurns'

/** The gift message in the parcel, and its announcement email. */
export type GiftMessage = InputOf<typeof postGiftMessage>['body']['message_data']

/** A shipment's gift message as currently saved. */
export function messageDataOf(shipment: Shipment): GiftMessage {
  const { is_a_gift, gift_message, announce_it_message, announce_it_email } = shipment
  const { announce_it_time, announce_it_send_flag } = shipment
  return {
    is_a_gift,
    gift_message,
    announce_it_message,
    announce_it_email,
    announce_it_time,
    announce_it_send_flag,
  }
}

/** Outcome of saving one message for several shipments. */
export interface MessagesOutcome extends Outcome<'saved' | 'partly' | 'failed'> {
  /** Ids of the shipments whose message was not changed. */
  readonly missed: readonly number[]
  /** Restores each shipment's own message; absent if none was saved. Never rejects. */
  readonly undo?: () => Promise<SaveOutcome>
}

/** Saving a gift message and its announcement. */
export function giftMessageVerbs(context: StoreContext) {
  const { cart } = context
  const { inTurn } = context.use(messageTurns)

  /** A shipment as it is on the server now; null if it is gone. */
  function current(shipment: Shipment): Shipment | null {
    const serverCart = cart.serverCart()
    return serverCart ? findShipment(serverCart, shipment.crec_id) : shipment
  }

  /**
   * Saves a shipment's gift message; omitted fields stay, and text is cut to its limit. Sends nothing if the
   * shipment is gone. Never rejects. Source: specification §§5, 7.
   */
  async function setGiftMessage(
    shipment: Shipment,
    change: Partial<GiftMessage>,
  ): Promise<SaveOutcome> {
    const { crec_id } = shipment
    const input = () => {
      const now = current(shipment)
      return (
        now && { body: { crec_id, message_data: fitted({ ...messageDataOf(now), ...change }) } }
      )
    }
    const keys = [shipmentKey(crec_id)]
    const outcome = await inTurn(crec_id, () =>
      save(context, keys, postGiftMessage, input, (answer) => answer?.status === 'success'),
    )
    return outcome.status === 'failed' && !current(shipment) ? failed('gone') : outcome
  }

  /** Saves the changes in sequence; returns the ones that failed, and the first failure's reason. */
  async function saveEach(changes: readonly (readonly [Shipment, Partial<GiftMessage>])[]) {
    const missed: number[] = []
    let reason: FailureReason | undefined
    for (const [shipment, change] of changes) {
      const outcome = await setGiftMessage(shipment, change)
      if (outcome.status === 'saved') continue
      missed.push(shipment.crec_id)
      reason ??= outcome.reason
    }
    return { missed, ...(reason && { reason }) }
  }

  return {
    setGiftMessage,
    /**
     * Saves the same message for several shipments; their announcements stay. Never rejects. Source:
     * specification §7.
     */
    async setGiftMessages(
      shipments: readonly Shipment[],
      message: string,
    ): Promise<MessagesOutcome> {
      const words = { is_a_gift: true, gift_message: message }
      const result = await saveEach(shipments.map((shipment) => [shipment, words] as const))
      const isNone = result.reason && result.missed.length === shipments.length
      if (isNone) return { status: 'failed', ...result }
      const saved = shipments.filter(({ crec_id }) => !result.missed.includes(crec_id))
      const messageNow = (one: Shipment) => current(one)?.gift_message
      const written = (await isKnown(context)) ? saved.map(messageNow) : null
      const undo = once(async (): Promise<SaveOutcome> => {
        await cart.settled()
        if (!(await isKnown(context))) return failed('unsure')
        // A message that was rewritten since stays.
        const unchanged = saved.filter((one, at) => !written || messageNow(one) === written[at])
        const back = unchanged.map((shipment) => {
          const { is_a_gift, gift_message } = shipment
          return [shipment, { is_a_gift, gift_message }] as const
        })
        const { reason } = await saveEach(back)
        return reason ? { status: 'failed', reason } : { status: 'saved' }
      })
      return { status: result.missed.length > 0 ? 'partly' : 'saved', ...result, undo }
    },
  }
}

const LIMITED = ['gift_message', 'announce_it_message', 'announce_it_email'] as const

function fitted(message: GiftMessage): GiftMessage {
  const cut = { ...message }
  for (const field of LIMITED) {
    const text = cut[field]
    if (text) cut[field] = truncate(field, text)
  }
  return cut
}
