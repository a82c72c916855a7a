import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { atWidth } from '../../../.storybook/viewports'
import * as worlds from '../../../mocks/scenarios'
import { cardOf, fillIn, openCalendar, press, seen, sees, shipmentOf, stageOf } from '../../support'
import { closed, dayOf, opened } from '../../support/dates'
import { goOn, inDates, leadsTo, scene, shippingPage } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-shipping/Delivery', ...shippingPage })

/** Without a choice, the earliest day is proposed, and saved by Continue. */
export const EarliestDate = meta.story({
  tags: ['wide'],
  ...scene(worlds.dateMissing, 'date default (next available)', async ({ canvas, id }) => {
    const note = await canvas.findByText(/The earliest date\. You can change it\.$/)
    await expect(note).toHaveTextContent(/^Arrives Thu, Dec 3 /)
    await leadsTo(canvas, 'checkout-billing')
    await expect((await shipmentOf(id))?.shipping?.delivery_date).toBe('2026-12-03')
  }),
})

/** A chosen day is kept, whatever else is saved. */
export const DateChosen = meta.story(
  inDates(worlds.oneShipment, 'date chosen', async ({ dialog, choose, canvas, id }) => {
    await userEvent.click(await dayOf(dialog, 'Wednesday, December 16'))
    await choose('Wed, Dec 16')
    await seen(canvas, 'Arrives Wed, Dec 16', { card: 'Delivery for Eleanor Whitfield' })
    await leadsTo(canvas, 'checkout-billing')
    await expect((await shipmentOf(id))?.shipping?.delivery_date).toBe('2026-12-16')
  }),
)

export const CalendarOpen = meta.story({
  tags: ['wide'],
  ...inDates(worlds.oneShipment, 'calendar open', async ({ dialog }) => {
    await expect(await openCalendar(dialog, { name: 'December 2026' })).toBeVisible()
    await expect(await dayOf(dialog, 'Thursday, December 10')).toHaveAccessibleName(/current date/)
  }),
})

/** On a wide page it opens inline; an unsaved choice is saved by Continue. */
export const CalendarInPlace = meta.story({
  globals: atWidth('desktop'),
  ...inDates(worlds.oneShipment, 'calendar open', async ({ dialog, opener, canvas, id }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(await dayOf(dialog, 'Wednesday, December 16'))
    await expect(stageOf(id).backend.count('postShipping')).toBe(0)
    await leadsTo(canvas, 'checkout-billing')
    await expect((await shipmentOf(id))?.shipping?.delivery_date).toBe('2026-12-16')
  }),
})

/** Dates failed to load, with a retry. */
export const CalendarInPlaceFailed = meta.story({
  globals: atWidth('desktop'),
  ...inDates(worlds.datesDown, 'calendar open', async ({ dialog, id }) => {
    await seen(dialog, /couldn’t load the delivery dates/)
    stageOf(id).backend.setFault('getGuaranteeDates', null)
    await press(dialog, 'Try again')
    await dialog.findByText('More dates')
    await waitFor(() => expect(dialog.getAllByRole('radio')[0]).toHaveFocus())
  }),
})

/** Its own button saves it and returns focus; Cancel keeps the old day. */
export const CalendarInPlaceClosed = meta.story({
  globals: atWidth('desktop'),
  ...inDates(worlds.oneShipment, 'date chosen', async ({ dialog, opener, canvas, id }) => {
    await userEvent.click(await dayOf(dialog, 'Wednesday, December 16'))
    await press(dialog, 'Cancel')
    await closed(canvas, opener)
    await seen(canvas, 'Arrives Thu, Dec 10', { card: 'Delivery for Eleanor Whitfield' })
    await userEvent.click(opener)
    const again = within(await opened(canvas))
    await userEvent.click(await dayOf(again, 'Thursday, December 17'))
    await press(again, 'Deliver Thu, Dec 17')
    await closed(canvas, opener)
    await expect((await shipmentOf(id))?.shipping?.delivery_date).toBe('2026-12-17')
  }),
})

/** Unavailable days say why: holidays by name, full days, weekends. */
export const BlackoutDays = meta.story(
  inDates(worlds.holidayPeak, 'calendar blackout days', async ({ dialog }) => {
    for (const name of [
      'Friday, December 25, 2026, no delivery on Christmas Day',
      /^Sunday, December 27, 2026, /,
    ])
      await expect(await dayOf(dialog, name)).toHaveAttribute('aria-disabled', 'true')
  }),
)

