import { vi } from 'vitest'
import { type Fault, type FaultKind, faultKinds } from '../../mocks/faults'
import type { Row } from '../../src/api/row'
import { fits } from '../../src/domain/schema/guard'
import type { Store } from '../../src/store/core/createStore'
import { ended } from '../fakeTimers'
import { spread } from '../spread'
import { NOW } from './verbs'
import './testStore'

/** The eighteen faults, each by its number. */
export const KINDS = Object.entries(faultKinds) as [keyof typeof faultKinds, FaultKind][]

/** The variant of `wrong-shape` that refuses a call with 200. */
export const REFUSAL = 7

/** The forms of each fault. */
const VARIANTS: Partial<Record<FaultKind, readonly Partial<Fault>[]>> = {
  unavailable: [
    { retryAfter: '2' },
    { retryAfter: new Date(Date.parse(NOW) + 2000).toUTCString() },
  ],
  'too-many': [{ retryAfter: '2' }, { retryAfter: 'soon' }],
  conflict: [{ status: 409 }, { status: 422 }],
  empty: [{ status: 200 }, { status: 204 }],
  'wrong-shape': [0, 1, 2, 3, 4, 5, 6, REFUSAL].map((variant) => ({ variant })),
  hostile: [0, 1, 2, 3, 4].map((variant) => ({ variant })),
}

export const faultsOf = (kind: FaultKind): Fault[] =>
  (VARIANTS[kind] ?? [{}]).map((more) => ({ kind, ...more }))

/** Every name under every fault; in the short run each name under six of them, and each fault with a third of the names. */
export const someCases = <T>(names: readonly T[]) => spread(cases(names), KINDS.length, 3)

/** Every name under every fault. */
export const cases = <T>(names: readonly T[]) =>
  names.flatMap((name) => KINDS.map(([number, kind]) => [name, number, kind] as const))

/** Longer than three reads with their pauses, or a lost write with the reads after it. */
export const LONGEST_MS = 75_000

/** Everything in a store's state that shows a pending request. */
export function underWay({ state, openSlots }: Store): unknown {
  const slots = openSlots().map(({ slot }) => slot)
  const words = [state.cartFacts, ...slots].flatMap(wordsIn).filter((word) => /ing$/.test(word))
  const flags = slots.filter((slot) => 'isPending' in slot && slot.isPending)
  return [...Object.keys(state.pending), ...words, ...flags]
}

/** The statuses in a part of the state, on its first two levels. */
const wordsIn = (part: object): string[] =>
  Object.entries(part).flatMap(([key, value]) => {
    if (/status$/i.test(key)) return [String(value)]
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? wordsIn(value)
      : []
  })

/** Longer than any store needs, by its clock. */
const REST_MS = 3_600_000
const LOOK_MS = 50

/** Waits until nothing is pending in any of the stores, or due on the fake clock. */
export async function atRest(...stores: readonly Store[]): Promise<void> {
  for (let [quiet, looks] = [0, REST_MS / LOOK_MS]; quiet < 2; looks--) {
    await ended(new Promise((resolve) => setTimeout(resolve, LOOK_MS)))
    const busy = stores.flatMap((store) => underWay(store) as unknown[])
    const due = vi.getTimerCount()
    quiet = busy.length === 0 && due === 0 ? quiet + 1 : 0
    if (looks <= 0) throw new Error(`It never rests: ${JSON.stringify(busy)}, ${due} timers.`)
  }
}

/** Whether a row may have an empty response, so that an empty or malformed one counts as success. */
export const mayBeSilent = ({ answer }: Row) => !answer || fits(answer, null)
