import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ask } from '../../../mocks/ask'
import { oneShipment, savedCards } from '../../../mocks/scenarios'
import { type Canvas, press, seen, stageOf } from '../../support'
import { aWallet, aWalletWithItsOwnButton } from '../../support/wallets'
import {
  billingPage,
  ledTo,
  moveDay,
  notPlaced,
  orderOf,
  ordersOf,
  PLACE,
  place,
  scene,
} from './page'

const meta = preview.meta({ title: 'Widgets/checkout-billing/Wallet', ...billingPage })

const chosen = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('radio', { name: 'PayFast' }))

export const Loading = meta.story(
  scene(
    savedCards,
    { state: 'wallet SDK loading', wallet: aWallet('never-loads') },
    async ({ canvas }) => {
      await chosen(canvas)
      await canvas.findByRole('button', { name: 'Loading PayFast…' })
      await userEvent.click(canvas.getByRole('radio', { name: 'Visa ending 4242' }))
      await canvas.findByRole('button', { name: PLACE })
    },
  ),
)

/** It opens when the order is placed, and pays it. */
export const Eligible = meta.story({
  tags: ['wide'],
  ...scene(
    savedCards,
    { state: ['wallet eligible', 'wallet approved, placing'], wallet: aWallet('approves') },
    async ({ canvas, id }) => {
      await chosen(canvas)
      await seen(canvas, 'PayFast opens when you place the order.')
      await place(canvas)
      await expect(await orderOf(id)).toMatchObject({
        payment_info: { method: 'wallet', wallet_order_id: 'wallet-1' },
      })
      await ledTo('confirmation')
    },
  ),
})

export const NotEligible = meta.story(
  scene(
    savedCards,
    { state: 'wallet not eligible (hidden)', wallet: aWallet('is-ineligible') },
    async ({ canvas }) => {
      // Its script is only requested once the shopper comes near.
      await userEvent.hover(await canvas.findByRole('radio', { name: 'PayFast' }))
      await waitFor(() => expect(canvas.queryByRole('radio', { name: 'PayFast' })).toBeNull())
    },
  ),
)

export const Blocked = meta.story(
  scene(
    savedCards,
    { state: 'wallet blocked', wallet: aWallet('is-blocked') },
    async ({ canvas, id }) => {
      await chosen(canvas)
      await seen(canvas, 'PayFast couldn’t load. Pay another way.')
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
      await userEvent.click(canvas.getByRole('radio', { name: 'Visa ending 4242' }))
      await place(canvas)
      await orderOf(id)
    },
  ),
)

export const Cancelled = meta.story(
  scene(
    savedCards,
    { state: 'wallet cancelled', wallet: aWallet('is-closed') },
    async ({ canvas, id }) => {
      await chosen(canvas)
      await place(canvas)
      await seen(canvas, 'You closed PayFast.')
      await expect(ordersOf(id)).toHaveLength(0)
    },
  ),
)

export const Failed = meta.story(
  scene(savedCards, { state: 'wallet error', wallet: aWallet('fails') }, async ({ canvas, id }) => {
    await chosen(canvas)
    await place(canvas)
    await seen(canvas, 'PayFast had a problem. Try again or pay another way.')
    await expect(stageOf(id).store.state.cart?.recipients).toHaveLength(2)
    await expect(ordersOf(id)).toHaveLength(0)
    await userEvent.click(canvas.getByRole('radio', { name: 'Visa ending 4242' }))
    await press(canvas, /^Place order/)
    await orderOf(id)
  }),
)

export const PopupBlocked = meta.story(
  scene(
    savedCards,
    { state: 'wallet popup blocked', wallet: aWallet('opens-no-window') },
    async ({ canvas, id }) => {
      await chosen(canvas)
      await place(canvas)
      await seen(canvas, 'Allow pop-ups to open PayFast, then try again.')
      await expect(ordersOf(id)).toHaveLength(0)
    },
  ),
)

/** The wallet is unavailable: a press says so, and the form stays usable. */
export const NotThere = meta.story(
  scene(savedCards, { wallet: aWalletWithItsOwnButton('is-blocked') }, async ({ canvas, id }) => {
    await chosen(canvas)
    await canvas.findByText('PayFast couldn’t load. Pay another way.')
    await press(canvas, 'Try again')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^PayFast couldn’t load/))
    await place(canvas)
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(
        /Your order wasn’t placed ?PayFast couldn’t load. Pay another way.$/,
      ),
    )
    await userEvent.click(canvas.getByRole('radio', { name: 'Visa ending 4242' }))
    await place(canvas)
    await orderOf(id)
  }),
)

/** A provider that requires its own button: it replaces ours, and one press orders. */
export const ItsOwnButton = meta.story({
  tags: ['wide'],
  ...scene(
    savedCards,
    { state: 'pay-later message shown', wallet: aWalletWithItsOwnButton('approves') },
    async ({ canvas, id }) => {
      await chosen(canvas)
      await seen(canvas, ['The PayFast button places your order.', /^Pay in 4 payments of \$/])
      await expect(canvas.queryByRole('button', { name: PLACE })).toBeNull()
      await press(canvas, 'PayFast checkout')
      await expect(await orderOf(id)).toMatchObject({
        payment_info: { method: 'wallet', wallet_order_id: 'wallet-1' },
      })
      await ledTo('confirmation')
    },
  ),
})