/** A seasonal item is unavailable after its season. */
export const OutsideTheSeason = meta.story(
  inDates(
    worlds.groupOvernight,
    'calendar outside ship_calendar_group (start/end)',
    async ({ dialog }) => {
      const day = await dayOf(dialog, 'Monday, December 28, 2026, not in season')
      await expect(day).toHaveAttribute('aria-disabled', 'true')
    },
  ),
)

/** No dates: shown when a date would be saved, and the page stays. */
export const NoDates = meta.story({
  tags: ['wide'],
  ...scene(worlds.dateMissingNoneOpen, 'no dates in range', async ({ canvas }) => {
    await seen(canvas, 'Choose a delivery date at checkout', { not: [/The earliest date/] })
    await goOn(canvas)
    await seen(canvas, /^No delivery dates are open right now/)
  }),
})

/** The day became unavailable while the page was open: a message, and the page stays. */
export const DateTakenOnSave = meta.story(
  scene(worlds.dateMissingTaken, 'date became unavailable on save', async ({ canvas, id }) => {
    await canvas.findByText(/The earliest date/)
    await goOn(canvas)
    await seen(canvas, /^That date was just taken/)
    stageOf(id).backend.setFault('postShipping', null)
    await leadsTo(canvas, 'checkout-billing')
  }),
)

/** 1 PM passes in Chicago: today's shipments move to tomorrow. */
export const CutoffPassesMeanwhile = meta.story(
  scene(worlds.cutoffSoon, 'cut-off passed while page open', async ({ canvas, id }) => {
    await cardOf(canvas, 'Delivery for Eleanor Whitfield')
    const words = 'Today’s order cutoff has passed. Please check your delivery dates.'
    await waitFor(() => expect(stageOf(id).isBusy()).toBe(false))
    await expect(canvas.queryByText(words)).toBeNull()
    await stageOf(id).clock.advance(61_000)
    await seen(canvas, words)
  }),
)

/** Shows the time left, announces the time of day. */
export const Countdown = meta.story(
  inDates(worlds.cutoffSoon, 'countdown to pick-up time (Central)', async ({ dialog }) => {
    await seen(dialog, 'Order in the next 1 minute to ship today.')
    await expect(dialog.getByText(/^Order by 1:00 PM Central time/)).toBeInTheDocument()
  }),
)

export const Guaranteed = meta.story(
  scene(
    worlds.overnightChosen,
    'guarantee text present/absent',
    sees(['Guaranteed', 'Arrives Wed, Dec 9'], { card: 'Delivery for Eleanor Whitfield' }),
  ),
)

export const NotGuaranteed = meta.story(
  scene(
    worlds.nonPerishable,
    'guarantee text present/absent',
    sees('Arrives Mon, Dec 7', {
      card: 'Delivery for Eleanor Whitfield',
      not: ['Guaranteed', 'Ships frozen'],
    }),
  ),
)

export const SomeDayOfAWeek = meta.story(
  inDates(worlds.weekDelivery, 'week delivery option', async ({ dialog, choose, canvas }) => {
    await userEvent.click(await dialog.findByRole('radio', { name: 'Mon, Dec 14 to Sun, Dec 20' }))
    await choose('the week of Mon, Dec 14')
    await seen(canvas, 'Arrives the week of Mon, Dec 14', {
      card: 'Delivery for Eleanor Whitfield',
    })
  }),
)

/** Exactly on a day, for 9.95 on each. */
export const ExactDay = meta.story(
  inDates(worlds.specificDay, 'specific day upgrade priced', async ({ dialog }) => {
    await expect(await dialog.findByRole('radio', { name: 'Exact day' })).toBeChecked()
    await expect(await dayOf(dialog, /December 11.*\+\$9\.95$/)).toBeVisible()
  }),
)

export const Overnight = meta.story(
  inDates(
    worlds.overnightOffered,
    'overnight upgrade priced',
    async ({ dialog, choose, canvas, id }) => {
      await userEvent.click(
        await dayOf(dialog, /^Wednesday, December 2, .*overnight only.*\$14\.95/),
      )
      await choose('Wed, Dec 2')
      await seen(canvas, 'Overnight, +$14.95', { card: 'Delivery for Eleanor Whitfield' })
      await expect((await shipmentOf(id))?.overnight_upgrade).toBe(true)
    },
  ),
)

/** No overnight shipping to Hawaii. */
export const NoOvernight = meta.story(
  inDates(worlds.hawaiiDates, 'overnight not offered', async ({ dialog }) => {
    await seen(dialog, 'Shipping to Alaska and Hawaii is $40.00. Overnight isn’t available.')
    await expect(dialog.queryByRole('radio', { name: 'Overnight' })).toBeNull()
  }),
)

