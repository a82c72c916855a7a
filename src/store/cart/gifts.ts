import { findShipment } from '../../domain/line/lines'
import type { StoreContext } from '../core/context'
import { deliveryVerbs, type SendDay } from '../delivery/delivery'
import { giftMessageVerbs } from '../gift-message/giftMessage'
import type { Addition } from '../line/additions'
import { type AddOutcome, cartVerbs, type Landed, type NotAdded } from './cart'

/** What goes with what is added, beside size and quantity. */
export interface GiftExtras {
  /** Words for the card of everybody whose card is not written yet. */
  message?: string
  /** How often it comes, in months as the server spells them; '0' is off. */
  frequency?: string
  /** How many months a club runs, and the month in which it starts. */
  club?: { orders: number; startMonth: string | number }
  /** When an e-gift is sent, and where to. */
  sendDay?: SendDay
}

/** What became of what goes with gifts that were added. */
interface Finished {
  /** Ids of shipments whose card was written before, and stayed as it was. */
  readonly keptMessages: readonly number[]
  /** Ids of shipments for which the message was not saved. */
  readonly lostMessages: readonly number[]
  /** Whether frequency, months or day of sending could not be set for all. */
  readonly isPartlySet: boolean
}

/** Outcome of adding gifts; what was added is in the cart, whatever became of the rest. */
export type GiftOutcome = (Exclude<AddOutcome, NotAdded> & Finished) | NotAdded

/** Adding with all that a product page lets a shopper choose: each a call of its own, one after the other. */
export function giftVerbs(context: StoreContext) {
  const { addItems, setAutoDelivery, editClub } = context.use(cartVerbs)
  const { chooseSendDay } = context.use(deliveryVerbs)
  const { setGiftMessages } = context.use(giftMessageVerbs)

  /** Sets what is chosen of a line; true where all of it is set. */
  async function setOptions(place: Landed, extras: GiftExtras): Promise<boolean> {
    const { club, frequency, sendDay } = extras
    const outcomes = [
      club && (await editClub(place.lineId, club.orders, club.startMonth)),
      frequency && (await setAutoDelivery(place.lineId, frequency)),
      sendDay && (await chooseSendDay(place.shipmentId, sendDay)),
    ]
    return outcomes.every((outcome) => !outcome || outcome.status === 'saved')
  }

  /** Writes the cards that are empty. */
  async function writeCards(places: readonly Landed[], message: string) {
    const cart = context.cart.serverCart()
    const ids = [...new Set(places.map(({ shipmentId }) => shipmentId))]
    const shipments = ids.flatMap((id) => (cart && findShipment(cart, id)) ?? [])
    const empty = shipments.filter(({ gift_message }) => !gift_message?.trim())
    const kept = shipments.filter((shipment) => !empty.includes(shipment))
    const missed = empty.length > 0 ? (await setGiftMessages(empty, message)).missed : []
    return { keptMessages: kept.map(({ crec_id }) => crec_id), lostMessages: missed }
  }

  return {
    /** Puts gifts into the cart, the first `mains` of which take the extras. Never rejects. */
    async addGifts(
      additions: readonly Addition[],
      extras: GiftExtras,
      mains = additions.length,
    ): Promise<GiftOutcome> {
      const outcome = await addItems(additions)
      if (outcome.status === 'failed') return outcome
      const places = outcome.landed.slice(0, mains).flatMap((place) => place ?? [])
      let isPartlySet = false
      for (const place of places) if (!(await setOptions(place, extras))) isPartlySet = true
      const message = extras.message?.trim()
      const cards = message
        ? await writeCards(places, message)
        : { keptMessages: [], lostMessages: [] }
      return { ...outcome, ...cards, isPartlySet }
    },
  }
}
