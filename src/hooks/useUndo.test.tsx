import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../testing/clock'
import { aHook } from '../../testing/store/hookOnStore'
import { settled } from '../../testing/store/testStore'
import { aWorld } from '../../testing/store/verbs'
import { useDialogs } from './useDialogs'
import { useLineItem } from './useLineItem'
import { useOutcomeText } from './useOutcomeText'
import { useToasts } from './useToasts'
import { useUndo } from './useUndo'

/** A line removed on a page that shows its own Undo in place of our toasts. */
async function aRemoval() {
  const clock = fakeClock('2026-12-08T16:00:00Z')
  const { third, scenario } = aWorld()
  const tested = await aHook(
    () => ({ item: useLineItem(third.clin_id), undoing: useUndo(), dialogs: useToasts() }),
    scenario,
    { clock },
  )
  const { result, store, backend } = tested
  const { remove, restore } = result.current.item
  await act(remove)
  await act(async () => {
    result.current.undoing.offer('line-removed', { skuId: third.sku_id }, restore)
  })
  const units = async () => {
    await act(() => settled(store))
    const lines = (await backend.cart())?.recipients.flatMap(({ items }) => items) ?? []
    return lines.filter(({ sku_id }) => sku_id === third.sku_id).map(({ qty }) => qty)
  }
  return { result, clock, units, third }
}

describe('useUndo', () => {
  it('returns what can be undone, as text', async () => {
    const { result, third } = await aRemoval()
    const words = `Item ${third.sku_id} was removed.`
    expect(result.current.undoing.message).toBe(words)
    expect(result.current.dialogs.toasts.map(({ message }) => message)).toEqual([words])
  })

  it('undoes it once, however often it is called', async () => {
    const { result, units, third } = await aRemoval()
    expect(await units()).toEqual([])
    const { undo } = result.current.undoing
    await act(async () => [undo(), undo(), result.current.dialogs.toasts[0]?.action?.()])
    expect(await units()).toEqual([third.qty])
    expect(result.current.undoing.message).toBeNull()
    await act(async () => result.current.undoing.undo())
    expect(await units()).toEqual([third.qty])
  })

  it('offers it for eight seconds, longer while held, and not after it is dismissed', async () => {
    const { result, clock } = await aRemoval()
    const release = result.current.undoing.hold()
    await act(() => clock.advance(20_000))
    expect(result.current.undoing.message).not.toBeNull()
    release()
    await act(() => clock.advance(8000))
    expect(result.current.undoing.message).toBeNull()
    await act(async () => void result.current.undoing.offer('line-removed', {}, () => {}))
    expect(result.current.undoing.message).not.toBeNull()
    await act(async () => result.current.undoing.dismiss())
    expect(result.current.undoing.message).toBeNull()
  })
})

describe('useToasts', () => {
  it('gives announcements a text too, and each a stable object', async () => {
    const { result } = await aHook(() => ({ ...useDialogs(), ...useToasts() }))
    await act(async () => result.current.announce('total-changed', { amount: '$59.95' }))
    const [first] = result.current.announcements
    expect(first?.message).toBe('Order total is now $59.95.')
    await act(async () => result.current.announce('loading-cart'))
    expect(result.current.announcements[0]).toBe(first)
  })
})

describe('useOutcomeText', () => {
  it.each([
    [{ status: 'saved' }, null],
    [{ status: 'failed', reason: 'offline' }, 'You seem to be offline. That change wasn’t saved.'],
    [
      { status: 'failed', reason: 'unsure' },
      'We didn’t hear back about that change. Please check your cart.',
    ],
    [
      { status: 'failed', reason: 'refused' },
      'We couldn’t save that change. Your cart shows what’s saved.',
    ],
  ] as const)('of %j says %s', async (outcome, text) => {
    const { result } = await aHook(() => useOutcomeText())
    expect(result.current(outcome)).toBe(text)
  })

  it.each([
    [{ status: 'saved' }, null],
    [{ status: 'failed', reason: 'offline' }, 'You seem to be offline. That change wasn’t saved.'],
    [{ status: 'failed', reason: 'timeout' }, 'We couldn’t save that. Please try again.'],
    [{ status: 'failed', reason: 'refused' }, 'We couldn’t save that. Please try again.'],
  ] as const)('of %j in the account says %s, and nothing of the cart', async (outcome, text) => {
    const { result } = await aHook(() => useOutcomeText('account'))
    expect(result.current(outcome)).toBe(text)
  })
})
