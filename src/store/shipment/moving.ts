import { findLine } from '../../domain/line/lines'
import { mergePlan } from '../../domain/recipient/addresses'
import type { Cart, ChosenAddress } from '../../domain/schema/entities'
import { displayLines } from '../../domain/shipment/shipments'
import type { StoreContext } from '../core/context'
import { once } from '../core/once'
import { failed, type Outcome } from '../core/outcome'
import { lineKey } from '../core/pending'
import type { Added, AddedPlace, Place } from '../line/additions'
import { removeAdded } from '../line/removeAdded'
import type { RestoreOutcome } from '../line/restore'
import { changeRecipientVerb, type RecipientChangeOutcome } from './changeRecipient'
import { type Moving, movingOf, movingSteps } from './movingSteps'
import { detailSteps } from './sentAnew'

/** Outcome of undoing a move; `isDoubled` means that both recipients now have the line. */
export interface UndoOutcome extends RestoreOutcome {
  readonly isDoubled?: boolean
  /** Neither recipient has the line now. */
  readonly isLost?: boolean
}

/** Outcome of a move: complete; flawed (`flaw`); or failed, with everything as it was. */
export interface MoveOutcome extends Outcome<'moved' | 'partly' | 'failed'> {
  /** Both recipients have the line, it lacks details, or neither recipient has it. */
  readonly flaw?: 'doubled' | 'details' | 'lost'
  /** The shipment's outcome, if the line moved with its whole shipment. */
  readonly shipment?: RecipientChangeOutcome
  /** Moves it back; absent if nothing moved. Never rejects. */
  readonly undo?: () => Promise<UndoOutcome>
}

/** Moving lines from one recipient to another, built from existing calls. */
export function movingVerbs(context: StoreContext) {
  const { cart } = context
  const steps = movingSteps(context)
  const changeRecipient = changeRecipientVerb(context)

  async function run(moving: Moving, address: ChosenAddress): Promise<MoveOutcome> {
    const before = cart.serverCart()
    let added = await steps.add(moving, address.addr_id)
    // The last units cannot be in the cart twice: remove them first.
    const isScarce = added.shortage !== undefined && (await steps.take(moving)) === true
    if (isScarce) {
      added = await steps.add(moving, address.addr_id)
      if (!added.places[0] && (await steps.putBack(moving)).status === 'failed') {
        return { ...failed(added.reason ?? 'refused'), flaw: 'lost' }
      }
    }
    if (!added.places[0]) return report(failed(added.reason ?? 'refused'))
    const there = added.places.filter((place) => place !== null)
    if (!there.every(({ isWhole }) => isWhole)) {
      // Fewer units than requested, or another size: undo, so that they stay where they were.
      await removeAdded(context, there, before)
      if (isScarce) await steps.putBack(moving)
      return report(failed('refused'))
    }
    const hasDetails = await giveDetails(moving, added, there)
    const move: Move = { moving, there, before, isScarce }
    if (!isScarce) {
      const isOut = await steps.take(moving)
      // If the removal is uncertain, keep the added line: it might be the only one.
      const isUndone = isOut === false && (await removeAdded(context, there, before))
      // Of a whole line, its add-ons may be gone already.
      if (isUndone && moving.isWhole) await steps.putBack(moving)
      if (!isOut) return report(isUndone ? failed('refused') : { ...PARTLY, flaw: 'doubled' })
    }
    if (hasDetails) return { status: 'moved', undo: once(() => undo(move)) }
    return report({ ...PARTLY, flaw: 'details', undo: once(() => undo(move)) })
  }

  /** Restores the lines' details; resolves to whether every line is there with all of them. */
  async function giveDetails(moving: Moving, { places }: Added, [first, ...rest]: Place[]) {
    const details = moving.lines.flatMap((line, at) => {
      const place = places[at]
      return place ? detailSteps(context, line, place, first) : []
    })
    const isAllThere = rest.length + 1 === moving.lines.length
    return (await Promise.all(details)).every(({ ok }) => ok) && isAllThere
  }

  async function undo({ moving, there, before, isScarce }: Move): Promise<UndoOutcome> {
    await cart.settled()
    // Put it back first, so that it is always in the cart; not possible for the last units.
    const early = isScarce ? null : await steps.putBack(moving)
    if (early?.status === 'failed') return early
    if (!(await removeAdded(context, there, before))) {
      return { ...failed('refused'), isDoubled: !isScarce }
    }
    if (early) return early
    const late = await steps.putBack(moving)
    return late.status === 'failed' ? { ...late, isLost: true } : late
  }

  function report(outcome: MoveOutcome): MoveOutcome {
    context.report('line-move-failed', { kind: outcome.flaw ?? outcome.reason })
    return outcome
  }

  return {
    /**
     * Sends a shipment to another address, with its date and message; merges it with a shipment that already
     * goes there. Never rejects. Source: specification §4.
     */
    changeRecipient,
    /**
     * Sends a line, or `units` of it, to another address. A shipment with nothing else is sent there as a
     * whole, with its date and message. Never rejects.
     */
    async moveLine(
      lineId: number,
      address: ChosenAddress,
      units: number | null = null,
    ): Promise<MoveOutcome> {
      await cart.settled()
      const serverCart = cart.serverCart()
      const place = serverCart && findLine(serverCart, lineId)
      if (!serverCart || !place) return failed('gone')
      const moving = movingOf(place.line, place.shipment, units)
      const { crec_id } = place.shipment
      // Free gifts are not counted: they go with the shipment that carries them.
      const own = displayLines(serverCart, place.shipment, false)
      const isSingle = moving.isWhole && own.every(({ line }) => moving.lines.includes(line))
      if (isSingle && !mergePlan(serverCart, crec_id, address)) {
        const shipment = await changeRecipient(crec_id, address)
        const { reason, undo: undoChange } = shipment
        if (shipment.status === 'failed') return { status: 'failed', reason, shipment }
        return { status: 'moved', shipment, undo: undoChange }
      }
      return context.whilePending([lineKey(lineId)], () => run(moving, address))
    },
  }
}

/** A completed move, with what is needed to undo it. */
interface Move {
  moving: Moving
  there: readonly AddedPlace[]
  before: Cart | null
  /** Whether there was too little stock for both recipients to have it briefly. */
  isScarce: boolean
}

const PARTLY = { status: 'partly', reason: 'refused' } as const
