import { findLine } from '../../domain/line/lines'
import { mergePlan } from '../../domain/recipient/addresses'
import type { Cart, ChosenAddress } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { once } from '../core/once'
import { failed, type Outcome } from '../core/outcome'
import { lineKey } from '../core/pending'
import type { Added, Place } from '../line/additions'
import { removeAdded } from '../line/removeAdded'
import type { RestoreOutcome } from '../line/restore'
import { changeRecipientVerb, type RecipientChangeOutcome } from './changeRecipient'
import { type Moving, movingOf, movingSteps } from './movingSteps'
import { detailSteps } from './sentAnew'

/** Outcome of undoing a move; `isDoubled` says that the line is with both recipients now. */
export interface UndoOutcome extends RestoreOutcome {
  readonly isDoubled?: boolean
  /** It is with neither recipient now. */
  readonly isLost?: boolean
}

/** Outcome of a move: all of it; not as it should be (`flaw`); or everything is as it was. */
export interface MoveOutcome extends Outcome<'moved' | 'partly' | 'failed'> {
  /** The line is with both recipients, lacks details where it is now, or is with neither. */
  readonly flaw?: 'doubled' | 'details' | 'lost'
  /** Where the line went with its whole shipment: its outcome. */
  readonly shipment?: RecipientChangeOutcome
  /** Moves it back; absent where nothing moved. Never rejects. */
  readonly undo?: () => Promise<UndoOutcome>
}

/** Moving lines from one recipient to another, made of the calls that there are. */
export function movingVerbs(context: StoreContext) {
  const { cart } = context
  const steps = movingSteps(context)
  const changeRecipient = changeRecipientVerb(context)

  async function run(moving: Moving, address: ChosenAddress): Promise<MoveOutcome> {
    const before = cart.serverCart()
    let added = await steps.add(moving, address.addr_id)
    // The last ones of an item cannot be in the cart twice: they are taken out first.
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
      // Fewer than were to move, or another size: they stay where they are.
      await removeAdded(context, there, before)
      if (isScarce) await steps.putBack(moving)
      return report(failed('refused'))
    }
    const hasDetails = await giveDetails(moving, added, there)
    const move: Move = { moving, there, before, isScarce }
    if (!isScarce) {
      const isOut = await steps.take(moving)
      // What nobody knows to be out is not removed again: it might be the only one.
      const isUndone = isOut === false && (await removeAdded(context, there, before))
      if (isUndone) await steps.putBack(moving)
      if (!isOut) return report(isUndone ? failed('refused') : { ...PARTLY, flaw: 'doubled' })
    }
    if (hasDetails) return { status: 'moved', undo: once(() => undo(move)) }
    return report({ ...PARTLY, flaw: 'details', undo: once(() => undo(move)) })
  }

  /** Gives the lines what they carried; resolves to whether every line is there with all of it. */
  async function giveDetails(moving: Moving, { places }: Added, [first, ...rest]: Place[]) {
    const details = moving.lines.flatMap((line, at) => {
      const place = places[at]
      return place ? detailSteps(context, line, place, first) : []
    })
    const isAllThere = rest.length + 1 === moving.lines.length
    return (await Promise.all(details)).every(({ ok }) => ok) && isAllThere
  }

  async function undo({ moving, there, before, isScarce }: Move): Promise<UndoOutcome> {
    // It is put back first, so that it is never nowhere; the last ones cannot be.
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
     * Sends a shipment to another address, with its date and message; where another shipment goes
     * there already, the two are merged. Never rejects. Source: specification §4.
     */
    changeRecipient,
    /**
     * Sends a line, or `units` of it, to another address. A shipment that holds nothing else is sent
     * there as it is, with its date and message. Never rejects.
     */
    async moveLine(
      lineId: number,
      address: ChosenAddress,
      units: number | null = null,
    ): Promise<MoveOutcome> {
      const serverCart = cart.serverCart()
      const place = serverCart && findLine(serverCart, lineId)
      if (!serverCart || !place) return failed('gone')
      const moving = movingOf(place.line, place.shipment, units)
      const { crec_id, items } = place.shipment
      const isSingle = moving.isWhole && moving.lines.length === items.length
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

/** A move that was made, as it has to be known to be undone. */
interface Move {
  moving: Moving
  there: readonly Place[]
  before: Cart | null
  /** Whether there were too few of the item for it to be with both for a moment. */
  isScarce: boolean
}

const PARTLY = { status: 'partly', reason: 'refused' } as const
