import { fits } from '../../domain/schema/guard'
import { Blocked, Skip, Violation } from './checkErrors'
import { isDone, isUnderstood } from './outcome'
import { place } from './place'
import { recipients } from './recipients'
import { SHOWN_ANSWERS } from './shown'
import { table } from './table'
import type { TestContext } from './testContext'
import type { Ask, Exchange } from './wire'

/** Creates the context for the checks of a run. */
export function createTestContext(
  ask: Ask,
  given: Pick<TestContext, 'data' | 'mayPlaceOrder'>,
): TestContext {
  const context: TestContext = {
    ...given,
    before: null,
    orderStatus: null,
    last: null,
    lastWrite: null,

    async ask(name, input) {
      const exchange = await ask(name, input)
      context.last = exchange
      const { method, stale } = table[name]
      if (method !== 'GET' && stale.length > 0) context.lastWrite = exchange
      if (name === 'putPlaceOrder' && isDone(exchange))
        context.orderStatus = String(Object(exchange.body).status)
      return exchange
    },

    async answer(name, input) {
      const exchange = await context.ask(name, input)
      const { answer } = table[name]
      // As in the client, an invalid optional field counts as absent from here on.
      const isGood = isDone(exchange) && (answer === null || fits(answer, exchange.body))
      if (!isGood) throw blockedBy(exchange, `a valid answer from ${name}`)
      // The guard has accepted it, or the row has no answer to read.
      return exchange.body as never
    },

    async change(name, input) {
      const exchange = await context.ask(name, input)
      if (!isDone(exchange)) throw blockedBy(exchange, `${name} to be accepted`)
      return context.cart()
    },

    cart: async () => (await context.answer('getCart')).cart,

    async line(lineId) {
      const { recipients } = await context.cart()
      return recipients.flatMap(({ items }) => items).find(({ clin_id }) => clin_id === lineId)
    },

    recipient: (index) => recipient(index),

    item: (name) => context.known(context.data[name], `"${name}"`),

    known: (value, what) => value ?? context.skip(`No ${what} is available; add one with --data.`),

    place: (name, to = 0, qty = 1) => place(context, context.item(name), { to, qty }),

    async filledCart() {
      try {
        return (await context.place('item', 0, 2)).cart
      } catch (error) {
        const cart = await context.cart()
        if (cart.recipients.length === 0) throw error
        return cart
      }
    },

    must(isSo, expected, sight) {
      if (!isSo) throw new Violation(expected, typeof sight === 'string' ? { seen: sight } : sight)
    },

    should(isSo, expected, sight) {
      const seen = typeof sight === 'string' ? { seen: sight } : sight
      context.must(isSo, expected, { ...seen, basis: 'contract' })
    },

    mustRefuse: (exchange) =>
      context.must(
        !isDone(exchange) && isUnderstood(exchange),
        'a refusal: a status from 400 to 499',
        { at: exchange },
      ),

    skip(reason) {
      throw new Skip(reason)
    },
  }
  const recipient = recipients(context)
  return context
}

/** Blocks the check by its row. If §7 does not show the row's answer, its shape is the contract's choice. */
const blockedBy = (at: Exchange, expected: string) =>
  new Blocked(`row.${at.name}`, expected, {
    at,
    ...(isDone(at) && !SHOWN_ANSWERS.has(at.name) ? { basis: 'contract' } : {}),
  })
