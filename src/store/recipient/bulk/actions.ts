import { ref } from 'valtio/vanilla'
import { type AddressDraft, needsOf } from '../../../domain/recipient/addressFields'
import { type BulkRow, fixedRow, isSendable } from '../../../domain/recipient/bulk/bulkRows'
import type { SavedAddress } from '../../../domain/schema/entities'
import { accountSlot } from '../../account/state'
import { every } from '../../core/clock'
import type { StoreContext } from '../../core/context'
import { defineFeature } from '../../core/feature'
import { type Failed, failed, type Outcome } from '../../core/outcome'
import { CART_KEY } from '../../core/pending'
import { entriesOf, type Run, runBulk, undoBulk } from './run'
import {
  type BulkChoice,
  type BulkState,
  bulkSlot,
  bulkSource,
  countsOf,
  type LeftReason,
  leftOf,
  NO_LIST,
} from './state'

/** What becomes of taking a list back; `partly` where something could not be taken out. */
export type BulkUndoOutcome = Outcome<'undone' | 'partly'> | Failed

/** What becomes of a row that was fixed; `left` where it is still wrong, or failed, and why. */
export type FixOutcome = (Outcome<'added'> | (Outcome<'left'> & { left: LeftReason })) | Failed

function bulkVerbs(context: StoreContext) {
  const state = context.slot(bulkSlot)
  let run: Run | null = null
  let isWanted = false
  let active: Promise<void> = Promise.resolve()

  /** Shows where the entries are now; they are changed in place, so that a long list is not copied. */
  function show(change: Partial<BulkState> = {}): void {
    Object.assign(state, change, { revision: state.revision + 1 })
  }

  async function work(): Promise<void> {
    const current = run
    if (!current) return
    isWanted = true
    show({ status: 'running' })
    const endShowing = every(context.clock, 100, show)
    await context.whilePending([CART_KEY], () => runBulk(context, state, current, () => isWanted))
    endShowing()
    keepNew()
    const isOver = state.entries.every(({ status }) => status === 'done' || status === 'failed')
    show({ status: isOver ? 'done' : 'stopped' })
    const { done, needFix } = countsOf(state)
    if (isOver) context.events.emit('bulk-finished', { done, failed: needFix })
  }

  /** Addresses that were made are a guest's on this device as well, and a customer's in the list. */
  function keepNew(): void {
    const slot = context.slot(accountSlot)
    const made = state.entries.flatMap(({ isNew, address }) => (isNew && address ? [address] : []))
    const key = slot.status === 'customer' ? 'addresses' : 'localRecipients'
    const ids = new Set(made.map(({ addr_id }) => addr_id))
    const others = slot[key].filter(({ addr_id }) => !ids.has(addr_id))
    if (made.length > 0) slot[key] = ref([...others, ...made])
  }

  const begin = () => {
    active = work()
    return active
  }

  return {
    /** Sends the same as something in the cart to every row. Resolves when it is over or stopped. */
    start(rows: readonly BulkRow[], choice: BulkChoice, list = NO_LIST): Promise<void> {
      const before = context.cart.serverCart()
      const source = before && bulkSource(before, choice)
      if (state.status === 'running' || !source) return Promise.resolve()
      show({
        status: 'running',
        entries: ref(entriesOf(rows)),
        source: ref(list),
        needs: ref(needsOf(source.shipment)),
        isUndoneWhole: true,
      })
      run = { source, before, places: [] }
      return begin()
    },
    /** Stops after the call that is under way. */
    async stop(): Promise<void> {
      isWanted = false
      await active
    },
    /** Continues with those that wait, and tries those that failed again where asked to. */
    resume(withFailed = false): Promise<void> {
      if (state.status !== 'stopped' && state.status !== 'done') return Promise.resolve()
      if (withFailed) {
        for (const entry of state.entries) {
          if (entry.status !== 'failed') continue
          entry.status = entry.reason === 'message' ? 'added' : 'waiting'
          entry.reason = null
        }
      }
      return begin()
    },
    /** Takes the address of a row that was left out, as it was fixed, and sends to it if it is right. */
    async fix(
      place: number,
      draft: AddressDraft,
      saved: readonly SavedAddress[] = [],
    ): Promise<FixOutcome> {
      const { source, needs } = state
      const old = source.leftOut.find((row) => row.place === place)
      if (!run || !old || (state.status !== 'stopped' && state.status !== 'done'))
        return failed('gone')
      const others = state.entries.map(({ row }) => row)
      const row = fixedRow(old, draft, needs, { saved, others })
      const isGood = isSendable(row)
      const leftOut = source.leftOut.flatMap((one) => (one !== old ? one : isGood ? [] : row))
      show({ source: ref({ ...source, leftOut }) })
      if (isGood) {
        show({ entries: ref([...state.entries, ...entriesOf([row])]) })
        await begin()
      }
      const reason = leftOf(state).find((one) => one.row.place === place)?.reason
      return reason ? { status: 'left', left: reason } : { status: 'added' }
    },
    /** Takes out of the cart what the run has put into it; saved addresses stay. */
    async undo(): Promise<BulkUndoOutcome> {
      if (!run || state.status === 'running') return failed('gone')
      const current = run
      show({ status: 'undoing' })
      const isWhole = await context.whilePending([CART_KEY], () => undoBulk(context, current))
      show({ status: 'undone', isUndoneWhole: isWhole })
      return { status: isWhole ? 'undone' : 'partly' }
    },
    /** Forgets the list. */
    reset(): void {
      if (state.status === 'running') return
      run = null
      show(bulkSlot.initial())
    },
  }
}

/**
 * Sending to a whole list of recipients. A run outlives the dialog that started it; it can be stopped,
 * goes on where it was, and can be undone as a whole.
 */
export const bulkActions = defineFeature({ ...bulkSlot, actions: bulkVerbs })
