import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment, aStockRecord, aSubscription } from '../../../mocks/fixtures'
import type { LineItem } from '../schema/entities'
import { hasUnreadyGifts, needsAccount, nextStep, unreadyShipments } from './nextStep'

const guest = { isLoggedIn: false, email: null }
const knownGuest = { isLoggedIn: false, email: 'dana@example.com' }
const customer = { isLoggedIn: true, email: null }

const ready = () => aShipment()
const nameless = () => aShipment({ fname: '', lname: '' })
const undated = () => aShipment({ shipping: null })
const eGift = (email: string) =>
  aShipment({ cart_type: 'ECRT', email, address_1: '', city: '', postal_code: '', shipping: null })
const addOnAlone = () => aShipment({ items: [aLine({ is_addon: true, price: 14.95 })] })
const repeating = (over: Partial<LineItem> = {}) =>
  aShipment({
    items: [
      aLine({
        auto_delivery_eligible: true,
        is_perpetual_subscription: true,
        detail: { perpetual_subscription: aSubscription() },
        ...over,
      }),
    ],
  })
const turnedOff = { detail: { perpetual_subscription: aSubscription({ manually_removed: true }) } }

describe('nextStep', () => {
  it.each([
    ['no cart', null, customer, 'cart'],
    ['an empty cart', [], customer, 'cart'],
    ['a guest without an email', [ready()], guest, 'checkout-login'],
    ['a guest without an email or anything else', [nameless()], guest, 'checkout-login'],
    ['a guest with an email, all ready', [ready(), ready()], knownGuest, 'checkout-billing'],
    ['a customer, all ready', [ready()], customer, 'checkout-billing'],
    ['one gift, without a name', [nameless()], customer, 'checkout-shipping'],
    ['one gift, without a date', [undated()], knownGuest, 'checkout-shipping'],
    ['all gifts unready', [nameless(), undated()], customer, 'checkout-shipping'],
    ['only the second unready', [ready(), undated()], customer, 'checkout-additional-shipments'],
    ['an e-gift with an email', [eGift('a@example.com')], customer, 'checkout-billing'],
    ['an e-gift without one', [eGift('')], customer, 'checkout-shipping'],
    ['an add-on alone', [ready(), addOnAlone()], customer, 'checkout-additional-shipments'],
    ['auto-delivery, a guest with an email', [repeating()], knownGuest, 'checkout-login'],
    ['auto-delivery, a customer', [repeating()], customer, 'checkout-billing'],
    ['auto-delivery that is turned off', [repeating(turnedOff)], knownGuest, 'checkout-billing'],
  ] as const)('%s', (_case, recipients, buyer, step) => {
    expect(nextStep(recipients && aCart({ recipients: [...recipients] }), buyer)).toBe(step)
  })

  it('starts with the first gift in display order, not in server order', () => {
    const others = [aShipment({ crec_id: 9 }), aShipment({ crec_id: 8, shipping: null })]
    expect(nextStep(aCart({ recipients: others }), customer)).toBe('checkout-shipping')
    const mine = aShipment({ crec_id: 10, is_myself: true })
    expect(nextStep(aCart({ recipients: [...others, mine] }), customer)).toBe(
      'checkout-additional-shipments',
    )
  })

  it.each([
    [1, 'checkout-billing'],
    [0, 'checkout-shipping'],
  ])('with %i units of its items', (units, step) => {
    const shipment = ready()
    const stock = [aStockRecord({ item_id: shipment.items[0]?.item_id ?? 0, units })]
    expect(nextStep(aCart({ recipients: [shipment] }), customer, stock)).toBe(step)
  })
})

describe('unreadyShipments', () => {
  it('lists incomplete and invalid shipments, each once', () => {
    const recipients = [ready(), undated(), { ...addOnAlone(), fname: '', lname: '' }]
    const ids = recipients.slice(1).map(({ crec_id }) => crec_id)
    expect([...unreadyShipments(aCart({ recipients }), null)]).toEqual(ids)
  })
})

describe('needsAccount', () => {
  it.each([
    ['no subscription', ready(), false],
    ['auto-delivery', repeating(), true],
    ['auto-delivery turned off', repeating(turnedOff), false],
    [
      'an interval of 0',
      repeating({ detail: { perpetual_subscription: aSubscription({ interval_months: '0' }) } }),
      false,
    ],
  ])('%s', (_case, shipment, expected) => {
    expect(needsAccount(aCart({ recipients: [ready(), shipment] }))).toBe(expected)
  })
})

describe('hasUnreadyGifts', () => {
  const [shipping, additional] = ['checkout-shipping', 'checkout-additional-shipments'] as const
  it.each([
    ['this page', shipping, shipping, true],
    ['this page', additional, additional, true],
    ['an earlier page of gifts', shipping, additional, true],
    ['a later page of gifts', additional, shipping, false],
    ['sign-in', 'checkout-login', additional, false],
    ['an empty cart', 'cart', shipping, false],
    ['payment', 'checkout-billing', additional, false],
  ] as const)('if the first incomplete step is %s', (_what, next, from, expected) => {
    expect(hasUnreadyGifts(next, from)).toBe(expected)
  })
})
