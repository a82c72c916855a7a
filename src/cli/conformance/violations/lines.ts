import {
  type Bent,
  bent,
  bentCart,
  bodyOf,
  calls,
  done,
  eachLine,
  instead,
  refusal,
  type Violation,
  type Violations,
} from './violation'

/** Keeps part of the last emptied shipment, until something is added again. */
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

/** Gives the last swapped line another id. */
function renumbered(): () => Violation {
  return () => {
    let swapped: number | null = null
    return async (passing) => {
      const { request } = passing
      if (calls(request, 'putSku')) swapped = (await bodyOf(request)).clin_id
      const renumber = bentCart((cart) =>
        eachLine(cart, (line) => {
          if (line.clin_id === swapped) line.clin_id += 100_000
        }),
      )
      return renumber()(passing)
    }
  }
}

/** Lines, their quantities and their stock. */
export const lineViolations: Violations = {
  'lines.added': {
    'items that are taken, and not put into the cart': instead(
      'putLineItems',
      async (_body, { cart }) => ({ cart: await cart() }),
    ),
  },
  'lines.quantity': {
    // Lines from before the run have small ids.
    'a quantity that is forgotten': instead('putQuantity', ({ clin_id, qty }) =>
      qty === 2 && clin_id > 1000 ? { units_available: 9, cart: null } : undefined,
    ),
  },
  'lines.size': { 'another size that is forgotten': instead('putSku', () => ({})) },
  'lines.size-id*': { 'another size by another id': renumbered() },
  'lines.quantity-zero': {
    'a quantity of 0 that keeps the line': instead('putQuantity', ({ qty }) =>
      qty === 0 ? { units_available: 9, cart: null } : undefined,
    ),
  },
  'lines.quantity-negative': {
    'a quantity below 0 that is refused': instead('putQuantity', ({ qty }) =>
      qty < 0 ? refusal(422, 'qty') : undefined,
    ),
  },
  'lines.removed, lines.last-removed': {
    'a removal that removes nothing': instead('deleteLineItem', done),
  },
  'lines.last-removed': {
    'a recipient who stays without items': haunted((cart, ghost) =>
      cart.recipients.push({ ...ghost, items: [] }),
    ),
    'totals of a recipient who is gone': haunted((cart, ghost) => {
      cart.recalc_detail.shipping[ghost.recipient_guid] = 0
    }),
  },
  'lines.unknown*': {
    'an unknown line that breaks the server': instead('putQuantity', ({ clin_id }) =>
      clin_id === 999_999_999 ? refusal(500, 'server_error') : undefined,
    ),
    'an unknown line that is taken': instead('putQuantity', ({ clin_id }) =>
      clin_id === 999_999_999 ? { units_available: 9, cart: null } : undefined,
    ),
  },
  'stock.insufficient': {
    'a quantity that cannot be had, without the units there are': instead(
      'putQuantity',
      ({ qty }) => (qty > 40 ? refusal(409, 'insufficient-stock') : undefined),
    ),
  },
  'stock.out': {
    'something sold out, of which one is said to be left':
      () =>
      async ({ next }) => {
        const response = await next()
        if (response.status !== 409) return response
        const body = await response.json()
        if (body.units_available !== 0) return Response.json(body, { status: 409 })
        return Response.json({ ...body, units_available: 1 }, { status: 409 })
      },
  },
  'stock.records': {
    'stock without a record of what was asked for': instead('postCheckStock', (skus) =>
      skus.length === 1 ? [] : undefined,
    ),
  },
  'stock.unknown*': {
    'an unknown sku that breaks the server': instead('getSkuStock', (_body, { request }) =>
      request.url.endsWith('999999999') ? refusal(500, 'server_error') : undefined,
    ),
  },
  'totals.sum*': {
    'a cart total that is a cent too high': bentCart((cart) => {
      const totals = cart.summary_section_totals
      totals.cart_net_total = Math.round(totals.cart_net_total * 100 + 1) / 100
    }),
  },
  'totals.merchandise*': {
    'merchandise that misses a cent, and a total that follows it': bentCart((cart) => {
      const totals = cart.summary_section_totals
      totals.cart_net_total = Math.round(totals.cart_net_total * 100 - 1) / 100
      totals.before_shipping_subtotal = Math.round(totals.before_shipping_subtotal * 100 - 1) / 100
    }),
  },
  'totals.lines*': {
    'the sum of a line for one unit only': bentCart((cart) =>
      eachLine(cart, (line) => {
        line.display_totals.display_subtotal = line.price
      }),
    ),
  },
  'mini-cart.count*': {
    'a mini cart that counts lines': bent('getMiniCart', ({ mini_cart }) => {
      mini_cart.item_count = 1
    }),
  },
}
