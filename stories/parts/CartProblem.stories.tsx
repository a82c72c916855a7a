import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import type { Scenario } from '../../mocks/scenario'
import * as worlds from '../../mocks/scenarios'
import { CheckoutButton } from '../../src/parts'
import { CartProblem } from '../../src/parts/cart/CartProblem'
import { focusOn, type Shopper, scene } from '../support'
import { Shipments } from './Lines'

const meta = preview.meta({
  title: 'Parts/CartProblem',
  component: CartProblem,
  render: () => (
    <div className="scene-shipments">
      <CartProblem />
      <Shipments />
      <CheckoutButton />
    </div>
  ),
})

/** Presses checkout, and reads the problems. */
async function problemsOf({ canvas }: Shopper) {
  await canvas.findAllByRole('article')
  await userEvent.click(canvas.getByRole('button', { name: 'Check out' }))
  const heading = await canvas.findByRole('heading', { name: /^Fix \d things? to check out$/ })
  await waitFor(() => expect(heading).toHaveFocus())
  const alert = heading.closest('[role="alert"]')
  return [...(alert?.querySelectorAll('.gw-problem-link') ?? [])].map(
    ({ textContent }) => textContent,
  )
}

/** One problem, with the given text. */
const stops = (world: () => Scenario, words: string) => ({
  ...scene(world),
  play: async (shopper: Shopper) => expect(await problemsOf(shopper)).toEqual([words]),
})

export const OutOfStock = meta.story(
  stops(worlds.itemOutOfStock, 'Bone-In Tomahawk Ribeye is sold out. Remove it to check out.'),
)

export const InsufficientStock = meta.story(
  stops(worlds.insufficientStock, 'Only 6 Porterhouse left. Please lower the quantity.'),
)

export const AddOn = meta.story(
  stops(
    worlds.addOnAlone,
    'Add $59.95 more of other items to Eleanor Whitfield’s shipment, or remove the add-on.',
  ),
)

export const AutoDelivery = meta.story(
  scene(worlds.autoDeliveryUnqualified, async (shopper) => {
    const [link] = await problemsOf(shopper)
    await expect(link).toMatch(/^Butcher’s Surprise comes with Auto-Delivery/)
  }),
)

/** All four, in the specified order, each linked to its line. */
export const Several = meta.story({
  tags: ['wide'],
  ...scene(worlds.severalProblems, async (shopper) => {
    const { canvas } = shopper
    const links = await problemsOf(shopper)
    await expect(links.map((text) => text.slice(0, 12))).toEqual([
      'Bone-In Toma',
      'Only 6 Porte',
      'Add $59.95 m',
      'Butcher’s Su',
    ])
    await userEvent.click(canvas.getByRole('button', { name: /^Only 6 Porterhouse/ }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Porterhouse' })).toHaveFocus())
  }),
})

/** The same problem in two gifts: each is listed with its gift. */
export const InTwoGifts = meta.story(
  scene(worlds.insufficientStockOfTwo, async (shopper) => {
    await expect(await problemsOf(shopper)).toEqual([
      'Eleanor Whitfield: Only 6 Porterhouse left. Please lower the quantity.',
      'Harold Brandt: Only 6 Porterhouse left. Please lower the quantity.',
    ])
  }),
)

/** A fixed problem disappears from the list automatically. */
export const Fixed = meta.story(
  scene(worlds.insufficientStock, async (shopper) => {
    const { canvas } = shopper
    await problemsOf(shopper)
    await userEvent.click((await canvas.findAllByText('Change to 6')).at(-1) as HTMLElement)
    await waitFor(() => expect(canvas.queryByText(/^Fix \d things? to check out$/)).toBeNull())
    await focusOn(canvas, 'heading', 'Porterhouse')
  }),
)

/** Validation failed to run: the shopper stays, and is told so. */
export const CheckFailed = meta.story({
  ...scene(worlds.oneShipment, {
    faults: { postCheckStock: 'server-error', getValidationCheck: 'server-error' },
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }))
    await focusOn(canvas, 'heading', 'We couldn’t check your cart')
  },
})
