import { type Check, rule } from '../check'

/** Checks after an order is placed; they run last, after the row that places it. */
export const orderChecks: readonly Check[] = [
  rule('order.clears-cart', '§4', {
    proves: 'a new order clears the cart',
    remedy: 'Give the session an empty cart, or a new one, once the order is placed.',
    writes: false,
    async run(context) {
      if (!context.hasOrdered) context.skip('It needs an order, but none was placed.')
      const { recipients } = await context.cart()
      context.must(recipients.length === 0, 'no recipients', `${recipients.length} recipients`)
    },
  }),
]
