import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import { ask } from '../../mocks/ask'
import * as worlds from '../../mocks/scenarios'
import { recipientName } from '../../src/domain/shipment/shipments'
import { DialogScope, useDialogs } from '../../src/hooks'
import { accountActions } from '../../src/store/account/account'
import { cartActions, validityActions } from '../../src/store/cart/actions'
import { codeFieldActions, giftCardActions } from '../../src/store/code/actions'
import { dialogActions } from '../../src/store/dialog/dialogs'
import { orderActions } from '../../src/store/order/order'
import ModalProvider from '../../src/widgets/modal-provider'
import {
  expectClear,
  focusOn,
  fromAnotherTab,
  gone,
  listen,
  noWorld,
  pick,
  press,
  type Stage,
  stageOf,
} from '../support'
import { RemoveButtons } from '../support/RemoveButtons'
import { askIn, fromPage, host, onlyShipment, opened, scene } from './modal-provider/page'

const meta = preview.meta({ title: 'Widgets/modal-provider', ...host })

const NOT_ADDED = 'We couldn’t add that to your cart. Please check your cart and try again.'

const storeOf = (id: string) => stageOf(id).store
const dialogsOf = (id: string) => storeOf(id).use(dialogActions)
const firstLine = ({ store }: Stage) => {
  const line = store.state.cart?.recipients[0]?.items[0]
  if (!line) throw new Error('The cart of this story has no line.')
  return line
}

const skusOf = ({ store }: Stage) =>
  store.state.cart?.recipients.flatMap(({ items }) => items.map(({ sku_id }) => sku_id))

/** Restores the removed item through its toast. */
async function undone({ click }: { click(element: Element): Promise<void> }): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Undo' })
  await click(button)
  await gone(button)
}

/** Asks before unsaved input is lost. */
function askToLeave(id: string) {
  void askIn(id)('unsaved-changes', {})
  return opened('Leave without saving?', 'alertdialog')
}

/** Validates the cart; a dialog shows the problem. */
function stoppedBy(id: string, title: string | RegExp) {
  void storeOf(id).use(validityActions).validate()
  return opened(title)
}

/** A toast shows and announces it. */
async function toasted(said: ReturnType<typeof listen>, text: string): Promise<void> {
  await said.until(text)
  await expect(await screen.findByText(text, { selector: '.gw-toast-text' })).toBeVisible()
}

/** No dialog is open yet, so that any later one is caused by the play. */
async function nothingIsAsked(): Promise<void> {
  await expect(screen.queryByRole('dialog')).toBeNull()
  await expect(screen.queryByRole('alertdialog')).toBeNull()
}

/** Idle: no box, no layer over the page, two empty live regions. */
export const Idle = meta.story({
  ...scene(noWorld, { state: ['idle (no visible box, zero size)', 'ready'] }),
  render: () => <ModalProvider />,
  play: async ({ canvasElement }) => {
    const regions = () => canvasElement.querySelectorAll('[aria-live], [role="alert"]')
    await waitFor(() => expect(regions()).toHaveLength(2))
    const root = canvasElement.querySelector('[data-giftwell-app="modal-provider"]')
    await expect(root?.clientHeight).toBe(0)
    for (const region of regions()) await expect(region).toHaveTextContent('')
    await expect(document.querySelector('.gw-top-layer')).toBeNull()
    for (const region of regions()) {
      const { width, height } = region.getBoundingClientRect()
      await expect(Math.max(width, height)).toBeLessThanOrEqual(1)
    }
  },
})

