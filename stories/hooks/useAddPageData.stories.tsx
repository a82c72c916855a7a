import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { products } from '../../mocks/catalogue'
import { useAddPageData, usePage } from '../../src/hooks'
import { bare, noWorld } from '../support'
import { showing } from './bare'

/** Page data, and more that is added later. */
const BarePageData = showing(() => {
  const addPageData = useAddPageData()
  const { links } = usePage()
  return {
    says: `Shop: ${links.shop ?? 'unknown'}`,
    verbs: [['Add', () => addPageData({ products, links: { shop: '/late' } })]],
  }
})

const meta = preview.meta({ title: 'Hooks/useAddPageData', component: BarePageData })

/** Newer data wins. */
export const AddedLater = meta.story(
  bare(noWorld, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(await canvas.findByText('Shop: /late')).toBeVisible()
  }),
)
