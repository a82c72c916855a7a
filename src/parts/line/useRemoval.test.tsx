import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Fault, Faults } from '../../../mocks/faults'
import { aHook } from '../../../testing/store/hookOnStore'
import { aWorld } from '../../../testing/store/verbs'
import { useLineItem } from '../../hooks'
import { useRemoval } from './useRemoval'

const OFFERED = 'line-removed info undo'

/** The only line of a shipment with a message, which the hook removes. */
async function aRemoval(fault: Fault | null = null, read: Fault | null = null) {
  const { third, scenario } = aWorld()
  const recipients = scenario.cart.recipients.map((one) => ({ ...one, gift_message: 'Enjoy!' }))
  const cart = { ...scenario.cart, recipients }
  const tested = await aHook(
    () => ({ item: useLineItem(third.clin_id), removeLine: useRemoval() }),
    { ...scenario, cart },
  )
  tested.backend.setFault('deleteLineItem', fault)
  tested.backend.setFault('getCart', read)
  const { item, removeLine } = tested.result.current
  const { remove, restore } = item
  const outcome = await act(() => removeLine({ skuId: third.sku_id, remove, restore }))
  const skus = async () =>
    (await tested.backend.cart())?.recipients.flatMap(({ items }) =>
      items.map(({ sku_id }) => sku_id),
    )
  return { ...tested, outcome, skus, skuId: third.sku_id }
}

it('offers to undo a removal', async () => {
  const { outcome, toasts, skus, skuId } = await aRemoval()
  expect(outcome).toMatchObject({ status: 'removed' })
  expect(toasts()).toEqual([OFFERED])
  expect(await skus()).not.toContain(skuId)
})

it('reports a line that is still in the cart, and removes the offer', async () => {
  const { outcome, toastsLeft, skus, skuId } = await aRemoval({ kind: 'server-error' })
  expect(outcome).toMatchObject({ status: 'failed' })
  expect(toastsLeft()).toEqual(['line-not-removed'])
  expect(await skus()).toContain(skuId)
})

it('does not claim that a line is still there if neither an answer nor the cart arrives', async () => {
  const { outcome, toastsLeft } = await aRemoval(
    { kind: 'dropped-after' },
    { kind: 'server-error' },
  )
  expect(outcome).toMatchObject({ status: 'failed', reason: 'unsure' })
  expect(toastsLeft()).toEqual(['change-unsure'])
})

it.each<[string, Faults, boolean]>([
  ['restored ok', {}, true],
  ['restored-partly error', { postGiftMessage: 'server-error' }, true],
  ['not-restored error', { putLineItems: 'server-error' }, false],
  // Advice to add it again would double it.
  ['change-unsure error', { putLineItems: 'dropped-after', getCart: 'server-error' }, true],
])('announces undo: %s', async (told, faults, isBack) => {
  const { press, backend, toasts, skus, skuId } = await aRemoval()
  for (const [name, fault] of Object.entries(faults)) backend.setFault(name as never, fault)
  await press()
  expect(toasts()).toEqual([OFFERED, told])
  expect((await skus())?.includes(skuId)).toBe(isBack)
})