/** Asks before merging two shipments. */
export const ConfirmMerge = meta.story({
  tags: ['wide'],
  ...scene(worlds.sharedAddress, 'confirm merge', async ({ id }) => {
    const opener = fromPage()
    const first = storeOf(id).state.cart?.recipients[0]
    const request = () => askIn(id)('confirm-merge', { name: first ? recipientName(first) : '' })
    const asked = request()
    const title = /^Combine both shipments to Eleanor Whitfield\?$/
    const dialog = await opened(title, 'alertdialog')
    await expect(dialog.element).toHaveAccessibleDescription(/ship in one box.*can’t undo this/)
    await userEvent.click(dialog.getByRole('button', { name: 'Keep them separate' }))
    await expect(await asked).toBe('no')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(stageOf(id).backend.count('postMergeShipments')).toBe(0)
    void request()
    await opened(title, 'alertdialog')
  }),
})

/** A removed line, with Undo. */
export const UndoToast = meta.story({
  ...scene(worlds.twoShipments, 'line removed undo toast', async ({ canvasElement, id }) => {
    const { store } = stageOf(id)
    const said = listen(canvasElement)
    const line = store.state.cart?.recipients[1]?.items[0]
    await userEvent.click(screen.getByRole('button', { name: `Remove line ${line?.clin_id}` }))
    await said.until('Spiral-Sliced Ham was removed.')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(
        store.state.cart?.recipients.flatMap(({ items }) => items.map(({ sku_id }) => sku_id)),
      ).toContain(line?.sku_id),
    )
    said.stop()
    const back = store.state.cart?.recipients.flatMap(({ items }) => items)
    const last = `Remove line ${back?.at(-1)?.clin_id}`
    await userEvent.click(await screen.findByRole('button', { name: last }))
    await screen.findByRole('button', { name: 'Undo' })
  }),
  render: (args, context) => (
    <>
      {host.render(args, context)}
      <RemoveButtons />
    </>
  ),
})

/** Sold out: remove it, or choose another size. */
export const OutOfStock = meta.story({
  tags: ['wide'],
  ...scene(worlds.itemOutOfStock, 'out of stock (remove / choose other)', async ({ id }) => {
    const stage = stageOf(id)
    const { clin_id } = firstLine(stage)
    const dialog = await stoppedBy(id, /is sold out$/)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await gone(dialog.element)
    await waitFor(async () => {
      const lines = (await stage.backend.cart())?.recipients.flatMap(({ items }) => items)
      expect(lines?.some((line) => line.clin_id === clin_id)).toBe(false)
    })
    await undone(userEvent)
    void askIn(id)('item-out-of-stock', { lineId: firstLine(stage).clin_id })
    await opened(/is sold out$/)
  }),
})

/** Less stock than requested: take what is left. */
export const InsufficientStock = meta.story(
  scene(worlds.insufficientStock, 'insufficient stock (accept n)', async ({ id }) => {
    const stage = stageOf(id)
    const dialog = await stoppedBy(id, /^Only 6 .* left$/)
    await userEvent.click(dialog.getByRole('button', { name: 'Take 6' }))
    await gone(dialog.element)
    await waitFor(() => expect(firstLine(stage).qty).toBe(6))
    await stage.store.use(cartActions).setQuantity(firstLine(stage).clin_id, 9)
    await stoppedBy(id, /^Only 6 .* left$/)
  }),
)

/** An add-on without a qualifying main item: the missing amount, and the options. */
export const AddOnFails = meta.story(
  scene(worlds.addOnAlone, 'add-on fails (add more / remove)', async ({ id }) => {
    const { store } = stageOf(id)
    const dialog = await stoppedBy(id, 'Steak Seasoning Packet needs other items with it')
    await expect(dialog.getByText(/^Add \$59\.95 more of other items to Eleanor/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Add more items' })).toHaveAttribute(
      'href',
      '/shop',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(store.state.cart?.recipients).toEqual([]))
    await undone(userEvent)
    await waitFor(() => expect(store.state.cart?.recipients).toHaveLength(1))
    await stoppedBy(id, 'Steak Seasoning Packet needs other items with it')
  }),
)

/** A subscription item without an eligible item in the same shipment. */
export const AutoDeliveryFails = meta.story(
  scene(worlds.autoDeliveryUnqualified, 'auto-delivery fails', async ({ id }) => {
    const stage = stageOf(id)
    const { sku_id } = firstLine(stage)
    const dialog = await stoppedBy(id, /comes with Auto-Delivery$/)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(firstLine(stage).sku_id).not.toBe(sku_id))
    await undone(userEvent)
    // The toast disappears on press, the line returns with the response.
    await waitFor(() => expect(skusOf(stage)).toContain(sku_id))
    await stoppedBy(id, /comes with Auto-Delivery$/)
  }),
)

