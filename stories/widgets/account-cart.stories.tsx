import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import * as worlds from '../../mocks/scenarios'
import { margaret } from '../../mocks/scenarios/people'
import { cartActions } from '../../src/store/cart/actions'
import { miniCartActions } from '../../src/store/cart/miniCart'
import { dialogActions } from '../../src/store/dialog/dialogs'
import AccountCart from '../../src/widgets/account-cart'
import {
  callsOf,
  deniedStorage,
  focusOn,
  fromAnotherTab,
  listen,
  noSidewaysScroll,
  PAGE,
  rowOf,
  type SceneOptions,
  seen,
  stageOf,
} from '../support'
import { inCart, open, parameters, scene } from './account-cart/page'
import { s } from './account-cart/probe'

const meta = preview.meta({ title: 'Widgets/account-cart', component: AccountCart, parameters })

/** An empty cart without a badge; a guest. */
export const GuestEmpty = meta.story({
  ...scene(worlds.emptyCart, { state: ['guest, empty', 'count 0 / 9 / 99+'] }),
  tags: ['wide'],
  play: inCart(async ({ button, panel, canvas }) => {
    await expect(button.querySelector('.gw-header-badge')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
    const words = await canvas.findByText('Your cart is empty.')
    await waitFor(() => expect(words).toBeVisible())
    await expect(panel).not.toHaveTextContent('Subtotal')
    await expect(within(panel).getByRole('link', { name: 'Start shopping' })).toHaveAttribute(
      'href',
      '/shop',
    )
    await expect(within(panel).queryByRole('link', { name: 'Check out' })).toBeNull()
  }, 'Cart, 0 items'),
})

/** A slot in a slim bar, as wide as its content. */
export const Guest = meta.story({
  tags: ['wide'],
  ...scene(worlds.fiveRecipients, 'ready', async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Cart, 7 items' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    const root = canvasElement.querySelector('[data-giftwell-app]')
    await expect(root?.clientWidth).toBeGreaterThan(80)
    await expect(canvasElement.querySelector('.scene-header')?.clientHeight).toBeLessThan(64)
  }),
})

export const Customer = meta.story({
  globals: atWidth('desktop'),
  ...scene(worlds.customerSignedIn, async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Margaret’s account' })
    await expect(link).toHaveAttribute('href', '/account')
    await expect(link).toHaveTextContent('Margaret')
  }),
})

export const ShortName = meta.story(
  scene(worlds.shortName, 'customer name short/long', async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Jo’s account' })
    await expect(link).toBeVisible()
    await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  }),
)

/** After a 403, the shopper becomes a guest, without a message. */
export const SignedOutSilently = meta.story({
  ...scene(worlds.customerSignedIn, {
    state: ['403 clears the user silently', 'forbidden'],
    faults: { getCustomer: 'forbidden' },
  }),
  play: async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    await canvas.findByRole('button', { name: 'Cart, 2 items' })
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(callsOf(id, 'getCustomer').map(({ status }) => status)).toEqual([403])
    await expect(stageOf(id).reported).toEqual([])
    await expect(canvas.queryByRole('alert')).toBeEmptyDOMElement()
    await expect(said.heard).toEqual([])
  },
})

/** In a dark header, it inherits the header's colors. */
export const DarkHeader = meta.story({
  tags: ['wide'],
  ...scene(worlds.customerSignedIn, { frame: 'dark-header' }, async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Cart, 2 items' })
    await expect(getComputedStyle(button).color).toBe('rgb(255, 255, 255)')
  }),
})

export const VeryMany = meta.story({ ...s.longestText, tags: ['wide'] })

/** Below its button on a wide page: lines by recipient, with links to cart and checkout. */
export const Popover = meta.story({
  ...scene(worlds.twoShipments, { state: ['mini cart filled', 'wide'] }),
  globals: atWidth('desktop'),
  play: inCart(async ({ button, panel, canvas }) => {
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(panel).not.toHaveAttribute('aria-modal')
    const people = await canvas.findAllByRole('heading', { level: 3 })
    await expect(people.map(({ textContent }) => textContent)).toEqual([
      'To me',
      'To Eleanor Whitfield',
    ])
    await expect(panel).toHaveTextContent('Subtotal $217.85')
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      '/checkout/cart',
    )
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(
      button.getBoundingClientRect().bottom,
    )
    await userEvent.click(document.body)
    await waitFor(() => expect(panel.isConnected).toBe(false))
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your cart' })).toHaveFocus())
    button.focus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  }),
})

