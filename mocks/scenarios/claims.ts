import type { ClaimRecord } from '../db'
import type { Scenario } from '../scenario'
import { threeNamesOnly } from './checkout'
import { nowhere } from './make'
import { arriving, customerWith, placed } from './orderRecords'
import { smallBox } from './products'

/** The token of these scenarios' link, after the `#`. */
export const CLAIM_TOKEN = 'story-link'

const UNTIL = Date.parse('2026-12-18T06:00:00Z')

/** A scenario's gifts, the first of which is waiting for its recipient's address. */
const asked =
  (world: () => Scenario, over: Partial<ClaimRecord> = {}) =>
  (): Scenario => {
    const { cart, ...rest } = world()
    const [first] = cart?.recipients ?? []
    const claim = {
      token: CLAIM_TOKEN,
      claim_id: 61,
      crec_id: first?.crec_id ?? 0,
      sender: 'Margaret Holloway',
      fname: first?.fname ?? '',
      lname: first?.lname ?? '',
      may_move_date: true,
      status: 'waiting',
      until: UNTIL,
      ...over,
    } as const
    return { ...rest, cart, claims: [claim] }
  }

/** Three names; the first recipient was sent a link and can choose the day. */
export const addressAskedFor = asked(threeNamesOnly)

/** The same, but the recipient cannot choose the day. */
export const addressAskedForOnADay = asked(smallBox, { may_move_date: false })

/** The same, with all names at maximum length. */
export const longestClaim = asked(threeNamesOnly, {
  sender: 'Maximiliana-The Featherstonehau',
  fname: 'Bartholomew-Jos',
  lname: 'Wolfeschlegelst',
})

/** The same, with an expired link. */
export const linkOver = asked(threeNamesOnly, { until: Date.parse('2026-12-01T06:00:00Z') })

/** The same, answered with an address in Hawaii, where shipping costs more. */
export const addressToApprove = asked(threeNamesOnly, {
  status: 'approve',
  answer: {
    fields: {
      fname: 'Eleanor',
      lname: 'Whitfield',
      address_1: '12 Kalakaua Avenue',
      city: 'Honolulu',
      state: 'HI',
      postal_code: '96815',
      phone: '8085550142',
    },
    delivery_date: null,
    extra_cents: 1505,
  },
})

/** An order for two recipients, one of whom has not answered the address link yet. */
export const orderAwaitingAddress = (over: Partial<ClaimRecord> = {}): Scenario => {
  const world = customerWith((make) =>
    placed(
      make,
      ['PO-26119', '2026-11-30'],
      [
        make.gift(0, [make.line(10011)], {
          ...arriving('2026-12-17', '2026-12-15'),
          ...{ ...nowhere, addr_id: null, awaits_address: true },
        }),
        make.gift(1, [make.line(13011)], arriving('2026-12-17', '2026-12-15')),
      ],
    ),
  )()
  const [order] = world.orders ?? []
  const [first] = order?.cart.recipients ?? []
  const { claims } = asked(() => world, {
    ...{ order_id: 'PO-26119', crec_id: first?.crec_id ?? 0 },
    ...{ fname: 'Eleanor', lname: 'Whitfield' },
    ...over,
  })()
  return { ...world, claims }
}

/** The same, answered with an address in Hawaii. */
export const orderedAddressToApprove = (): Scenario => {
  const [answered] = addressToApprove().claims ?? []
  return orderAwaitingAddress({ status: 'approve', answer: answered?.answer })
}