/** Auto-Delivery requires an account: registers without leaving the page. */
export const AutoDeliverySignIn = meta.story({
  tags: ['wide'],
  ...scene(noWorld, 'auto-delivery sign-in/registration', async ({ id }) => {
    const { store, backend } = stageOf(id)
    await expect((await ask(backend, 'getCustomer')).status).toBe(403)
    const asked = askIn(id)('auto-delivery-sign-in', {})
    const dialog = await opened('Auto-Delivery needs an account')
    await pick(dialog, 'No, I’m new here', 'Create account')
    await focusOn(dialog, 'heading', /Check these fields$/)
    await press(dialog, 'Enter your first name.')
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /First name/ })).toHaveFocus())
    await userEvent.type(dialog.getByRole('textbox', { name: /First name/ }), 'Ida')
    await userEvent.type(dialog.getByRole('textbox', { name: /Last name/ }), 'Lindqvist')
    await userEvent.type(dialog.getByRole('textbox', { name: /Email/ }), 'ida@example.com')
    await userEvent.type(dialog.getByLabelText(/Create a password/), 'prairie-oak')
    await userEvent.click(dialog.getByRole('button', { name: 'Create account' }))
    await expect(await asked).toBe('signed-in')
    await waitFor(() => expect(store.slot(accountActions).customer?.fname).toBe('Ida'))
    await expect((await ask(backend, 'getCustomer')).body.customer).toMatchObject({ fname: 'Ida' })
  }),
})

/** Refused: the input is kept. */
export const SignInRefused = meta.story(
  scene(worlds.twoShipments, 'auto-delivery sign-in/registration', async ({ id }) => {
    void askIn(id)('auto-delivery-sign-in', {})
    const dialog = await opened('Auto-Delivery needs an account')
    await expect(storeOf(id).state.cart?.recipients).toHaveLength(2)
    await userEvent.type(dialog.getByRole('textbox', { name: /Email/ }), 'nobody@example.com')
    await userEvent.type(dialog.getByLabelText(/^Password/), 'wrong')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    await expect(await dialog.findByText(/don’t match/)).toBeVisible()
    await expect(dialog.getByLabelText(/^Password/)).toHaveValue('wrong')
  }),
)

/** Adds a product without leaving the page, for someone in the cart. */
export const QuickView = meta.story({
  tags: ['wide'],
  ...scene(worlds.twoShipments, 'quick view', async ({ canvasElement, id }) => {
    const { backend, store } = stageOf(id)
    const said = listen(canvasElement)
    const name = store.state.products.get(13011)?.product.name ?? '?'
    const request = () => askIn(id)('quick-view', { skuId: 13011 })
    const asked = request()
    const dialog = await opened(name)
    await expect(dialog.getByRole('group', { name: 'Size' })).toBeVisible()
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Eleanor/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add for Eleanor' }))
    await expect(await asked).toBe('added')
    await toasted(said, `${name} added for Eleanor.`)
    await expect(store.state.cart?.recipients).toHaveLength(2)
    const skus = (await backend.cart())?.recipients.flatMap(({ items }) =>
      items.map(({ sku_id }) => sku_id),
    )
    await expect(skus).toContain(13011)
    void request()
    await opened(name)
  }),
})

