import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { insufficientStock, oneShipment } from '../../mocks/scenarios'
import { formatUsd } from '../../src/domain/money'
import { useLineItem } from '../../src/hooks'
import { bare, sees, stageOf } from '../support'
import { ofFirstLine, showing } from './bare'

/** One line, with its most common actions. */
const BareLine = showing(({ lineId }: { lineId: number }) => {
  const { info, quantity, subtotalCents, notice, setQuantity, remove } = useLineItem(lineId)
  return {
    says: [
      `${info?.product.name} × ${quantity}: ${formatUsd(subtotalCents)}`,
      notice ? `${notice.kind}: ${notice.unitsAvailable} left` : 'As many as you want',
    ],
    verbs: [
      ['One more', () => setQuantity(quantity + 1)],
      ['99', () => setQuantity(99)],
      ['Remove', remove],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useLineItem', component: ofFirstLine(BareLine) })

/** Shown immediately; rapid clicks make one or two requests. */
export const RapidClicks = meta.story(
  bare(oneShipment, async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    const more = await canvas.findByRole('button', { name: 'One more' })
    const before = Number((await backend.cart())?.recipients[0]?.items[0]?.qty ?? 0)
    for (let click = 0; click < 5; click += 1) await userEvent.click(more)
    await canvas.findByText(new RegExp(`× ${before + 5}:`))
    await waitFor(async () => {
      const cart = await backend.cart()
      await expect(cart?.recipients).toHaveLength(1)
      await expect(cart?.recipients[0]?.items[0]?.qty).toBe(before + 5)
    })
  }),
)

/** More than in stock: the quantity rolls back, and the notice says how many are left. */
export const NotEnough = meta.story(
  bare(insufficientStock, sees(/^insufficient-stock: [1-9]\d* left$/, { press: '99' })),
)

export const Removed = meta.story(
  bare(oneShipment, async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(stageOf(id).backend.count('deleteLineItem')).toBe(1))
    await waitFor(async () =>
      expect((await stageOf(id).backend.cart())?.recipients).toHaveLength(0),
    )
  }),
)
