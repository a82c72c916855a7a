import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import {
  emptyCart,
  fiveRecipients,
  longestText,
  serverDown,
  severalProblems,
  twelveRecipientsFortyLines,
} from '../../mocks/scenarios'
import CheckoutCart from '../../src/widgets/checkout-cart'
import { type SceneOptions, scene as sceneOf } from '../support'

const scene = (world: Parameters<typeof sceneOf>[0], options: SceneOptions = {}) =>
  sceneOf(world, { app: 'checkout-cart', ...options })

const meta = preview.meta({ title: 'Widgets/checkout-cart', component: CheckoutCart })

/** Myself first, then the others in the order in which they were added. */
export const FiveRecipients = meta.story({
  ...scene(fiveRecipients),
  tags: ['wide'],
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(cards).toHaveLength(5)
    await expect(cards[0]).toHaveAccessibleName('To me')
  },
})

export const Empty = meta.story({
  ...scene(emptyCart),
  tags: ['wide'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your cart is empty' })
  },
})

export const ServerDown = meta.story({
  ...scene(serverDown),
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t load your cart', {}, { timeout: 9000 })
  },
})

export const SeveralProblems = meta.story({ ...scene(severalProblems) })
export const LongestText = meta.story({ ...scene(longestText), tags: ['wide'] })
export const Forty = meta.story({ ...scene(twelveRecipientsFortyLines), tags: ['wide'] })
