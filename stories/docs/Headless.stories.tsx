import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { emptyCart, twoShipments } from '../../mocks/scenarios'
import { scene, stageOf } from '../support'
import { Cart } from './HeadlessCart'

const meta = preview.meta({ title: 'Headless', component: Cart, tags: ['!autodocs'] })

/** Two parcels: one more of the first line, and the total follows. */
export const InFortyLines = meta.story({
  ...scene(twoShipments, { isBare: true }),
  play: async ({ canvas, id }) => {
    const [first, ...others] = await canvas.findAllByRole('listitem')
    await expect(others).toHaveLength(2)
    const before = canvas.getByText(/^Total/).textContent
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'One more' }))
    await waitFor(() => expect(canvas.getByText(/^Total/)).not.toHaveTextContent(before ?? ''))
    await expect(stageOf(id).backend.count('putQuantity')).toBe(1)
  },
})

/** Nothing in the cart: no parcel, and a total of nothing. */
export const Empty = meta.story({
  ...scene(emptyCart, { isBare: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('Total: $0.00')
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0)
  },
})
