import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import {
  addOnQualified,
  alaska,
  autoDelivery,
  cartNotFound,
  clubLine,
  comboLine,
  cutoffPassed,
  eGift,
  emptyCart,
  fiveRecipients,
  freeGift,
  giftCardPartly,
  htmlAnswer,
  longestText,
  myselfOnly,
  noAnswer,
  offline,
  oneShipment,
  promoAccepted,
  promoExpired,
  STORY_CODE,
  serverDown,
  serverFailsInTheMiddle,
  severalProblems,
  storedCodeCleared,
  strikePrices,
  twelveRecipientsFortyLines,
  twoShipments,
} from '../../mocks/scenarios'
import CheckoutCart from '../../src/widgets/checkout-cart'
import {
  amountOf,
  listen,
  rowOf,
  type SceneOptions,
  scene as sceneOf,
  shown,
  stageOf,
} from '../support'

const scene = (world: Parameters<typeof sceneOf>[0], options: SceneOptions = {}) =>
  sceneOf(world, { app: 'checkout-cart', ...options })

const meta = preview.meta({
  title: 'Widgets/checkout-cart',
  component: CheckoutCart,
  // What lies behind the bar at the foot can be scrolled out; at the end nothing does.
  afterEach: async () => {
    for (let height = 0; height !== document.body.scrollHeight; ) {
      height = document.body.scrollHeight
      window.scrollTo(0, height)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  },
})

const noSidewaysScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

export const Empty = meta.story({
  ...scene(emptyCart),
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  },
})

/** The buyer's own shipment only. */
export const MyselfOnly = meta.story({
  ...scene(myselfOnly),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 item to 1 recipient')).toBeVisible()
    await expect(canvas.getByRole('article')).toHaveAccessibleName('To me')
  },
})

export const OneGift = meta.story({
  ...scene(oneShipment),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toHaveAccessibleName('To Eleanor Whitfield')
  },
})

/** Myself first, then the others in the order in which they were added. */
export const FiveRecipients = meta.story({
  ...scene(fiveRecipients),
  tags: ['wide'],
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(cards).toHaveLength(5)
    await expect(cards[0]).toHaveAccessibleName('To me')
    await expect(canvas.getAllByText('$482.54').some((one) => one.checkVisibility())).toBe(true)
  },
})

/** Twelve recipients and forty lines. */
export const FortyLines = meta.story({
  ...scene(twelveRecipientsFortyLines),
  tags: ['wide'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12)
    await expect(canvasElement.querySelectorAll('[data-gw-line]')).toHaveLength(40)
    await noSidewaysScroll()
  },
})

/** A column of sums beside the cards, which stays in sight. */
export const Wide = meta.story({
  ...scene(strikePrices),
  globals: atWidth('desktop'),
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article')
    const summary = canvas.getByRole('region', { name: 'Order summary' })
    await expect(summary.getBoundingClientRect().left).toBeGreaterThan(
      card?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY,
    )
    await expect(canvas.getAllByRole('button', { name: 'Check out' })).toHaveLength(1)
    await expect(await amountOf(canvas, 'You save on items')).toBe('$83.00')
  },
})

/** On a narrow screen the total and the way on stand at its foot, and never before what has the focus. */
export const Narrow = meta.story({
  ...scene(twoShipments),
  globals: atWidth('phone'),
  play: async ({ canvas, userEvent }) => {
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
  },
})

export const LongestText = meta.story({
  ...scene(longestText),
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('101 items to 2 recipients')).toBeVisible()
    await noSidewaysScroll()
  },
})

/** As wide as a small phone, or as a page enlarged four times. */
export const Narrowest = meta.story({
  ...scene(longestText),
  globals: atWidth('narrow'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('101 items to 2 recipients')).toBeVisible()
    await noSidewaysScroll()
  },
})

/** What can be in a cart: an add-on under its parent, a gift, a club, a combo, an e-gift, Alaska. */
export const AddOnUnderItsParent = meta.story({
  ...scene(addOnQualified),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Goes with New York Strip')).toBeVisible()
  },
})

export const FreeGift = meta.story({
  ...scene(freeGift),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article')
    await expect(first).toHaveTextContent(/Filet Mignon.*Free Steak Burgers.*Free gift/)
  },
})

export const Club = meta.story({
  ...scene(clubLine),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Club: 6 months, starting March')).toBeVisible()
  },
})

export const Combo = meta.story({
  ...scene(comboLine),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Combo')).toBeVisible()
  },
})

export const AutoDelivery = meta.story({
  ...scene(autoDelivery),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Auto-Delivery every 2 months')).toBeVisible()
  },
})