/** What the promo code takes off, and from what. */
export const PromoDetails = meta.story(
  scene(worlds.promoAccepted, 'promo details', async ({ id }) => {
    void askIn(id)('promo-details', {})
    const dialog = await opened(`${worlds.STORY_CODE} savings`)
    await expect(dialog.getByText('Off your items')).toBeVisible()
    await expect(dialog.getAllByText('−$11.00')[0]).toBeVisible()
  }),
)

/** On a page without the code field, a toast shows a code's outcome once. */
export const PromoResult = meta.story({
  tags: ['proves-announced'],
  ...scene(worlds.promoExpired, 'promo result toast', async ({ canvasElement, id }) => {
    const said = listen(canvasElement)
    await storeOf(id).use(codeFieldActions).applyCode(worlds.STORY_CODE)
    const text = 'The code you provided is either expired or invalid.'
    await toasted(said, text)
    await said.once(text)
  }),
})

/** The outcome of a gift card: one cannot be removed. */
export const GiftCardResult = meta.story(
  scene(worlds.giftCardStuck, 'gift card result toast', async ({ canvasElement, id }) => {
    const said = listen(canvasElement)
    const [certificate = ''] = Object.keys(storeOf(id).state.cart?.gift_card_json ?? {})
    await expect(certificate).not.toBe('')
    await storeOf(id).use(giftCardActions).remove(certificate)
    const text = 'We couldn’t remove that gift card. It’s still applied.'
    await toasted(said, text)
    await said.once(text)
    await expect(screen.queryByRole('dialog')).toBeNull()
  }),
)

/** The session expired: sign in again in another tab, or continue as a guest. */
export const SessionExpired = meta.story({
  ...scene(() => ({ ...worlds.customerSignedIn(), faults: { putQuantity: 'unauthorized' } }), {
    state: 'session expired',
  }),
  play: async ({ id }) => {
    const { backend, store } = stageOf(id)
    const { loadCustomer } = store.use(accountActions)
    const status = () => store.slot(accountActions).status
    await loadCustomer()
    void store.use(cartActions).setQuantity(firstLine(stageOf(id)).clin_id, 4)
    const dialog = await opened('Please sign in again')
    const link = dialog.getByRole('link', { name: 'Sign in' })
    await expect(link).toHaveAttribute('href', '/sign-in')
    // What was typed on this page stays on it.
    await expect(link).toHaveAttribute('target', '_blank')
    store.events.emit('signed-in', {})
    await gone(dialog.element)
    await expect(status()).toBe('customer')

    await ask(backend, 'postSignOut')
    store.events.emit('session-expired', {})
    const again = await opened('Please sign in again')
    await userEvent.click(again.getByRole('button', { name: 'Continue as guest' }))
    await gone(again.element)
    await waitFor(() => expect([status(), store.state.cart?.cust_id]).toEqual(['guest', null]))
    store.events.emit('session-expired', {})
    await opened('Please sign in again')
  },
})

