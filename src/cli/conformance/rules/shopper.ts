import { CROSS_SELL_TYPES, RECENTLY_VIEWED_LIMIT } from '../../../domain/constants'
import { type Check, choice, rule } from '../check'
import { isDone, isUnderstood } from '../outcome'

export const shopperChecks: readonly Check[] = [
  rule('customer.guest', '§6', {
    proves: 'a guest who requests the customer gets 403',
    remedy: 'Return 403 if nobody is signed in; the client then clears the user silently.',
    writes: false,
    async run(context) {
      const exchange = await context.ask('getCustomer')
      if (isDone(exchange)) {
        const { customer } = (exchange.body ?? {}) as { customer?: unknown }
        if (customer)
          context.skip(
            'The session belongs to a customer; run without --cookie to check as a guest.',
          )
      }
      context.must(exchange.status === 403, 'the status 403')
    },
  }),
  rule('recently-viewed.limit', '§5', {
    proves: `there are at most ${RECENTLY_VIEWED_LIMIT} recently viewed items`,
    remedy: `Keep the last ${RECENTLY_VIEWED_LIMIT}, newest first.`,
    writes: false,
    async run(context) {
      const { data } = context
      const items = [
        ...[data.item, data.cheap, data.addOn, data.nonPerishable],
        ...[data.autoDelivery, data.subscription, data.club, data.combo],
      ]
      for (const item of items) {
        if (item) await context.ask('getSkuStock', { params: { skuId: item.sku_id } })
      }
      const { length } = (await context.answer('getRecentlyViewed')).items
      context.must(
        length <= RECENTLY_VIEWED_LIMIT,
        `at most ${RECENTLY_VIEWED_LIMIT} items`,
        `${length} items`,
      )
    },
  }),
  rule('cross-sell.types', '§9', {
    proves: `cross-sell supports the types ${CROSS_SELL_TYPES.join(' and ')}`,
    remedy: 'Support both, with an empty list if there is nothing to offer.',
    writes: false,
    async run(context) {
      const sku_ids = String(context.item('item').sku_id)
      for (const type of CROSS_SELL_TYPES) {
        await context.answer('getCrossSell', { query: { sku_ids, type } })
      }
    },
  }),
  choice('cross-sell.unknown-type', '§8', {
    proves: 'cross-sell with an unknown type offers nothing, so that the error is reported',
    remedy: 'Refuse it with 400.',
    writes: false,
    async run(context) {
      const sku_ids = String(context.item('item').sku_id)
      const query = { sku_ids, type: 'No Such Type' }
      const exchange = await context.ask('getCrossSell', { query })
      const { items } = (exchange.body ?? {}) as { items?: unknown }
      const offers = isDone(exchange) && Array.isArray(items) && items.length > 0
      context.must(!offers, 'a refusal, or an empty list')
      context.must(isUnderstood(exchange), 'a status below 500')
    },
  }),
  choice('mini-cart.count', '§7', {
    proves: 'the mini cart and the quick check count the items of the cart',
    remedy: 'Sum "qty" over all lines.',
    async run(context) {
      const cart = await context.filledCart()
      const due = cart.recipients
        .flatMap(({ items }) => items)
        .reduce((sum, { qty }) => sum + Number(qty ?? 1), 0)
      const { mini_cart } = await context.answer('getMiniCart')
      context.must(mini_cart.item_count === due, `"item_count": ${due}`)
      const quick = await context.answer('getQuickCartCheck')
      context.must(quick.item_count === due, `"item_count": ${due}`)
    },
  }),
]
