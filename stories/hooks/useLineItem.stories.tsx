import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { insufficientStock, oneShipment } from '../../mocks/scenarios'
import { formatUsd } from '../../src/domain/money'
import { useLineItem } from '../../src/hooks'
import { bare, sees, stageOf } from '../support'
import { ofFirstLine, Press } from './bare'

/** One line, and everything that a shopper does to it most. */
function BareLine({ lineId }: { lineId: number }) {
  const { info, quantity, subtotalCents, notice, isPending, setQuantity, remove } =
    useLineItem(lineId)
  return (
    <section aria-label="Line" aria-busy={isPending}>
      <p>
        {info?.product.name} × {quantity}: {formatUsd(subtotalCents)}
      </p>
      {notice && (
        <p role="alert">
          {notice.kind}: {notice.unitsAvailable} left
        </p>
      )}
      <Press act={() => setQuantity(quantity + 1)}>One more</Press>
      <Press act={() => setQuantity(99)}>99</Press>
      <Press act={remove}>Remove</Press>
    </section>
  )
}

const meta = preview.meta({ title: 'Hooks/useLineItem', component: ofFirstLine(BareLine) })

/** Shown at once; rapid clicks are one or two requests. */
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

/** More than there is: the number goes back, and the notice says what is left. */
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