/** The session expired while an editor is open: the dialog opens over the editor, which keeps its input. */
export const SessionExpiredOverEditor = meta.story({
  tags: ['wide'],
  ...scene(
    () => ({ ...worlds.oneShipment(), faults: { postGiftMessage: 'forbidden' } }),
    async ({ canvasElement, id }) => {
      const opener = fromPage()
      const said = listen(canvasElement)
      const ended = new AbortController()
      void askIn(id)('gift-message', { shipmentId: onlyShipment(id) }, ended.signal)
      const editor = await opened(/^Gift message for/)
      const words = editor.getByLabelText('Gift message')
      await userEvent.type(words, 'Enjoy!')
      const save = editor.getByRole('button', { name: 'Save' })
      await userEvent.click(save)
      const dialog = await opened('Please sign in again')
      await expect(screen.getAllByRole('dialog')).toEqual([dialog.element])
      await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'target',
        '_blank',
      )
      dialogsOf(id).toast('not-added')
      await said.until(NOT_ADDED)
      await expect(dialog.element.querySelectorAll('.gw-toast')).toHaveLength(1)
      await said.once(NOT_ADDED)
      await userEvent.keyboard('{Escape}')
      await gone(dialog.element)
      await waitFor(() => expect(save).toHaveFocus())
      await expect(words).toHaveValue('Enjoy!')

      const escapeAtOnce = ({ target }: FocusEvent) =>
        target?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        )
      addEventListener('focusin', escapeAtOnce, { once: true })
      stageOf(id).store.events.emit('session-expired', {})
      const again = await opened('Please sign in again')
      await expect(editor.element).toHaveTextContent(/^Gift message for/)
      ended.abort()
      await gone(editor.element)
      await expect(again.element).toBeVisible()
      await expect(again.element).toContainElement(document.activeElement as HTMLElement)
      await userEvent.click(again.getByRole('button', { name: 'Continue as guest' }))
      await gone(again.element)
      await waitFor(() => expect(opener).toHaveFocus())

      void askIn(id)('gift-message', { shipmentId: onlyShipment(id) })
      await opened(/^Gift message for/)
      stageOf(id).store.events.emit('session-expired', {})
      await opened('Please sign in again')
    },
  ),
})

/** Another tab changed the cart. */
export const ChangedElsewhere = meta.story({
  ...scene(worlds.twoShipments, { state: 'cart changed elsewhere', isKept: true }),
  play: async ({ canvasElement, id }) => {
    const { backend, store } = stageOf(id)
    const said = listen(canvasElement)
    const cart = await backend.cart()
    const line = cart?.recipients[0]?.items[0]
    await ask(backend, 'putQuantity', { body: { clin_id: line?.clin_id ?? 0, qty: 5 } })
    fromAnotherTab()
    const text = 'Your cart changed somewhere else. Here’s the latest.'
    await toasted(said, text)
    await expect(store.state.cart?.recipients[0]?.items[0]?.qty).toBe(5)
    await expect(store.state.cart?.recipients).toHaveLength(2)
    said.stop()
  },
})

/** An order with an unknown outcome: tells the shopper not to order again. */
export const OrderStatusUnknown = meta.story(
  scene(noWorld, 'order status unknown', async ({ id }) => {
    const { store } = stageOf(id)
    await nothingIsAsked()
    store.events.emit('order-status-unknown', {})
    const dialog = await opened('We’re checking whether your order went through')
    await expect(dialog.element).toHaveAccessibleDescription(/don’t order again/)
    await expect(dialog.getByRole('link', { name: /Call/ })).toHaveAttribute(
      'href',
      'tel:8005550142',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'I’ll wait' }))
    await gone(dialog.element)
    store.events.emit('order-status-unknown', {})
    await opened('We’re checking whether your order went through')
  }),
)

/** Once the outcome is known, the dialog closes. */
export const OrderStatusKnown = meta.story(
  scene(noWorld, async ({ id }) => {
    const { store } = stageOf(id)
    const slot = store.slot(orderActions)
    await nothingIsAsked()
    slot.order = { ...slot.order, status: 'checking' }
    store.events.emit('order-status-unknown', {})
    const dialog = await opened('We’re checking whether your order went through')
    slot.order = { ...slot.order, status: 'placed' }
    await gone(dialog.element)
  }),
)

/** Asks before discarding unsaved input. */
export const UnsavedChanges = meta.story(
  scene(noWorld, 'unsaved changes', async ({ id }) => {
    const opener = fromPage()
    const request = () => askIn(id)('unsaved-changes', {})
    for (const [press, choice] of [
      ['Keep editing', 'yes'],
      ['Leave', 'no'],
      [null, null],
    ] as const) {
      const asked = request()
      const dialog = await opened('Leave without saving?', 'alertdialog')
      await expect(dialog.element).toHaveAccessibleDescription(/hasn’t been saved yet/)
      if (press) await userEvent.click(dialog.getByRole('button', { name: press }))
      else await userEvent.keyboard('{Escape}')
      await expect(await asked).toBe(choice)
      await gone(dialog.element)
      await waitFor(() => expect(opener).toHaveFocus())
    }
    void request()
    await opened('Leave without saving?', 'alertdialog')
  }),
)

