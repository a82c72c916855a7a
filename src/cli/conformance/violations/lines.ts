import {
  type Bent,
  bent,
  bentCart,
  calls,
  eachLine,
  instead,
  type Planted,
  refusal,
  type Violation,
} from './violation'

/** Keeps something of the parcel that was emptied last, until something is added again. */
const haunted =
  (haunt: (cart: Bent, ghost: Bent) => void): (() => Violation) =>
  () => {
    let ghost: Bent = null
    return async (passing) => {
      const { request, next, cart } = passing
      if (calls(request, 'putLineItems')) ghost = null
      if (calls(request, 'deleteLineItem')) {
        const lineId = Number(new URL(request.url).pathname.split('/').at(-1))
        const { recipients = [] } = (await cart()) ?? {}
        ghost = recipients.find(({ items }) => items.some((line) => line.clin_id === lineId))
      }
      const haunting = bentCart((known) => ghost && haunt(known, ghost))
      return haunting()({ request, next, cart })
    }
  }

/** Lines, their quantities and their stock. */
export const lineViolations: readonly Planted[] = [
  {
    name: 'items that are taken, and not put into the cart',
    found: ['lines.added'],
    plant: instead('putLineItems', async (_body, { cart }) => ({ cart: await cart() })),
  },
  {
    name: 'a quantity that is forgotten',
    found: ['lines.quantity'],
    // Lines that were there before the run have small ids.
    plant: instead('putQuantity', ({ clin_id, qty }) =>
      qty === 2 && clin_id > 1000 ? { units_available: 9, cart: null } : undefined,
    ),
  },
  {
    name: 'another size that is forgotten',
    found: ['lines.size'],
    plant: instead('putSku', () => ({})),
  },
  {
    name: 'a quantity of 0 that keeps the line',
    found: ['lines.quantity-zero'],
    plant: instead('putQuantity', ({ qty }) =>
      qty === 0 ? { units_available: 9, cart: null } : undefined,
    ),
  },
  {
    name: 'a quantity below 0 that is refused',
    found: ['lines.quantity-negative'],
    plant: instead('putQuantity', ({ qty }) => (qty < 0 ? refusal(422, 'qty') : undefined)),
  },
  {
    name: 'a removal that removes nothing',
    found: ['lines.removed', 'lines.last-removed'],
    plant: instead('deleteLineItem', () => new Response(null, { status: 204 })),
  },
  {
    name: 'a recipient who stays without items',
    found: ['lines.last-removed'],
    plant: haunted((cart, ghost) => cart.recipients.push({ ...ghost, items: [] })),
  },
  {
    name: 'totals of a recipient who is gone',
    found: ['lines.last-removed'],
    plant: haunted((cart, ghost) => {
      cart.recalc_detail.shipping[ghost.recipient_guid] = 0
    }),
  },
  {
    name: 'an unknown line that breaks the server',
    found: ['lines.unknown'],
    plant: instead('putQuantity', ({ clin_id }) =>
      clin_id === 999_999_999 ? refusal(500, 'server_error') : undefined,
    ),
  },
  {
    name: 'an unknown line that is taken',
    found: ['lines.unknown'],
    plant: instead('putQuantity', ({ clin_id }) =>
      clin_id === 999_999_999 ? { units_available: 9, cart: null } : undefined,
    ),
  },
  {
    name: 'a quantity that cannot be had, without the units there are',
    found: ['stock.insufficient'],
    plant: instead('putQuantity', ({ qty }) =>
      qty > 1000 ? refusal(409, 'insufficient-stock') : undefined,
    ),
  },
  {
    name: 'something sold out, of which one is said to be left',
    found: ['stock.out'],
    plant:
      () =>
      async ({ next }) => {
        const response = await next()
        if (response.status !== 409) return response
        const body = await response.json()
        if (body.units_available !== 0) return Response.json(body, { status: 409 })
        return Response.json({ ...body, units_available: 1 }, { status: 409 })
      },
  },
  {
    name: 'stock without a record of what was asked for',
    found: ['stock.records'],
    plant: instead('postCheckStock', (skus) => (skus.length === 1 ? [] : undefined)),
  },
  {
    name: 'an unknown sku that breaks the server',
    found: ['stock.unknown'],
    plant: instead('getSkuStock', (_body, { request }) =>
      request.url.endsWith('999999999') ? refusal(500, 'server_error') : undefined,
    ),
  },
  {
    name: 'a cart total that is a cent too high',
    found: ['totals.sum'],
    plant: bentCart((cart) => {
      const totals = cart.summary_section_totals
      totals.cart_net_total = Math.round(totals.cart_net_total * 100 + 1) / 100
    }),
  },
  {
    name: 'merchandise that misses a cent, and a total that follows it',
    found: ['totals.merchandise'],
    plant: bentCart((cart) => {
      const totals = cart.summary_section_totals
      totals.cart_net_total = Math.round(totals.cart_net_total * 100 - 1) / 100
      totals.before_shipping_subtotal = Math.round(totals.before_shipping_subtotal * 100 - 1) / 100
    }),
  },
  {
    name: 'the sum of a line for one unit only',
    found: ['totals.lines'],
    plant: bentCart((cart) =>
      eachLine(cart, (line) => {
        line.display_totals.display_subtotal = line.price
      }),
    ),
  },
  {
    name: 'a mini cart that counts lines',
    found: ['mini-cart.count'],
    plant: bent('getMiniCart', ({ mini_cart }) => {
      mini_cart.item_count = 1
    }),
  },
]
