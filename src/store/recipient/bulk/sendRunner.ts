import { ref } from 'valtio/vanilla'
import type { SavedAddress } from '../../../domain/schema/entities'
import { every } from '../../core/clock'
import type { StoreContext } from '../../core/context'
import { type Failed, failed, type Outcome } from '../../core/outcome'
import { CART_KEY } from '../../core/pending'
import { addressKeeper } from '../addressKeeper'
import type { SendEntry, SendPlan, SendRun } from './sendPlan'
import { runSends, tryAgain, undoSends } from './sends'

export type SendStatus = 'idle' | 'running' | 'stopped' | 'done' | 'undoing' | 'undone'

/** Outcome of undoing a run; `partly` if something could not be removed. */
export type SendUndoOutcome = Outcome<'undone' | 'partly'> | Failed

/** Progress of sending to many recipients. */
export interface SendState<TEntry extends SendEntry> {
  status: SendStatus
  entries: readonly TEntry[]
  /** False after an undo that could not remove everything. */
  isUndoneWhole: boolean
  /** Incremented on each change within the entries. */
  revision: number
}

/** The state before anything is sent. */
export const NOTHING_SENT = (): SendState<never> => ({
  status: 'idle',
  entries: ref([]),
  isUndoneWhole: true,
  revision: 0,
})

/**
 * Sends to many recipients in sequence, with progress, stop, resume and a complete undo. A run outlives
 * whatever started it. Calls `onOver` when no entry is waiting anymore.
 */
export function sendRunner<TEntry extends SendEntry, TState extends SendState<TEntry>>(
  context: StoreContext,
  state: TState,
  onOver: (run: SendRun<TEntry>) => void,
) {
  const beginKeeping = addressKeeper(context)
  let run: SendRun<TEntry> | null = null
  let isWanted = false
  let active: Promise<void> = Promise.resolve()
  // After an expired session, stop: the shopper has to sign in first.
  context.events.on('session-expired', () => {
    isWanted = false
  })

  /** Publishes the entries' progress; entries change in place, so that a long list is not copied. */
  function show(change: Partial<TState> = {}): void {
    Object.assign(state, change, { revision: state.revision + 1 })
  }
  const goTo = (change: Partial<SendState<TEntry>>) => show(change as Partial<TState>)

  async function work(): Promise<void> {
    const current = run
    if (!current) return
    isWanted = true
    const keep = beginKeeping()
    goTo({ status: 'running' })
    const endShowing = every(context.clock, 100, show)
    await context.whilePending([CART_KEY], () => runSends(context, state, current, () => isWanted))
    endShowing()
    keep(madeIn(state.entries))
    const isOver = state.entries.every(({ status }) => status === 'done' || status === 'failed')
    goTo({ status: isOver ? 'done' : 'stopped' })
    if (isOver) onOver(current)
  }

  const begin = () => {
    active = work()
    return active
  }
  /** Whether the run can be continued: it is done or stopped. */
  const isOpen = () => run !== null && (state.status === 'stopped' || state.status === 'done')

  return {
    show,
    isOpen,
    /** Starts sending. Resolves when finished or stopped; does nothing while another run is in progress. */
    start(
      entries: readonly TEntry[],
      plan: SendPlan<TEntry>,
      change: Partial<TState> = {},
    ): Promise<void> {
      if (state.status === 'running') return Promise.resolve()
      show({ ...change, status: 'running', entries: ref([...entries]), isUndoneWhole: true })
      run = {
        plan,
        before: context.cart.serverCart(),
        places: [],
        unsettled: new Map(),
        written: [],
      }
      return begin()
    },
    /** Stops after the call in progress. */
    async stop(): Promise<void> {
      isWanted = false
      await active
    },
    /** Continues with the waiting entries and, if asked to, the failed ones. */
    resume(withFailed = false): Promise<void> {
      if (!isOpen()) return Promise.resolve()
      if (withFailed)
        for (const entry of state.entries) if (entry.status === 'failed') tryAgain(entry)
      return begin()
    },
    /** Adds more entries and sends to them. */
    add(entries: readonly TEntry[]): Promise<void> {
      goTo({ entries: ref([...state.entries, ...entries]) })
      return begin()
    },
    /** Removes from the cart what the run added; saved addresses stay. */
    async undo(): Promise<SendUndoOutcome> {
      const current = run
      if (!current || state.status === 'running') return failed('gone')
      goTo({ status: 'undoing' })
      const isUndoneWhole = await context.whilePending([CART_KEY], () =>
        undoSends(context, current),
      )
      // A sign-out meanwhile has cleared it.
      if (run === current) goTo({ status: 'undone', isUndoneWhole })
      return { status: isUndoneWhole ? 'undone' : 'partly' }
    },
    /** Clears the run; returns false while it is in progress. */
    forget(): boolean {
      if (state.status === 'running') return false
      run = null
      return true
    },
  }
}

/** The addresses that a run created. Created addresses have an id. */
const madeIn = (entries: readonly SendEntry[]): readonly SavedAddress[] =>
  entries.flatMap(({ isNew, address }) => (isNew && address ? [address as SavedAddress] : []))
