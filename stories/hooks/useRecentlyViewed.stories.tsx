import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { emptyCartCustomer } from '../../mocks/scenarios'
import { useRecentlyViewed } from '../../src/hooks'
import { bare } from '../support'
import { showing } from './bare'

/** The last four items viewed. */
const BareRecentlyViewed = showing(() => {
  const { items, remember } = useRecentlyViewed()
  return {
    rows: items.map(({ item_id }) => `Item ${item_id}`),
    verbs: [['Look at 1001', () => remember({ item_id: 1001 })]],
  }
})

const meta = preview.meta({ title: 'Hooks/useRecentlyViewed', component: BareRecentlyViewed })

/** Newest first, and never more than four (specification §5). */
export const FourAtMost = meta.story(
  bare(emptyCartCustomer, async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Look at 1001' }))
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('Item 1001')
    await expect(rows.length).toBeLessThanOrEqual(4)
  }),
)
