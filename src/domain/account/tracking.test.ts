import { expect, it } from 'vitest'
import { trackingOf } from './tracking'

const LINK = 'https://tracking.example.com/1Z999'

it.each([
  ['shipped', LINK, { url: LINK }],
  ['preparing', LINK, { url: LINK }],
  ['preparing', null, 'later'],
  ['preparing', 'javascript:alert(1)', 'later'],
  ['unknown', null, 'later'],
  ['shipped', null, null],
  ['shipped', 'javascript:alert(1)', null],
  ['delivered', undefined, null],
])(
  'a shipment that is %s with the address %j is followed: %j',
  (status, tracking_url, expected) => {
    expect(trackingOf({ status, tracking_url })).toEqual(expected)
  },
)

it('an e-gift that is not emailed yet never ships, so nothing is promised', () => {
  expect(trackingOf({ status: 'preparing', is_egift: true })).toBeNull()
})