export const EGift = meta.story({
  ...scene(eGift),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sent by e-mail to eleanor/)).toBeVisible()
  },
})

export const Alaska = meta.story({
  ...scene(alaska),
  play: async ({ canvas }) => {
    await expect(await amountOf(canvas, 'Standard shipping')).toBe('$40.00')
  },
})

/** The parcels of today are gone. */
export const CutoffPassed = meta.story({
  ...scene(cutoffPassed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Today’s order cut-off has passed/)).toBeVisible()
  },
})

/** Shown at once, saved behind it, and the new total said once it has settled. */
export const QuantityChanged = meta.story({
  ...scene(oneShipment),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = listen(canvasElement)
    const row = await rowOf(canvas, 'Filet Mignon')
    await userEvent.dblClick(row.getByRole('button', { name: /^Increase/ }))
    await expect(row.getByRole('textbox')).toHaveValue('3')
    await said.until('Order total is now $329.85.')
    said.stop()
    await expect(said.heard).toEqual(['Order total is now $329.85.'])
  },
})

/** Without a mouse: the next heading has the focus, and Tab leads to Undo first. */
export const RemovedAndUndone = meta.story({
  ...scene(twoShipments),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = listen(canvasElement)
    const row = await rowOf(canvas, 'Filet Mignon')
    row.getByRole('button', { name: /^Remove/ }).focus()
    await userEvent.keyboard('{Enter}')
    const next = canvas.getByRole('heading', { name: 'Caramel Apple Tartlets' })
    await waitFor(() => expect(next).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(next).toHaveFocus()
    await said.until('Filet Mignon is back in your cart.')
    await expect(await canvas.findByRole('heading', { name: 'Filet Mignon' })).toBeVisible()
  },
})

/** The last line of a shipment takes the shipment with it. */
export const ShipmentGone = meta.story({
  ...scene(twoShipments),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Spiral-Sliced Ham')
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    const next = canvas.getByRole('heading', { name: 'To Eleanor Whitfield' })
    await waitFor(() => expect(next).toHaveFocus())
  },
})

/** The last line of all leaves an empty cart, with the way back. */
export const LastOneRemoved = meta.story({
  ...scene(oneShipment),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Filet Mignon')
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }))
    const empty = await canvas.findByRole('heading', { name: 'Your cart is empty' })
    await waitFor(() => expect(empty).toHaveFocus())
    // Undo has to be there before Tab can reach it.
    await canvas.findByRole('button', { name: 'Undo' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Filet Mignon' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your cart' })).toHaveFocus())
  },
})

export const RemovalFailed = meta.story({
  ...scene(serverFailsInTheMiddle),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = listen(canvasElement)
    const row = await rowOf(canvas, /Ham/)
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }))
    await said.until('We couldn’t remove Spiral-Sliced Ham. It is still in your cart.')
    await expect(await canvas.findByRole('heading', { name: /Ham/ })).toBeVisible()
    await expect(document.activeElement).not.toBe(document.body)
  },
})

/** A code that was typed and not applied is applied before checkout. */
export const TypedCodeApplied = meta.story({
  ...scene(oneShipment),
  play: async ({ canvas, userEvent }) => {
    location.hash = ''
    await userEvent.click(await canvas.findByText('Add a promo code or gift card'))
    await userEvent.type(canvas.getByLabelText('Promo code or gift card'), STORY_CODE)
    await userEvent.click(shown(canvas.getAllByRole('button', { name: 'Check out' })))
    await waitFor(() => expect(location.hash).toBe('#checkout'))
    await expect(await amountOf(canvas, /^Promo code STEAK10/)).toBe('−$11.00')
  },
})

/** One that is refused stops the shopper, with the focus on it. */
export const TypedCodeRefused = meta.story({
  ...scene(promoExpired),
  play: async ({ canvas, userEvent }) => {
    location.hash = ''
    await userEvent.click(await canvas.findByText('Add a promo code or gift card'))
    const field = canvas.getByLabelText('Promo code or gift card')
    await userEvent.type(field, STORY_CODE)
    await userEvent.click(shown(canvas.getAllByRole('button', { name: 'Check out' })))
    await expect(await canvas.findByText(/either expired or invalid/)).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(location.hash).toBe('')
  },
})

export const PromoCode = meta.story({
  ...scene(promoAccepted),
  play: async ({ canvas }) => {
    await expect(await amountOf(canvas, /^Promo code STEAK10/)).toBe('−$11.00')
  },
})

