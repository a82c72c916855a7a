import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { atWidth } from '../../../.storybook/viewports'
import * as worlds from '../../../mocks/scenarios'
import { listen, noWorld, type Shopper, sceneIn, stageOf } from '../../support'
import { Page, SALE, scene, shopping, strip, unmoved } from './page'

const meta = preview.meta({
  title: 'Widgets/universal-banner/Codes',
  component: Page,
  args: { ...SALE, ends: null },
})

const OUTCOMES = 'apply pending / accepted / invalid / expired / apply-error'
const REFUSED = 'The code you provided is either expired or invalid.'

const attempt = sceneIn({ app: 'universal-banner', state: OUTCOMES, ...shopping })

/** Presses the code, and expects the outcome announced once, shown in place, without layout shift. */
async function applied({ canvas, canvasElement }: Shopper, words: string, name: string) {
  const said = listen(canvasElement.ownerDocument.body)
  const { getByRole, findByText, findByRole } = await strip(canvas)
  const stays = unmoved(canvasElement)
  const apply = getByRole('button', { name: 'Apply STEAK10' })
  const { width } = apply.getBoundingClientRect()
  await userEvent.click(apply)
  await expect(await findByText(words)).toBeVisible()
  const button = await findByRole('button', { name })
  await waitFor(() => expect(button).toHaveFocus())
  await expect(button).toHaveAccessibleDescription(expect.stringContaining(words))
  await expect(button.getBoundingClientRect().width).toBe(width)
  await stays()
  await said.until(words)
  said.stop()
  await expect(said.heard.filter((one) => one === words)).toHaveLength(1)
  await expect(canvas.queryByRole('region', { name: 'Notifications' })).toBeNull()
  return button
}

/** Another app has loaded the cart: the button applies the code. */
export const WithCode = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneShipment, { state: 'with code', ...shopping }, async ({ canvas, id }) => {
    const { getByRole, getByText } = await strip(canvas)
    await expect(getByText(SALE.text)).toBeVisible()
    const button = getByRole('button', { name: 'Apply STEAK10' })
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(stageOf(id).backend.count('getActiveCode')).toBe(0)
  }),
})

/** No known cart: the code is copied, without any request. */
export const Copied = meta.story(
  scene(noWorld, 'with code', async ({ canvas, canvasElement, id }) => {
    const { getByRole, findByText } = await strip(canvas)
    const stays = unmoved(canvasElement)
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(getByRole('button', { name: 'Copy STEAK10' }))
    await expect(await findByText('Copied. Paste it in your cart.')).toBeVisible()
    await expect(copy).toHaveBeenCalledWith('STEAK10')
    await stays()
    await expect(stageOf(id).backend.count()).toBe(0)
    copy.mockRestore()
  }),
)

/** A cart without lines cannot have a code; if copying is not allowed, the code can be pressed and held. */
export const HeldByHand = meta.story(
  scene(
    worlds.emptyCart,
    { state: 'with code', ...shopping },
    async ({ canvas, canvasElement, id }) => {
      await waitFor(() => expect(stageOf(id).store.state.cart?.recipients).toEqual([]))
      const { getByRole, findByText } = await strip(canvas)
      const stays = unmoved(canvasElement)
      const copy = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
        new Error('Not allowed'),
      )
      await userEvent.click(getByRole('button', { name: 'Copy STEAK10' }))
      await expect(await findByText(/Press and hold to copy it\.$/)).toBeVisible()
      const code = await findByText('STEAK10', { selector: 'code' })
      await expect(getComputedStyle(code).userSelect).toBe('all')
      await stays()
      copy.mockRestore()
    },
  ),
)

/** While pending, the button keeps its position, label and focus. */
export const Pending = meta.story({
  ...attempt(() => ({ ...worlds.oneShipment(), faults: { getActiveCode: 'never' } })),
  play: async ({ canvas, canvasElement, id }) => {
    const { getByRole } = await strip(canvas)
    const stays = unmoved(canvasElement)
    const button = getByRole('button', { name: 'Apply STEAK10' })
    const { width } = button.getBoundingClientRect()
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('data-busy'))
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button.getBoundingClientRect().width).toBe(width)
    await stays()
    await waitFor(() => expect(stageOf(id).backend.count('getActiveCode')).toBe(1))
  },
})

export const Accepted = meta.story({
  tags: ['wide'],
  ...attempt(worlds.oneShipment, async (shopper) => {
    const button = await applied(shopper, 'Your Promo Code has been accepted', 'STEAK10 applied')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect((await stageOf(shopper.id).backend.cart())?.discount_code).toBe('STEAK10')
  }),
})

/** Replaces the previous code and names it, in more lines than the offer has, without layout shift. */
export const TookThePlace = meta.story({
  args: { text: '10% off.' },
  globals: atWidth('narrow'),
  ...attempt(worlds.olderCode, async (shopper) => {
    await applied(
      shopper,
      'Your Promo Code has been accepted. STEAK10 replaced SPRING5.',
      'STEAK10 applied',
    )
    await expect((await stageOf(shopper.id).backend.cart())?.discount_code).toBe('STEAK10')
  }),
})

export const Invalid = meta.story({
  tags: ['wide'],
  ...attempt(worlds.promoInvalid, async (shopper) => {
    await applied(shopper, REFUSED, 'Apply STEAK10')
  }),
})

export const Expired = meta.story(
  attempt(worlds.promoExpired, async (shopper) => {
    await applied(shopper, REFUSED, 'Apply STEAK10')
    await expect(stageOf(shopper.id).backend.count('putDiscount')).toBe(0)
  }),
)

/** A server error: another press retries. */
export const ApplyError = meta.story({
  tags: ['wide'],
  ...attempt(worlds.promoApplyError, async (shopper) => {
    const words = 'We couldn’t apply that code right now. Please try again.'
    const button = await applied(shopper, words, 'Apply STEAK10')
    const { backend } = stageOf(shopper.id)
    const before = backend.count('putDiscount')
    await shopper.userEvent.click(button)
    await waitFor(() => expect(backend.count('putDiscount')).toBeGreaterThan(before))
    await expect(await (await strip(shopper.canvas)).findByText(words)).toBeVisible()
  }),
})

/** The cart already has the code: there is nothing to press. */
export const AlreadyApplied = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.promoAccepted,
    { state: 'already applied', ...shopping },
    async ({ canvas, id }) => {
      const { getByRole } = await strip(canvas)
      const button = getByRole('button', { name: 'STEAK10 applied' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
      await expect(stageOf(id).backend.count('getActiveCode')).toBe(0)
    },
  ),
})