/** The bank behind the wallet declines: the message does not mention a card. */
export const Declined = meta.story(
  scene(savedCards, { wallet: aWallet('is-declined') }, async ({ canvas, id }) => {
    await chosen(canvas)
    await place(canvas)
    await seen(canvas, 'PayFast had a problem. Try again or pay another way.')
    await orderOf(id)
  }),
)

/** The total changed: payment method and amount are fixed until the shopper accepts or declines. */
export const ItsOwnButtonAsksAboutTotal = meta.story(
  scene(savedCards, { wallet: aWalletWithItsOwnButton('approves') }, async ({ canvas, id }) => {
    await chosen(canvas)
    const { backend } = stageOf(id)
    const button = await canvas.findByRole('button', { name: 'PayFast checkout' })
    await ask(backend, 'putDiscount', { body: { discount_code: 'STEAK10' } })
    await userEvent.click(button)
    await seen(canvas, /^Your total changed from/)
    await expect(document.querySelector('.gw-billing')).toHaveAttribute('inert')
    await press(canvas, 'Not now')
    await waitFor(() => expect(document.querySelector('.gw-billing[inert]')).toBeNull())
    await userEvent.click(canvas.getByRole('radio', { name: 'Visa ending 4242' }))
    await place(canvas)
    await expect(await orderOf(id)).toMatchObject({ payment_info: { method: 'saved-card' } })
  }),
)

/** A date moved while its window was open: nothing was charged, and the approval is used once the shopper agrees. */
export const ItsOwnButtonAsksAboutDate = meta.story(
  scene(savedCards, { wallet: aWalletWithItsOwnButton('asks') }, async ({ canvas, id }) => {
    await chosen(canvas)
    await press(canvas, 'PayFast checkout')
    const approve = await canvas.findByRole('button', { name: /^Approve/ })
    await moveDay(id, '2026-12-15')
    await userEvent.click(approve)
    await seen(canvas, ['Your delivery date changed', /to Thu, Dec 17$/])
    await expect(canvas.queryByText('The PayFast button places your order.')).toBeNull()
    await expect(ordersOf(id)).toHaveLength(0)
    await press(canvas, 'Not now')
    await seen(canvas, ['Your order wasn’t placed', 'Nothing was charged to PayFast.'])
    await press(canvas, 'PayFast checkout')
    const again = await canvas.findByRole('button', { name: /^Approve/ })
    await moveDay(id, '2026-12-16')
    await userEvent.click(again)
    await press(canvas, PLACE)
    await orderOf(id)
  }),
)

/** The total changed while its window was open: the shopper approves the new one. */
export const ItsOwnButtonApprovesAgain = meta.story(
  scene(savedCards, { wallet: aWalletWithItsOwnButton('asks') }, async ({ canvas, id }) => {
    await chosen(canvas)
    await press(canvas, 'PayFast checkout')
    const approve = await canvas.findByRole('button', { name: /^Approve/ })
    await ask(stageOf(id).backend, 'putDiscount', { body: { discount_code: 'STEAK10' } })
    await userEvent.click(approve)
    await seen(canvas, 'You’ll approve the new total in PayFast. Nothing has been charged yet.')
    await press(canvas, 'PayFast checkout')
    const again = await canvas.findByRole('button', { name: /^Approve/ })
    const [, due] = again.textContent.split(' ')
    await userEvent.click(again)
    await expect(await orderOf(id)).toMatchObject({
      payment_info: { method: 'wallet', wallet_order_id: `wallet-${due}` },
    })
  }),
)

/** Missing fields are shown before its window opens; another payment method restores our button. */
export const ItsOwnButtonHeldBack = meta.story(
  scene(oneShipment, { wallet: aWalletWithItsOwnButton('approves') }, async ({ canvas, id }) => {
    await chosen(canvas)
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Text me/ }))
    await press(canvas, 'PayFast checkout')
    await canvas.findByRole('button', { name: /^Enter a phone number/ })
    await expect(ordersOf(id)).toHaveLength(0)
    await userEvent.click(canvas.getByRole('radio', { name: 'New card' }))
    await expect(await canvas.findByRole('button', { name: PLACE })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'PayFast checkout' })).toBeNull()
  }),
)

/** A wallet order was never confirmed: the wallet's own button, which asks in its window, retries it. */
export const ItsOwnButtonAfterLostAnswer = meta.story(
  scene(
    savedCards,
    {
      wallet: aWalletWithItsOwnButton('approves'),
      faults: { putPlaceOrder: { kind: 'network-error', times: 1 } },
    },
    async ({ canvas, id }) => {
      await chosen(canvas)
      await press(canvas, 'PayFast checkout')
      await notPlaced(canvas, id)
      await press(canvas, 'PayFast checkout')
      await seen(canvas, /^Thank you/)
      await expect(ordersOf(id)).toHaveLength(2)
    },
  ),
)
