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

export const Keyboard = meta.story(s.keyboard)
export const Targets = meta.story(s.targets)
/** A guest with three items. */
export const GuestWithThree = meta.story({
  tags: ['wide'],
  ...scene(twoShipments, 'guest, 3 items', async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Cart, 3 items' })
    await expect(within(button).getByText('3')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
  }),
})

/** Another tab changed the cart: the count updates. */
export const ChangedInAnotherTab = meta.story({
  ...scene(oneShipment, { isKept: true, state: 'cart changed in another tab' }),
  play: async ({ canvas, id }) => {
    await canvas.findByRole('button', { name: 'Cart, 1 item' })
    await ask(stageOf(id).backend, 'putQuantity', { body: { clin_id: 101, qty: 5 } })
    fromAnotherTab()
    await expect(await canvas.findByRole('button', { name: 'Cart, 5 items' })).toBeVisible()
  },
})

export const Slow = meta.story(s.slow)
export const HtmlInstead = meta.story(s.htmlInstead)
export const EmptyAnswer = meta.story(s.emptyAnswer)
export const WrongShape = meta.story(s.wrongShape)
export const OfflineWithACart = meta.story(s.offline)
export const ChunkFailed = meta.story(s.chunkFailed)
export const Narrowest = meta.story(s.narrow)

/** A page at 400% zoom: all of it is reachable by vertical scrolling only. */
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

export const ForcedColours = meta.story(s.forcedColors)
export const PageDataMalformed = meta.story(s.pageDataMalformed)
export const RenderCrash = meta.story(s.renderCrash)
