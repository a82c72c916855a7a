import { afterEach, expect, it } from 'vitest'
import { replayOptions } from './replayOptions'

afterEach(() => document.body.replaceChildren())

it.each([
  ['<div id="checkout-cart"></div>', 0.1],
  ['<div id="checkout-billing"></div>', 0],
  ['<section data-giftwell="checkout-login"></section>', 0],
  ['<div id="myaccount"></div>', 0],
  ['<myaccount-add-edit-card></myaccount-add-edit-card>', 0],
  // Mounted by a script.
  ['<div><div class="gw-root" data-giftwell-app="checkout-billing"></div></div>', 0],
  ['', 0.1],
])('a page with %s keeps replays on error at a rate of %d', (html, rate) => {
  document.body.innerHTML = html
  const { rates, integration } = replayOptions()
  expect(rates).toEqual({ replaysSessionSampleRate: 0, replaysOnErrorSampleRate: rate })
  expect(integration).toMatchObject({ maskAllText: true, maskAllInputs: true, blockAllMedia: true })
  expect(integration.block).toContain('#checkout-billing')
})

it('has no page on a server', () => {
  expect(replayOptions(null).rates.replaysOnErrorSampleRate).toBe(0.1)
})
