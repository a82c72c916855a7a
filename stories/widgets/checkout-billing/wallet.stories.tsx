import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { savedCards } from '../../../mocks/scenarios'
import { type Canvas, press, seen, stageOf } from '../../support'
import { aWallet } from '../../support/wallets'
import { billingPage, ledTo, orderOf, ordersOf, place, scene } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-billing/Wallet', ...billingPage })

const chosen = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('radio', { name: 'PayFast' }))

export const Loading = meta.story(
  scene(
    savedCards,
    { state: 'wallet SDK loading', wallet: aWallet('never-loads') },
    async ({ canvas }) => {
      await chosen(canvas)
      await seen(canvas, 'Loading PayFast…')
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
      await expect(await canvas.findByRole('radio', { name: 'New card' })).toBeVisible()
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
