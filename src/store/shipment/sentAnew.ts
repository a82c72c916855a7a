import { isAddOn, quantity } from '../../domain/line/lines'
import type { LineItem } from '../../domain/schema/entities'
import { frequencyOf, isFrequencyOff } from '../../domain/shipment/autoDelivery'
import type { StoreContext } from '../core/context'
import type { TurnAddition } from '../line/addInTurns'
import type { Addition, Place } from '../line/additions'
import { lineSteps, type Step } from '../line/restore'

/** A line as a new addition for another address. */
export const additionOf = (
  line: LineItem,
  addrId: number | null,
  units: number | null = null,
): Addition => ({
  itemId: line.item_id,
  skuId: line.sku_id,
  quantity: units ?? quantity(line),
  addrId,
})

/** Restores a line's details other than size and quantity; an add-on is attached to the new parent line. */
export function detailSteps(
  context: StoreContext,
  line: LineItem,
  place: Place,
  parent: Place | undefined,
) {
  const parentId = isAddOn(line) && parent !== place ? (parent?.line.clin_id ?? null) : null
  return lineSteps(context, line, place, parentId)
}

const isOneTime = (line: LineItem) => isFrequencyOff(frequencyOf(line))

/**
 * Lines as new additions for another address, in turns: each size once per turn, with one-time lines last, which a
 * server would otherwise merge with a line that is still to get its auto-delivery. Add-ons do not precede their
 * parent line.
 */
export function additionsOf(
  lines: readonly LineItem[],
  addrId: number | null,
): readonly TurnAddition[] {
  let parentTurn = 0
  const used = new Set<string>()
  return lines.map((line) => {
    const alike = lines.filter(({ sku_id }) => sku_id === line.sku_id)
    const inOrder = alike.toSorted((a, b) => Number(isOneTime(a)) - Number(isOneTime(b)))
    const own = inOrder.indexOf(line)
    let turn = isAddOn(line) ? Math.max(own, parentTurn) : own
    while (used.has(`${line.sku_id} ${turn}`)) turn += 1
    used.add(`${line.sku_id} ${turn}`)
    if (!isAddOn(line)) parentTurn = turn
    return { ...additionOf(line, addrId), turn }
  })
}

/** Restores the details of the lines that were added in a turn, as `additionsOf` has planned it. */
export function turnSteps(
  context: StoreContext,
  lines: readonly LineItem[],
  places: readonly (Place | null)[],
  turn: number,
): Step[] {
  let parent: Place | undefined
  const turns = additionsOf(lines, null)
  return lines.flatMap((line, at) => {
    const place = places[at] ?? undefined
    if (!isAddOn(line)) parent = place
    return place && turns[at]?.turn === turn ? detailSteps(context, line, place, parent) : []
  })
}
