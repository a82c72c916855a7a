import { findLine, findShipment } from '../../domain/line/lines'
import { frequencyOf } from '../../domain/shipment/autoDelivery'
import type { StoreContext } from '../core/context'
import { failed, type SaveOutcome } from '../core/outcome'
import { deliveryVerbs, type SendDay } from '../delivery/delivery'
import { giftMessageVerbs } from '../gift-message/giftMessage'
import type { Addition } from '../line/additions'
import { type AddedOutcome, cartVerbs, type Landed, type NotAdded } from './cart'

/** Options of an added item, apart from size and quantity. */
export interface GiftExtras {
  /** Gift message for shipments that have none yet. */
  message?: string
  /** Auto-delivery frequency, in months as the server spells them; '0' is off. */
  frequency?: string
  /** Number of months that a club runs, and its start month. */
  club?: { orders: number; startMonth: string | number }
  /** When an e-gift is sent, and to which email. */
  sendDay?: SendDay
}

/** Gifts were added, with the outcome of setting their options. */
export interface AddedGifts extends AddedOutcome {
  /** Ids of shipments that already had a message, which was kept. */
  readonly keptMessages: readonly number[]
  /** Ids of shipments whose message was not saved. */
  readonly lostMessages: readonly number[]
  /** Whether the frequency, club months or send day could not be set for every item. */
  readonly isPartlySet: boolean
}

/** Outcome of adding gifts; gifts that were added stay in the cart even if an option failed. */
export type GiftOutcome = AddedGifts | NotAdded

/** Adding items with all the options of a product page: one call each, in sequence. */
export function giftVerbs(context: StoreContext) {
  const { addItems, setAutoDelivery, editClub } = context.use(cartVerbs)
  const { chooseSendDay } = context.use(deliveryVerbs)
  const { setGiftMessages } = context.use(giftMessageVerbs)

  /** Sets the options of a line that `units` were added to; true if all of them were set. */
  async function setOptions(place: Landed, units: number, extras: GiftExtras): Promise<boolean> {
    const { club, frequency, sendDay } = extras
    const outcomes = [
      club && (await editClub(place.lineId, club.orders, club.startMonth)),
      frequency && (await setFrequency(place, units, frequency)),
      sendDay && (await chooseSendDay(place.shipmentId, sendDay)),
    ]
    return outcomes.every((outcome) => !outcome || outcome.status === 'saved')
  }

  /**
   * Sets how often a line repeats. A line that has earlier units keeps its frequency: they would repeat as well, and
   * no call splits a line.
   */
  async function setFrequency(
    { lineId, quantity }: Landed,
    units: number,
    frequency: string,
  ): Promise<SaveOutcome> {
    if (quantity <= units) return setAutoDelivery(lineId, frequency)
    const cart = context.cart.serverCart()
    const line = cart && findLine(cart, lineId)?.line
    return line && frequencyOf(line) === frequency ? { status: 'saved' } : failed('refused')
  }

  /** Writes the message of each shipment that has none. */
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
    /** Adds gifts to the cart; the options apply to the first `mains` of them. Never rejects. */
    async addGifts(
      additions: readonly Addition[],
      extras: GiftExtras,
      mains = additions.length,
    ): Promise<GiftOutcome> {
      const outcome = await addItems(additions)
      if (outcome.status === 'failed') return outcome
      const landed = outcome.landed.slice(0, mains)
      let isPartlySet = false
      for (const [at, place] of landed.entries()) {
        const units = additions[at]?.quantity ?? 0
        if (place && !(await setOptions(place, units, extras))) isPartlySet = true
      }
      const places = landed.filter((place) => place !== null)
      const message = extras.message?.trim()
      const cards = message
        ? await writeCards(places, message)
        : { keptMessages: [], lostMessages: [] }
      return { ...outcome, ...cards, isPartlySet }
    },
  }
}
