import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import { Playground } from '../playground/Playground'

const meta = preview.meta({
  title: 'Embed playground',
  tags: ['!autodocs'],
  component: Playground,
  globals: atWidth('desktop'),
})

/** Type the HTML of a page, and see how the embed mounts it under the strict policy. */
export const EmbedPlayground = meta.story({
  name: 'Embed playground',
  // That it mounts is tested in embed/e2e/playground.e2e.ts, which has a build of the embed.
  async play({ canvas }) {
    const page = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your page' })
    await expect(page.value).toContain('<div id="checkout-cart">')
    await userEvent.selectOptions(canvas.getByLabelText('Start from'), 'The payment')
    await expect(page.value).toContain('<div id="checkout-billing">')
    await expect(canvas.getByLabelText('The shop')).toHaveValue('savedCards')
    // Each run has a frame of its own.
    const frame = () => canvas.getByTitle<HTMLIFrameElement>(/^Your page/)
    const shows = (path: string) =>
      waitFor(() => expect(frame().contentWindow?.location.pathname).toMatch(RegExp(`${path}$`)))
    await shows('/checkout/billing')
    // A visitor begins with the first example.
    await userEvent.selectOptions(canvas.getByLabelText('Start from'), 'The cart')
    await shows('/checkout/cart')
  },
})
