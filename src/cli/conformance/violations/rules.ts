import { bent, bentCart, bodyOf, calls, eachLine, instead, type Violations } from './violation'

/** Validity, add-ons, auto-delivery, and the shopper. */
export const ruleViolations: Violations = {
  'validity.order*': {
    'problems in another order': bent('getValidationCheck', ({ problems }) => {
      problems.reverse()
    }),
  },
  'validity.found*': {
    'add-ons that are never held against a cart': bent('getValidationCheck', (answer) => {
      answer.problems = answer.problems.filter(({ kind }: never) => kind !== 'add-on-qualify')
    }),
    'a cart with problems that is said to be valid': bent('getValidationCheck', (answer) => {
      answer.is_valid = true
    }),
  },
  'add-ons.qualify': {
    'add-ons that always qualify': bent('getCart', (answer) => {
      answer.cart_addon_qualify = true
    }),
  },
  'add-ons.parent': {
    'add-ons that never get a parent': bentCart((cart) =>
      eachLine(cart, (line) => {
        line.detail.parent_clin_id = null
      }),
    ),
  },
  'add-ons.parent-price*': {
    'a parent below $59.95': () => {
      const parents = new Map<number, number>()
      return async (passing) => {
        const { request } = passing
        if (calls(request, 'putParentLine')) {
          const { clin_id, newParent } = await bodyOf(request)
          parents.set(clin_id, newParent)
          return Response.json({})
        }
        const follow = bentCart((cart) =>
          eachLine(cart, (line) => {
            line.detail.parent_clin_id = parents.get(line.clin_id) ?? line.detail.parent_clin_id
          }),
        )
        return follow()(passing)
      }
    },
  },
  'auto-delivery.set': {
    'a frequency that is forgotten': instead('putLineAutoDelivery', ({ selected_frequency }) =>
      selected_frequency === '2' ? {} : undefined,
    ),
  },
  'auto-delivery.off': {
    "a frequency of '0' that leaves auto-delivery on": instead(
      'putLineAutoDelivery',
      ({ selected_frequency }) => (selected_frequency === '0' ? {} : undefined),
    ),
  },
  'customer.guest': {
    'a guest who is told 401': instead('getCustomer', () =>
      Response.json({ error: 'no' }, { status: 401 }),
    ),
  },
  'row.getCustomer, customer.guest': {
    'a guest who gets a customer that is none': instead('getCustomer', () => ({ customer: null })),
  },
  'recipients.myself': {
    'the address of the shopper by another uuid': bentCart(({ saved_addresses }) => {
      for (const address of saved_addresses) if (address.is_myself) address.uuid = '1'
    }),
  },
  'recently-viewed.limit': {
    'more than four items that were viewed': bent('getRecentlyViewed', ({ items }) => ({
      items: [...items, ...items, { item_id: 1001, sku_id: 10011 }],
    })),
  },
  'cross-sell.types': {
    'cross-sell that does not know In-Cart Specials': instead(
      'getCrossSell',
      (_body, { request }) =>
        request.url.includes('Specials')
          ? Response.json({ error: 'type' }, { status: 400 })
          : undefined,
    ),
  },
  'cross-sell.unknown-type*': {
    'cross-sell that offers something for a type that nobody knows': instead(
      'getCrossSell',
      (_body, { request }) =>
        request.url.includes('No') ? { items: [{ item_id: 1, sku_id: 1 }] } : undefined,
    ),
  },
  'tax.cart-not-found*': {
    'a cart that is not found, under another key': bent('getTax', ({ tax, error }) => ({
      tax,
      reason: error,
    })),
  },
  'tax.cart-not-found': {
    'a cart that is not found, by another word': bent('getTax', () => ({ error: 'no_cart' })),
  },
}