/** Two requests: the second waits for the first. */
export const QueueOfTwo = meta.story(
  scene(noWorld, 'queue of two dialogs (second waits)', async ({ id }) => {
    const { ask: request } = dialogsOf(id)
    const opener = fromPage()
    const answers = [request('confirm-merge', { name: 'Dana Lee' }), request('unsaved-changes', {})]
    const first = await opened('Combine both shipments to Dana Lee?', 'alertdialog')
    await expect(screen.queryByText('Leave without saving?')).toBeNull()
    await userEvent.click(first.getByRole('button', { name: 'Combine them' }))
    const second = await opened('Leave without saving?', 'alertdialog')
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await userEvent.click(second.getByRole('button', { name: 'Keep editing' }))
    await expect(await Promise.all(answers)).toEqual(['yes', 'yes'])
    await waitFor(() => expect(opener).toHaveFocus())
    void request('confirm-merge', { name: 'Dana Lee' })
    void request('unsaved-changes', {})
    await opened('Combine both shipments to Dana Lee?', 'alertdialog')
  }),
)

/** A request from inside a dialog is rejected and reported: it should be a step of that dialog. */
export const NestedRefused = meta.story({
  ...scene(noWorld, 'nested request refused (a step instead)', async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask from a dialog' }))
    await canvas.findByText('Answer: null')
    await expect(stageOf(id).reported).toContain('dialog-nested')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  }),
  render: () => (
    <DialogScope>
      <Inside />
      <ModalProvider />
    </DialogScope>
  ),
})

/** More than fits: the dialog scrolls, the page behind it does not. */
export const TallContent = meta.story({
  ...scene(worlds.longestText, { state: ['tall content scrolls inside', 'longest text'] }),
  globals: atWidth('narrow'),
  play: async ({ id }) => {
    const skuId = storeOf(id).state.cart?.recipients[0]?.items[0]?.sku_id ?? 0
    void askIn(id)('quick-view', { skuId })
    const { element } = await opened(/./)
    await expect(element.scrollHeight).toBeGreaterThan(element.clientHeight)
    await expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight + 1)
    await expect(getComputedStyle(document.body).overflow).toBe('hidden')
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  },
})

/** On a very small screen it is a sheet as wide as the screen. */
export const SmallScreen = meta.story({
  globals: atWidth('narrow'),
  ...scene(worlds.insufficientStock, {
    state: ['very small screen (full-screen sheet)', 'narrow'],
  }),
  play: async ({ id }) => {
    const { element } = await stoppedBy(id, /^Only 6/)
    const { left, width, bottom } = element.getBoundingClientRect()
    await expect(left).toBe(0)
    await expect(Math.round(width)).toBe(document.documentElement.clientWidth)
    await expect(Math.round(bottom)).toBe(innerHeight)
  },
})

/** The opener is gone: focus moves to one of our headings, never to the body. */
export const OpenerRemoved = meta.story({
  render: () => <WithoutOpener />,
  ...scene(noWorld, 'opener removed while open', async ({ canvas, id }) => {
    const opener = fromPage()
    await askToLeave(id)
    canvas.getByText('Remove the opener').click()
    await gone(opener)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'To Dana Lee' })).toHaveFocus())
  }),
})

/** The root is removed while a dialog is open: the dialog closes, and the page is usable. */
export const RootRemoved = meta.story({
  render: () => <Removable />,
  ...scene(noWorld, 'root removed while open (page unlocked)', async ({ canvas, id }) => {
    const asked = askIn(id)('unsaved-changes', {})
    await opened('Leave without saving?', 'alertdialog')
    canvas.getByText('Remove the root').click()
    await expect(await asked).toBeNull()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(getComputedStyle(document.body).overflow).not.toBe('hidden')
    await expect(canvas.getByRole('button', { name: 'Remove the root' })).toBeVisible()
  }),
})