export const OneDateForAll = meta.story(
  inDates(worlds.threeAlike, 'apply date to all shipments', async ({ dialog, choose, id }) => {
    await userEvent.click(await dayOf(dialog, 'Thursday, December 17'))
    await choose('Thu, Dec 17 for all 3')
    const cart = await stageOf(id).backend.cart()
    for (const { shipping } of cart?.recipients ?? [])
      await expect(shipping?.delivery_date).toBe('2026-12-17')
  }),
)

/** One date for all: gifts that cannot have it are listed with the reason, before and after saving. */
export const OneDateForSome = meta.story(
  inDates(worlds.oneDateForFew, 'apply-all partly refused', async ({ dialog }) => {
    await userEvent.click(await dayOf(dialog, 'Thursday, December 31'))
    await press(dialog, 'Use Thu, Dec 31 for 2 of 6')
    await seen(dialog, [
      'Saved, except for some shipments',
      /^To Josephine Okafor/,
      /not in season$/,
    ])
  }),
)

/** Shipping methods for nonperishable items, with prices. */
export const Methods = meta.story({
  tags: ['wide'],
  ...inDates(
    worlds.nonPerishable,
    'non-perishable methods list',
    async ({ dialog, choose, id }) => {
      await expect(await dialog.findByRole('radio', { name: 'Ground' })).toBeChecked()
      await userEvent.click(dialog.getByRole('radio', { name: 'Two-Day' }))
      await choose('Two-Day')
      await expect((await shipmentOf(id))?.shipping?.ship_id).not.toBe(11)
    },
  ),
})

/** The previous method is no longer offered: the default replaces it, with a message. */
export const MethodSwitched = meta.story(
  scene(
    worlds.nonPerishableMethodGone,
    'current method no longer offered → default chosen, told',
    async ({ canvas, id }) => {
      const words = 'Your shipping option isn’t offered anymore. We switched to Ground.'
      await expect(await canvas.findByText(words)).toBeVisible()
      await waitFor(async () => expect((await shipmentOf(id))?.shipping?.ship_id).toBe(11))
    },
  ),
)

/** The new address has no overnight shipping: shown before the next step, with the new day. */
export const OvernightLost = meta.story(
  scene(worlds.overnightChosen, async ({ canvas }) => {
    await press(canvas, /^Edit address of /)
    await userEvent.clear(await canvas.findByLabelText('City'))
    await userEvent.clear(canvas.getByLabelText('ZIP code'))
    await fillIn(canvas, { City: 'Honolulu', 'ZIP code': '96813' })
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'HI')
    await goOn(canvas)
    await seen(canvas, 'Overnight isn’t offered anymore. We switched to Thu, Dec 10.')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Overnight isn’t/))
    await leadsTo(canvas, 'checkout-billing')
  }),
)

/** Method 24 has no date, and none is requested. */
export const WithoutADate = meta.story(
  scene(worlds.noDateMethod24, 'ship_id 24', async ({ canvas, id }) => {
    await seen(canvas, 'Ships as soon as possible, with no set delivery date', {
      card: 'Delivery for Eleanor Whitfield',
      not: [/The earliest date/],
    })
    await leadsTo(canvas, 'checkout-billing')
    await expect(stageOf(id).backend.count('postShipping')).toBe(0)
  }),
)

/** The e-gift form shows the email that it goes to, even when another one is entered. */
export const EGiftEmailTyped = meta.story(
  scene(worlds.eGift, async ({ canvas, id }) => {
    await press(canvas, /^Edit name or email of /)
    const email = await canvas.findByRole('textbox', { name: 'Email' })
    await expect(email).toHaveValue('eleanor.whitfield@example.com')
    await userEvent.clear(email)
    await userEvent.type(email, 'ellie@example.com')
    await leadsTo(canvas, 'checkout-billing')
    await expect((await shipmentOf(id))?.announce_it_email).toBe('ellie@example.com')
  }),
)

/** An e-gift has no postal address: only an email and a send date. */
export const EGift = meta.story({
  tags: ['wide'],
  ...inDates(
    worlds.eGift,
    'e-gift recipient (e-mail + send date only)',
    async ({ dialog, canvas, id }) => {
      await seen(canvas, ['E-gift for Eleanor Whitfield', 'No street address needed'])
      const email = await dialog.findByRole('textbox', { name: 'Recipient’s email' })
      await userEvent.clear(email)
      await userEvent.type(email, 'ellie@example.com')
      await expect(dialog.getByLabelText('Send on')).toHaveValue('2026-12-20')
      await press(dialog, 'Save')
      await seen(canvas, 'Sent by email to ellie@example.com')
      await expect((await shipmentOf(id))?.announce_it_email).toBe('ellie@example.com')
    },
  ),
})
