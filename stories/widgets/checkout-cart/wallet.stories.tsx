import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { ref } from 'valtio/vanilla'
import preview from '../../../.storybook/preview'
import { ask } from '../../../mocks/ask'
import {
  addOnAlone,
  autoDeliveryWithAccount,
  emptyCartGuest,
  giftCardCoversAll,
  oneShipment,
} from '../../../mocks/scenarios'
import { orderActions } from '../../../src/store/order/order'
import { amountOf, type Canvas, focusOn, PAGE, seen, shown, stageOf } from '../../support'
import { typed } from '../../support/codes'
import { dialogOf } from '../../support/dialogs'
import { aWallet, aWalletWithItsOwnButton } from '../../support/wallets'
import { cartPage, scene } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-cart/Wallet', ...cartPage })

/** Scrolls near the wallet, which then loads. */
const comeNear = async (canvas: Canvas) =>
  (await canvas.findByText('Loading PayFast…')).scrollIntoView({ block: 'center' })

const PAY = { name: 'Pay with PayFast' }

const withWallet = (wallet: ReturnType<typeof aWallet>) =>
  scene(oneShipment, { state: 'wallet loading/ineligible/blocked/cancelled/failed', wallet })

/** Below the checkout button, once it is ready. */
export const WalletReady = meta.story(
  scene(oneShipment, { wallet: aWallet('approves') }, async ({ canvas, id }) => {
    await comeNear(canvas)
    await userEvent.click(await canvas.findByRole('button', PAY))
    await waitFor(() => expect(stageOf(id).backend.count('putPlaceOrder')).toBe(1))
    await waitFor(() => expect(location.hash).toBe('#confirmation'))
  }),
)

const { confirmation: _none, ...links } = PAGE.links ?? {}

/** A shop without its own confirmation page: the cart page shows thanks and the number, never an empty cart. */
export const WalletOrdered = meta.story(
  scene(
    oneShipment,
    { wallet: aWallet('approves'), page: { ...PAGE, links } },
    async ({ canvas }) => {
      await comeNear(canvas)
      await userEvent.click(await canvas.findByRole('button', PAY))
      await focusOn(canvas, 'heading', 'Order placed')
      await seen(canvas, /^Thank you! Order PO-\d+ is placed\. Details are on the way by email\.$/)
      await expect(canvas.queryByText('Your cart is empty')).toBeNull()
    },
  ),
)

/** Sent before a reload, and its cart is gone: the outcome is looked up here, too. */
export const WalletOrderLookedFor = meta.story(
  scene(
    emptyCartGuest,
    {
      before({ store }) {
        store.slot(orderActions).attempt = ref({ key: 'a1b2', cartId: 7 })
      },
    },
    async ({ canvas, id }) => {
      await focusOn(canvas, 'heading', 'We’re checking whether your order went through')
      await expect(screen.queryByRole('dialog')).toBeNull()
      await stageOf(id).clock.advance(1000)
      await seen(canvas, /^Your order went through\./)
      await waitFor(() => expect(location.hash).toBe('#confirmation'))
    },
  ),
)

/** Asks about a changed total; checkout does not wait for the answer. */
export const WalletAsksAboutTotal = meta.story(
  scene(oneShipment, { wallet: aWallet('approves') }, async ({ canvas, id }) => {
    await comeNear(canvas)
    const pay = await canvas.findByRole('button', PAY)
    const { backend } = stageOf(id)
    await ask(backend, 'putDiscount', { body: { discount_code: 'STEAK10' } })
    await userEvent.click(pay)
    await seen(canvas, /^Your total changed from/)
    await userEvent.click(shown(canvas.getAllByRole('button', { name: 'Check out' })))
    await waitFor(() => expect(location.hash).toBe('#checkout-login'))
    await expect(backend.count('putPlaceOrder')).toBe(0)
  }),
)

/** Auto-Delivery needs an account, whichever way it is paid for. */
export const WalletNeedsAccount = meta.story(
  scene(autoDeliveryWithAccount, { wallet: aWallet('approves') }, async ({ canvas, id }) => {
    await comeNear(canvas)
    await userEvent.click(await canvas.findByRole('button', PAY))
    await dialogOf('Auto-Delivery needs an account')
    await expect(stageOf(id).backend.count('putPlaceOrder')).toBe(0)
  }),
)

/** The same with the wallet's own button, whose window closes first. */
export const WalletButtonNeedsAccount = meta.story(
  scene(
    autoDeliveryWithAccount,
    { wallet: aWalletWithItsOwnButton('approves') },
    async ({ canvas, id }) => {
      await comeNear(canvas)
      await userEvent.click(await canvas.findByRole('button', { name: 'PayFast checkout' }))
      await dialogOf('Auto-Delivery needs an account')
      await expect(stageOf(id).backend.count('putPlaceOrder')).toBe(0)
    },
  ),
)

/** A typed gift card covers everything: the wallet is gone, and checkout goes on without it. */
export const WalletOverByGiftCard = meta.story(
  scene(oneShipment, { wallet: aWallet('approves') }, async (shopper) => {
    const { canvas, canvasElement, id } = shopper
    await comeNear(canvas)
    const pay = await canvas.findByRole('button', PAY)
    await typed(shopper, 'GIFT-5000')
    await userEvent.click(pay)
    await waitFor(async () => expect(await amountOf(canvas, 'Amount due')).toBe('$0.00'))
    await waitFor(() => expect(canvasElement.querySelector('.gw-wallet')).toBeNull())
    const { store, backend } = stageOf(id)
    await waitFor(() => expect(store.slot(orderActions).order.status).toBe('editing'))
    await expect(backend.count('putPlaceOrder')).toBe(0)
  }),
)

