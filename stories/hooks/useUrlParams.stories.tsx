import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { useUrlParams } from '../../src/hooks'
import { bare, noWorld, press } from '../support'
import { showing } from './bare'

const Sorted = showing(() => {
  const { params, setParams } = useUrlParams()
  return {
    says: `Sorted by ${params.get('sort') ?? 'nothing'}`,
    verbs: [
      ['By price', () => setParams({ sort: 'price' })],
      ['By nothing', () => setParams({ sort: null }, { isReplaced: true })],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useUrlParams', component: Sorted })

/** Choices are in the URL, beside parameters of others. */
export const Chosen = meta.story(
  bare(noWorld, async ({ canvas }) => {
    await press(canvas, 'By price')
    await expect(await canvas.findByText('Sorted by price')).toBeVisible()
    await expect(new URLSearchParams(location.search).get('sort')).toBe('price')
    await press(canvas, 'By nothing')
    await expect(await canvas.findByText('Sorted by nothing')).toBeVisible()
  }),
)
