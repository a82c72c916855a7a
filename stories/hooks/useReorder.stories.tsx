import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { againSoldOut, orderForThirty } from '../../mocks/scenarios'
import { useReorder } from '../../src/hooks'
import { bare, press, seen, stageOf } from '../support'
import { showing } from './bare'

/** Reordering in bare HTML: recipients and gifts, and the actions. */
const BareReorder = showing(() => {
  const again = useReorder('PO-25190')
  const { status, gifts, chosen, sum, days, dates, run } = again
  const [day] = days
  const lacking = gifts.filter(({ problems }) => problems.length > 0)
  const [first] = dates
  return {
    says: [
      `${status}: ${chosen.length} of ${gifts.length} for ${sum.totalCents}`,
      `First date: ${first?.day?.option?.delivery_date ?? 'none'}`,
      `${run.status}: ${run.counts.done} of ${run.counts.total}`,
    ],
    rows: lacking.map(({ shipment, problems }) => `${shipment.fname}: ${problems[0]?.kind}`),
    verbs: [
      [
        'Ribeye instead',
        () =>
          again.swap(
            lacking.map(({ giftId }) => giftId),
            10061,
            10021,
          ),
      ],
      ['Earliest', () => day && again.setDate({ kind: 'day', day })],
      ['Add', again.add],
      ['Undo', again.undo],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useReorder', component: BareReorder })

export const Thirty = meta.story(
  bare(orderForThirty, async ({ canvas, id }) => {
    await seen(canvas, ['ready: 30 of 30 for 329850', 'First date: none'])
    await press(canvas, 'Earliest')
    await seen(canvas, 'First date: 2026-12-03')
    await press(canvas, 'Add')
    await seen(canvas, 'done: 30 of 30')
    await press(canvas, 'Undo')
    await seen(canvas, 'undone: 30 of 30')
    await expect((await stageOf(id).backend.cart())?.recipients).toEqual([])
  }),
)

export const Swapped = meta.story(
  bare(againSoldOut, async ({ canvas }) => {
    await seen(canvas, ['Harold: sold-out', 'Walter: sold-out'])
    await press(canvas, 'Ribeye instead')
    await seen(canvas, /^ready: 5 of 5/)
    await expect(canvas.queryByText('Harold: sold-out')).toBeNull()
  }),
)

export const Failed = meta.story(
  bare(orderForThirty, { faults: { getReorder: 'html' } }, async ({ canvas }) =>
    seen(canvas, 'failed: 0 of 0 for 0'),
  ),
)