/** A typed code is applied first; one that is refused keeps the order from being placed. */
export const WalletAppliesCode = meta.story(
  scene(oneShipment, { wallet: aWallet('approves') }, async (shopper) => {
    const { canvas, id } = shopper
    const { backend } = stageOf(id)
    await comeNear(canvas)
    const pay = await canvas.findByRole('button', PAY)
    const field = await typed(shopper, 'NOSUCHCODE')
    await userEvent.click(pay)
    await waitFor(() => expect(field).toBeInvalid())
    await userEvent.clear(field)
    await userEvent.type(field, 'STEAK10')
    await userEvent.click(pay)
    await seen(canvas, /^Your total changed from/)
    await expect([backend.count('putDiscount'), backend.count('putPlaceOrder')]).toEqual([1, 0])
  }),
)

/** Gift cards cover everything: there is nothing for a wallet to pay. */
export const WalletNotNeeded = meta.story(
  scene(giftCardCoversAll, { wallet: aWallet('approves') }, async ({ canvas, canvasElement }) => {
    await expect(await amountOf(canvas, 'Amount due')).toBe('$0.00')
    await expect(canvasElement.querySelector('.gw-wallet')).toBeNull()
  }),
)

/** A page without a wallet shows nothing of it. */
export const NoWallet = meta.story(
  scene(oneShipment, async ({ canvas, canvasElement }) => {
    await expect(await amountOf(canvas, 'Order total')).toBe('$109.95')
    await expect(canvasElement.querySelector('.gw-wallet')).toBeNull()
  }),
)

export const WalletLoading = meta.story({
  ...withWallet(aWallet('never-loads')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading PayFast…')).toBeVisible()
    await expect(canvas.queryByRole('button', PAY)).toBeNull()
    // Checkout does not wait for the wallet.
    const way = shown(canvas.getAllByRole('button', { name: 'Check out' }))
    await expect(way).not.toHaveAttribute('aria-disabled')
  },
})

export const WalletIneligible = meta.story({
  ...withWallet(aWallet('is-ineligible')),
  play: async ({ canvas }) => {
    await comeNear(canvas)
    await expect(await canvas.findByText(/^PayFast isn’t available for this order/)).toBeVisible()
    await expect(canvas.queryByRole('button', PAY)).toBeNull()
  },
})

const blocked = aWallet('is-blocked')

/** Blocked by an extension or a network: the reason, and how to continue. */
export const WalletBlocked = meta.story({
  ...withWallet(blocked),
  play: async ({ canvas }) => {
    await comeNear(canvas)
    await expect(await canvas.findByText(/^PayFast couldn’t load/)).toBeVisible()
    await expect(canvas.queryByRole('button', PAY)).toBeNull()
    const load = spyOn(blocked, 'load')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(load).toHaveBeenCalledTimes(1)
    load.mockRestore()
    await expect(await canvas.findByText(/^PayFast couldn’t load/)).toBeVisible()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  },
})

/** The shopper closed it: nothing was ordered, and it can be opened again. */
export const WalletCancelled = meta.story({
  ...withWallet(aWallet('is-closed')),
  play: async ({ canvas, id }) => {
    await comeNear(canvas)
    await userEvent.click(await canvas.findByRole('button', PAY))
    const words = 'You closed PayFast. Your order was not placed.'
    await expect(await canvas.findByText(words)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', PAY)).toHaveFocus())
    await expect(stageOf(id).backend.count('putPlaceOrder')).toBe(0)
  },
})

export const WalletFailed = meta.story({
  ...withWallet(aWallet('fails')),
  play: async ({ canvas, id }) => {
    await comeNear(canvas)
    await userEvent.click(await canvas.findByRole('button', PAY))
    const words = await canvas.findByText(/^PayFast ran into a problem/)
    await expect(words.closest('[role="alert"]')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', PAY)).toHaveFocus())
    await expect(stageOf(id).backend.count('putPlaceOrder')).toBe(0)
  },
})

/** The shop refuses the order, for example because a date passed meanwhile: the wallet is not blamed. */
export const WalletOrderRefused = meta.story(
  scene(
    oneShipment,
    { wallet: aWallet('approves'), faults: { putPlaceOrder: 'conflict' } },
    async ({ canvas, id }) => {
      await comeNear(canvas)
      await userEvent.click(await canvas.findByRole('button', PAY))
      const words = await canvas.findByText('We couldn’t take this order. Try again, or call us.')
      await expect(words.closest('[role="alert"]')).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('button', PAY)).toHaveFocus())
      stageOf(id).backend.setFault('putPlaceOrder', null)
      await userEvent.click(canvas.getByRole('button', PAY))
      await waitFor(() => expect(location.hash).toBe('#confirmation'))
    },
  ),
)

/** A cart that cannot be checked out cannot be paid for either. */
export const WalletStoppedByTheCart = meta.story(
  scene(addOnAlone, { wallet: aWallet('approves') }, async ({ canvas }) => {
    await comeNear(canvas)
    await userEvent.click(await canvas.findByRole('button', PAY))
    await focusOn(canvas, 'heading', /^Fix \d things? to check out$/)
    await expect(await canvas.findByRole('button', PAY)).toBeVisible()
  }),
)
