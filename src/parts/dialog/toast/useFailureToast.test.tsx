import { describe, expect, it } from 'vitest'
import { aHook } from '../../../../testing/store/hookOnStore'
import type { FailureReason } from '../../../hooks'
import { useFailureToast, useNotLoadedToast } from './useFailureToast'

/** The message for each kind of failure: for all failures, and for code that did not load. */
const REASONS: readonly [FailureReason | undefined, string, string | null][] = [
  ['offline', 'change-offline', null],
  ['unsure', 'change-unsure', null],
  ['refused', 'change-not-saved', null],
  ['timeout', 'change-not-saved', null],
  ['unavailable', 'change-not-saved', null],
  ['not-loaded', 'change-not-saved', 'change-not-saved'],
  ['gone', 'change-gone', null],
  [undefined, 'change-not-saved', null],
]

describe.each(REASONS)('a change that failed as %s', (reason, toast, notLoadedToast) => {
  const failed = { status: 'failed', ...(reason ? { reason } : {}) }
  it.each([
    ['the toast for any failure', useFailureToast, toast],
    ['the toast for missing code', useNotLoadedToast, notLoadedToast],
  ])('is shown once by %s', async (_whom, useTeller, told) => {
    const { result, toasts } = await aHook(useTeller)
    expect(await result.current(Promise.resolve(failed))).toBe(failed)
    expect(toasts()).toEqual(told ? [`${told} error`] : [])
  })
})

it('a successful change shows neither', async () => {
  const saved = Promise.resolve({ status: 'saved' })
  const { result, toasts } = await aHook(() => [useFailureToast(), useNotLoadedToast()] as const)
  for (const tell of result.current) await tell(saved)
  expect(toasts()).toEqual([])
})
