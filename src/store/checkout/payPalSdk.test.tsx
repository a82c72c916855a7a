import { expect, it } from 'vitest'
import { payPalSdk } from './payPalSdk'

it('is loaded with PayPal’s URL, its components and the page’s nonce', async () => {
  const loading = payPalSdk({ clientId: 'AY-example', dataCspNonce: 'n-1' })()
  const tag = document.head.querySelector('script')
  const { origin, pathname, searchParams } = new URL(tag?.src ?? '')
  expect(origin + pathname).toBe('https://www.paypal.com/sdk/js')
  expect(Object.fromEntries(searchParams)).toEqual({
    'client-id': 'AY-example',
    components: 'buttons,funding-eligibility,messages',
    currency: 'USD',
  })
  expect(tag?.getAttribute('nonce')).toBe('n-1')
  // Nothing is loaded here; a shopper whose network blocks the script gets the same result.
  await expect(loading).rejects.toThrow('failed to load')
})
