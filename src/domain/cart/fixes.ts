import { parentQualifies } from '../line/addOns'
import { addOnLines, findLine, findShipment, isAddOn, parentOf } from '../line/lines'
import { parentChoices } from '../line/parentChoices'
import { unitsBeside } from '../line/stock'
import type { Cart, LineItem, Shipment } from '../schema/entities'
import { frequencyOf, isFrequencyOff } from '../shipment/autoDelivery'
import type { CartProblemDetail } from './validity'

/** A way to fix a problem that blocks checkout. */
export type Fix =
  /** Removes lines from the cart. */
  | { readonly kind: 'remove'; readonly lineIds: readonly number[] }
  /** Switches to another size of the same item, if one is in stock. */
  | { readonly kind: 'swap'; readonly lineId: number }
  /** Reduces the quantity to what is left. */
  | { readonly kind: 'take'; readonly lineId: number; readonly quantity: number }
  /** Sets a parent line that costs enough. */
  | { readonly kind: 'choose-parent'; readonly lineId: number; readonly parentId: number }
  /** Adds more to the shipment: for this many US cents, or null if unknown. */
  | { readonly kind: 'add-more'; readonly gapCents: number | null }
  /** Turns Auto-Delivery on for an eligible line, with the frequency of the line that requires it. */
  | { readonly kind: 'auto-delivery'; readonly lineId: number; readonly frequency: string }

/**
 * The ways to fix a problem, the least drastic first; none if it concerns nothing in the cart. A problem
 * without a shipment applies to all shipments that it can concern.
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

/** Reduces a line to what its item's other lines leave; removes it if that is nothing. */
function takeRest(line: LineItem, { unitsAvailable }: CartProblemDetail, cart: Cart): Fix {
  const left = unitsBeside(cart, line, unitsAvailable ?? 0)
  return left > 0 ? { kind: 'take', lineId: line.clin_id, quantity: left } : remove([line])
}

/** Fixes for one add-on, or for all in the shipments. */
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

/** Another parent for each add-on whose parent is missing or too cheap, if the shipment has one. */
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

/** The frequency of the line that requires another; monthly if it has none. */
const frequencyFor = (line: LineItem): string =>
  isFrequencyOff(frequencyOf(line)) ? '1' : frequencyOf(line)

/** A size that a line can be swapped to. */
interface Size {
  readonly priceCents: number | null
  readonly units: number | null
  readonly isCurrent: boolean
}

/**
 * The size nearest in price to the line's current size, among those with enough units; null if there is none.
 * Sizes of unknown stock are not offered.
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
