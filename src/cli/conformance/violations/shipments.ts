import { bent, bentCart, bodyOf, calls, instead, type Planted, refusal } from './violation'

/** Shipments: merging, addresses, dates, costs, messages. */
export const shipmentViolations: readonly Planted[] = [
  {
    name: 'a merge that leaves the loser',
    found: ['shipments.merged'],
    plant: instead('postMergeShipments', ({ loser }) => (loser < 999_999_999 ? {} : undefined)),
  },
  {
    name: 'a merge that loses a unit',
    found: ['shipments.merged'],
    plant:
      () =>
      async ({ request, next, cart }) => {
        if (!calls(request, 'postMergeShipments')) return next()
        const { winner } = await bodyOf(request)
        const response = await next()
        const line = (await cart())?.recipients.find(({ crec_id }) => crec_id === winner)?.items[0]
        if (!response.ok || !line) return response
        const body = JSON.stringify({ clin_id: line.clin_id, qty: 2 })
        const url = request.url.replace('merge-shipments', 'line-item-quantity/')
        await next(new Request(url, { method: 'PUT', headers: request.headers, body }))
        return Response.json({})
      },
  },
  {
    name: 'an address in use that does not merge',
    found: ['shipments.merged-by-address'],
    plant: instead('postShipmentAddress', async ({ uuid, crec_id }, { cart }) => {
      const { recipients = [], saved_addresses } = (await cart()) ?? {}
      const address = saved_addresses?.find((one) => String(one.uuid) === String(uuid))
      const isUsed = recipients.some(
        (one) => one.addr_id === address?.addr_id && one.crec_id !== crec_id,
      )
      return isUsed ? {} : undefined
    }),
  },
  {
    name: 'another address that is forgotten',
    found: ['shipments.address'],
    plant: instead('postShipmentAddress', async (_body, { cart }) => {
      const own = (await cart())?.recipients.filter(({ lname }) => lname === 'Conformance')
      return own?.length === 1 ? {} : undefined
    }),
  },
  {
    name: 'an unknown shipment that is merged',
    found: ['shipments.unknown'],
    plant: instead('postMergeShipments', ({ loser }) => (loser === 999_999_999 ? {} : undefined)),
  },
  {
    name: 'a parcel that costs ten dollars more',
    found: ['shipping.base'],
    plant: bentCart((cart) => {
      const isThere = (one: { state: string; lname: string }) =>
        one.lname === 'Conformance' && one.state === 'NE'
      const breakdown = cart.shipping_breakdown
      const extra = cart.recipients.filter(isThere).length * 10
      breakdown['Standard Shipping'] += extra
      breakdown['Shipping Discount'] -= extra
    }),
  },
  {
    name: 'Alaska at the price of everywhere',
    found: ['shipping.far'],
    plant: bentCart((cart) => {
      const isFar = ({ state }: { state: string }) => state === 'AK'
      if (cart.recipients.some(isFar)) cart.shipping_breakdown['Standard Shipping'] -= 15.05
    }),
  },
  {
    name: 'a ship date that is forgotten',
    found: ['shipping.date'],
    plant: instead('postShipping', ({ new_ship_date_data }) =>
      new_ship_date_data.ship_date ? {} : undefined,
    ),
  },
  {
    name: 'method 24 with a ship date',
    found: ['shipping.no-date'],
    plant: bentCart((cart) => {
      for (const { shipping } of cart.recipients) {
        if (shipping?.ship_id === 24) shipping.ship_date = '2026-12-08'
      }
    }),
  },
  {
    name: 'a gift message that is saved as "ok"',
    found: ['gift-message.success'],
    plant: bent('postGiftMessage', () => ({ status: 'ok' })),
  },
  {
    name: 'a gift message that is cut at 200 characters',
    found: ['gift-message.limit'],
    plant: bentCart((cart) => {
      for (const shipment of cart.recipients) {
        shipment.gift_message = shipment.gift_message.slice(0, 200)
      }
    }),
  },
  {
    name: 'a recipient who is not added, with status 200',
    found: ['recipients.failed'],
    plant: instead('putNewRecipient', ({ fname }) =>
      fname === '' ? { newAddress: { addr_id: 1 } } : undefined,
    ),
  },
  {
    name: 'a recipient who breaks the server',
    found: ['recipients.failed'],
    plant: instead('putNewRecipient', ({ fname }) =>
      fname === '' ? refusal(500, 'server_error') : undefined,
    ),
  },
  {
    name: 'a company that is cut at 20 characters',
    found: ['recipients.limits'],
    plant: bent('putNewRecipient', ({ newAddress }) => {
      newAddress.company = newAddress.company?.slice(0, 20)
    }),
  },
]
