import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { emptyCart, twoShipments } from '../../mocks/scenarios'
import { formatUsd } from '../../src/domain/money'
import { useMiniCart } from '../../src/hooks'
import { bare, sees, stageOf } from '../support'
import { showing } from './bare'

/** A count and a subtotal, for a page header. */
const BareMiniCart = showing(() => {
  const { itemCount, subtotalCents, status } = useMiniCart()
  const subtotal = subtotalCents === null ? '?' : formatUsd(subtotalCents)
  return { says: `${status}: ${itemCount ?? '?'} items, ${subtotal}` }
})

const meta = preview.meta({ title: 'Hooks/useMiniCart', component: BareMiniCart })

/** The whole cart is not requested: a header only needs a count. */
export const CountOnly = meta.story(
  bare(twoShipments, async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    await canvas.findByText(/^ready: \d+ items, \$/)
    await expect(backend.requests.map(({ endpoint }) => endpoint)).toEqual(['getMiniCart'])
    await expect((await backend.cart())?.recipients).toHaveLength(2)
  }),
)

export const Empty = meta.story({ ...bare(emptyCart), play: sees('ready: 0 items, $0.00') })

export const Failed = meta.story(
  bare(twoShipments, { faults: { getMiniCart: 'forbidden' } }, async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('failed: ? items, ?')).toBeVisible())
  }),
)
