import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { comboLine } from '../../mocks/scenarios'
import { useComboParts, useShipments } from '../../src/hooks'
import { bare, stageOf } from '../support'

/** What is in the first line, when it is asked for. */
function BareParts({ skuId }: { skuId: number }) {
  const { parts, status, load } = useComboParts(skuId)
  return (
    <>
      <button type="button" onClick={load}>
        What is inside? ({status})
      </button>
      <ul>
        {parts.map((part) => (
          <li key={part.skuId}>
            {part.quantity} × {part.info?.product.name}
          </li>
        ))}
      </ul>
    </>
  )
}

function First() {
  const line = useShipments().shipments[0]?.items[0]
  return line ? <BareParts skuId={line.sku_id} /> : <p>No line</p>
}

const meta = preview.meta({ title: 'Hooks/useComboParts', component: First })

export const Inside = meta.story({
  ...bare(comboLine),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What is inside? (idle)' }))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('1 × Boneless Ribeye')).toBeVisible()
  },
})

/** Nobody could say. */
export const Failed = meta.story({
  ...bare(comboLine, { faults: { getComboPrimaryData: 'not-found' } }),
  play: async ({ canvas, userEvent, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /idle/ }))
    await canvas.findByRole('button', { name: /failed/ })
    await expect((await stageOf(id).backend.cart())?.recipients[0]?.items[0]?.is_combo).toBe(true)
  },
})
