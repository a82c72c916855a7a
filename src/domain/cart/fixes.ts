import { parentQualifies } from '../line/addOns'
import { addOnLines, findLine, findShipment, isAddOn, parentOf } from '../line/lines'
import { parentChoices } from '../line/parentChoices'
import { quantity } from '../line/quantity'
import { demandByItem } from '../line/stock'
import type { Cart, LineItem, Shipment } from '../schema/entities'
import { frequencyOf, isFrequencyOff } from '../shipment/autoDelivery'
import type { CartProblemDetail } from './validity'

/** One way to do away with what keeps a cart from checkout. */
export type Fix =
  /** Takes lines out of the cart. */
  | { readonly kind: 'remove'; readonly lineIds: readonly number[] }
  /** Takes another size of the same item, where one is in stock. */
  | { readonly kind: 'swap'; readonly lineId: number }
  /** Takes as many as are left. */
  | { readonly kind: 'take'; readonly lineId: number; readonly quantity: number }
  /** Names a main item that costs enough. */
  | { readonly kind: 'choose-parent'; readonly lineId: number; readonly parentId: number }
  /** Puts more into the shipment: for so many US cents, or null where nobody says how much. */
  | { readonly kind: 'add-more'; readonly gapCents: number | null }
  /** Turns Auto-Delivery on for a line that may come again, as often as the one that asks for it. */
  | { readonly kind: 'auto-delivery'; readonly lineId: number; readonly frequency: string }

/**
 * The ways to fix a problem, the gentlest first; none where it concerns nothing that is still in the
 * cart. A problem that names no shipment is one of all shipments that it can be about.
 */
export function fixesOf(problem: CartProblemDetail, cart: Cart): readonly Fix[] {
  const { kind, lineId, shipmentId, gapCents } = problem
  const line = lineId === null ? null : (findLine(cart, lineId)?.line ?? null)
  if (lineId !== null && !line) return []
  if (kind === 'item-out-of-stock') return line ? [swap(line), remove([line])] : []
  if (kind === 'insufficient-stock') return line ? [takeRest(line, problem, cart)] : []
  const shipments = shipmentId === null ? cart.recipients : [findShipment(cart, shipmentId)]
  const concerned = shipments.filter((shipment) => shipment !== null)
  if (kind === 'add-on-qualify') return addOnFixes(concerned, line, gapCents)
  return line ? autoDeliveryFixes(line, concerned) : []
}

const swap = ({ clin_id }: LineItem): Fix => ({ kind: 'swap', lineId: clin_id })

const remove = (lines: readonly LineItem[]): Fix => ({
  kind: 'remove',
  lineIds: lines.map(({ clin_id }) => clin_id),
})

/** What is left of an item once the other lines of it have theirs; the line goes where that is nothing. */
function takeRest(line: LineItem, { unitsAvailable }: CartProblemDetail, cart: Cart): Fix {
  const elsewhere = (demandByItem(cart).get(line.item_id) ?? 0) - quantity(line)
  const left = Math.min(quantity(line), (unitsAvailable ?? 0) - elsewhere)
  return left > 0 ? { kind: 'take', lineId: line.clin_id, quantity: left } : remove([line])
}

/** Those of one add-on, or of all that the shipments hold. */
function addOnFixes(
  shipments: readonly Shipment[],
  line: LineItem | null,
  gapCents: number | null,
): readonly Fix[] {
  const addOns = line ? [line] : shipments.flatMap(addOnLines)
  if (addOns.length === 0) return []
  const parents = shipments.flatMap((shipment) => parentFixes(shipment, addOns))
  const more: Fix[] = parents.length > 0 ? [] : [{ kind: 'add-more', gapCents }]
  return [...parents, ...more, remove(addOns)]
}

/** Another parent for each add-on whose own is gone or costs too little, where the shipment holds one. */
function parentFixes(shipment: Shipment, addOns: readonly LineItem[]): Fix[] {
  const good = parentChoices(shipment).find((choice) => choice.gapCents === 0)
  if (!good) return []
  return addOnLines(shipment)
    .filter((line) => {
      const parent = parentOf(line, shipment)
      return addOns.includes(line) && (parent === null || !parentQualifies(parent))
    })
    .map(({ clin_id }) => ({ kind: 'choose-parent', lineId: clin_id, parentId: good.line.clin_id }))
}

function autoDeliveryFixes(line: LineItem, shipments: readonly Shipment[]): readonly Fix[] {
  const eligible = shipments
    .flatMap(({ items }) => items)
    .find(
      (one) =>
        one.auto_delivery_eligible &&
        !isAddOn(one) &&
        one.clin_id !== line.clin_id &&
        isFrequencyOff(frequencyOf(one)),
    )
  const start: Fix = eligible
    ? { kind: 'auto-delivery', lineId: eligible.clin_id, frequency: frequencyFor(line) }
    : { kind: 'add-more', gapCents: null }
  return [start, remove([line])]
}

/** How often a line comes that asks for company; every month where it does not say. */
const frequencyFor = (line: LineItem): string =>
  isFrequencyOff(frequencyOf(line)) ? '1' : frequencyOf(line)

/** A size that a line may be swapped to. */
interface Size {
  readonly priceCents: number | null
  readonly units: number | null
  readonly isCurrent: boolean
}

/**
 * The size that comes nearest in price to the one that a line has, of those that hold enough units;
 * null where there is none. What nobody knows the stock of is not offered.
 */
export function nearestSize<TSize extends Size>(
  sizes: readonly TSize[],
  wanted: number,
): TSize | null {
  const now = sizes.find(({ isCurrent }) => isCurrent)?.priceCents ?? 0
  const distance = ({ priceCents }: Size) => Math.abs((priceCents ?? 0) - now)
  const fitting = sizes.filter(({ isCurrent, units }) => !isCurrent && (units ?? 0) >= wanted)
  return fitting.sort((a, b) => distance(a) - distance(b))[0] ?? null
}
