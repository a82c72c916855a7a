import { MAX_QUANTITY } from '../../../domain/constants'
import { quantity } from '../../../domain/line/quantity'
import { unitsFor } from '../../../domain/line/stock'
import { type Check, choice, rule } from '../check'
import { isDone, isUnderstood } from '../outcome'
import { UNKNOWN_ID } from '../unknown'

/** The available units in the response to a refused quantity; null if it has none. */
function unitsIn(body: unknown): number | null {
  const { units_available } = (body ?? {}) as { units_available?: unknown }
  return typeof units_available === 'number' ? units_available : null
}

export const stockChecks: readonly Check[] = [
  rule('stock.insufficient', '§8', {
    proves: 'a quantity above stock returns the available units, and changes nothing',
    remedy:
      'Return "units_available" below the requested quantity, with any status, and leave the line unchanged.',
    async run(context) {
      const { line } = await context.place('item')
      const stock = await context.answer('postCheckStock', { body: [line.sku_id] })
      const known = unitsFor(stock, line.item_id) ?? context.skip('The stock of "item" is unknown.')
      const qty = known + 1
      // No client requests more, so a server can refuse more for another reason.
      if (qty > MAX_QUANTITY)
        context.skip(
          `More than ${MAX_QUANTITY - 1} of "item" are in stock; name another with --data.`,
        )
      const body = { clin_id: line.clin_id, qty }
      const units = unitsIn((await context.ask('putQuantity', { body })).body)
      context.must(
        units !== null && units > 0 && units < qty,
        `"units_available" above 0 and below ${qty}`,
      )
      const left = await context.line(line.clin_id)
      const isSame = left !== undefined && quantity(left) === 1
      context.should(isSame, 'a line that still has qty 1')
    },
  }),
  rule('stock.out', '§8', {
    proves: 'a quantity of a sold-out item returns units_available 0',
    remedy: 'Return "units_available": 0, with any status, so that item-out-of-stock is raised.',
    async run(context) {
      const { recipients } = await context.cart()
      const lines = recipients.flatMap(({ items }) => items)
      const body = lines.map(({ sku_id }) => sku_id)
      const stock = lines.length > 0 ? await context.answer('postCheckStock', { body }) : []
      const line =
        lines.find(({ item_id }) => unitsFor(stock, item_id) === 0) ??
        context.skip('The cart has no sold-out line.')
      const more = { clin_id: line.clin_id, qty: quantity(line) + 1 }
      const units = unitsIn((await context.ask('putQuantity', { body: more })).body)
      context.must(units === 0, '"units_available": 0')
    },
  }),
  rule('stock.records', '§3', {
    proves: 'stock is returned as item_id and units, for each requested SKU',
    remedy: 'Return one record per item; omit items that are not stocked.',
    writes: false,
    async run(context) {
      const { item_id, sku_id } = context.item('item')
      const stock = await context.answer('postCheckStock', { body: [sku_id] })
      context.must(unitsFor(stock, item_id) !== null, `a record of item_id ${item_id}`)
    },
  }),
  choice('stock.unknown', '§8', {
    proves: 'an unknown SKU causes no server error',
    remedy: 'Refuse it with 404 or return no units, never 500.',
    writes: false,
    async run(context) {
      const { status } = await context.ask('getSkuStock', { params: { skuId: UNKNOWN_ID } })
      context.must(isUnderstood({ status }), 'a status below 500')
      const exchange = await context.ask('postCheckStock', { body: [UNKNOWN_ID] })
      context.must(isDone(exchange) || isUnderstood(exchange), 'a status below 500')
    },
  }),
]
