import { type Check, choice, rule } from '../check'

const NO_ORDER = 'It needs an order, but none was placed.'

/** Checks after an order is placed; they run last, after the row that places it. */
export const orderChecks: readonly Check[] = [
  choice('order.status', '§7', {
    proves: 'the answer to an order says whether it was placed or declined',
    remedy:
      'Return "status": "placed", or "declined" with a "decline_code". With any other word, shoppers are told that the order is being checked.',
    writes: false,
    async run(context) {
      const { orderStatus } = context
      if (orderStatus === null) context.skip(NO_ORDER)
      context.must(
        orderStatus === 'placed' || orderStatus === 'declined',
        '"status": "placed" or "declined"',
        `"status": "${orderStatus}"`,
      )
    },
  }),
  rule('order.clears-cart', '§4', {
    proves: 'a new order clears the cart',
    remedy: 'Give the session an empty cart, or a new one, once the order is placed.',
    writes: false,
    async run(context) {
      const { orderStatus } = context
      if (orderStatus === 'declined')
        context.skip('The order was declined; add a "payment" that is accepted with --data.')
      if (orderStatus !== 'placed') context.skip(NO_ORDER)
      const { recipients } = await context.cart()
      context.must(recipients.length === 0, 'no recipients', `${recipients.length} recipients`)
    },
  }),
]
