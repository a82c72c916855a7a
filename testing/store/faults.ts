import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { type Fault, type FaultKind, faultKinds } from '../../../../mocks/faults'
import type { Row } from '../../../api/row'
import { fits } from '../../../domain/schema/guard'
import { NOW } from '../calls/testing'
import type { Store } from '../createStore'
import '../testing'

/** The eighteen faults, each by its number. */
export const KINDS = Object.entries(faultKinds) as [keyof typeof faultKinds, FaultKind][]

/** The forms in which a fault comes. */
const VARIANTS: Partial<Record<FaultKind, readonly Partial<Fault>[]>> = {
  unavailable: [
    { retryAfter: '2' },
    { retryAfter: new Date(Date.parse(NOW) + 2000).toUTCString() },
  ],
  'too-many': [{ retryAfter: '2' }, { retryAfter: 'soon' }],
  conflict: [{ status: 409 }, { status: 422 }],
  empty: [{ status: 200 }, { status: 204 }],
  'wrong-shape': [0, 1, 2, 3, 4, 5, 6].map((variant) => ({ variant })),
  hostile: [0, 1, 2, 3, 4].map((variant) => ({ variant })),
}

export const faultsOf = (kind: FaultKind): Fault[] =>
  (VARIANTS[kind] ?? [{}]).map((more) => ({ kind, ...more }))

/** Every name under every fault. */
export const cases = <T>(names: readonly T[]) =>
  names.flatMap((name) => KINDS.map(([number, kind]) => [name, number, kind] as const))

/** Longer than three reads and their pauses, or a write that is lost and the reads after it. */
export const LONGEST_MS = 75_000

/**
 * Gives each test of a file a pretend clock, which stands still until `ended` lets it jump, and
 * fails it for a rejection that nobody handled.
 */
export function withPretendClock(): void {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  beforeAll(() => void process.on('unhandledRejection', note))
  afterAll(() => void process.off('unhandledRejection', note))
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse(NOW) })
  })
  afterEach(async () => {
    await idle()
    vi.useRealTimers()
    expect(unhandled.splice(0)).toEqual([])
  })
}

/** Lets everything happen that needs no timer. */
export async function idle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** What a task resolves to, under a clock that jumps to the next timer whenever nothing moves by itself. */
export async function ended<T>(task: Promise<T>, mostJumps = 200): Promise<T> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  task.then(over, over)
  for (let jumps = 0; jumps < mostJumps; jumps++) {
    await idle()
    if (isOver) return task
    await vi.advanceTimersToNextTimerAsync()
  }
  throw new Error('It never ends.')
}

/** Everything in a store's state that says that something is under way. */
export function underWay({ state }: Store): unknown {
  const { cartFacts, account, validity, tax, dates, miniCart, crossSell } = state
  const slots = { cartFacts, account, validity, tax, dates, miniCart, ...crossSell }
  const words = Object.entries(slots).filter(([, { status }]) => /ing$/.test(status))
  const flags = [state.promo, state.giftCard, state.codeField].filter((slot) => slot.isPending)
  const lists = account.addressStatus === 'loading' ? ['addresses'] : []
  return [...Object.keys(state.pending), ...words, ...flags, ...lists]
}

/** Waits until nothing is under way in any of the stores, nor is due under the pretend clock. */
export async function atRest(...stores: readonly Store[]): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    await ended(new Promise((resolve) => setTimeout(resolve, 50)))
    const isIdle = stores.every((store) => (underWay(store) as unknown[]).length === 0)
    quiet = isIdle && vi.getTimerCount() === 0 ? quiet + 1 : 0
  }
}

/** Whether a row may answer nothing at all, so that an empty or odd answer is as good as any. */
export const mayBeSilent = ({ answer }: Row) => !answer || fits(answer, null)
