import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import * as worlds from '../../mocks/scenarios'
import { amountOf, focusOn, holdBack, noSidewaysScroll, rowOf, sees, shown } from '../support'
import { cartPage, scene } from './checkout-cart/page'
import { s } from './checkout-cart/probe'

const meta = preview.meta({ title: 'Widgets/checkout-cart', ...cartPage })

export const Empty = meta.story({
  tags: ['wide'],
  ...scene(worlds.emptyCart, 'empty cart, guest', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/shop')
    await expect(canvas.queryByRole('button', { name: 'Check out' })).toBeNull()
  }),
})

/** The buyer's own shipment only. */
export const MyselfOnly = meta.story(
  scene(worlds.myselfOnly, async ({ canvas }) => {
    await expect(await canvas.findByText('1 item for 1 person')).toBeVisible()
    await expect(canvas.getByRole('article')).toHaveAccessibleName('To me')
  }),
)

export const OneGift = meta.story(
  scene(worlds.oneShipment, async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toHaveAccessibleName('To Eleanor Whitfield')
  }),
)

/** The shopper first, then others in the order added. */
export const FiveRecipients = meta.story({
  tags: ['wide'],
  ...scene(worlds.fiveRecipients, 'ready', async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    const names = cards.map((card) => within(card).getAllByRole('heading')[0]?.textContent)
    await expect(names).toEqual([
      'To me',
      'To Harold Brandt',
      'To Eleanor Whitfield',
      'To Josephine Okafor',
      'To Walter Lindqvist',
    ])
    await expect(canvas.getAllByText('$482.54').some((one) => one.checkVisibility())).toBe(true)
  }),
})

/** Twelve recipients and forty lines. */
export const FortyLines = meta.story({
  ...scene(worlds.twelveRecipientsFortyLines, 'twelve recipients, 40 lines'),
  tags: ['wide'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12)
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand all' }))
    await expect(canvasElement.querySelectorAll('[data-gw-line]')).toHaveLength(40)
    await noSidewaysScroll()
  },
})

/** A sticky column of totals beside the cards. */
export const Wide = meta.story({
  globals: atWidth('desktop'),
  ...scene(worlds.strikePrices, 'wide', async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article')
    const summary = canvas.getByRole('region', { name: 'Order summary' })
    await expect(summary.getBoundingClientRect().left).toBeGreaterThan(
      card?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY,
    )
    await expect(canvas.getAllByRole('button', { name: 'Check out' })).toHaveLength(1)
    await expect(await amountOf(canvas, 'Item savings')).toBe('−$83.00')
  }),
})

/** On a narrow screen, a bottom bar with total and checkout button never covers the focused element. */
export const Narrow = meta.story({
  globals: atWidth('phone'),
  ...scene(worlds.twoShipments, async ({ canvas }) => {
    await canvas.findAllByRole('article')
    const button = shown(canvas.getAllByRole('button', { name: 'Check out' }))
    const bar = button.closest('[data-gw-foot]')
    await expect(bar).toHaveTextContent('Total $217.85')
    await expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1)
    for (const field of canvas.getAllByRole('textbox', { name: /^Quantity/ })) {
      field.focus()
      await userEvent.tab()
      const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: 0 }
      await expect(bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0)
    }
  }),
})

export const LongestText = meta.story({ ...s.longestText, tags: ['wide'] })
export const Narrowest = meta.story(s.narrow)

export const EGift = meta.story(scene(worlds.eGift, sees(/^Sent by email to eleanor/)))

export const Alaska = meta.story(
  scene(worlds.alaska, sees([], { sums: { 'Standard shipping': '$40.00' } })),
)

/** Today's cutoff has passed. */
export const CutoffPassed = meta.story(
  scene(worlds.cutoffPassed, sees(/Today’s order cutoff has passed/)),
)

/** Removing the last line leaves an empty cart, with Undo. */
export const LastOneRemoved = meta.story(
  scene(worlds.oneShipment, 'empty after the last removal, with undo', async ({ canvas }) => {
    const row = await rowOf(canvas, 'Filet Mignon')
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }))
    await focusOn(canvas, 'heading', 'Your cart is empty')
    // Undo has to be there before Tab can reach it.
    await canvas.findByRole('button', { name: 'Undo' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Filet Mignon' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your cart' })).toHaveFocus())
  }),
)

/** The cart of an earlier visit is shown while the server's loads. */
export const Restored = meta.story({
  ...scene(worlds.oneShipment, {
    state: 'cart from storage, corrected by the server',
    isKept: true,
    faults: { getCart: 'never' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Filet Mignon' })).toBeVisible()
    await expect(canvas.getByText(/^Showing your cart as you left it/)).toBeVisible()
  },
})

let answerCart = () => {}

/** The stored cart is shown first, and replaced by the server's once loaded. */
export const RestoredAndCorrected = meta.story({
  ...scene(worlds.twoShipments, {
    state: 'cart from storage, corrected by the server',
    isKept: true,
    before: async (stage) => {
      await stage.backend.fetch('/api/checkout/line-item/103', { method: 'DELETE' })
      answerCart = holdBack(stage, 'getCart')
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByText(/^Showing your cart as you left it/)).toBeVisible()
    answerCart()
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await expect(canvas.getByRole('heading', { name: 'Filet Mignon' })).toBeVisible()
    await expect(canvas.queryByText(/^Showing your cart/)).toBeNull()
  },
})

export const Loading = meta.story({ ...s.loading, tags: ['wide'] })
export const Slow = meta.story(s.slow)
export const ServerDown = meta.story({ ...s.loadFailed, tags: ['wide'] })
export const HtmlInstead = meta.story(s.htmlInstead)
export const Offline = meta.story(s.noConnection)

/** A retry loads the cart, with focus on its title. */
export const TriedAgain = meta.story({
  ...s.loadFailed,
  play: async (shopper) => {
    await s.loadFailed.play(shopper)
    await focusOn(shopper.canvas, 'heading', 'Your cart')
  },
})

/** The dark theme, as requested by the host. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  tags: ['wide'],
  ...scene(worlds.strikePrices, async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    const root = canvasElement.querySelector('[data-giftwell-app]')
    await expect(root && getComputedStyle(root).backgroundColor).toBe('rgb(23, 16, 13)')
    await expect(await amountOf(canvas, 'Item savings')).toBe('−$83.00')
  }),
})
