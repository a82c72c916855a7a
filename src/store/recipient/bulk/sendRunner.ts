import { ref } from 'valtio/vanilla'
import type { SavedAddress } from '../../../domain/schema/entities'
import { every } from '../../core/clock'
import type { StoreContext } from '../../core/context'
import { type Failed, failed, type Outcome } from '../../core/outcome'
import { CART_KEY } from '../../core/pending'
import { addressKeeper } from '../addressKeeper'
import { runSends, type SendEntry, type SendPlan, type SendRun, tryAgain, undoSends } from './sends'

export type SendStatus = 'idle' | 'running' | 'stopped' | 'done' | 'undoing' | 'undone'

/** What becomes of taking all back; `partly` where something could not be taken out. */
export type SendUndoOutcome = Outcome<'undone' | 'partly'> | Failed

/** How far the sending to many is. */
export interface SendState<TEntry extends SendEntry> {
  status: SendStatus
  entries: readonly TEntry[]
  /** False after an undo that could not take everything back. */
  isUndoneWhole: boolean
  /** Counts what changed within the entries. */
  revision: number
}

/** A slot in which nothing is sent. */
export const NOTHING_SENT = (): SendState<never> => ({
  status: 'idle',
  entries: ref([]),
  isUndoneWhole: true,
  revision: 0,
})

/**
 * Sends to many one after the other: with progress, a stop, a way on, and an undo of the whole. A run outlives
 * whatever has started it. `onOver` is called when nobody waits any more.
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
  // Nothing more is taken of whoever has to sign in again first.
  context.events.on('session-expired', () => {
    isWanted = false
  })

  /** Shows where the entries are now; they are changed in place, so that a long list is not copied. */
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
  /** Whether more can be asked of a run: it is over, or stopped. */
  const isOpen = () => run !== null && (state.status === 'stopped' || state.status === 'done')

  return {
    show,
    isOpen,
    /** Sends. Resolves when it is over or stopped; nothing is sent while something else is. */
    start(
      entries: readonly TEntry[],
      plan: SendPlan<TEntry>,
      change: Partial<TState> = {},
    ): Promise<void> {
      if (state.status === 'running') return Promise.resolve()
      show({ ...change, status: 'running', entries: ref([...entries]), isUndoneWhole: true })
      run = { plan, before: context.cart.serverCart(), places: [] }
      return begin()
    },
    /** Stops after the call that is under way. */
    async stop(): Promise<void> {
      isWanted = false
      await active
    },
    /** Continues with those that wait, and tries those that failed again where asked to. */
    resume(withFailed = false): Promise<void> {
      if (!isOpen()) return Promise.resolve()
      if (withFailed)
        for (const entry of state.entries) if (entry.status === 'failed') tryAgain(entry)
      return begin()
    },
    /** Sends to more. */
    add(entries: readonly TEntry[]): Promise<void> {
      goTo({ entries: ref([...state.entries, ...entries]) })
      return begin()
    },
    /** Takes out of the cart what the run has put into it; saved addresses stay. */
    async undo(): Promise<SendUndoOutcome> {
      const current = run
      if (!current || state.status === 'running') return failed('gone')
      goTo({ status: 'undoing' })
      const isUndoneWhole = await context.whilePending([CART_KEY], () =>
        undoSends(context, current),
      )
      goTo({ status: 'undone', isUndoneWhole })
      return { status: isUndoneWhole ? 'undone' : 'partly' }
    },
    /** Forgets the run; false while it is under way. */
    forget(): boolean {
      if (state.status === 'running') return false
      run = null
      return true
    },
  }
}

/** The addresses that a run has made. What was made has an id. */
const madeIn = (entries: readonly SendEntry[]): readonly SavedAddress[] =>
  entries.flatMap(({ isNew, address }) => (isNew && address ? [address as SavedAddress] : []))
