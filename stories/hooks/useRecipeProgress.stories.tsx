import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { useRecipeProgress } from '../../src/hooks'
import { bare, noWorld, press } from '../support'
import { showing } from './bare'

const Progress = showing(() => {
  const { checked, step, check, uncheckAll, goToStep } = useRecipeProgress('ribeye')
  return {
    says: [`Ticked off: ${checked.join(', ') || 'nothing'}`, `Step ${step + 1}`],
    verbs: [
      ['Tick the first', () => check(0, true)],
      ['Tick the third', () => check(2, true)],
      ['Clear', uncheckAll],
      ['Next step', () => goToStep(step + 1)],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useRecipeProgress', component: Progress })

/** Checks and step are kept for the tab's session. */
export const Kept = meta.story(
  bare(noWorld, async ({ canvas }) => {
    await press(canvas, 'Tick the first', 'Tick the third', 'Next step')
    await expect(await canvas.findByText('Ticked off: 0, 2')).toBeVisible()
    await expect(canvas.getByText('Step 2')).toBeVisible()
    await press(canvas, 'Clear')
    await expect(await canvas.findByText('Ticked off: nothing')).toBeVisible()
    await expect(canvas.getByText('Step 2')).toBeVisible()
  }),
)