/** A sheet on a narrow page: it traps focus, and Escape returns it. */
export const Sheet = meta.story({
  ...scene(worlds.twoShipments, 'mini cart filled'),
  globals: atWidth('phone'),
  play: inCart(async ({ button, panel, canvas, id }) => {
    await expect(panel).toHaveAttribute('aria-modal', 'true')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your cart' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Check out' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus())
    await expect(document.documentElement.style.overflow).toBe('hidden')
    // A toast is outside of it, and must not be hidden from screen readers.
    const { toast } = stageOf(id).store.use(dialogActions)
    toast('not-added', {}, { action: () => {} })
    await canvas.findByRole('button', { name: 'Undo' })
    await expect(panel).not.toHaveAttribute('aria-modal')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(document.documentElement.style.overflow).toBe('')
  }, 'Cart, 3 items'),
})

/** Open, for visual review. */
export const Open = meta.story({
  ...scene(worlds.promoAccepted),
  tags: ['wide'],
  play: inCart(async ({ panel }) => {
    await expect(panel).toHaveTextContent('Promo code STEAK10')
  }, 'Cart, 1 item'),
})

/** A long cart scrolls; the footer stays visible. */
export const ManyRecipients = meta.story({
  ...scene(worlds.twelveRecipientsFortyLines, 'many recipients (grouped)'),
  tags: ['wide'],
  play: inCart(async ({ panel, canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(12))
    const { bottom } = canvas.getByRole('link', { name: 'View cart' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  }),
})

export const NearFreeShipping = meta.story({
  ...scene(worlds.belowThreshold, 'near free shipping'),
  play: inCart(async ({ panel }) => {
    const words = 'Add $15.00 more to this shipment for free shipping'
    const gap = await within(panel).findByText(words)
    const shipment = within(panel).getByRole('region', { name: 'To Eleanor Whitfield' })
    await expect(shipment).toContainElement(gap)
    await expect(panel).toHaveTextContent('Subtotal $44.95')
  }),
})

/** A server whose light endpoint returns count and subtotal, without the whole cart. */
const countOnly: SceneOptions['adapt'] = ({ path }, answer) =>
  path.includes('regen-mini-cart')
    ? { mini_cart: { item_count: 3, subtotal: 217.85, cart: null } }
    : answer

/** The count comes from a light request; opening loads the whole cart, once. */
export const OpeningReadsTheCart = meta.story(
  scene(worlds.twoShipments, { adapt: countOnly }, async (shopper) => {
    const { backend } = stageOf(shopper.id)
    await shopper.canvas.findByRole('button', { name: 'Cart, 3 items' })
    await expect(backend.count('getCart')).toBe(0)
    await open(shopper, 'Cart, 3 items')
    await shopper.canvas.findByRole('heading', { name: 'Filet Mignon' })
    await expect(backend.count('getCart')).toBe(1)
  }),
)

/** The cart has not loaded yet. */
export const Loading = meta.story({
  ...s.loading,
  parameters: { state: ['mini cart opening (loading)', 'loading'] },
})

/** The light request fails; the button still opens the cart. */
export const CountUnknown = meta.story({
  ...scene(worlds.oneShipment, {
    state: 'regen failed (count kept, link to cart works)',
    faults: { getMiniCart: 'not-found' },
  }),
  play: async (shopper) => {
    await waitFor(() => expect(stageOf(shopper.id).reported).toContain('mini-cart-failed'))
    await open(shopper, 'Cart')
    await expect(await shopper.canvas.findByText('Subtotal')).toBeVisible()
    await expect(shopper.canvas.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  },
})

/** A known count stays when reloading fails, and the button works. */
export const CountKept = meta.story({
  ...scene(worlds.twoShipments, {
    state: 'regen failed (count kept, link to cart works)',
    adapt: countOnly,
  }),
  play: async (shopper) => {
    const { canvas, id } = shopper
    const button = await canvas.findByRole('button', { name: 'Cart, 3 items' })
    const { backend, store, reported } = stageOf(id)
    backend.setFault('getMiniCart', 'not-found')
    backend.setFault('getCart', 'not-found')
    await expect(await store.use(miniCartActions).loadMiniCart()).toMatchObject({
      status: 'failed',
    })
    await expect(reported).toContain('mini-cart-failed')
    await expect(button).toHaveAccessibleName('Cart, 3 items')
    await open(shopper, 'Cart, 3 items')
    const link = await canvas.findByRole('link', { name: 'View cart' })
    await expect(link).toHaveAttribute('href', '/checkout/cart')
    await expect(button).toHaveAccessibleName('Cart, 3 items')
  },
})

export const Failed = meta.story({ ...s.loadFailed, tags: ['wide'] })

/** A line is removed in the panel, with Undo above it. */
export const RemovedAndUndone = meta.story({
  ...scene(worlds.twoShipments, 'line removed with undo'),
  play: inCart(async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    const row = await rowOf(canvas, 'Filet Mignon')
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }))
    await focusOn(canvas, 'heading', 'Caramel Apple Tartlets')
    await canvas.findByRole('button', { name: 'Cart, 2 items' })
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    const { top, left } = undo.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 5, top + 5)).toBe(undo)
    await said.until('Filet Mignon was removed.')
    await userEvent.click(undo)
    await said.until('Filet Mignon is back in your cart.')
    await canvas.findByRole('button', { name: 'Cart, 3 items' })
    const { backend } = stageOf(id)
    await expect([backend.count('deleteLineItem'), backend.count('putLineItems')]).toEqual([1, 1])
    await expect(canvas.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  }),
})

