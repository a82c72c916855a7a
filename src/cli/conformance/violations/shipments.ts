import { bent, bentCart, bodyOf, calls, instead, refusal, type Violations } from './violation'

/** Shipments: merging, addresses, dates, costs, messages. */
export const shipmentViolations: Violations = {
  'shipments.merged': {
    'a merge that leaves the loser': instead('postMergeShipments', ({ loser }) =>
      loser < 999_999_999 ? {} : undefined,
    ),
    'a merge that loses a unit':
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
  'shipments.merged-by-address*': {
    'an address in use that does not merge': instead(
      'postShipmentAddress',
      async ({ uuid, crec_id }, { cart }) => {
        const { recipients = [], saved_addresses } = (await cart()) ?? {}
        const address = saved_addresses?.find((one) => String(one.uuid) === String(uuid))
        const isUsed = recipients.some(
          (one) => one.addr_id === address?.addr_id && one.crec_id !== crec_id,
        )
        return isUsed ? {} : undefined
      },
    ),
  },
  'shipments.address': {
    'another address that is forgotten': instead('postShipmentAddress', async (_body, { cart }) => {
      const own = (await cart())?.recipients.filter(({ lname }) => lname === 'Conformance')
      return own?.length === 1 ? {} : undefined
    }),
  },
  'shipments.unknown*': {
    'an unknown shipment that is merged': instead('postMergeShipments', ({ loser }) =>
      loser === 999_999_999 ? {} : undefined,
    ),
  },
  'shipping.base': {
    'a parcel that costs ten dollars more': bentCart((cart) => {
      const isThere = (one: { state: string; lname: string }) =>
        one.lname === 'Conformance' && one.state === 'NE'
      const breakdown = cart.shipping_breakdown
      const extra = cart.recipients.filter(isThere).length * 10
      breakdown['Standard Shipping'] += extra
      breakdown['Shipping Discount'] -= extra
    }),
  },
  'shipping.far': {
    'Alaska at the price of everywhere': bentCart((cart) => {
      const isFar = ({ state }: { state: string }) => state === 'AK'
      if (cart.recipients.some(isFar)) cart.shipping_breakdown['Standard Shipping'] -= 15.05
    }),
  },
  'shipping.date*': {
    'a ship date that is forgotten': instead('postShipping', ({ new_ship_date_data }) =>
      new_ship_date_data.ship_date ? {} : undefined,
    ),
  },
  'shipping.no-date': {
    'method 24 with a ship date': bentCart((cart) => {
      for (const { shipping } of cart.recipients) {
        if (shipping?.ship_id === 24) shipping.ship_date = '2026-12-08'
      }
    }),
  },
  'gift-message.success': {
    'a gift message that is saved as "ok"': bent('postGiftMessage', () => ({ status: 'ok' })),
  },
  'gift-message.success*': {
    'a gift message under another name': bentCart((cart) => {
      for (const shipment of cart.recipients) shipment.gift_message = null
    }),
  },
  'gift-message.limit*': {
    'a gift message that is cut at 200 characters': bentCart((cart) => {
      for (const shipment of cart.recipients) {
        shipment.gift_message = shipment.gift_message.slice(0, 200)
      }
    }),
  },
  'recipients.failed*': {
    'a recipient who is not added, with status 200': instead('putNewRecipient', ({ fname }) =>
      fname === '' ? { newAddress: { addr_id: 1 } } : undefined,
    ),
    'a recipient who breaks the server': instead('putNewRecipient', ({ fname }) =>
      fname === '' ? refusal(500, 'server_error') : undefined,
    ),
  },
  'recipients.limits*': {
    'a company that is cut at 20 characters': bent('putNewRecipient', ({ newAddress }) => {
      newAddress.company = newAddress.company?.slice(0, 20)
    }),
  },
}
