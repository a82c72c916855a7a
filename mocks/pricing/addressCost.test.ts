import { expect, it } from 'vitest'
import { at, cartOf } from '../../testing/backend'
import type { CartRecord } from '../db'
import { promoShipping } from '../scenarios'
import { oneGift } from '../scenarios/make'
import { addressCost } from './addressCost'

const HONOLULU = {
  ...{ fname: 'Ada', lname: 'Byron', phone: '8085550142', address_1: '12 Kalakaua Avenue' },
  ...{ city: 'Honolulu', state: 'HI', postal_code: '96815' },
}

it.each([
  ['a small one', oneGift({ sku: 12021 }), 4000 - 2495],
  ['a small one with a code for shipping', promoShipping, 0],
  ['one worth free shipping', oneGift({ sku: 10011 }), 0],
])('shipping to Hawaii costs more, unless it is free: %s', async (_case, scenario, expected) => {
  const cart: CartRecord = await cartOf(at(scenario))
  const [shipment] = cart.recipients
  if (!shipment) throw new Error('The cart is empty.')
  expect(addressCost(cart, shipment, HONOLULU).shipping).toBe(expected)
})