export const RemovalFailed = meta.story({
  ...scene(worlds.serverFailsInTheMiddle, 'removal failed'),
  play: inCart(async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    const row = await rowOf(canvas, /Ham/)
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }))
    await said.until('We couldn’t remove Spiral-Sliced Ham. It’s still in your cart.')
    await expect(await canvas.findByRole('heading', { name: /Ham/ })).toBeVisible()
  }),
})

/** A line shows its quantity, which can only be changed in the cart. */
export const QuantityChanged = meta.story({
  ...scene(worlds.oneShipment, 'quantity changed elsewhere'),
  play: inCart(async ({ panel, canvas, id }) => {
    await within(panel).findByText(/Qty 1$/)
    await expect(within(panel).queryByRole('textbox')).toBeNull()
    await stageOf(id).store.use(cartActions).setQuantity(101, 2)
    await canvas.findByRole('button', { name: 'Cart, 2 items' })
    await within(panel).findByText(/Qty 2$/)
    await expect(panel).toHaveTextContent('Subtotal $219.90')
  }),
})

/** On the cart page, the button is a link to the current page. */
export const OnTheCartPage = meta.story({
  ...scene(worlds.twoShipments, {
    page: { ...PAGE, links: { ...PAGE.links, cart: location.pathname } },
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Cart, 3 items' })
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByRole('button', { name: /^Cart/ })).toBeNull()
  },
})

/** Stock is requested on opening, so that the line shows it before any press. */
export const OutOfStock = meta.story({
  ...scene(worlds.itemOutOfStock, 'out-of-stock line flagged'),
  play: inCart(async ({ canvas, id }) => {
    await seen(canvas, /is sold out/, { row: /Tomahawk/ })
    await expect(stageOf(id).backend.count('putQuantity')).toBe(0)
  }),
})

/** The count is only announced after something was added on this page. */
export const JustAdded = meta.story(
  scene(worlds.oneShipment, 'just-added highlight', async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    await canvas.findByRole('button', { name: 'Cart, 1 item' })
    const { addItems } = stageOf(id).store.use(cartActions)
    await addItems([{ itemId: 1001, skuId: 10011, quantity: 2, addrId: 3001 }])
    await said.until('Added to your cart. You have 3 items now.')
    said.stop()
    await expect(said.heard).toHaveLength(1)
    const badge = canvasElement.querySelector('.gw-header-badge')
    await expect(badge).toHaveAttribute('data-added')
    await expect(badge).toHaveTextContent('3')
  }),
)

/** Another widget changes the cart, and the count updates silently. */
export const ChangedElsewhere = meta.story(
  scene(worlds.oneShipment, async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    await canvas.findByRole('button', { name: 'Cart, 1 item' })
    await stageOf(id).store.use(cartActions).setQuantity(101, 9)
    await expect(await canvas.findByRole('button', { name: 'Cart, 9 items' })).toBeVisible()
    await expect(said.heard).toEqual([])
  }),
)

export const WithoutLinks = meta.story(s.pageDataMissing)

const ACCOUNT_PAGE = {
  ...PAGE,
  links: {
    ...PAGE.links,
    orders: '/account#/order-history',
    addresses: '/account#/address-book',
    subscriptions: '/account#/subscriptions',
    signOut: '/sign-out',
  },
}

