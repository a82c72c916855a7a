import preview from '../../.storybook/preview'
import { manyOrders, noOrders } from '../../mocks/scenarios'
import { useLastDecember } from '../../src/hooks'
import { bare, seen } from '../support'
import { showing } from './bare'

/** What was sent last December, in bare HTML. */
const BareDecember = showing(() => {
  const { order, status } = useLastDecember()
  return {
    says: `${status}: ${order ? `${order.order_id} to ${order.shipments.length}` : 'nothing'}`,
  }
})

const meta = preview.meta({ title: 'Hooks/useLastDecember', component: BareDecember })

export const OfThirty = meta.story(
  bare(manyOrders, async ({ canvas }) => seen(canvas, 'ready: PO-25190 to 30')),
)

export const None = meta.story(bare(noOrders, async ({ canvas }) => seen(canvas, 'ready: nothing')))
