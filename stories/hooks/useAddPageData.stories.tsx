import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { products } from '../../mocks/catalogue'
import { useAddPageData, usePage } from '../../src/hooks'
import { bare, noWorld } from '../support'
import { showing } from './bare'

/** What the page knows, and more of it that comes later. */
const BarePageData = showing(() => {
  const addPageData = useAddPageData()
  const { links } = usePage()
  return {
    says: `Shop: ${links.shop ?? 'unknown'}`,
    verbs: [['Add', () => addPageData({ products, links: { shop: '/late' } })]],
  }
})

const meta = preview.meta({ title: 'Hooks/useAddPageData', component: BarePageData })

/** Newer words win. */
export const AddedLater = meta.story(
  bare(noWorld, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(await canvas.findByText('Shop: /late')).toBeVisible()
  }),
)
