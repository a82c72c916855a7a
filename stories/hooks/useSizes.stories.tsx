import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { insufficientStock, oneShipment } from '../../mocks/scenarios'
import { formatUsd } from '../../src/domain/money'
import { useLineItem, useSizes } from '../../src/hooks'
import { bare, press, stageOf } from '../support'
import { ofFirstLine } from './bare'

/** The sizes of the first line, each with a button. */
function BareSizes({ lineId }: { lineId: number }) {
  const { sizes, status } = useSizes(lineId)
  const { swapSku } = useLineItem(lineId)
  return (
    <fieldset aria-busy={status === 'loading'}>
      <legend>Size</legend>
      {sizes.map(({ skuId, label, priceCents, units, isCurrent }) => (
        <p key={skuId}>
          <button
            type="button"
            aria-pressed={isCurrent}
            disabled={units === 0}
            onClick={() => swapSku(skuId)}
          >
            {label}, {formatUsd(priceCents ?? 0)}, {units ?? '?'} left
          </button>
        </p>
      ))}
    </fieldset>
  )
}

const meta = preview.meta({ title: 'Hooks/useSizes', component: ofFirstLine(BareSizes) })

/** Another size, at its own price. */
export const Swapped = meta.story(
  bare(oneShipment, async ({ canvas, id }) => {
    const name = /^Six 6 oz steaks, \$154\.95, 240 left$/
    await press(canvas, name)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'),
    )
    await expect((await stageOf(id).backend.cart())?.recipients[0]?.items[0]?.sku_id).toBe(10012)
  }),
)

/** Stock is requested for each size. */
export const FewLeft = meta.story(
  bare(insufficientStock, async ({ canvas }) => {
    await expect(await canvas.findAllByText(/, 6 left$/)).toHaveLength(2)
  }),
)
