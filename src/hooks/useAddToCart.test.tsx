import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { products } from '../../mocks/catalogue'
import { emptyCartGuest, fiveRecipients } from '../../mocks/scenarios'
import { aHook } from '../../testing/store/hookOnStore'
import type { StoreEvents } from '../store/core/events'
import { useAddToCart } from './useAddToCart'
import { useRecipients } from './useRecipients'

const filet = { itemId: 1001, skuId: 10011 }

const useBoth = () => ({ ...useAddToCart(), ...useRecipients() })

/** A shop page on a cart, and the events that others receive from it. */
async function aShopPage(scenario: Parameters<typeof aHook>[1]) {
  const tested = await aHook(useBoth, scenario, { products })
  const heard: StoreEvents['item-added'][] = []
  tested.store.events.on('item-added', (detail) => heard.push(detail))
  const others = () =>
    tested.result.current.choices.map(({ address }) => address).filter((one) => !one.is_myself)
  return { ...tested, heard, others }
}

describe('adding to the cart', () => {
  it('adds one for each recipient, and returns the lines', async () => {
    const { result, store, heard, others } = await aShopPage(fiveRecipients)
    const recipients = others().slice(0, 2)
    const outcome = await act(() => result.current.addToCart({ ...filet, quantity: 2, recipients }))
    expect(outcome).toMatchObject({ status: 'added', landed: [{ quantity: 2 }, { quantity: 2 }] })
    const landed = outcome.landed?.map((one) => {
      const shipment = store.state.cart?.recipients.find(
        ({ crec_id }) => crec_id === one?.shipmentId,
      )
      return [
        shipment?.addr_id,
        shipment?.items.find(({ clin_id }) => clin_id === one?.lineId)?.sku_id,
      ]
    })
    expect(landed).toEqual(recipients.map(({ addr_id }) => [addr_id, 10011]))
    const item = { ...filet, name: 'Filet Mignon', size: expect.any(String), quantity: 2 }
    expect(heard).toMatchObject([{ itemIds: [1001, 1001], items: [item, item] }])
    expect(heard[0]?.items[0]?.priceCents).toBeGreaterThan(1000)
  })

  it('adds one to an existing line by default, and accepts one recipient', async () => {
    const { result, heard, others } = await aShopPage(fiveRecipients)
    const [to] = others()
    if (!to) throw new Error('Nobody to send to.')
    await act(() => result.current.addToCart({ ...filet, recipients: to }))
    const again = await act(() => result.current.addToCart({ ...filet, recipients: to }))
    expect(again.landed).toMatchObject([{ quantity: 2 }])
    expect(heard.map(({ items }) => items[0]?.quantity)).toEqual([1, 1])
  })

  it('adds to "Ship to Myself" for a guest without an address', async () => {
    const { result, store, backend } = await aShopPage(emptyCartGuest)
    const [mine] = result.current.choices
    if (!mine) throw new Error('Nobody to send to.')
    const request = { ...filet, recipients: mine.address, location: 'pdp' }
    expect(await act(() => result.current.addToCart(request))).toMatchObject({ status: 'added' })
    expect(store.state.cart?.recipients).toMatchObject([{ is_myself: true }])
    const sent = backend.requests.find(({ endpoint }) => endpoint === 'putLineItems')?.body
    expect(sent).toMatchObject({ lineitems: [{ addr_id: null, location: 'pdp' }] })
  })

  it('sends nothing without recipients', async () => {
    const { result, requests } = await aShopPage(fiveRecipients)
    const outcome = await act(() => result.current.addToCart({ ...filet, recipients: [] }))
    expect(outcome).toEqual({ status: 'failed', reason: 'gone' })
    expect(requests()).not.toContain('putLineItems')
  })

  it('returns the reason of a failure, is busy until then, and shows nothing', async () => {
    const { result, backend, heard, others } = await aShopPage(fiveRecipients)
    backend.setFault('putLineItems', 'server-error')
    let outcome: unknown
    act(() => {
      void result.current.addToCart({ ...filet, recipients: others() }).then((end) => {
        outcome = end
      })
    })
    expect(result.current.isAdding).toBe(true)
    await act(() => expect.poll(() => outcome).toMatchObject({ status: 'failed' }))
    expect(outcome).toEqual({ status: 'failed', reason: expect.any(String) })
    expect(result.current.isAdding).toBe(false)
    expect(heard).toEqual([])
  })
})