/** Two on one page: only the first is active. */
export const SecondProvider = meta.story({
  ...scene(worlds.itemOutOfStock, 'second modal-provider on page (first wins)'),
  render: () => (
    <>
      <ModalProvider />
      <ModalProvider />
    </>
  ),
  play: async ({ canvasElement, id }) => {
    const regions = () => canvasElement.querySelectorAll('[aria-live], [role="alert"]')
    await waitFor(() => expect(regions()).toHaveLength(2))
    await stoppedBy(id, /is sold out$/)
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await expect(storeOf(id).slot(dialogActions).queue).toHaveLength(1)
  },
})

/** Three at a time; the rest wait for their turn. */
export const ToastOverflow = meta.story(
  scene(noWorld, 'toast overflow (max 3, rest queued)', async ({ id }) => {
    for (const skuId of [10011, 13011, 16011, 12011, 14011]) {
      dialogsOf(id).toast('restored', { skuId }, { tone: 'ok' })
    }
    const area = await screen.findByRole('region', { name: 'Notifications' })
    const shown = () => [...area.querySelectorAll('.gw-toast-text')].map((one) => one.textContent)
    const back = (item: string) => `${item} is back in your cart.`
    const words = ['Filet Mignon', 'Spiral-Sliced Ham', 'Five-Tier Nut Tower'].map(back)
    await expect(shown()).toEqual(words)
    const [close] = within(area).getAllByRole('button', { name: 'Close' })
    if (close) await userEvent.click(close)
    await waitFor(() =>
      expect(shown()).toEqual([...words.slice(1), back('Cold-Water Lobster Tails')]),
    )
  }),
)

/** A toast while a dialog is open: inside it but clear of its content; announced and reachable. */
export const ToastInDialog = meta.story({
  tags: ['wide'],
  ...scene(worlds.promoInvalid, 'toast while dialog open (inside it)', async ({ id }) => {
    const dialog = await askToLeave(id)
    const said = listen(dialog.element)
    await storeOf(id).use(codeFieldActions).applyCode(worlds.STORY_CODE)
    const text = 'The code you provided is either expired or invalid.'
    await said.until(text)
    const area = dialog.getByRole('region', { name: 'Notifications' })
    await waitFor(() => expectClear(area.firstElementChild, dialog.element))
    await userEvent.click(within(area).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(area.isConnected).toBe(false))
    await expect(dialog.element).toBeVisible()
    said.stop()
  }),
})

const pageWithModal = () => (
  <>
    <button type="button">On the page</button>
    <dialog aria-label="The page’s own">
      <form method="dialog">
        <button type="submit">Close the page’s own</button>
      </form>
    </dialog>
    <ModalProvider />
  </>
)

/** The page has a modal dialog of its own open: ours waits until it is closed. */
export const PagesOwnModal = meta.story({
  ...scene(noWorld, "host page's own modal is open", async ({ canvasElement, id }) => {
    const own = canvasElement.querySelector('dialog')
    own?.showModal()
    void askIn(id)('unsaved-changes', {})
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close the page’s own' }))
    await opened('Leave without saving?', 'alertdialog')
  }),
  render: pageWithModal,
})

/** The page opens its own modal dialog over ours: ours returns afterward, and keeps its opener. */
export const PagesOwnModalOverOurs = meta.story({
  ...scene(noWorld, async ({ canvasElement, id }) => {
    const opener = fromPage()
    void askIn(id)('unsaved-changes', {})
    const { element } = await opened('Leave without saving?', 'alertdialog')
    canvasElement.querySelector('dialog')?.showModal()
    await gone(element)
    await userEvent.click(screen.getByRole('button', { name: 'Close the page’s own' }))
    const back = await opened('Leave without saving?', 'alertdialog')
    await userEvent.click(back.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(opener).toHaveFocus())
  }),
  render: pageWithModal,
})

