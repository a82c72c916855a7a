import { ref } from 'valtio/vanilla'
import { type AddressDraft, needsOf } from '../../../domain/recipient/addressFields'
import { type BulkRow, fixedRow, isSendable } from '../../../domain/recipient/bulk/bulkRows'
import type { SavedAddress } from '../../../domain/schema/entities'
import type { StoreContext } from '../../core/context'
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

/** What becomes of taking a list back; `partly` where something could not be taken out. */
export type BulkUndoOutcome = SendUndoOutcome

/** What becomes of a row that was fixed; `left` where it is still wrong, or failed, and why. */
export type FixOutcome = (Outcome<'added'> | (Outcome<'left'> & { left: LeftReason })) | Failed

function bulkVerbs(context: StoreContext) {
  const state = context.slot(bulkSlot)
  const runner = sendRunner<BulkEntry, BulkState>(context, state, () => {
    const { done, needFix } = countsOf(state)
    context.events.emit('bulk-finished', { done, failed: needFix })
  })
  const { show, stop, resume, undo } = runner

  return {
    /** Sends the same as something in the cart to every row. Resolves when it is over or stopped. */
    start(rows: readonly BulkRow[], choice: BulkChoice, list = NO_LIST): Promise<void> {
      const before = context.cart.serverCart()
      const source = before && bulkSource(before, choice)
      if (!source) return Promise.resolve()
      const change = { source: ref(list), needs: ref(needsOf(source.shipment)) }
      return runner.start(entriesOf(rows), bulkPlan(context, source), change)
    },
    /** Stops after the call that is under way. */
    stop,
    /** Continues with those that wait, and tries those that failed again where asked to. */
    resume,
    /** Takes the address of a row that was left out, as it was fixed, and sends to it if it is right. */
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
      if (isGood) await runner.add(entriesOf([row]))
      const reason = leftOf(state).find((one) => one.row.place === place)?.reason
      return reason ? { status: 'left', left: reason } : { status: 'added' }
    },
    /** Takes out of the cart what the run has put into it; saved addresses stay. */
    undo,
    /** Forgets the list. */
    reset(): void {
      if (runner.forget()) show(bulkSlot.initial())
    },
  }
}

/**
 * Sending to a whole list of recipients. A run outlives the dialog that started it; it can be stopped,
 * goes on where it was, and can be undone as a whole.
 */
export const bulkActions = defineFeature({ ...bulkSlot, actions: bulkVerbs })
