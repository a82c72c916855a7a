import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { useRecipeTimers } from '../../src/hooks'
import { bare, noWorld, press, stageOf } from '../support'
import { showing } from './bare'

const Timers = showing(() => {
  const { timers, startTimer, stopTimer } = useRecipeTimers('ribeye')
  return {
    rows: timers.map(({ step, leftMs }) => `Step ${step + 1}: ${leftMs === 0 ? 'over' : 'runs'}`),
    verbs: [
      ['Start 5 minutes', () => startTimer(0, 5)],
      ['Stop', () => stopTimer(0)],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useRecipeTimers', component: Timers })

/** Runs on the store's clock, and stays until dismissed. */
export const Over = meta.story(
  bare(noWorld, async ({ canvas, id }) => {
    await press(canvas, 'Start 5 minutes')
    await expect(await canvas.findByText('Step 1: runs')).toBeVisible()
    await stageOf(id).clock.advance(5 * 60_000)
    await expect(await canvas.findByText('Step 1: over')).toBeVisible()
    await press(canvas, 'Stop')
    await expect(canvas.queryByText(/^Step 1/)).toBeNull()
  }),
)
