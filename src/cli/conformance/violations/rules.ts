import { bent, bentCart, bodyOf, calls, eachLine, instead, type Planted } from './violation'

/** Validity, add-ons, auto-delivery, and what the shopper is told. */
export const ruleViolations: readonly Planted[] = [
  {
    name: 'problems in another order',
    found: ['validity.order'],
    plant: bent('getValidationCheck', ({ problems }) => {
      problems.reverse()
    }),
  },
  {
    name: 'add-ons that are never held against a cart',
    found: ['validity.found'],
    plant: bent('getValidationCheck', (answer) => {
      answer.problems = answer.problems.filter(({ kind }: never) => kind !== 'add-on-qualify')
    }),
  },
  {
    name: 'a cart with problems that is said to be valid',
    found: ['validity.found'],
    plant: bent('getValidationCheck', (answer) => {
      answer.is_valid = true
    }),
  },
  {
    name: 'add-ons that always qualify',
    found: ['add-ons.qualify'],
    plant: bent('getCart', (answer) => {
      answer.cart_addon_qualify = true
    }),
  },
  {
    name: 'add-ons that never get a parent',
    found: ['add-ons.parent'],
    plant: bentCart((cart) =>
      eachLine(cart, (line) => {
        line.detail.parent_clin_id = null
      }),
    ),
  },
  {
    name: 'a parent below $59.95',
    found: ['add-ons.parent-price'],
    plant: () => {
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
  {
    name: 'a frequency that is forgotten',
    found: ['auto-delivery.set'],
    plant: instead('putLineAutoDelivery', ({ selected_frequency }) =>
      selected_frequency === '2' ? {} : undefined,
    ),
  },
  {
    name: "a frequency of '0' that leaves auto-delivery on",
    found: ['auto-delivery.off'],
    plant: instead('putLineAutoDelivery', ({ selected_frequency }) =>
      selected_frequency === '0' ? {} : undefined,
    ),
  },
  {
    name: 'a guest who is told 401',
    found: ['customer.guest'],
    plant: instead('getCustomer', () => Response.json({ error: 'no' }, { status: 401 })),
  },
  {
    name: 'a guest who gets a customer that is none',
    found: ['row.getCustomer', 'customer.guest'],
    plant: instead('getCustomer', () => ({ customer: null })),
  },
  {
    name: 'the address of the shopper by another uuid',
    found: ['recipients.myself'],
    plant: bentCart(({ saved_addresses }) => {
      for (const address of saved_addresses) if (address.is_myself) address.uuid = '1'
    }),
  },
  {
    name: 'more than four items that were viewed',
    found: ['recently-viewed.limit'],
    plant: bent('getRecentlyViewed', ({ items }) => ({
      items: [...items, ...items, { item_id: 1001, sku_id: 10011 }],
    })),
  },
  {
    name: 'cross-sell that does not know In-Cart Specials',
    found: ['cross-sell.types'],
    plant: instead('getCrossSell', (_body, { request }) =>
      request.url.includes('Specials')
        ? Response.json({ error: 'type' }, { status: 400 })
        : undefined,
    ),
  },
  {
    name: 'cross-sell that offers something for a type that nobody knows',
    found: ['cross-sell.unknown-type'],
    plant: instead('getCrossSell', (_body, { request }) =>
      request.url.includes('No') ? { items: [{ item_id: 1, sku_id: 1 }] } : undefined,
    ),
  },
  {
    name: 'a cart that is not found, under another key',
    found: ['tax.cart-not-found'],
    plant: bent('getTax', ({ tax, error }) => ({ tax, reason: error })),
  },
]
