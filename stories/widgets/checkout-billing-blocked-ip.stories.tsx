import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import CheckoutBillingBlockedIp from '../../src/widgets/checkout-billing-blocked-ip'
import { callsOf, focusOn, press, sceneIn, scrollOut, seen, stageOf } from '../support'
import { aCardForm } from '../support/cardForms'
import { aWallet } from '../support/wallets'
import { CART_ON_PAGE, ledTo } from './checkout-billing/page'
import { s } from './checkout-billing-blocked-ip/probe'

const meta = preview.meta({
  title: 'Widgets/checkout-billing-blocked-ip',
  component: CheckoutBillingBlockedIp,
  afterEach: scrollOut,
  args: { reference: 'IP-2207' },
})
const scene = sceneIn({ app: 'checkout-billing-blocked-ip', hostedForm: aCardForm() })

const TITLE = 'Let’s finish your order another way'
const STILL = 'Cards still aren’t available here.'
const NO_CARDS = 'We can’t take cards on this connection. Your cart is saved.'

export const Ready = meta.story(s.ready)

/** What happened, without blame; phone support, a retry, and the reference to quote. */
export const PhoneOpen = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.guestBlocked,
    { state: ['default', 'with phone number open', 'guest', 'wallet not permitted'] },
    async ({ canvas }) => {
      await seen(canvas, [NO_CARDS, 'Reference IP-2207'])
      await expect(canvas.getByRole('link', { name: 'Call (800) 555-0142' })).toHaveAttribute(
        'href',
        'tel:8005550142',
      )
      // On page load, focus does not move.
      await expect(canvas.getByRole('heading', { name: TITLE })).not.toHaveFocus()
      await expect(canvas.queryByRole('button', { name: /^Pay with/ })).toBeNull()
    },
  ),
})

export const PhonesClosed = meta.story({
  args: { opens: 'at 8 am Central' },
  ...scene(worlds.guestBlocked, 'phone lines closed (hours)', async ({ canvas }) => {
    await seen(canvas, 'Our phones open at 8 am Central.')
    await expect(canvas.queryByRole('link', { name: /^Call/ })).toBeNull()
  }),
})

/** The wallet is allowed: one press places one order. */
export const WalletPermitted = meta.story({
  tags: ['wide'],
  args: { isWalletAllowed: true },
  ...scene(
    worlds.cardsBlocked,
    { state: ['wallet permitted', 'customer'], wallet: aWallet('approves') },
    async ({ canvas, id }) => {
      await press(canvas, 'Pay with PayFast')
      await seen(canvas, 'Order placed')
      await expect(callsOf(id, 'putPlaceOrder')).toHaveLength(1)
    },
  ),
})

/** A cart with nothing left to pay, so no card is needed, nor a wallet. */
const covered = (world: () => worlds.Scenario) =>
  scene(
    () => ({ ...world(), rules: worlds.guestBlocked().rules }),
    { state: 'default' },
    async ({ canvas, id }) => {
      await press(canvas, 'Place order – $0.00')
      await seen(canvas, 'Order placed')
      await expect(callsOf(id, 'putPlaceOrder').map(({ body }) => body)).toMatchObject([
        { payment_info: { method: 'gift-card' } },
      ])
    },
  )

/** Gift cards cover everything. */
export const GiftCardCovers = meta.story(covered(worlds.giftCardCoversAll))

/** A promo code takes off everything. */
export const CodeCovers = meta.story(covered(worlds.zeroTotal))

/** The shopper closed the wallet, and can open it again. */
export const WalletClosed = meta.story({
  args: { isWalletAllowed: true },
  ...scene(worlds.cardsBlocked, { wallet: aWallet('is-closed') }, async ({ canvas, id }) => {
    await press(canvas, 'Pay with PayFast')
    await seen(canvas, 'You closed PayFast. Your order was not placed.')
    await expect(canvas.getByRole('button', { name: 'Pay with PayFast' })).toBeVisible()
    await expect(callsOf(id, 'putPlaceOrder')).toHaveLength(0)
  }),
})

const wallet = (behaves: Parameters<typeof aWallet>[0], words: string) => ({
  args: { isWalletAllowed: true },
  ...scene(worlds.cardsBlocked, { wallet: aWallet(behaves) }, async ({ canvas }) => {
    if (behaves === 'fails') await press(canvas, 'Pay with PayFast')
    await seen(canvas, words)
  }),
})

/** The wallet's messages do not refer to the regular checkout, which is unavailable here. */
export const WalletFails = meta.story(
  wallet(
    'fails',
    'PayFast ran into a problem, and your order was not placed. Press its button again.',
  ),
)
export const WalletBlocked = meta.story(
  wallet('is-blocked', 'PayFast couldn’t load. Your network or an extension may be blocking it.'),
)
export const WalletIneligible = meta.story(
  wallet('is-ineligible', 'PayFast isn’t available for this order.'),
)

/** The response was lost, and nothing was ordered: the page is unchanged, with focus on the message. */
export const NotPlaced = meta.story({
  args: { isWalletAllowed: true },
  ...scene(
    worlds.cardsBlocked,
    { wallet: aWallet('approves'), faults: { putPlaceOrder: { kind: 'network-error', times: 1 } } },
    async ({ canvas, id }) => {
      await press(canvas, 'Try again')
      await seen(canvas, STILL)
      await press(canvas, 'Pay with PayFast')
      await focusOn(canvas, 'heading', 'We’re checking whether your order went through')
      for (const wait of [1000, 3000, 8000, 20_000]) {
        const before = callsOf(id, 'getCart').length
        await stageOf(id).clock.advance(wait)
        await waitFor(() => expect(callsOf(id, 'getCart').length).toBeGreaterThan(before))
      }
      await seen(canvas, STILL)
      await waitFor(() =>
        expect(document.activeElement).toHaveTextContent(/^We don’t see your order yet\. Check/),
      )
    },
  ),
})

/** It replaced a form, so focus moves to its message. */
export const InPlaceOfAForm = meta.story({
  args: { isReplacement: true },
  ...scene(worlds.guestBlocked, async ({ canvas }) => {
    await focusOn(canvas, 'heading', TITLE)
  }),
})

export const StillBlocked = meta.story(
  scene(worlds.guestBlocked, 'retry still blocked', async ({ canvas }) => {
    await press(canvas, 'Try again')
    await seen(canvas, STILL)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus())
  }),
)

/** Cards are allowed again: continues to payment. */
export const Unblocked = meta.story(
  scene(worlds.guestBlocked, 'unblocked on retry → continue', async ({ canvas, id }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    stageOf(id).backend.setRules({ isCardBlocked: false })
    await press(canvas, 'Try again')
    await seen(canvas, 'You can pay by card now.')
    await waitFor(() => expect(location.hash).toBe('#checkout-billing'))
  }),
)

/** No response, which says nothing about cards. */
export const Unanswered = meta.story(
  scene(
    worlds.guestBlocked,
    { faults: { postHostedPayment: 'server-error' } },
    async ({ canvas }) => {
      await press(canvas, 'Try again')
      await seen(canvas, 'That didn’t work. Try again in a minute.')
    },
  ),
)

/** Nothing left to pay for: back to the cart (specification §2). */
export const CartExpired = meta.story(
  scene(
    worlds.emptyCartGuest,
    { state: 'cart expired meanwhile', page: CART_ON_PAGE },
    async ({ canvas }) => {
      await seen(canvas, 'One moment…')
      await ledTo('checkout-cart')
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    },
  ),
)
