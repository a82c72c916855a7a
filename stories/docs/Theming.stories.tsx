import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { fiveRecipients } from '../../mocks/scenarios'
import CheckoutCart from '../../src/widgets/checkout-cart'
import { scene } from '../support'
import { ThemePreview } from './theme/ThemePreview'

const meta = preview.meta({
  title: 'Theming',
  tags: ['!autodocs'],
  render: (_args, { globals }) => (
    <ThemePreview scheme={String(globals.theme)}>
      <CheckoutCart />
    </ThemePreview>
  ),
})

/** Try a brand's color, corners and fonts on the cart, and copy the rule. */
export const Preview = meta.story(
  scene(fiveRecipients, { app: 'checkout-cart' }, async ({ canvas, step }) => {
    const [checkout] = await canvas.findAllByRole('button', { name: /^Check out/ })
    const ruled = (css: string) =>
      waitFor(() => expect(canvas.getByRole('region', { name: 'CSS' })).toHaveTextContent(css))
    await ruled('Nothing is changed yet')

    await step('a brand that white can be read on', async () => {
      fireEvent.input(canvas.getByLabelText('Brand color'), { target: { value: '#14508f' } })
      await ruled('--gw-color-brand: #14508f;')
      await waitFor(() =>
        expect(checkout).toHaveStyle({ backgroundColor: 'rgb(20, 80, 143)', color: '#fff' }),
      )
    })
    await step('one that it cannot be read on', async () => {
      fireEvent.input(canvas.getByLabelText('Brand color'), { target: { value: '#ffd400' } })
      await ruled('--gw-color-on-brand: #2a1a14;')
      await waitFor(() => expect(checkout).toHaveStyle({ color: 'rgb(42, 26, 20)' }))
    })
    await step('as it was', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
      await ruled('Nothing is changed yet')
    })
  }),
)