const pageWithDrawer = () => (
  <>
    <dialog aria-label="The page’s drawer">
      <div className="gw-root">
        <button type="button">On the page</button>
      </div>
      <form method="dialog">
        <button type="submit">Close the drawer</button>
      </form>
    </dialog>
    <ModalProvider />
  </>
)

/** One of our roots is in the page's own modal dialog, as in a drawer: ours opens over it, and so do toasts. */
export const InThePagesDrawer = meta.story({
  ...scene(noWorld, async ({ canvasElement, id }) => {
    const drawer = canvasElement.querySelector('dialog')
    drawer?.showModal()
    const opener = fromPage()
    const asked = askIn(id)('unsaved-changes', {})
    const dialog = await opened('Leave without saving?', 'alertdialog')
    await waitFor(() => expect(dialog.getByRole('heading')).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
    await expect(await asked).toBe('yes')
    await waitFor(() => expect(opener).toHaveFocus())
    const said = listen(canvasElement)
    dialogsOf(id).toast('not-added', {}, { tone: 'error' })
    await said.until(NOT_ADDED)
    said.stop()
    const toasts = screen.getByRole('region', { name: 'Notifications' })
    await expect(drawer).toContainElement(toasts)
    // Nothing inert takes focus.
    const close = within(toasts).getByRole('button', { name: 'Close' })
    close.focus()
    await expect(close).toHaveFocus()
    // The page closes its drawer under an open dialog.
    void askIn(id)('unsaved-changes', {})
    await opened('Leave without saving?', 'alertdialog')
    drawer?.close()
    await waitFor(() => expect(drawer).not.toContainElement(screen.getByRole('alertdialog')))
    await expect((await opened('Leave without saving?', 'alertdialog')).element).toBeVisible()
  }),
  render: pageWithDrawer,
})

/** A page script opens a dialog, and receives the choice. */
export const AskedByThePage = meta.story(
  scene(noWorld, async () => {
    await nothingIsAsked()
    const closed = new Promise((resolve) =>
      addEventListener(
        'giftwell:dialog-closed',
        (event) => resolve((event as CustomEvent).detail),
        { once: true },
      ),
    )
    const detail = { kind: 'unsaved-changes' }
    dispatchEvent(new CustomEvent('giftwell:ask', { detail }))
    const dialog = await opened('Leave without saving?', 'alertdialog')
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await expect(await closed).toEqual({ kind: 'unsaved-changes', choice: 'no' })
  }),
)

export const Dark = meta.story({
  globals: { theme: 'dark' },
  ...scene(worlds.insufficientStock, async ({ id }) => {
    const { element } = await stoppedBy(id, /^Only 6/)
    await expect(getComputedStyle(element).backgroundColor).toBe('rgb(34, 24, 20)')
  }),
})

/** Requests a dialog as dialog content would. */
function Inside() {
  const { ask: request } = useDialogs()
  const [answer, setAnswer] = useState('none yet')
  return (
    <>
      <button
        type="button"
        onClick={async () => setAnswer(String(await request('unsaved-changes', {})))}
      >
        Ask from a dialog
      </button>
      <p>Answer: {answer}</p>
    </>
  )
}

function WithoutOpener() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <h2 data-gw-heading="" tabIndex={-1}>
        To Dana Lee
      </h2>
      <p>{isThere && <button type="button">On the page</button>}</p>
      <button type="button" onClick={() => setThere(false)}>
        Remove the opener
      </button>
      <ModalProvider />
    </>
  )
}

function Removable() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setThere(false)}>
        Remove the root
      </button>
      {isThere && <ModalProvider />}
    </>
  )
}
