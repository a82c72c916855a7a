import type { Shop } from './shop'

/** A recipient with their items: sku, quantity. */
interface Gift {
  name: readonly [fname: string, lname: string]
  address: Readonly<Record<string, string>>
  lines: readonly (readonly [sku: number, qty: number])[]
  message: string
}

const GIFTS: readonly Gift[] = [
  {
    name: ['Dana', 'Lee'],
    address: { address_1: '412 Maple Avenue', city: 'Portland', state: 'OR', postal_code: '97205' },
    lines: [[10011, 1]],
    message: 'Happy birthday, Dana! Dinner is on us. Love, Margaret and Tom',
  },
  {
    name: ['Walter', 'Hughes'],
    address: { address_1: '18 Harbor Road', city: 'Anchorage', state: 'AK', postal_code: '99501' },
    lines: [
      [10021, 1],
      [12011, 1],
    ],
    message: 'Thank you for the fishing trip. See you in spring!',
  },
  {
    name: ['Rosa', 'Delgado'],
    address: { address_1: '77 Orchard Lane', city: 'Santa Fe', state: 'NM', postal_code: '87501' },
    lines: [[13011, 2]],
    message: '',
  },
  {
    name: ['The', 'Nakamuras'],
    address: {
      address_1: '2600 Lakeview Drive',
      city: 'Madison',
      state: 'WI',
      postal_code: '53703',
    },
    lines: [[16011, 1]],
    message: 'Welcome to the new house! From all of us at number nine.',
  },
]

const MINE: Gift['lines'] = [
  [10031, 1],
  [11012, 2],
]

/** Makes a cart with five recipients, by the calls that a shopper's browser would make. */
export async function fillCart(shop: Shop): Promise<void> {
  const own = (await shop.addresses()).find(({ is_myself }) => is_myself)
  const home = { address_1: '9 Elm Street', city: 'Kansas City', state: 'MO', postal_code: '64108' }
  const me = { fname: 'Margaret', lname: 'Ellis', phone: '8165550142', ...home }
  await shop.send('PUT', '/checkout/pdp-add-new-recipient', { addr_id: own?.addr_id, ...me })
  await add(shop, own?.addr_id ?? 0, MINE)
  for (const gift of GIFTS) await send(shop, gift)
}

async function send(shop: Shop, { name: [fname, lname], address, lines, message }: Gift) {
  const recipient = { fname, lname, phone: '8005550142', ...address }
  const answer = await shop.send('PUT', '/checkout/pdp-add-new-recipient', recipient)
  if (!answer.ok) return
  const { addr_id } = answer.body.newAddress as { addr_id: number }
  await add(shop, addr_id, lines)
  if (!message) return
  const shipment = (await shop.cart()).recipients.find((one) => one.addr_id === addr_id)
  const message_data = { is_a_gift: true, gift_message: message }
  await shop.send('POST', '/checkout/change-recipient-gift-message', {
    crec_id: shipment?.crec_id,
    message_data,
  })
}

const add = (shop: Shop, addr_id: number, lines: Gift['lines']) =>
  shop.send('PUT', '/checkout/line-item', {
    lineitems: lines.map(([sku_id, qty]) => ({
      item_id: Math.floor(sku_id / 10),
      sku_id,
      qty,
      addr_id,
      location: 'demo',
    })),
  })
