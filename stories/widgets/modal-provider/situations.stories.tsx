import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { atWidth } from '../../../.storybook/viewports'
import {
  customerSignedIn,
  datesDown,
  datesPending,
  giftMessages,
  itemOutOfStock,
  longestText,
  oneShipment,
  sizeSoldOut,
  twoShipments,
} from '../../../mocks/scenarios'
import { editors } from '../../../src/parts/dialog/lazyContents'
import { accountActions } from '../../../src/store/account/account'
import { cartActions, validityActions } from '../../../src/store/cart/actions'
import { dialogActions } from '../../../src/store/dialog/dialogs'
import AccountCart from '../../../src/widgets/account-cart'
import ModalProvider from '../../../src/widgets/modal-provider'
import {
  Breaking,
  inForce,
  listen,
  noSidewaysScroll,
  readPageData,
  stageOf,
  Unloaded,
  whileOffline,
} from '../../support'
import { host, opened, scene, unread } from './page'

const meta = preview.meta({
  title: 'Widgets/modal-provider/Situations',
  component: ModalProvider,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

const askIn = (id: string) => stageOf(id).store.use(dialogActions).ask

/** The only shipment of a cart that has one; throws where there are others. */
function onlyShipment(id: string): number {
  const ids = stageOf(id).store.state.cart?.recipients.map(({ crec_id }) => crec_id) ?? []
  if (ids.length !== 1 || ids[0] === undefined) throw new Error(`There are ${ids.length}.`)
  return ids[0]
}

/** Sold out in this size: another one takes its place. */
export const OutOfStockOtherSize = meta.story({
  ...scene(sizeSoldOut, { state: 'out of stock (remove / choose other)' }),
  play: async ({ userEvent, id }) => {
    const { store } = stageOf(id)
    const line = () => store.state.cart?.recipients[0]?.items[0]
    const before = line()?.sku_id
    void store.use(validityActions).validate()
    const dialog = await opened(/is sold out$/)
    const [other] = dialog.getAllByRole('radio')
    if (other) await userEvent.click(other)
    const [swap] = dialog.getAllByRole('button', { name: /size/ })
    if (swap) await userEvent.click(swap)
    await waitFor(() => expect(dialog.element.isConnected).toBe(false))
    await waitFor(() => expect(line()?.sku_id).not.toBe(before))
    await expect(store.state.cart?.recipients[0]?.items.length).toBeGreaterThan(0)
  },
})

const CALENDAR = 'When should Eleanor Whitfield’s shipment arrive?'

/** Opens the calendar of the only shipment. */
async function calendar(id: string) {
  const asked = askIn(id)('delivery-dates', { shipmentId: onlyShipment(id) })
  return { asked, ...(await opened(CALENDAR)) }
}

/** A dialog that waits for what it shows: busy, and it can be left. */
export const Loading = meta.story({
  ...scene(datesPending, { state: 'loading' }),
  play: async ({ userEvent, id }) => {
    const { asked, element, findByText, queryByRole } = await calendar(id)
    const words = await findByText('Looking for delivery dates…')
    await expect(words.closest('[role="status"]')).toBeInTheDocument()
    await expect(words.closest('[aria-busy="true"]')).toBeVisible()
    await expect(queryByRole('grid')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(await asked).toBeNull()
    await waitFor(() => expect(element.isConnected).toBe(false))
    await calendar(id)
  },
})

/** The days cannot be had: the dialog says what stays as it is, and a second try brings them. */
export const Failed = meta.story({
  ...scene(datesDown, { state: 'load failed' }),
  play: async ({ userEvent, id }) => {
    const dialog = await calendar(id)
    const title = await dialog.findByText('We couldn’t load the delivery dates')
    await expect(title.closest('[role="alert"]')).toHaveTextContent(/keeps the date it has/)
    await expect(dialog.getByRole('link', { name: /^Call/ })).toBeVisible()
    stageOf(id).backend.setFault('getGuaranteeDates', null)
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(await dialog.findByRole('grid', { name: 'December 2026' })).toBeVisible()
    await expect(dialog.queryByText('We couldn’t load the delivery dates')).toBeNull()
  },
})

/** A page of markup where the days should be: the same panel, reported as what it was. */
export const HtmlInstead = meta.story({
  ...scene(() => ({ ...oneShipment(), faults: { getGuaranteeDates: 'html' } }), {
    state: 'unexpected answer',
  }),
  play: async ({ id }) => {
    const dialog = await calendar(id)
    const title = await dialog.findByText('We couldn’t load the delivery dates')
    await expect(title.closest('[role="alert"]')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(stageOf(id).reasons).toContain('dates-failed: not-json')
  },
})

/** Nobody can read the cart that a dialog is about: the script that asked is told, and nothing opens. */
export const CartNotRead = meta.story({
  ...scene(() => ({ ...oneShipment(), faults: { getCart: 'server-error' } }), {
    ...unread,
    state: 'load failed',
  }),
  render: host.render,
  play: async ({ canvas, id }) => {
    await canvas.findByRole('button', { name: 'On the page' })
    const told = spyOn(console, 'error').mockImplementation(() => {})
    const detail = { kind: 'gift-message', params: { shipmentId: 11 } }
    try {
      dispatchEvent(new CustomEvent('giftwell:ask', { detail }))
      const words =
        'giftwell:ask could not open "gift-message": the cart could not be read. Ask again when the server answers.'
      await waitFor(() => expect(told).toHaveBeenCalledWith(words), { timeout: 8000 })
    } finally {
      told.mockRestore()
    }
    await expect(stageOf(id).reasons).toContain('cart-read-failed: http')
    await expect(screen.queryByRole('dialog')).toBeNull()
    stageOf(id).backend.setFault('getCart', null)
    dispatchEvent(new CustomEvent('giftwell:ask', { detail }))
    await opened('Gift message for Eleanor Whitfield')
  },
})

/** A 403 makes a guest of the customer, and nothing is asked or said (specification §6). */
export const SignedOutSilently = meta.story({
  ...scene(customerSignedIn, { state: 'forbidden' }),
  play: async ({ canvasElement, id }) => {
    const { backend, store } = stageOf(id)
    const { loadCustomer } = store.use(accountActions)
    await loadCustomer()
    await expect(store.slot(accountActions).customer?.fname).toBe('Margaret')
    const said = listen(canvasElement)
    backend.setFault('getCustomer', 'forbidden')
    await loadCustomer()
    await expect(backend.requests.at(-1)).toMatchObject({ endpoint: 'getCustomer', status: 403 })
    await expect(store.slot(accountActions).customer).toBeNull()
    // As long as a sentence or a dialog would take.
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull()
    said.stop()
    await expect(said.heard).toEqual([])
  },
})

/** The longest words and names, at 320 px: all of them are there, and nothing is wider than the page. */
export const LongestText = meta.story({
  ...scene(longestText, { state: 'longest text' }),
  globals: atWidth('narrow'),
  play: async ({ id }) => {
    const shipmentId = stageOf(id).store.state.cart?.recipients[0]?.crec_id ?? -1
    void askIn(id)('gift-message', { shipmentId })
    const dialog = await opened('Gift message for Maximilianaaaaa Featherstonehau')
    const words = dialog.getByLabelText<HTMLTextAreaElement>('Your words')
    await expect(words.value).toHaveLength(240)
    const email = dialog.getByLabelText<HTMLInputElement>('Their e-mail')
    await expect(email.value).toHaveLength(50)
    await expect(dialog.element.scrollWidth).toBeLessThanOrEqual(dialog.element.clientWidth)
    await noSidewaysScroll()
  },
})

/** On a wide page it stands in the middle, no wider than it has to be, the list beside the calendar. */
export const Wide = meta.story({
  ...scene(oneShipment, { state: 'wide' }),
  globals: atWidth('desktop'),
  play: async ({ id }) => {
    const dialog = await calendar(id)
    const grid = await dialog.findByRole('grid', { name: 'December 2026' })
    const list = dialog.getByText(/^Next 10 available dates/)
    await expect(list.getBoundingClientRect().left).toBeGreaterThan(
      grid.getBoundingClientRect().right,
    )
    const { left, right, width } = dialog.element.getBoundingClientRect()
    await expect(Math.abs(left - (innerWidth - right))).toBeLessThanOrEqual(20)
    await expect(width).toBeLessThanOrEqual(800)
  },
})

/** Without a connection the dialog says so at its head; what was typed stays, and is saved later. */
export const OfflineInADialog = meta.story({
  ...scene(oneShipment, { state: 'offline' }),
  tags: ['wide'],
  play: async ({ canvasElement, userEvent, id }) => {
    const title = 'You’re offline. Changes will not be saved.'
    const { backend } = stageOf(id)
    void askIn(id)('gift-message', { shipmentId: onlyShipment(id) })
    const dialog = await opened('Gift message for Eleanor Whitfield')
    const said = listen(canvasElement.ownerDocument.body)
    const words = dialog.getByLabelText('Your words')
    const save = dialog.getByRole('button', { name: 'Save' })
    await userEvent.type(words, 'Get well')
    await whileOffline(async () => {
      await expect(await dialog.findByText(title, { selector: '.gw-offline *' })).toBeVisible()
      await said.until(title)
      await userEvent.type(words, ' soon!')
      await expect(save).toHaveAttribute('aria-disabled', 'true')
      await expect(save).toHaveAccessibleDescription(title)
      await userEvent.click(save)
      await expect(dialog.getByRole('button', { name: 'Cancel' })).not.toHaveAttribute(
        'aria-disabled',
      )
    })
    await said.until('You’re connected again. Changes are saved.')
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'))
    await expect(words).toHaveValue('Get well soon!')
    await expect(backend.count('postGiftMessage')).toBe(0)
    said.stop()
    await expect(said.heard.filter((one) => one === title)).toHaveLength(1)
    await userEvent.click(save)
    await waitFor(() => expect(dialog.element.isConnected).toBe(false))
    await expect((await backend.cart())?.recipients[0]?.gift_message).toBe('Get well soon!')
  },
})

/** The file of another app could not be loaded: dialogs open as ever. */
export const ChunkFailed = meta.story({
  ...scene(oneShipment, { state: 'chunk failed' }),
  render: () => (
    <>
      <Unloaded />
      <ModalProvider />
    </>
  ),
  play: async ({ canvas, id }) => {
    await expect(await canvas.findByText('This part could not be loaded.')).toBeVisible()
    void askIn(id)('gift-message', { shipmentId: onlyShipment(id) })
    await expect((await opened('Gift message for Eleanor Whitfield')).element).toBeVisible()
  },
})

/** The content of a dialog does not arrive: it says so, tries again, and gives the focus back. */
export const ContentNotLoaded = meta.story({
  ...scene(oneShipment, { state: 'chunk failed' }),
  render: () => (
    <>
      <button type="button">On the page</button>
      <ModalProvider />
    </>
  ),
  play: async ({ userEvent, id }) => {
    const { loaded } = editors
    editors.loaded = null
    const lost = spyOn(editors, 'load').mockRejectedValue(new Error('Loading chunk 51'))
    const opener = screen.getByRole('button', { name: 'On the page' })
    const params = { shipmentId: onlyShipment(id) }
    try {
      opener.focus()
      const first = askIn(id)('gift-message', params)
      const dialog = await opened('We couldn’t open that')
      await expect(dialog.getByText(/^A part of this page did not arrive\./)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(lost).toHaveBeenCalledTimes(2))
      await userEvent.keyboard('{Escape}')
      await expect(await first).toBeNull()
      await waitFor(() => expect(opener).toHaveFocus())
      void askIn(id)('gift-message', params)
      const again = await opened('We couldn’t open that')
      lost.mockRestore()
      await userEvent.click(again.getByRole('button', { name: 'Try again' }))
      await opened('Gift message for Eleanor Whitfield')
    } finally {
      lost.mockRestore()
      editors.loaded ??= loaded
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

/** A script asks for the options of an item that has none: it says so, instead of nothing. */
export const NothingToChoose = meta.story({
  ...scene(itemOutOfStock),
  play: async ({ id }) => {
    const lines = stageOf(id).store.state.cart?.recipients.flatMap(({ items }) => items) ?? []
    void askIn(id)('line-options', { lineId: lines[0]?.clin_id ?? -1 })
    const dialog = await opened('Options for Bone-In Tomahawk Ribeye')
    await expect(dialog.getByText(/^There is nothing to choose for this item/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
    await expect(dialog.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
  },
})

/** A page enlarged to 400 per cent: all of a long form is reached by scrolling down. */
export const Zoomed = meta.story({
  ...scene(giftMessages, { state: 'narrow' }),
  globals: atWidth('zoomed'),
  play: async ({ userEvent, id }) => {
    void askIn(id)('gift-message', { shipmentId: 11 })
    const dialog = await opened('Gift message for Eleanor Whitfield')
    await expect(dialog.element.scrollWidth).toBeLessThanOrEqual(dialog.element.clientWidth)
    await expect(Math.floor(dialog.element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
      innerHeight,
    )
    dialog.getByLabelText('Your words').focus()
    for (let stops = 0; stops < 12; stops += 1) {
      await userEvent.tab()
      const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
      await expect(Math.ceil(top)).toBeGreaterThanOrEqual(0)
      await expect(Math.floor(bottom)).toBeLessThanOrEqual(innerHeight)
    }
  },
})

/** Where the device forces its colours a dialog has a border, and so have its buttons. */
export const ForcedColours = meta.story({
  ...scene(oneShipment, { state: 'forced colors' }),
  play: async ({ id }) => {
    void askIn(id)('gift-message', { shipmentId: onlyShipment(id) })
    const dialog = await opened('Gift message for Eleanor Whitfield')
    const end = inForce('forced-colors: active', 'prefers-reduced-motion: reduce')
    try {
      for (const one of [dialog.element, dialog.getByRole('button', { name: 'Save' })]) {
        const { borderStyle, borderTopWidth, transitionDuration } = getComputedStyle(one)
        await expect(borderStyle).toContain('solid')
        await expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0)
        for (const time of transitionDuration.split(', '))
          await expect(Number.parseFloat(time)).toBeLessThanOrEqual(0.001)
      }
    } finally {
      end()
    }
  },
})

/** A page that names no links: a dialog has no dead one, and the way on all the same. */
export const PageDataMissing = meta.story({
  ...scene(() => ({ ...twoShipments(), faults: { putQuantity: 'unauthorized' } }), {
    state: 'page data missing',
    page: {},
  }),
  play: async ({ userEvent, id }) => {
    const { store } = stageOf(id)
    void store.use(cartActions).setQuantity(101, 4)
    const dialog = await opened('You have been signed out')
    await expect(dialog.queryByRole('link')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Go on as a guest' }))
    await waitFor(() => expect(dialog.element.isConnected).toBe(false))
  },
})

/** Page data that are odd: what is right of them counts, the rest is as if absent, reported once. */
export const PageDataMalformed = meta.story({
  ...scene(() => ({ ...twoShipments(), faults: { putQuantity: 'unauthorized' } }), {
    state: 'page data missing',
    page: {},
    before: async (stage) => {
      readPageData(stage, { links: { signIn: '/come-in', shop: 7 }, help: 'soon' })
      await stage.store.use(cartActions).load()
    },
  }),
  play: async ({ id }) => {
    const { store, reported } = stageOf(id)
    await expect(reported).toEqual(['page-data-invalid'])
    void store.use(cartActions).setQuantity(101, 4)
    const dialog = await opened('You have been signed out')
    const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['/come-in'])
  },
})

/** It breaks while a dialog is open: the page is free again, and trying again brings dialogs back. */
export const RenderCrash = meta.story({
  ...scene(oneShipment, { state: 'render crash' }),
  render: () => (
    <>
      <Breaking>
        <ModalProvider />
      </Breaking>
      <AccountCart />
    </>
  ),
  play: async ({ canvas, userEvent, id }) => {
    const shipmentId = onlyShipment(id)
    const asked = askIn(id)('gift-message', { shipmentId })
    await opened('Gift message for Eleanor Whitfield')
    canvas.getByText('Break it').click()
    await expect(await asked).toBeNull()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(getComputedStyle(document.body).overflow).not.toBe('hidden')
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart, 1 item' }))
    const panel = within(await canvas.findByRole('dialog', { name: 'Your cart' }))
    await userEvent.click(panel.getByRole('button', { name: 'Close' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    void askIn(id)('gift-message', { shipmentId })
    await opened('Gift message for Eleanor Whitfield')
  },
})
