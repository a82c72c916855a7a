import { findLine, findShipment, isAddOn } from '../../domain/line/lines'
import type { Cart, SavedAddress, Shipment } from '../../domain/schema/entities'
import { displayLines } from '../../domain/shipment/shipments'
import type { StoreContext } from '../core/context'
import { shipmentKey } from '../core/pending'
import { dialogActions } from '../dialog/dialogs'
import { addLines, type Place } from '../line/additions'
import { removeAdded } from '../line/removeAdded'
import { dateSteps, messageStep } from '../line/restore'
import { additionOf, detailSteps, tellGoesTo } from './sentAnew'

/** What became of sending the same once more: all of it, a part of it, or nothing. */
export type CopyOutcome = 'sent' | 'partly' | 'failed'

/** What goes along with a copy of a shipment. */
export interface CopyOptions {
  /** Gives it the same date. Default true. */
  withDate?: boolean
  /** Gives it the same gift message. Default false: most messages are for one person. */
  withMessage?: boolean
}

/** Sending the same to someone else as well, made of the calls that there are. */
export function copyingActions(context: StoreContext) {
  const { cart } = context

  function tell(
    outcome: CopyOutcome,
    address: SavedAddress,
    action: (() => void) | null = null,
  ): CopyOutcome {
    if (outcome === 'sent') tellGoesTo(context, 'copied', address, {}, { action })
    else {
      const kind = outcome === 'partly' ? 'copied-partly' : 'not-copied'
      const actionKind = action ? 'undo' : null
      context.report('copy-failed', { kind })
      context.use(dialogActions).toast(kind, {}, { tone: 'error', action, actionKind })
    }
    return outcome
  }

  /** Takes a copy away again; where that failed, it says so. */
  async function takeAway(places: readonly Place[], before: Cart | null): Promise<void> {
    if (await removeAdded(context, places, before)) return
    context.use(dialogActions).toast('change-not-saved', {}, { tone: 'error' })
  }

  return {
    /** Sends `units` of a line's item to another address as well; the line stays. Never rejects. */
    async copyLine(
      lineId: number,
      address: SavedAddress,
      units: number | null = null,
    ): Promise<CopyOutcome> {
      const before = cart.serverCart()
      const place = before && findLine(before, lineId)
      if (!place) return 'failed'
      return context.whilePending([shipmentKey(place.shipment.crec_id)], async () => {
        const addition = additionOf(place.line, address.addr_id, units)
        const [added] = (await addLines(context, [addition])) ?? []
        if (!added) return tell('failed', address)
        const steps = await Promise.all(detailSteps(context, place.line, added, undefined))
        const isWhole = steps.every(({ ok }) => ok)
        const undo = () => void takeAway([added], before)
        return tell(isWhole ? 'sent' : 'partly', address, undo)
      })
    },
    /**
     * Sends all that a shipment holds, free gifts aside, to another address as well. Never rejects.
     */
    async copyShipment(
      shipmentId: number,
      address: SavedAddress,
      { withDate = true, withMessage = false }: CopyOptions = {},
    ): Promise<CopyOutcome> {
      const before = cart.serverCart()
      const shipment = before && findShipment(before, shipmentId)
      if (!before || !shipment) return 'failed'
      const lines = displayLines(before, shipment)
        .filter(({ role }) => role !== 'free-gift')
        .map(({ line }) => line)
      if (lines.length === 0) return 'failed'

      return context.whilePending([shipmentKey(shipmentId)], async () => {
        const additions = lines.map((line) => additionOf(line, address.addr_id))
        const places = await addLines(context, additions)
        const there = (places ?? []).filter((place): place is Place => place !== null)
        const [first] = there
        if (!places || !first) return tell('failed', address)

        let parent: Place | undefined
        const steps = lines.flatMap((line, at) => {
          const place = places[at] ?? undefined
          if (!isAddOn(line)) parent = place
          return place ? detailSteps(context, line, place, parent) : []
        })
        const isNew = !findShipment(before, first.shipment.crec_id)
        if (isNew) steps.push(...goingAlong(shipment, first, { withDate, withMessage }))
        const isAll = (await Promise.all(steps)).every(({ ok }) => ok)
        const isWhole = isAll && there.length === lines.length
        return tell(isWhole ? 'sent' : 'partly', address, () => void takeAway(there, before))
      })
    },
  }

  /** Date and message for a shipment that was not there before; one that was has its own. */
  function goingAlong(from: Shipment, { shipment: { crec_id } }: Place, options: CopyOptions) {
    return [
      ...(options.withDate ? dateSteps(context, from, crec_id) : []),
      ...(options.withMessage ? [messageStep(context, from, crec_id)] : []),
    ]
  }
}
