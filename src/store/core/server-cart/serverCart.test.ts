import { expect, it, vi } from 'vitest'
import { aCart, aShipment } from '../../../../mocks/fixtures'
import { createClient } from '../../../api/client/client'
import type { Cart } from '../../../domain/schema/entities'
import { createStore } from '../createStore'
import { createServerCart } from './serverCart'

const given = aCart({ recipients: [aShipment({ crec_id: 1 }), aShipment({ crec_id: 2 })] })
const cart = () => structuredClone(given)
const withoutFirst = (from: Cart): Cart => ({ ...from, recipients: from.recipients.slice(1) })

/** A cart from a server, with its listeners. */
function taken() {
  const serverCart = createServerCart(createStore({ api: createClient() }).state)
  const before = cart()
  serverCart.take(before)
  const listener = vi.fn()
  serverCart.onTake(listener)
  return { ...serverCart, before, listener }
}

it('a change that was confirmed without a cart is reported with the next one, even if equal', () => {
  const { confirm, take, current, before, listener } = taken()
  confirm(withoutFirst)
  take(withoutFirst(cart()))
  expect(listener.mock.calls).toEqual([[current(), before]])
  expect(current()?.recipients).toHaveLength(1)
})

it('nothing is reported if the next cart is the same', () => {
  const { confirm, take, current, before, listener } = taken()
  confirm(withoutFirst)
  take(cart())
  expect(listener).not.toHaveBeenCalled()
  expect(current()).toBe(before)
})
