import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { callsOf, noSidewaysScroll, press, seen, stageOf } from '../../support'
import { but } from './addressBook'
import { accountPage, arrived, goTo } from './page'
import { inList } from './subscriptionsPage'

const meta = preview.meta({ title: 'Widgets/myaccount/Subscriptions', ...accountPage })

/** No subscriptions yet: where to start. */
export const None = meta.story({
  tags: ['wide'],
  ...inList(worlds.noSubscriptions, 'none (with explanation)', async ({ canvas }) => {
    await seen(canvas, 'No subscriptions yet. Look for Auto-Delivery on a gift.')
    await expect(canvas.getByRole('link', { name: 'Find a gift' })).toHaveAttribute('href', '/shop')
    await expect(canvas.queryByRole('article')).toBeNull()
  }),
})

/** Item, recipient, frequency, next date and price; one link to manage it. */
export const One = meta.story(
  inList(
    worlds.oneSubscription,
    ['one', 'auto-delivery', 'recipient other than me'],
    async ({ canvas, card }) => {
      const filet = await card('Filet Mignon')
      await seen(filet, [
        'For Eleanor Whitfield',
        'Four 6 oz steaks',
        'Auto-Delivery · Every 2 months',
        'Next box Thu, Dec 17, $109.95',
      ])
      const [link, ...others] = filet.getAllByRole('link')
      await expect(others).toEqual([])
      await expect(link).toHaveAccessibleName('Manage Filet Mignon for Eleanor Whitfield')
      await userEvent.click(link as HTMLElement)
      await arrived(canvas, 'Manage Subscription')
      await canvas.findByRole('heading', { name: 'Filet Mignon' })
    },
  ),
)

/** Those that need attention come first, then by next date; ended ones last. */
export const Many = meta.story({
  tags: ['wide'],
  ...inList(worlds.manySubscriptions, 'many', async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8))
    const names = canvas
      .getAllByRole('heading', { level: 2 })
      .map((one: HTMLElement) => one.textContent)
    await expect(names).toEqual([
      ...['Steak Burgers', 'Top Sirloin', 'Steak-of-the-Month Club', 'Filet Mignon'],
      ...['New York Strip', 'Auto-Delivery Bonus Burgers', 'Wild Sockeye Salmon', 'Steak Tips'],
    ])
    await noSidewaysScroll()
  }),
})

/** A club shows the number of prepaid boxes. */
export const Club = meta.story(
  inList(worlds.clubSubscription, 'club (n of m sent)', async ({ card }) => {
    const club = await card('Steak-of-the-Month Club')
    await seen(club, ['2 of 6 sent', 'Next box Mon, Dec 14, already paid'])
  }),
)

/** An item that ships with each Auto-Delivery until removed. */
export const Perpetual = meta.story(
  inList(worlds.perpetualSubscription, 'perpetual', async ({ card }) => {
    const burgers = await card('Auto-Delivery Bonus Burgers')
    await seen(burgers, [
      'Auto-Delivery bonus · Every 3 months',
      'Next box Tue, Jan 12, 2027, $35.02',
    ])
  }),
)

export const Paused = meta.story(
  inList(worlds.subscriptionPaused, 'paused', async ({ card }) => {
    await seen(await card('Wild Sockeye Salmon'), 'Paused until Mon, Feb 1, 2027')
  }),
)

/** A pause without an end date. */
export const PausedForNow = meta.story(
  inList(worlds.subscriptionPausedForNow, 'paused', async ({ card }) => {
    await seen(await card('Wild Sockeye Salmon'), 'Paused. No boxes, no charges.')
  }),
)

export const Canceled = meta.story(
  inList(worlds.subscriptionCanceled, 'cancelled', async ({ card }) => {
    await seen(await card('Steak Tips'), 'Canceled Mon, Nov 9', { not: [/^Next box/] })
  }),
)

export const PaymentProblem = meta.story(
  inList(worlds.subscriptionUnpaid, 'payment problem', async ({ card }) => {
    await seen(await card('Steak Burgers'), 'Payment failed. Update your card.')
  }),
)

