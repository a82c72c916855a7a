import type { CartProblemKind } from '../../../domain/cart/validity'
import { cartProblems } from '../../../domain/cart/validity'
import { type Check, choice } from '../check'
import type { TestContext } from '../testContext'

const ORDER: readonly CartProblemKind[] = [
  'item-out-of-stock',
  'insufficient-stock',
  'add-on-qualify',
  'auto-delivery-qualify',
]

/** The problem kinds that the server finds, and those that the rules find in the same cart. */
async function bothSides(context: TestContext) {
  const cart = await context.cart()
  const skus = cart.recipients.flatMap(({ items }) => items.map(({ sku_id }) => sku_id))
  const stock = await context.answer('postCheckStock', { body: skus })
  const { is_valid, problems } = await context.answer('getValidationCheck')
  const distinct = (kinds: readonly string[]) => [...new Set(kinds)]
  return {
    isValid: Boolean(is_valid),
    came: distinct((problems ?? []).map(({ kind }) => kind)),
    due: distinct(cartProblems(cart, stock).map(({ kind }) => kind)),
  }
}

const list = (kinds: readonly string[]) => kinds.join(', ') || 'none'

/** Creates as many problems in the cart as the data file has items for. */
async function fuzz(context: TestContext): Promise<void> {
  if (context.data.addOn) await context.place('addOn', 0)
  if (context.data.subscription) await context.place('subscription', 1)
}

export const validityChecks: readonly Check[] = [
  choice('validity.order', '§4', {
    proves: `problems come in the order ${ORDER.join(', ')}`,
    remedy:
      'Check for the four problems in this order, each across the whole cart, and list them in this order.',
    async run(context) {
      await fuzz(context)
      const { came } = await bothSides(context)
      const known = came.filter((kind) => ORDER.some((one) => one === kind))
      if (known.length < 2)
        context.skip(
          'The cart has fewer than two kinds of problems, so there is no order to check.',
        )
      const sorted = ORDER.filter((kind) => known.includes(kind))
      context.must(list(known) === list(sorted), list(sorted), list(known))
    },
  }),
  choice('validity.found', '§4', {
    proves: 'exactly the problems of the cart are reported',
    remedy: 'Follow specification §4 and §5; the units on hand are those from check-stock-on-cart.',
    async run(context) {
      await fuzz(context)
      const { came, due, isValid } = await bothSides(context)
      const [found, wanted] = [came.toSorted(), due.toSorted()]
      context.must(list(found) === list(wanted), list(wanted), list(found))
      context.must(isValid === (due.length === 0), `"is_valid": ${due.length === 0}`)
    },
  }),
]
