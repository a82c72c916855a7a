import { describe, expect, it } from 'vitest'
import {
  autoDeliveryGuest,
  customerSignedIn,
  emptyCartGuest,
  oneNameOnly,
  oneShipment,
  problemsAmongOthers,
  twoOfFourReady,
} from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import type { CheckoutStep } from '../../domain/checkout/nextStep'
import { accountActions } from '../account/account'
import { stepActions } from './actions'

const links = {
  cart: '/cart',
  checkoutLogin: '/login',
  checkoutShipping: '/shipping',
  checkoutAdditionalShipments: '/others',
}
const page = { links, help: {} }

describe('the next step', () => {
  it.each<[string, typeof oneShipment, CheckoutStep, CheckoutStep, string | null]>([
    ['an empty cart', emptyCartGuest, 'cart', 'cart', '/cart'],
    ['a guest without an email', oneShipment, 'cart', 'checkout-login', '/login'],
    ['a guest past the email', oneShipment, 'checkout-shipping', 'checkout-billing', null],
    [
      'a first gift without an address',
      oneNameOnly,
      'checkout-shipping',
      'checkout-shipping',
      '/shipping',
    ],
    [
      'others without one',
      twoOfFourReady,
      'checkout-shipping',
      'checkout-additional-shipments',
      '/others',
    ],
    ['a customer', customerSignedIn, 'cart', 'checkout-billing', null],
    [
      'a guest with Auto-Delivery',
      autoDeliveryGuest,
      'checkout-shipping',
      'checkout-login',
      '/login',
    ],
    [
      'a customer with it',
      problemsAmongOthers,
      'checkout-shipping',
      'checkout-additional-shipments',
      '/others',
    ],
  ])('%s', async (_case, world, from, step, href) => {
    const { store } = await aStore(world, { page, isLoggedIn: Boolean(world().customer) })
    const found = await store.use(stepActions).findNextStep(from)
    expect(found).toEqual({ status: 'found', step, href })
  })

  it('is found once the pending customer is known', async () => {
    const { store } = await aStore(problemsAmongOthers, { page, isLoggedIn: true })
    const asking = store.use(accountActions).loadCustomer()
    const found = await store.use(stepActions).findNextStep('checkout-shipping')
    expect(found).toMatchObject({ step: 'checkout-additional-shipments' })
    await asking
  })
})
