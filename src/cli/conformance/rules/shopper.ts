import { CROSS_SELL_TYPES, RECENTLY_VIEWED_LIMIT } from '../../../domain/constants'
import { type Check, rule } from '../check'
import { isDone } from '../outcome'

export const shopperChecks: readonly Check[] = [
  rule(
    'customer.guest',
    '§6',
    'a guest who asks for the customer gets 403',
    'Answer 403 where nobody is signed in: the client then clears the user silently.',
    async (desk) => {
      const exchange = await desk.ask('getCustomer')
      if (isDone(exchange)) {
        const { customer } = (exchange.body ?? {}) as { customer?: unknown }
        if (customer) desk.skip('The session is a customer’s; run without --cookie to see a guest.')
      }
      desk.must(exchange.status === 403, 'the status 403')
    },
    { writes: false },
  ),
  rule(
    'recently-viewed.limit',
    '§5',
    `recently viewed items are the last ${RECENTLY_VIEWED_LIMIT} at most`,
    `Keep the last ${RECENTLY_VIEWED_LIMIT}, newest first.`,
    async (desk) => {
      const { data } = desk
      const items = [
        ...[data.item, data.cheap, data.addOn, data.nonPerishable],
        ...[data.autoDelivery, data.subscription, data.club, data.combo],
      ]
      for (const item of items) {
        if (item) await desk.ask('getSkuStock', { params: { skuId: item.sku_id } })
      }
      const { length } = (await desk.answer('getRecentlyViewed')).items
      desk.must(
        length <= RECENTLY_VIEWED_LIMIT,
        `${RECENTLY_VIEWED_LIMIT} items at most`,
        `${length} items`,
      )
    },
    { writes: false },
  ),
  rule(
    'cross-sell.types',
    '§9',
    `cross-sell knows the types ${CROSS_SELL_TYPES.join(' and ')}`,
    'Answer both, with an empty list where there is nothing to offer.',
    async (desk) => {
      const sku_ids = String(desk.item('item').sku_id)
      for (const type of CROSS_SELL_TYPES) {
        await desk.answer('getCrossSell', { query: { sku_ids, type } })
      }
    },
    { writes: false },
  ),
  rule(
    'cross-sell.unknown-type',
    '§8',
    'cross-sell of an unknown type offers nothing, so that the error is reported',
    'Refuse it with 400.',
    async (desk) => {
      const sku_ids = String(desk.item('item').sku_id)
      const exchange = await desk.ask('getCrossSell', { query: { sku_ids, type: 'No Such Type' } })
      const { items } = (exchange.body ?? {}) as { items?: unknown }
      const offers = isDone(exchange) && Array.isArray(items) && items.length > 0
      desk.must(!offers, 'a refusal, or an empty list')
      desk.must((exchange.status ?? 500) < 500, 'a status below 500')
    },
    { writes: false },
  ),
  rule(
    'mini-cart.count',
    '§7',
    'the mini cart and the quick check count the items of the cart',
    'Sum "qty" over all lines.',
    async (desk) => {
      const { cart } = await desk.place('item', 0, 2)
      const due = cart.recipients
        .flatMap(({ items }) => items)
        .reduce((sum, { qty }) => sum + Number(qty ?? 1), 0)
      const { mini_cart } = await desk.answer('getMiniCart')
      desk.must(mini_cart.item_count === due, `"item_count": ${due}`)
      const quick = await desk.answer('getQuickCartCheck')
      desk.must(quick.item_count === due, `"item_count": ${due}`)
    },
    { basis: 'assumption' },
  ),
]
