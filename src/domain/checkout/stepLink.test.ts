import { describe, expect, it } from 'vitest'
import { stepLink, withEdit, withReason } from './stepLink'

const links = {
  cart: '/cart',
  checkout: '/checkout',
  checkoutLogin: '/checkout/login',
  checkoutShipping: 'javascript:alert(1)',
}

describe('the address of a step', () => {
  it.each([
    ['checkout-login', '/checkout/login'],
    ['cart', '/cart'],
    ['checkout-billing', '/checkout'],
    ['checkout-additional-shipments', '/checkout'],
    // An unsafe link counts as missing.
    ['checkout-shipping', '/checkout'],
  ] as const)('of %s is %s', (step, address) => {
    expect(stepLink(links, step)).toBe(address)
  })

  it('is null without links, and never the cart’s in place of another', () => {
    expect(stepLink(undefined, 'checkout-billing')).toBeNull()
    expect(stepLink({ checkout: '/checkout' }, 'cart')).toBeNull()
  })
})

it.each([
  ['/shipping', '/shipping?edit=7'],
  ['/checkout?step=2', '/checkout?step=2&edit=7'],
  ['/checkout#shipping', '/checkout?edit=7#shipping'],
])('%s is opened to change a gift at %s', (href, opened) => {
  expect(withEdit(href, 7)).toBe(opened)
})

it.each([
  ['/checkout/error', '/checkout/error?reason=expired'],
  ['/error?lang=en#top', '/error?lang=en&reason=expired#top'],
  ['#/error', '#/error?reason=expired'],
])('%s says why the shopper is led there at %s', (href, opened) => {
  expect(withReason(href, 'expired')).toBe(opened)
})
