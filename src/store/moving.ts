import type { ApiError } from '../api/errors'
import { deleteLineItem } from '../api/lines'
import { putQuantity } from '../api/quantity'
import { mergePlan } from '../domain/addresses'
import type { LineItem, SavedAddress, Shipment } from '../domain/entities'
import { addOnsOf, findLine, findShipment, isAddOn, quantity } from '../domain/lines'
import { addLines, type Place } from './additions'
import type { StoreContext } from './context'
import { dialogActions } from './dialogs'
import { lineKey } from './pending'
import { restoreLine } from './restore'
import type { SaveOutcome } from './save'
import { additionOf, detailSteps, tellGoesTo } from './sentAnew'
import { shipmentActions } from './shipments'
import { takeBack } from './takeBack'

/**
 * What became of a move: all of it; the line is with both, or lacks some of its details (`partly`); or
 * everything is as it was (`failed`).
 */
export type MoveOutcome = 'moved' | 'partly' | 'failed'

/** A line that goes elsewhere, and how much of it. */
interface Moving {
  line: LineItem
  shipment: Shipment
  units: number
  isWhole: boolean
  /** Those that go along: a line takes its add-ons with it when it goes as a whole. */
  lines: readonly LineItem[]
}

/** Moving lines from one recipient to another, made of the calls that there are. */
export function movingActions(context: StoreContext) {
  const { cart } = context
  const shipments = context.use(shipmentActions)

  /** Adds what moves to the other address. Resolves to its places, or to why there are none. */
  async function add({ lines, units, isWhole }: Moving, addrId: number) {
    let refusal: ApiError | null = null
    const additions = lines.map((line) => additionOf(line, addrId, isWhole ? null : units))
    const places = await addLines(context, additions, (error) => {
      refusal = error
    })
    return { places, isOutOfStock: isStock(refusal) }
  }

  /** Takes what moves out of its shipment; resolves to whether it is out. */
  async function take({ line, lines, units, isWhole }: Moving): Promise<boolean> {
    if (!isWhole) {
      const qty = quantity(line) - units
      const { ok } = await cart.change(putQuantity, () => ({
        body: { clin_id: line.clin_id, qty },
      }))
      return ok || quantityNow(line.clin_id) === qty
    }
    // An add-on goes before the line that it belongs to.
    for (const { clin_id } of lines.toReversed()) {
      await cart.change(deleteLineItem, () =>
        quantityNow(clin_id) === 0 ? null : { params: { clinId: clin_id } },
      )
    }
    return lines.every(({ clin_id }) => quantityNow(clin_id) === 0)
  }

  const quantityNow = (lineId: number): number => {
    const truth = cart.truth()
    const place = truth && findLine(truth, lineId)
    return place ? quantity(place.line) : 0
  }

  /** Puts what was taken back, where the other address did not get it. */
  const putBack = async (moving: Moving, isQuiet = false): Promise<void> => {
    const { line, shipment, lines, isWhole } = moving
    if (isWhole) {
      for (const one of lines) await restoreLine(context, { line: one, shipment }, isQuiet)
    } else {
      const body = { clin_id: line.clin_id, qty: quantity(line) }
      await cart.change(putQuantity, () => ({ body }))
    }
  }

  async function run(moving: Moving, address: SavedAddress): Promise<MoveOutcome> {
    const before = cart.truth()
    let isTaken = false
    let { places, isOutOfStock } = await add(moving, address.addr_id)
    // The last ones of an item cannot be in the cart twice: they are taken out first.
    if (!places && isOutOfStock) {
      isTaken = await take(moving)
      if (isTaken) places = (await add(moving, address.addr_id)).places
    }
    if (!places?.[0]) {
      if (isTaken) await putBack(moving, true)
      return tell('line-not-moved', moving)
    }
    const there = places.filter((place): place is Place => place !== null)
    const details = moving.lines.flatMap((line, at) => {
      const place = places?.[at]
      return place ? detailSteps(context, line, place, there[0]) : []
    })
    const isAllThere = there.length === moving.lines.length
    const hasDetails = (await Promise.all(details)).every(({ ok }) => ok)
    if (!isTaken && !(await take(moving))) {
      const isUndone = await takeBack(context, there, before)
      return tell(isUndone ? 'line-not-moved' : 'line-doubled', moving)
    }
    const undo = async () => {
      await takeBack(context, there, before)
      await putBack(moving)
    }
    if (!isAllThere || !hasDetails) return tell('line-moved-partly', moving, undo)
    const params = { skuId: moving.line.sku_id }
    tellGoesTo(context, 'line-moved', address, params, { action: undo })
    return 'moved'
  }

  /** Says that it did not go well, or not all of it. */
  function tell(
    kind: 'line-moved-partly' | 'line-doubled' | 'line-not-moved',
    { line }: Moving,
    action: (() => void) | null = null,
  ): MoveOutcome {
    const actionKind = action ? 'undo' : null
    context.report('line-move-failed', { kind })
    context
      .use(dialogActions)
      .toast(kind, { skuId: line.sku_id }, { tone: 'error', action, actionKind })
    return kind === 'line-not-moved' ? 'failed' : 'partly'
  }

  /** Sends a shipment elsewhere; a toast tells, and offers the way back where it is known. */
  async function changeRecipient(
    shipmentId: number,
    address: SavedAddress,
  ): Promise<SaveOutcome | 'merged'> {
    const truth = cart.truth()
    const from = truth && findShipment(truth, shipmentId)?.addr_id
    const old = addressesOf(context).find(({ addr_id }) => addr_id === from)
    const outcome = await shipments.changeAddress(shipmentId, address)
    if (outcome === 'merged') {
      context.use(dialogActions).toast('shipments-combined', {}, { tone: 'ok' })
    } else if (outcome === 'saved') {
      const action = old ? () => void sendBack(shipmentId, old) : null
      tellGoesTo(context, 'recipient-changed', address, {}, { action })
    }
    return outcome
  }

  /** Sends a shipment back where it went before, and says so. */
  async function sendBack(shipmentId: number, old: SavedAddress): Promise<void> {
    const outcome = await shipments.changeAddress(shipmentId, old)
    if (outcome === 'saved') tellGoesTo(context, 'recipient-changed', old, {}, {})
  }

  return {
    /**
     * Sends a shipment to another address, with its date and message; where another shipment goes
     * there already, the two are merged. Never rejects. Source: specification §4.
     */
    changeRecipient,
    /**
     * Sends a line, or `units` of it, to another address. A shipment that holds nothing else is sent
     * there as it is, with its date and message. A toast tells, and offers to undo it. Never rejects.
     */
    async moveLine(
      lineId: number,
      address: SavedAddress,
      units: number | null = null,
    ): Promise<MoveOutcome> {
      const truth = cart.truth()
      const place = truth && findLine(truth, lineId)
      if (!truth || !place) return 'failed'
      const moving = movingOf(place.line, place.shipment, units)
      const { crec_id, items } = place.shipment
      const isSole = moving.isWhole && moving.lines.length === items.length
      if (isSole && !mergePlan(truth, crec_id, address)) {
        return (await changeRecipient(crec_id, address)) === 'failed' ? 'failed' : 'moved'
      }
      return context.whilePending([lineKey(lineId)], () => run(moving, address))
    },
  }
}

/** Every address that is known: to find the way back to where something went before. */
const addressesOf = ({ cart, state }: StoreContext): readonly SavedAddress[] => [
  ...state.account.addresses,
  ...(cart.truth()?.saved_addresses ?? []),
  ...state.account.localRecipients,
]

function movingOf(line: LineItem, shipment: Shipment, wanted: number | null): Moving {
  const all = quantity(line)
  const units = Math.min(all, Math.max(1, Math.trunc(wanted ?? all)))
  const isWhole = units === all
  const along = isWhole && !isAddOn(line) ? addOnsOf(line, shipment) : []
  return { line, shipment, units, isWhole, lines: [line, ...along] }
}

const isStock = (error: ApiError | null): boolean =>
  error?.code === 'insufficient-stock' || error?.code === 'item-out-of-stock'
