import { findLine, findShipment } from '../../domain/line/lines'
import type { Cart, ChosenAddress, Shipment } from '../../domain/schema/entities'
import { displayLines, isEGift } from '../../domain/shipment/shipments'
import type { StoreContext } from '../core/context'
import { once } from '../core/once'
import { type FailureReason, failed, type Outcome, type SaveOutcome } from '../core/outcome'
import { shipmentKey } from '../core/pending'
import { addInTurns } from '../line/addInTurns'
import { type AddedPlace, addLines, type Place } from '../line/additions'
import { removeAdded } from '../line/removeAdded'
import { dateSteps, messageStep, type Step } from '../line/restore'
import { additionOf, additionsOf, detailSteps, turnSteps } from './sentAnew'

/** Outcome of sending a copy: all of it, part of it, or nothing. */
export interface CopyOutcome extends Outcome<'sent' | 'partly' | 'failed'> {
  /** Removes the copy from the cart; absent if nothing was sent. Never rejects. */
  readonly undo?: () => Promise<SaveOutcome>
}

/** What to copy along with a shipment's lines. */
export interface CopyOptions {
  /** Copies the date. Default true. */
  withDate?: boolean
  /** Copies the gift message. Default false: most messages are for one person. */
  withMessage?: boolean
}

/** Sending copies to another recipient, built from existing calls. */
export function copyingVerbs(context: StoreContext) {
  const { cart } = context

  function outcomeOf(
    isWhole: boolean,
    places: readonly AddedPlace[],
    before: Cart | null,
  ): CopyOutcome {
    const undo = once(
      async (): Promise<SaveOutcome> =>
        (await removeAdded(context, places, before)) ? { status: 'saved' } : failed('refused'),
    )
    if (isWhole) return { status: 'sent', undo }
    context.report('copy-failed', { kind: 'partly' })
    return { status: 'partly', reason: 'refused', undo }
  }

  function failedWith(reason: FailureReason = 'refused'): CopyOutcome {
    context.report('copy-failed', { kind: reason })
    return failed(reason)
  }

  return {
    /** Sends a copy of `units` of a line to another address; the line stays. Never rejects. */
    async copyLine(
      lineId: number,
      address: ChosenAddress,
      units: number | null = null,
    ): Promise<CopyOutcome> {
      const before = cart.serverCart()
      const place = before && findLine(before, lineId)
      if (!place) return failed('gone')
      return context.whilePending([shipmentKey(place.shipment.crec_id)], async () => {
        const addition = additionOf(place.line, address.addr_id, units)
        const { places, reason } = await addLines(context, [addition])
        const [added] = places
        if (!added) return failedWith(reason)
        const steps = await Promise.all(detailSteps(context, place.line, added, undefined))
        return outcomeOf(added.isWhole && steps.every(({ ok }) => ok), [added], before)
      })
    },
    /**
     * Sends a copy of a shipment, except free gifts, to another address. Never rejects.
     */
    async copyShipment(
      shipmentId: number,
      address: ChosenAddress,
      { withDate = true, withMessage = false }: CopyOptions = {},
    ): Promise<CopyOutcome> {
      await cart.settled()
      const before = cart.serverCart()
      const shipment = before && findShipment(before, shipmentId)
      if (!before || !shipment) return failed('gone')
      const lines = displayLines(before, shipment)
        .filter(({ role }) => role !== 'free-gift')
        .map(({ line }) => line)
      if (lines.length === 0) return failed('gone')

      return context.whilePending([shipmentKey(shipmentId)], async () => {
        const steps: Step[] = []
        const settle = (places: readonly (Place | null)[], turn: number) => {
          const ofTurn = turnSteps(context, lines, places, turn)
          steps.push(...ofTurn)
          return Promise.all(ofTurn)
        }
        const additions = additionsOf(lines, address.addr_id)
        const { places, reason } = await addInTurns(context, additions, settle)
        const there = places.filter((place) => place !== null)
        const [first] = there
        if (!first) return failedWith(reason)

        const isNew = !findShipment(before, first.shipment.crec_id)
        if (isNew) {
          steps.push(...goingAlong(shipment, first, address, { withDate, withMessage }))
        }
        const isAll = (await Promise.all(steps)).every(({ ok }) => ok)
        const isWhole = there.length === lines.length && there.every((place) => place.isWhole)
        return outcomeOf(isAll && isWhole, there, before)
      })
    },
  }

  /** Date and message for a new shipment; an existing one keeps its own. */
  function goingAlong(
    from: Shipment,
    { shipment: to }: Place,
    { email }: ChosenAddress,
    { withDate, withMessage }: CopyOptions,
  ): Step[] {
    const { is_a_gift, gift_message, announce_it_time, announce_it_send_flag } = from
    // An announcement is for one person and is not copied, except for the day of an e-gift.
    const hasDay = withDate && isEGift(from) && announce_it_time
    const change = {
      ...(withMessage && { is_a_gift, gift_message }),
      ...(hasDay && { announce_it_email: email ?? '', announce_it_time, announce_it_send_flag }),
    }
    return [
      ...(withDate ? dateSteps(context, from, to.crec_id) : []),
      ...(withMessage || hasDay ? [messageStep(context, to, change)] : []),
    ]
  }
}
