import { demandByItem } from '../../line/stock'
import { goesTo } from '../../recipient/recipients'
import type { Cart, ChosenAddress, SavedAddress } from '../../schema/entities'
import { isEGift } from '../../shipment/shipments'
import { type AddressDecision, type AddressToday, addressToday } from './addresses'
import {
  giftItems,
  type OfferedSize,
  type ReorderItem,
  reorderItem,
  type SentShipment,
} from './items'

/** What is known about an order and about today. */
export interface ReorderWorld {
  readonly shipments: readonly SentShipment[]
  /** Sizes sold today, by sku. */
  readonly offered: ReadonlyMap<number, OfferedSize>
  /** Units on hand by item, including those in the cart; items not in the map are not limited. */
  readonly units: ReadonlyMap<number, number>
  readonly addresses: readonly SavedAddress[]
  readonly cart: Cart | null
}

/** A shopper's decisions, by gift id. */
export interface ReorderChoices {
  /** Gifts that were selected or deselected; all others follow their default. */
  readonly chosen: ReadonlyMap<number, boolean>
  /** Replacements: the new sku by the ordered one. */
  readonly swaps: ReadonlyMap<number, ReadonlyMap<number, number>>
  /** Decisions about recipients who left the address book. */
  readonly addresses: ReadonlyMap<number, AddressDecision>
}

/** No decisions yet. */
export const NO_CHOICES: ReorderChoices = {
  chosen: new Map(),
  swaps: new Map(),
  addresses: new Map(),
}

/** Why a gift needs a decision before it can be sent again. */
export type ReorderProblem =
  | { readonly kind: 'sold-out'; readonly item: ReorderItem }
  /** Fewer units are left than the recipients together need. */
  | {
      readonly kind: 'few'
      readonly item: ReorderItem
      readonly units: number
      readonly people: number
    }
  | { readonly kind: 'gone' }
  | { readonly kind: 'in-cart' }

/** One recipient's gift, and its state today. */
export interface ReorderGift {
  /** The id of the original shipment. */
  readonly giftId: number
  readonly shipment: SentShipment
  readonly isEGift: boolean
  /** The items as they would be sent. */
  readonly items: readonly ReorderItem[]
  readonly address: AddressToday
  /** The problems that need a decision; empty if the gift is ready. */
  readonly problems: readonly ReorderProblem[]
  /** Whether it is selected. */
  readonly isChosen: boolean
  /** False if it cannot be sent as it is: sold out, no address, or other gifts take the last units. */
  readonly canChoose: boolean
}

/**
 * The state of each gift of an order, one per recipient, in the order of the order. Ready gifts are selected
 * unless the shopper deselected them; selections never exceed the available units.
 */
export function reorderGifts(
  world: ReorderWorld,
  choices: ReorderChoices = NO_CHOICES,
): readonly ReorderGift[] {
  const drafts = world.shipments.flatMap((shipment) => draftOf(shipment, world, choices) ?? [])
  const left = unitsLeft(world)
  const demand = demandOf(drafts)
  const judged = drafts.map((draft) => ({ ...draft, problems: problemsOf(draft, left, demand) }))
  return allot(judged, left, choices)
}

type Draft = Omit<ReorderGift, 'problems' | 'isChosen' | 'canChoose'> & { isInCart: boolean }

function draftOf(
  shipment: SentShipment,
  { offered, addresses, cart }: ReorderWorld,
  { swaps, addresses: decisions }: ReorderChoices,
): Draft | null {
  const giftId = shipment.shipment_id
  const own = swaps.get(giftId)
  const items = giftItems(shipment).map((item) =>
    reorderItem(item, offered, own?.get(item.sku_id) ?? null),
  )
  if (items.length === 0) return null
  const address = addressToday(shipment, addresses, decisions.get(giftId) ?? null)
  const isForEmail = Boolean(shipment.is_egift)
  const isInCart = address.address !== null && hasShipmentTo(cart, address.address, isForEmail)
  return { giftId, shipment, isEGift: isForEmail, items, address, isInCart }
}

/** A parcel and an e-gift to the same person are two gifts. */
const hasShipmentTo = (cart: Cart | null, address: ChosenAddress, isForEmail: boolean): boolean =>
  (cart?.recipients ?? []).some((one) => isEGift(one) === isForEmail && goesTo(one, address))

/** Units on hand that are not in the cart. */
function unitsLeft({ units, cart }: ReorderWorld): ReadonlyMap<number, number> {
  const taken = cart ? demandByItem(cart) : new Map<number, number>()
  return new Map([...units].map(([id, all]) => [id, Math.max(0, all - (taken.get(id) ?? 0))]))
}

interface Demand {
  readonly units: number
  readonly people: number
}

/** Units that all gifts together need of each item, and for how many recipients. */
function demandOf(drafts: readonly Draft[]): ReadonlyMap<number, Demand> {
  const demand = new Map<number, Demand>()
  for (const { items } of drafts)
    for (const [itemId, units] of needOf(items)) {
      const known = demand.get(itemId) ?? { units: 0, people: 0 }
      demand.set(itemId, { units: known.units + units, people: known.people + 1 })
    }
  return demand
}

/** The units that one gift needs of each item. */
function needOf(items: readonly ReorderItem[]): ReadonlyMap<number, number> {
  const need = new Map<number, number>()
  for (const { itemId, quantity } of items) need.set(itemId, (need.get(itemId) ?? 0) + quantity)
  return need
}

function problemsOf(
  { items, address, isInCart }: Draft,
  left: ReadonlyMap<number, number>,
  demand: ReadonlyMap<number, Demand>,
): readonly ReorderProblem[] {
  const ofItems = items.flatMap((item): ReorderProblem[] => {
    const units = left.get(item.itemId)
    if (!item.isSold || units === 0) return [{ kind: 'sold-out', item }]
    const all = demand.get(item.itemId)
    if (units === undefined || !all || all.units <= units) return []
    return [{ kind: 'few', item, units, people: all.people }]
  })
  return [
    ...ofItems,
    ...(address.kind === 'gone' ? [{ kind: 'gone' } as const] : []),
    ...(isInCart ? [{ kind: 'in-cart' } as const] : []),
  ]
}

/** Allots the available units to the selected gifts, in order. */
function allot(
  judged: readonly (Draft & Pick<ReorderGift, 'problems'>)[],
  left: ReadonlyMap<number, number>,
  { chosen }: ReorderChoices,
): readonly ReorderGift[] {
  const rest = new Map(left)
  const fits = ({ items }: Draft) =>
    [...needOf(items)].every(([id, units]) => units <= (rest.get(id) ?? Infinity))
  const isBlocked = ({ problems }: Pick<ReorderGift, 'problems'>) =>
    problems.some(({ kind }) => kind === 'sold-out' || kind === 'gone')
  const taken = judged.map((gift) => {
    const isWanted = chosen.get(gift.giftId) ?? gift.problems.length === 0
    const isChosen = isWanted && !isBlocked(gift) && fits(gift)
    if (isChosen)
      for (const [id, units] of needOf(gift.items))
        if (rest.has(id)) rest.set(id, (rest.get(id) ?? 0) - units)
    return isChosen
  })
  return judged.map(({ isInCart: _, ...gift }, at) => ({
    ...gift,
    isChosen: taken[at] === true,
    canChoose: taken[at] === true || (!isBlocked(gift) && fits(judged[at] as Draft)),
  }))
}
