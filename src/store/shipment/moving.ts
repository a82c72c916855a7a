import type { ApiError } from '../../api/client/errors'
import { addOnsOf, findLine, findShipment, isAddOn, quantity } from '../../domain/line/lines'
import { mergePlan } from '../../domain/recipient/addresses'
import type { LineItem, SavedAddress, Shipment } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { lineKey } from '../core/pending'
import type { SaveOutcome } from '../core/save'
import { dialogActions } from '../dialog/dialogs'
import { addLines, type Place } from '../line/additions'
import { removeAdded } from '../line/removeAdded'
import { type Moving, movingSteps } from './movingSteps'
import { additionOf, detailSteps, tellGoesTo } from './sentAnew'
import { shipmentActions } from './shipments'

/**
 * What became of a move: all of it; the line is with both, or lacks some of its details (`partly`); or
 * everything is as it was (`failed`).
 */
export type MoveOutcome = 'moved' | 'partly' | 'failed'

/** Moving lines from one recipient to another, made of the calls that there are. */
export function movingActions(context: StoreContext) {
  const { cart } = context
  const shipments = context.use(shipmentActions)
  const { take, putBack, tellNotSaved } = movingSteps(context)

  /** Adds what moves to the other address. Resolves to its places, or to why there are none. */
  async function add({ lines, units, isWhole }: Moving, addrId: number) {
    let refusal: ApiError | null = null
    const additions = lines.map((line) => additionOf(line, addrId, isWhole ? null : units))
    const places = await addLines(context, additions, (error) => {
      refusal = error
    })
    return { places, isOutOfStock: isStock(refusal) }
  }

  async function run(moving: Moving, address: SavedAddress): Promise<MoveOutcome> {
    const before = cart.serverCart()
    let isTaken = false
    let { places, isOutOfStock } = await add(moving, address.addr_id)
    // The last ones of an item cannot be in the cart twice: they are taken out first.
    if (!places && isOutOfStock) {
      isTaken = (await take(moving)) === true
      if (isTaken) places = (await add(moving, address.addr_id)).places
      // Where it is not put back either, that was told, and it is not where it was.
      if (!places?.[0] && !(await putBack(moving))) return 'failed'
    }
    if (!places?.[0]) return tell('line-not-moved', moving)
    const there = places.filter((place): place is Place => place !== null)
    const details = moving.lines.flatMap((line, at) => {
      const place = places?.[at]
      return place ? detailSteps(context, line, place, there[0]) : []
    })
    const isAllThere = there.length === moving.lines.length
    const hasDetails = (await Promise.all(details)).every(({ ok }) => ok)
    // The last ones cannot be with both, not even for a moment.
    const isScarce = isTaken
    if (!isTaken) {
      const isOut = await take(moving)
      // What nobody knows to be out is not taken back: it might be the only one.
      const isUndone = isOut === false && (await removeAdded(context, there, before))
      if (isUndone) await putBack(moving)
      if (!isOut) return tell(isUndone ? 'line-not-moved' : 'line-doubled', moving)
    }
    const undo = async () => {
      // It is put back first, so that it is never nowhere; the last ones cannot be.
      const early = isScarce ? null : await putBack(moving)
      if (!isScarce && !early) return
      if (!(await removeAdded(context, there, before))) {
        if (isScarce) tellNotSaved()
        else tell('line-doubled', moving)
        return
      }
      const kind = early ?? (await putBack(moving))
      const params = { skuId: moving.line.sku_id }
      if (kind === 'restored') context.use(dialogActions).toast(kind, params, { tone: 'ok' })
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
    const serverCart = cart.serverCart()
    const from = serverCart && findShipment(serverCart, shipmentId)?.addr_id
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
      const serverCart = cart.serverCart()
      const place = serverCart && findLine(serverCart, lineId)
      if (!serverCart || !place) return 'failed'
      const moving = movingOf(place.line, place.shipment, units)
      const { crec_id, items } = place.shipment
      const isSingle = moving.isWhole && moving.lines.length === items.length
      if (isSingle && !mergePlan(serverCart, crec_id, address)) {
        return (await changeRecipient(crec_id, address)) === 'failed' ? 'failed' : 'moved'
      }
      return context.whilePending([lineKey(lineId)], () => run(moving, address))
    },
  }
}

/** Every address that is known: to find the way back to where something went before. */
const addressesOf = ({ cart, state }: StoreContext): readonly SavedAddress[] => [
  ...state.account.addresses,
  ...(cart.serverCart()?.saved_addresses ?? []),
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
