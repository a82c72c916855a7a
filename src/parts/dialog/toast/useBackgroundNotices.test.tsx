import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aHook } from '../../../../testing/store/hookOnStore'
import { dialogActions } from '../../../store/dialog/dialogs'
import { useBackgroundNotices } from './useBackgroundNotices'

const ELSEWHERE = 'cart-changed-elsewhere'

describe('a change in another tab', () => {
  it('shows a toast', async () => {
    const { store, toasts } = await aHook(useBackgroundNotices)
    await act(async () => store.events.emit(ELSEWHERE, {}))
    expect(toasts()).toEqual([`${ELSEWHERE} info`])
  })

  it.each([
    ['together', (emit: () => void) => act(async () => [emit(), emit()])],
    ['one after the other', async (emit: () => void) => [await act(emit), await act(emit)]],
  ])('is shown once if two come %s, and again once the toast is gone', async (_how, twice) => {
    const { store, toastsLeft } = await aHook(useBackgroundNotices)
    const emit = () => store.events.emit(ELSEWHERE, {})
    await twice(emit)
    expect(toastsLeft()).toEqual([ELSEWHERE])
    const [toast] = store.slot(dialogActions).toasts
    await act(async () => store.use(dialogActions).dismissToast(toast?.id ?? -1))
    await act(async () => emit())
    expect(toastsLeft()).toEqual([ELSEWHERE])
  })
})

it('a toast names a promo code that the server dropped', async () => {
  const { store, toasts } = await aHook(useBackgroundNotices)
  await act(async () => store.events.emit('promo-code-dropped', { code: 'STEAK10' }))
  expect(toasts()).toEqual(['promo-dropped info'])
})

describe('a sent list', () => {
  it.each([
    [{ done: 3, failed: 0 }, 'bulk-done ok look', 'bulk-done'],
    [{ done: 2, failed: 1 }, 'bulk-partly error look', 'bulk-partly'],
  ])(
    'with %j is shown in a toast, or announced if its dialog is open',
    async (count, toast, kind) => {
      const { store, toasts, announced, press } = await aHook(useBackgroundNotices)
      await act(async () => store.events.emit('bulk-finished', count))
      expect([toasts(), announced()]).toEqual([[toast], []])
      await press()
      const { queue } = store.slot(dialogActions)
      expect(queue.map((one) => one.kind)).toEqual(['bulk-recipients'])
      await act(async () => store.events.emit('bulk-finished', count))
      expect([toasts(), announced()]).toEqual([[toast], [`${kind} ${JSON.stringify(count)}`]])
    },
  )
})
