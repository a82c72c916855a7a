import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ask } from '../../../mocks/ask'
import { oneShipment, twoShipments } from '../../../mocks/scenarios'
import AccountCart from '../../../src/widgets/account-cart'
import { fromAnotherTab, stageOf } from '../../support'
import { parameters, scene } from './page'
import { s } from './probe'

const meta = preview.meta({
  title: 'Widgets/account-cart/Situations',
  component: AccountCart,
  parameters,
})

/** Nobody signed in, three items. */
export const GuestWithThree = meta.story({
  ...scene(twoShipments, 'guest, 3 items', async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Cart, 3 items' })
    await expect(within(button).getByText('3')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
  }),
  tags: ['wide'],
})

/** Another tab of the browser changed the cart: the count follows. */
export const ChangedInAnotherTab = meta.story({
  ...scene(oneShipment, { isKept: true, state: 'cart changed in another tab' }),
  play: async ({ canvas, id }) => {
    await canvas.findByRole('button', { name: 'Cart, 1 item' })
    await ask(stageOf(id).backend, 'putQuantity', { body: { clin_id: 101, qty: 5 } })
    fromAnotherTab()
    await expect(await canvas.findByRole('button', { name: 'Cart, 5 items' })).toBeVisible()
  },
})

/** After eight seconds there is a word, and a way to try again, which brings the cart. */
export const Slow = meta.story(s.slow)

/** A page instead of an answer: what is in it is not known, and the way into the cart is there. */
export const HtmlInstead = meta.story(s.htmlInstead)

/** An answer with nothing in it. */
export const EmptyAnswer = meta.story(s.emptyAnswer)

/** JSON of another shape. */
export const WrongShape = meta.story(s.wrongShape)

/** Without a connection the panel says so, once; what it holds stays readable, and is not changed. */
export const OfflineWithACart = meta.story(s.offline)

/** The file of another app could not be loaded: its root says so, and the cart opens as ever. */
export const ChunkFailed = meta.story(s.chunkFailed)

/** The longest names, at 320 px: nothing is wider than the page, and the prices are whole. */
export const Narrowest = meta.story(s.narrow)

/** A page enlarged to 400 per cent: all of it is reached by scrolling down, and by nothing else. */
export const Zoomed = meta.story({
  ...s.zoomed,
  play: async (shopper) => {
    await s.zoomed.play(shopper)
    for (const name of ['View cart', 'Check out']) {
      const link = shopper.canvas.getByRole('link', { name })
      link.scrollIntoView({ block: 'nearest' })
      const { top, bottom } = link.getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(Math.floor(bottom)).toBeLessThanOrEqual(innerHeight)
    }
  },
})

/** Where the device forces its colours the count has a border; with less motion nothing moves. */
export const ForcedColours = meta.story(s.forcedColors)

/** Page data that are odd: what is right of them counts, the rest is as if absent, reported once. */
export const PageDataMalformed = meta.story(s.pageDataMalformed)

/** It breaks: its place says so, the cart page goes on, and trying again brings it back. */
export const RenderCrash = meta.story(s.renderCrash)
