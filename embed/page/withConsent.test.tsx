import { afterEach, expect, it, vi } from 'vitest'
import { parseOptions } from './options'
import { withConsent } from './withConsent'

const page = window as unknown as Record<string, unknown>
afterEach(() => {
  delete page.mayTell
})

it.each([
  ['an impression', '/api/impression/cross-sell?type=Addons', 'mayTell', undefined, 0],
  ['an impression', '/api/impression/cross-sell?type=Addons', 'mayTell', false, 0],
  ['an impression', '/api/impression/cross-sell?type=Addons', 'mayTell', true, 1],
  ['an impression', '/api/impression/cross-sell?type=Addons', undefined, undefined, 1],
  ['the cart', '/api/checkout/cart', 'mayTell', undefined, 1],
])(
  'for %s at %s, with consent %s set to %s, %s requests are sent',
  async (_what, url, consent, given, sent) => {
    if (given !== undefined) page.mayTell = given
    const send = vi.fn<typeof fetch>(async () => new Response('{}'))
    const answer = await withConsent(parseOptions({ consent }), send)(url)
    expect(send).toHaveBeenCalledTimes(sent)
    // An empty list is no failure, which would be reported.
    expect(await answer.json()).toEqual(sent === 1 ? {} : { items: [] })
  },
)
