import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { filters, gifts, listedProduct } from '../../mocks/catalogue/listing'
import { STORY_NOW } from '../../mocks/scenarios'
import { useProductList } from '../../src/hooks'
import { noWorld, press, sceneIn } from '../support'
import { atAddress } from '../widgets/pcp/page'
import { showing } from './bare'

const steaks = gifts
  .filter(({ category }) => category === 'steaks')
  .map((item) => listedProduct(item, Date.parse(STORY_NOW)))

/** The steaks, four at a time. */
const BareList = showing(() => {
  const list = useProductList({ products: steaks, filters, pageSize: 4 })
  const { products, count, chosen, moreCount, toggle, clear, setSort, showMore } = list
  return {
    says: [
      `${count} in all`,
      `Chosen: ${chosen.map(({ label }) => label).join(', ') || 'nothing'}`,
      `${moreCount} more`,
    ],
    rows: products.map(({ name }) => name),
    verbs: [
      ['$200 and up', () => toggle('price', '200-and-up')],
      ['Clear', clear],
      ['Cheapest first', () => setSort('low')],
      ['More', showMore],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useProductList', component: BareList })
const bare = sceneIn({ isBare: true, before: () => atAddress() })

/** Filters are in the URL, and Back reverts them. */
export const Filtered = meta.story(
  bare(noWorld, async ({ canvas }) => {
    await press(canvas, '$200 and up')
    await expect(await canvas.findByText('3 in all')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(location.search).toContain('price=200-and-up')
    history.back()
    await expect(await canvas.findByText(`${steaks.length} in all`)).toBeVisible()
  }),
)

export const Sorted = meta.story(
  bare(noWorld, async ({ canvas }) => {
    await press(canvas, 'Cheapest first')
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Butcher’s Surprise'),
    )
  }),
)

/** Loads more step by step, until all are shown. */
export const PagedThrough = meta.story(
  bare(noWorld, async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(8))
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await canvas.findByText('0 more')).toBeVisible()
  }),
)