/** A code that the device kept and the cart does not carry is forgotten. */
export const StoredCodeCleared = meta.story({
  ...scene(storedCodeCleared),
  play: async ({ canvas, id }) => {
    await expect(await amountOf(canvas, 'Order total')).toBe('$109.95')
    await waitFor(() => expect(stageOf(id).store.state.promo.storedCode).toBeNull())
    await expect(canvas.queryByText(/^Promo code STEAK10/)).toBeNull()
  },
})

export const GiftCard = meta.story({
  ...scene(giftCardPartly),
  play: async ({ canvas }) => {
    await expect(await amountOf(canvas, 'Left to pay')).toBe('$84.95')
  },
})

/** All four kinds of problems; each leads to its place. */
export const SeveralProblems = meta.story({
  ...scene(severalProblems),
  tags: ['wide'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    await userEvent.click(shown(canvas.getAllByRole('button', { name: 'Check out' })))
    const heading = await canvas.findByRole('heading', { name: /^Please look at this/ })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /^Only 6 of Porterhouse/ }))
    const line = canvas.getByRole('heading', { name: 'Porterhouse' })
    await expect(line).toHaveFocus()
    await waitFor(() => {
      const { top, bottom } = line.getBoundingClientRect()
      return expect(top >= 0 && bottom <= window.innerHeight).toBe(true)
    })
  },
})

/** The cart of an earlier visit stands there while the server is asked. */
export const Restored = meta.story({
  ...scene(oneShipment, {
    isKept: true,
    before: ({ backend }) => backend.setFault('getCart', 'never'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Filet Mignon' })).toBeVisible()
    await expect(canvas.getByText(/^Showing your cart as you left it/)).toBeVisible()
  },
})

/** The server's cart takes the place of the kept one. */
export const RestoredAndCorrected = meta.story({
  ...scene(twoShipments, {
    isKept: true,
    before: async ({ backend }) => {
      await backend.fetch('/api/checkout/line-item/103', { method: 'DELETE' })
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await expect(canvas.getByRole('heading', { name: 'Filet Mignon' })).toBeVisible()
    await expect(canvas.queryByText(/^Showing your cart/)).toBeNull()
  },
})

export const Loading = meta.story({
  ...scene(noAnswer),
  tags: ['wide'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('.gw-cart-skeleton')).toHaveAttribute(
        'data-step',
        'shown',
      ),
    )
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

/** After eight seconds there is a word, and a way to try again. */
export const Slow = meta.story({
  ...scene(noAnswer),
  play: async ({ canvas }) => {
    const word = 'This is taking longer than usual.'
    await expect(await canvas.findByText(word, {}, { timeout: 9500 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const ServerDown = meta.story({
  ...scene(serverDown),
  tags: ['wide'],
  play: async ({ canvas }) => {
    const title = await canvas.findByText('We couldn’t load your cart', {}, { timeout: 8000 })
    await expect(title).toBeVisible()
  },
})

export const HtmlInstead = meta.story({
  ...scene(htmlAnswer),
  play: async ({ canvas }) => {
    const title = await canvas.findByText('We couldn’t load your cart', {}, { timeout: 8000 })
    await expect(title).toBeVisible()
  },
})

export const Offline = meta.story({
  ...scene(offline),
  play: async ({ canvas }) => {
    const title = await canvas.findByText('We couldn’t load your cart', {}, { timeout: 8000 })
    await expect(title).toBeVisible()
  },
})

/** Trying again brings the cart, with the focus on its title. */
export const TriedAgain = meta.story({
  ...scene(oneShipment, { before: ({ backend }) => backend.setFault('getCart', 'server-error') }),
  play: async ({ canvas, userEvent, id }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' }, { timeout: 8000 })
    stageOf(id).backend.setFault('getCart', null)
    await userEvent.click(again)
    const title = await canvas.findByRole('heading', { name: 'Your cart' })
    await waitFor(() => expect(title).toHaveFocus())
  },
})

/** The tax service has lost the cart, which the page has to say. */
export const CartNotFound = meta.story({
  ...scene(cartNotFound, {
    adapt: (_row, answer) =>
      answer && typeof answer === 'object' && 'cart' in answer && answer.cart
        ? { ...answer, cart: { ...answer.cart, tax: null } }
        : answer,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find your cart.')).toBeVisible()
    await expect(await amountOf(canvas, 'Tax')).toBe('Calculated at payment')
  },
})

/** Dark, where the host asks for it. */
export const Dark = meta.story({
  ...scene(strikePrices),
  globals: { theme: 'dark' },
  tags: ['wide'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    const root = canvasElement.querySelector('[data-giftwell-app]')
    await expect(root && getComputedStyle(root).backgroundColor).toBe('rgb(23, 16, 13)')
    await expect(await amountOf(canvas, 'You save on items')).toBe('$83.00')
  },
})
