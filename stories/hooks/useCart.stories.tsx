import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { emptyCart, serverDown, severalProblems, twoShipments } from '../../mocks/scenarios'
import { formatUsd } from '../../src/domain/money'
import { useCart } from '../../src/hooks'
import { bare, sees, stageOf } from '../support'
import { showing } from './bare'

/** The cart as used headless: status, count, total, validation. */
const BareCart = showing(() => {
  const { status, itemCount, totals, problems, validate, refresh } = useCart()
  const total = totals ? formatUsd(totals.total) : 'no total'
  return {
    says: `${status}: ${itemCount} items, ${total}`,
    rows: problems.map(({ kind }) => kind),
    verbs: [
      ['Check', validate],
      ['Read again', refresh],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useCart', component: BareCart })

export const Ready = meta.story(
  bare(twoShipments, async ({ canvas, id }) => {
    const cart = await stageOf(id).backend.cart()
    const total = formatUsd(Math.round(Number(cart?.summary_section_totals?.cart_net_total) * 100))
    await canvas.findByText(new RegExp(`^ready: \\d+ items, \\${total}$`))
    await expect(cart?.recipients).toHaveLength(2)
  }),
)

export const Empty = meta.story({ ...bare(emptyCart), play: sees(/^ready: 0 items/) })

/** The problems come in the order of specification §4, the first of them leading. */
export const Problems = meta.story(
  bare(severalProblems, async ({ canvas }) => {
    await canvas.findByText(/^ready/)
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    const [first] = await canvas.findAllByRole('listitem')
    await expect(first).toHaveTextContent('item-out-of-stock')
  }),
)

export const Failed = meta.story(
  bare(serverDown, async ({ canvas }) => {
    await canvas.findByText(/^failed/)
  }),
)