export const Unavailable = meta.story(
  inList(worlds.subscriptionUnavailable, 'item unavailable', async ({ card }) => {
    const salmon = await card('Wild Sockeye Salmon')
    await seen(salmon, 'Wild Sockeye Salmon is unavailable. Switch or skip.')
  }),
)

/** The next box leaves today. */
export const Packed = meta.story(
  inList(worlds.subscriptionPacked, 'next order today (locked)', async ({ card }) => {
    const sirloin = await card('Top Sirloin')
    await seen(sirloin, 'The Thu, Dec 3 box is being packed. Changes start after it.')
  }),
)

export const ForMyself = meta.story(
  inList(worlds.subscriptionForMyself, 'one', async ({ card }) => {
    const strip = await card('New York Strip')
    await seen(strip, ['For Myself', 'Auto-Delivery · Every month'])
    await expect(strip.getByRole('link')).toHaveAccessibleName('Manage New York Strip for Myself')
  }),
)

/** The others are shown; a retry loads the missing one and keeps focus inside. */
export const OneFailed = meta.story({
  tags: ['wide'],
  ...inList(worlds.subscriptionLost, 'one failed to load', async ({ canvas, card, id }) => {
    await card('Filet Mignon')
    await seen(canvas, 'One subscription didn’t load.')
    await press(canvas, 'Try again')
    await seen(await card('New York Strip'), 'Next box Tue, Dec 22, $64.95')
    await expect(canvas.queryByText('One subscription didn’t load.')).toBeNull()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    await expect(callsOf(id, 'getSubscriptions')).toHaveLength(1)
  }),
})

/** Returning from a change marks the changed subscription once. */
export const JustChanged = meta.story({
  tags: ['wide'],
  ...inList(worlds.manySubscriptions, 'just changed highlight', async ({ canvas, card, part }) => {
    await userEvent.click((await card('Filet Mignon')).getByRole('link'))
    await press(await part(/^Next box/), 'Skip Thu, Dec 17')
    await seen(canvas, 'Skipped. Next box Wed, Feb 17, 2027.')
    await userEvent.click(canvas.getByRole('link', { name: 'View all subscriptions' }))
    await arrived(canvas, 'My Subscriptions')
    await seen(await card('Filet Mignon'), ['Just updated', 'Next box Wed, Feb 17, 2027, $109.95'])
    await expect(canvas.getAllByText('Just updated')).toHaveLength(1)
    goTo('#/dashboard')
    await arrived(canvas, 'Dashboard')
    goTo('#/subscriptions')
    await card('Filet Mignon')
    await expect(canvas.queryByText('Just updated')).toBeNull()
    // Ends in the state that the story is named after.
    await userEvent.click((await card('Filet Mignon')).getByRole('link'))
    await press(canvas, 'Send the Thu, Dec 17 box after all')
    await seen(canvas, 'Not skipped. Next box Thu, Dec 17.')
    await userEvent.click(canvas.getByRole('link', { name: 'View all subscriptions' }))
    await seen(await card('Filet Mignon'), 'Just updated')
  }),
})

/** A list that failed to load, with a retry. */
export const NotRead = meta.story(
  inList(
    but(worlds.oneSubscription, { faults: { getSubscriptions: 'server-error' } }),
    [],
    async ({ canvas, card, id }) => {
      await seen(canvas, 'We couldn’t load this.')
      stageOf(id).backend.setFault('getSubscriptions', null)
      await press(canvas, 'Try again')
      await card('Filet Mignon')
    },
  ),
)

/** A skeleton while the list loads. */
export const Reading = meta.story(
  inList(
    but(worlds.oneSubscription, { faults: { getSubscriptions: 'never' } }),
    [],
    async ({ canvas, canvasElement, id }) => {
      await waitFor(() => expect(callsOf(id, 'getSubscriptions')).toHaveLength(1))
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeVisible())
      await expect(canvas.queryByText(/^No subscriptions/)).toBeNull()
    },
  ),
)
