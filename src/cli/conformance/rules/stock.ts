import { quantity } from '../../../domain/line/quantity'
import { unitsFor } from '../../../domain/line/stock'
import { type Check, rule } from '../check'
import { isDone } from '../outcome'
import { UNKNOWN_ID } from '../unknown'

const TOO_MANY = 900_000

/** The units that a refused quantity names; null where it names none. */
function unitsIn(body: unknown): number | null {
  const { units_available } = (body ?? {}) as { units_available?: unknown }
  return typeof units_available === 'number' ? units_available : null
}

export const stockChecks: readonly Check[] = [
  rule(
    'stock.insufficient',
    '§8',
    'a quantity that cannot be had is answered with the units there are, and nothing is changed',
    'Answer "units_available" below the request, whatever the status, and leave the line as it is.',
    async (desk) => {
      const { line } = await desk.place('item')
      const body = { clin_id: line.clin_id, qty: TOO_MANY }
      const units = unitsIn((await desk.ask('putQuantity', { body })).body)
      desk.must(
        units !== null && units > 0 && units < TOO_MANY,
        `"units_available" above 0 and below ${TOO_MANY}`,
      )
      const { recipients } = await desk.cart()
      const left = recipients
        .flatMap(({ items }) => items)
        .find((one) => one.clin_id === line.clin_id)
      desk.must(left !== undefined && quantity(left) === 1, 'a line that still has qty 1')
    },
  ),
  rule(
    'stock.out',
    '§8',
    'a quantity of what is sold out is answered with units_available 0',
    'Answer "units_available": 0, whatever the status, so that item-out-of-stock is raised.',
    async (desk) => {
      const { recipients } = await desk.cart()
      const lines = recipients.flatMap(({ items }) => items)
      if (lines.length === 0) desk.skip('The given cart holds no line that is sold out.')
      const stock = await desk.answer('postCheckStock', { body: lines.map(({ sku_id }) => sku_id) })
      const line =
        lines.find(({ item_id }) => unitsFor(stock, item_id) === 0) ??
        desk.skip('The given cart holds no line that is sold out.')
      const body = { clin_id: line.clin_id, qty: quantity(line) + 1 }
      const units = unitsIn((await desk.ask('putQuantity', { body })).body)
      desk.must(units === 0, '"units_available": 0')
    },
  ),
  rule(
    'stock.records',
    '§3',
    'stock is told by item_id and units, for each sku that was asked for',
    'Answer one record per item; leave out what nobody stocks.',
    async (desk) => {
      const { item_id, sku_id } = desk.item('item')
      const stock = await desk.answer('postCheckStock', { body: [sku_id] })
      desk.must(unitsFor(stock, item_id) !== null, `a record of item_id ${item_id}`)
    },
    { writes: false },
  ),
  rule(
    'stock.unknown',
    '§8',
    'a sku that nobody knows breaks nothing',
    'Refuse it with 404, or answer no units; never 500.',
    async (desk) => {
      const { status } = await desk.ask('getSkuStock', { params: { skuId: UNKNOWN_ID } })
      desk.must((status ?? 500) < 500, 'a status below 500')
      const exchange = await desk.ask('postCheckStock', { body: [UNKNOWN_ID] })
      desk.must(isDone(exchange) || (exchange.status ?? 500) < 500, 'a status below 500')
    },
    { basis: 'assumption', writes: false },
  ),
]