/** The account menu, if the page supplies several links. Escape returns focus. */
export const MenuOpen = meta.story({
  ...scene(worlds.customerSignedIn, { state: 'menu open', page: ACCOUNT_PAGE }),
  tags: ['wide'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Margaret’s account' })
    await userEvent.click(button)
    const panel = await canvas.findByRole('dialog', { name: 'Hello Margaret' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() =>
      expect(within(panel).getByRole('heading', { name: 'Hello Margaret' })).toHaveFocus(),
    )
    const links = within(panel)
      .getAllByRole('link')
      .map((link) => link.textContent)
    await expect(links).toEqual([
      'My account',
      'My orders',
      'Address book',
      'My subscriptions',
      'Sign out',
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await canvas.findByRole('dialog', { name: 'Hello Margaret' })
  },
})

/** A name of maximum length: the bar does not grow, the text is truncated, and screen readers get all of it. */
export const LongName = meta.story({
  globals: atWidth('desktop'),
  ...scene(
    () => {
      const world = worlds.customerSignedIn()
      return { ...world, customer: { ...margaret(), fname: 'Wilhelmine-Anna' } }
    },
    { state: ['customer name short/long', 'longest text'] },
  ),
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: 'Wilhelmine-Anna’s account' })
    const word = within(link).getByText('Wilhelmine-Anna')
    await expect(getComputedStyle(word).textOverflow).toBe('ellipsis')
    await expect(word.clientWidth).toBeLessThanOrEqual(9 * 16)
    await noSidewaysScroll()
    await expect(canvasElement.querySelector('.scene-header')?.clientHeight).toBeLessThan(64)
  },
})

export const CountOfNine = meta.story({
  ...scene(
    () => {
      const world = worlds.oneShipment()
      const [first] = world.cart?.recipients ?? []
      const items = first?.items.map((line) => ({ ...line, qty: 9 })) ?? []
      const recipients = first ? [{ ...first, items }] : []
      return { ...world, ...(world.cart && { cart: { ...world.cart, recipients } }) }
    },
    { state: 'count 0 / 9 / 99+' },
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Cart, 9 items' })
    await expect(within(button).getByText('9')).toBeVisible()
  },
})

/** Signed out in another tab: the customer becomes a guest here too, without a message. */
export const SignedOutElsewhere = meta.story({
  ...scene(worlds.customerSignedIn, { state: 'signed out elsewhere', isKept: true }),
  play: async ({ canvas, canvasElement, id }) => {
    await canvas.findByRole('link', { name: 'Margaret’s account' })
    const said = listen(canvasElement)
    stageOf(id).backend.setFault('getCustomer', 'forbidden')
    fromAnotherTab('signed-out')
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.queryByText('Margaret')).toBeNull()
    await expect(said.heard).toEqual([])
  },
})

const denied = deniedStorage()

/** Storage is disabled: everything comes from the server. */
export const StorageDisabled = meta.story(
  scene(worlds.twoShipments, { state: 'storage disabled', storage: denied }, async (shopper) => {
    const asked = spyOn(denied, 'getItem')
    const { panel } = await open(shopper, 'Cart, 3 items')
    await waitFor(() => expect(within(panel).getAllByRole('listitem').length).toBe(3))
    const [first] = within(panel).getAllByRole('button', { name: /^Remove/ })
    await shopper.userEvent.click(first as Element)
    await shopper.canvas.findByRole('button', { name: 'Cart, 2 items' })
    // Persisting the change was attempted, and threw.
    await waitFor(() => expect(asked.mock.results.map(({ type }) => type)).toContain('throw'))
    asked.mockRestore()
  }),
)

/** The promo code that is on the cart. */
export const PromoShown = meta.story({
  ...scene(worlds.promoAccepted, 'promo shown'),
  play: inCart(async ({ panel }) => {
    await expect(await within(panel).findByText('Promo code STEAK10')).toBeVisible()
  }),
})

/** An existing toast moves clear of the opening panel, and back when it closes. */
export const ToastBeforePanel = meta.story(
  scene(worlds.oneShipment, async (shopper) => {
    stageOf(shopper.id)
      .store.use(dialogActions)
      .toast('not-added', {}, { action: () => {} })
    const undo = await shopper.canvas.findByRole('button', { name: 'Undo' })
    const { bottom } = undo.getBoundingClientRect()
    const { panel } = await open(shopper, 'Cart, 1 item')
    await screen.findByRole('link', { name: 'Check out' })
    // It moves as soon as the panel's animation has ended.
    await waitFor(() => {
      const { left, bottom, width, height } = undo.getBoundingClientRect()
      const on = document.elementFromPoint(left + width / 2, bottom - height / 2)
      return expect([on, bottom < panel.getBoundingClientRect().top]).toEqual([undo, true])
    })
    await shopper.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(undo.getBoundingClientRect().bottom).toBe(bottom))
  }),
)
