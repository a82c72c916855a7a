import { ref } from 'valtio/vanilla'
import { type AddressDraft, needsOf } from '../../../domain/recipient/addressFields'
import { type BulkRow, fixedRow, isSendable } from '../../../domain/recipient/bulk/bulkRows'
import type { SavedAddress } from '../../../domain/schema/entities'
import type { StoreContext } from '../../core/context'
import { CART_ENDS } from '../../core/events'
import { defineFeature } from '../../core/feature'
import { type Failed, failed, type Outcome } from '../../core/outcome'
import { bulkPlan, entriesOf } from './run'
import { type SendUndoOutcome, sendRunner } from './sendRunner'
import {
  type BulkChoice,
  type BulkEntry,
  type BulkState,
  bulkSlot,
  bulkSource,
  countsOf,
  type LeftReason,
  leftOf,
  NO_LIST,
} from './state'

/** Outcome of undoing a list; `partly` if something could not be removed. */
export type BulkUndoOutcome = SendUndoOutcome

/** Outcome of fixing a row; `left` if it is still invalid or failed, with the reason. */
export type FixOutcome = (Outcome<'added'> | (Outcome<'left'> & { left: LeftReason })) | Failed

function bulkVerbs(context: StoreContext) {
  const state = context.slot(bulkSlot)
  const runner = sendRunner<BulkEntry, BulkState>(context, state, () => {
    const { done, needFix } = countsOf(state)
    context.events.emit('bulk-finished', { done, failed: needFix })
  })
  const { show, stop, resume, undo } = runner
  const reset = () => {
    if (runner.forget()) show(bulkSlot.initial())
  }
  // The list belongs to the customer who was signed in, and to the cart that was ordered.
  for (const end of CART_ENDS) context.events.on(end, () => void stop().then(reset))

  return {
    /** Sends copies of something in the cart to every row. Resolves when finished or stopped. */
    start(rows: readonly BulkRow[], choice: BulkChoice, list = NO_LIST): Promise<void> {
      const before = context.cart.serverCart()
      const source = before && bulkSource(before, choice)
      if (!source) return Promise.resolve()
      const needs = needsOf(source.shipment)
      const change = { source: ref(list), needs: ref(needs) }
      return runner.start(entriesOf(rows, needs), bulkPlan(context, source), change)
    },
    /** Stops after the call in progress. */
    stop,
    /** Continues with the waiting rows and, if asked to, the failed ones. */
    resume,
    /** Applies a fixed address to a row that was left out, and sends to it if it is valid. */
    async fix(
      place: number,
      draft: AddressDraft,
      saved: readonly SavedAddress[] = [],
    ): Promise<FixOutcome> {
      const { source, needs } = state
      const old = source.leftOut.find((row) => row.place === place)
      if (!runner.isOpen() || !old) return failed('gone')
      const others = state.entries.map(({ row }) => row)
      const row = fixedRow(old, draft, needs, { saved, others })
      const isGood = isSendable(row)
      const leftOut = source.leftOut.flatMap((one) => (one !== old ? one : isGood ? [] : row))
      show({ source: ref({ ...source, leftOut }) })
      if (isGood) await runner.add(entriesOf([row], needs))
      const reason = leftOf(state).find((one) => one.row.place === place)?.reason
      return reason ? { status: 'left', left: reason } : { status: 'added' }
    },
    /** Removes from the cart what the run added; saved addresses stay. */
    undo,
    /** Clears the list. */
    reset,
  }
}

/**
 * Sending to a list of recipients. A run outlives the dialog that started it; it can be stopped, resumed, and
 * undone as a whole.
 */
export const bulkActions = defineFeature({ ...bulkSlot, actions: bulkVerbs })
