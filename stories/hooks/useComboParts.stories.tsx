import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { comboLine } from '../../mocks/scenarios'
import { useComboParts } from '../../src/hooks'
import { bare, stageOf } from '../support'
import { ofFirstLine, showing } from './bare'

/** The parts of the first line, loaded on request. */
const BareParts = showing(({ skuId }: { skuId: number }) => {
  const { parts, status, load } = useComboParts(skuId)
  return {
    rows: parts.map(({ quantity, info }) => `${quantity} × ${info?.product.name}`),
    verbs: [[`What is inside? (${status})`, load]],
  }
})

const meta = preview.meta({ title: 'Hooks/useComboParts', component: ofFirstLine(BareParts) })

export const Inside = meta.story(
  bare(comboLine, async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What is inside? (idle)' }))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('1 × Boneless Ribeye')).toBeVisible()
  }),
)

/** Loading the parts failed. */
export const Failed = meta.story(
  bare(comboLine, { faults: { getComboPrimaryData: 'not-found' } }, async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /idle/ }))
    await canvas.findByRole('button', { name: /failed/ })
    await expect((await stageOf(id).backend.cart())?.recipients[0]?.items[0]?.is_combo).toBe(true)
  }),
)
