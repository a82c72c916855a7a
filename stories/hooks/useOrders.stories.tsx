import preview from '../../.storybook/preview'
import { manyOrders, noOrders } from '../../mocks/scenarios'
import { type OrderFilter, useOrders } from '../../src/hooks'
import { bare, press, seen } from '../support'
import { showing } from './bare'

/** A customer's orders in bare HTML, and details of the first. */
const BareOrders = showing(({ year, person }: Partial<OrderFilter>) => {
  const { orders, status, count, hasMore, detailOf, loadMore, loadDetail } = useOrders({
    year,
    person,
  })
  const first = orders[0]?.order_id ?? ''
  const { order } = detailOf(first)
  return {
    says: [`${status}: ${orders.length} of ${count}`, `Paid with ${order?.paid_with ?? '?'}`],
    rows: orders.map(({ order_id, ordered_on }) => `${order_id} of ${ordered_on}`),
    verbs: [
      ...(hasMore ? [['Show more', loadMore] as const] : []),
      ['Details', () => loadDetail(first)] as const,
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useOrders', component: BareOrders })

export const ByPages = meta.story(
  bare(manyOrders, async ({ canvas }) => {
    await seen(canvas, ['ready: 5 of 9', 'PO-26114 of 2026-11-27'])
    await press(canvas, 'Show more')
    await seen(canvas, ['ready: 9 of 9', 'PO-16042 of 2016-12-07'])
  }),
)

export const OfAYearAndAPerson = meta.story({
  args: { year: 2024, person: 'ingrid' },
  ...bare(manyOrders, async ({ canvas }) =>
    seen(canvas, ['ready: 1 of 1', 'PO-24166 of 2024-12-04']),
  ),
})

export const Details = meta.story(
  bare(manyOrders, async ({ canvas }) => {
    await seen(canvas, ['ready: 5 of 9', 'Paid with ?'])
    await press(canvas, 'Details')
    await seen(canvas, 'Paid with Visa ending 4242')
  }),
)

export const None = meta.story(bare(noOrders, async ({ canvas }) => seen(canvas, 'ready: 0 of 0')))

export const Failed = meta.story(
  bare(manyOrders, { faults: { getOrders: 'html' } }, async ({ canvas }) =>
    seen(canvas, 'failed: 0 of null'),
  ),
)
