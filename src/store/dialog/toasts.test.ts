import { describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../../../testing/clock'
import { createClient } from '../../api/client/client'
import { createStore } from '../core/createStore'
import { dialogActions } from './dialogs'

/** A store whose toasts are not shown. */
function aStore() {
  const clock = fakeClock('2026-12-08T16:00:00Z')
  const store = createStore({ api: createClient(), clock })
  const slot = store.slot(dialogActions)
  const kinds = () => slot.toasts.map(({ kind }) => kind)
  return { ...store.use(dialogActions), events: store.events, slot, kinds, pass: clock.advance }
}

describe('a toast', () => {
  it('closes after eight seconds', async () => {
    const { toast, kinds, pass } = aStore()
    toast('restored')
    await pass(7999)
    expect(kinds()).toEqual(['restored'])
    await pass(1)
    expect(kinds()).toEqual([])
  })

  it('closes with its action, which runs once, even for a caller that has kept it', () => {
    const { toast, slot, kinds } = aStore()
    const undo = vi.fn()
    toast('line-removed', {}, { action: undo, actionKind: 'undo' })
    const kept = slot.toasts[0]?.action
    kept?.()
    kept?.()
    expect(kinds()).toEqual([])
    expect(undo).toHaveBeenCalledOnce()
  })

  it('replaces an equal failure, and nothing else', () => {
    const { toast, slot, kinds } = aStore()
    const failed = (name: string) => toast('change-not-saved', { name }, { tone: 'error' })
    failed('Dana')
    failed('Rosa')
    toast('restored')
    toast('restored')
    const last = failed('Dana')
    expect(kinds()).toEqual(['change-not-saved', 'restored', 'restored', 'change-not-saved'])
    expect(slot.toasts.at(-1)?.id).toBe(last)
    expect(slot.toasts[0]?.params).toEqual({ name: 'Rosa' })
  })

  it('stays while held, and for its whole time afterwards', async () => {
    const { toast, holdToast, kinds, pass } = aStore()
    const id = toast('restored')
    await pass(5000)
    const [first, second] = [holdToast(id), holdToast(id)]
    await pass(20_000)
    first()
    first()
    await pass(20_000)
    expect(kinds()).toEqual(['restored'])
    second()
    await pass(7999)
    expect(kinds()).toEqual(['restored'])
    await pass(1)
    expect(kinds()).toEqual([])
  })

  it('after three others starts its timer when one of them has closed', async () => {
    const { toast, dismissToast, kinds, pass } = aStore()
    const [first = 0] = ['a', 'b', 'c', 'd'].map((kind) => toast(kind))
    await pass(4000)
    dismissToast(first)
    await pass(4000)
    expect(kinds()).toEqual(['d'])
    await pass(3999)
    expect(kinds()).toEqual(['d'])
    await pass(1)
    expect(kinds()).toEqual([])
  })

  it('is dropped if too many are waiting', async () => {
    const { toast, kinds, pass } = aStore()
    for (let n = 0; n < 21; n++) toast(`n${n}`)
    expect(kinds()).toHaveLength(20)
    expect(kinds()[0]).toBe('n1')
    await pass(8000)
    expect(kinds()[0]).toBe('n4')
  })

  it.each([
    ['its customer signs out', 'signed-out', {}],
    ['its cart is ordered', 'order-placed', { orderId: null }],
    ['its cart is ordered in another tab', 'order-placed-elsewhere', {}],
  ] as const)('with an action closes when %s; it would change another cart', (_when, name, how) => {
    const { toast, kinds, events } = aStore()
    toast('line-removed', {}, { action: () => {}, actionKind: 'undo' })
    toast('change-not-saved', {}, { tone: 'error' })
    events.emit(name, how as never)
    expect(kinds()).toEqual(['change-not-saved'])
  })
})
