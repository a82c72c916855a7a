import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { dialogActions } from '../../../src/store/dialog/dialogs'
import {
  cardOf,
  expectClear,
  focusOn,
  holdBack,
  listen,
  openCalendar,
  seen,
  shipmentOf,
  stageOf,
} from '../../support'
import { alertIn, closed, dayOf, inDates, openDates, opened } from '../../support/dates'
import { cartPage, scene } from './page'

const meta = preview.meta({
  title: 'Widgets/checkout-cart/Delivery dialog',
  ...cartPage,
  parameters: { docs: { story: { inline: false, height: '700px' } } },
})

const toasted = (text: string) => screen.findByText(text, { selector: '.gw-toast *' })

/** Opens at the month of the shipment's date; the button names the selected day. */
export const Open = meta.story({
  tags: ['wide'],
  ...inDates(worlds.oneShipment, async ({ dialog }) => {
    const title = 'When should Eleanor Whitfield’s shipment arrive?'
    await waitFor(() => expect(dialog.getByRole('heading', { name: title })).toHaveFocus())
    await expect(await openCalendar(dialog, { name: 'December 2026' })).toBeVisible()
    const now = await dayOf(dialog, 'Thursday, December 10, 2026, current date')
    await expect(now.closest('[role="gridcell"]')).toHaveAttribute('aria-selected', 'true')
    await expect(dialog.getByRole('button', { name: 'Deliver Thu, Dec 10' })).toBeVisible()
    await seen(dialog, [/Ships frozen/, /^Guaranteed by Thu, Dec 10/])
  }),
})

/** An existing toast does not cover the dialog, which makes room if needed and takes it back afterward. */
export const WithToast = meta.story({
  tags: ['wide'],
  ...inDates(worlds.oneShipment, async ({ dialog, canvas, id }) => {
    const element = await opened(canvas)
    await openCalendar(dialog, { name: 'December 2026' })
    const height = element.offsetHeight
    const { toast } = stageOf(id).store.use(dialogActions)
    toast('line-removed', { skuId: 10011 }, { action: () => {} })
    const area = await dialog.findByRole('region', { name: 'Notifications' })
    await waitFor(() => expectClear(area.firstElementChild, element))
    const { top, left, bottom } = (area.firstElementChild as Element).getBoundingClientRect()
    await expect([top >= 0, left >= 0, bottom <= innerHeight]).toEqual([true, true, true])
    await userEvent.click(within(area).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(area.isConnected).toBe(false))
    await expect(element.offsetHeight).toBe(height)
  }),
})

/** A day is chosen and saved: the card shows it, it is announced once, and focus returns. */
export const DayChosen = meta.story(
  inDates(worlds.oneShipment, async ({ dialog, choose, canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    await userEvent.click(await dayOf(dialog, 'Wednesday, December 16'))
    await choose('Wed, Dec 16')
    await seen(canvas, 'Arrives Wed, Dec 16', { card: 'To Eleanor Whitfield' })
    await said.until('Now arriving Wed, Dec 16.')
    await said.once('Now arriving')
    await expect((await shipmentOf(id))?.overnight_upgrade).toBe(false)
  }),
)

/** An unavailable day can be focused, says why, and cannot be selected. */
export const UnavailableDay = meta.story(
  inDates(worlds.soldOutDays, async ({ dialog }) => {
    const day = await dayOf(dialog, 'Monday, December 14, 2026, sold out')
    await expect(day).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(day)
    await waitFor(() => expect(day).toHaveFocus())
    await expect(dialog.getByText('Mon, Dec 14: sold out')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Deliver Thu, Dec 10' })).toBeVisible()
  }),
)

/** Days that require the upgrade show its price. */
export const UpgradePriceOnDays = meta.story({
  tags: ['wide'],
  ...inDates(worlds.overnightOffered, async ({ dialog, choose, canvas, id }) => {
    const day = await dayOf(dialog, 'Wednesday, December 2, 2026, overnight only, +$14.95')
    await expect(day.querySelector('.gw-month-extra')).toHaveTextContent(/^\+\$15$/)
    await userEvent.click(day)
    await expect(dialog.getByText('$14.95 more')).toBeVisible()
    await choose('Wed, Dec 2')
    await seen(canvas, 'Overnight, +$14.95', { card: 'To Eleanor Whitfield' })
    await expect((await shipmentOf(id))?.shipping?.delivery_date).toBe('2026-12-02')
  }),
})

/** Overnight to a day that standard shipping also reaches: ships later, for 14.95. */
export const OvernightAvailable = meta.story(
  inDates(
    worlds.overnightOffered,
    'overnight upgrade available',
    async ({ dialog, choose, id }) => {
      await userEvent.click(await dialog.findByRole('radio', { name: 'Overnight' }))
      await userEvent.click(await dayOf(dialog, 'Tuesday, December 15, 2026, overnight only'))
      await choose('Tue, Dec 15')
      const shipping = (await stageOf(id).backend.cart())?.recipients[0]?.shipping
      await expect(shipping).toMatchObject({ ship_date: '2026-12-14', delivery_date: '2026-12-15' })
    },
  ),
)

/** A chosen overnight upgrade can be removed. */
export const OvernightTakenBack = meta.story(
  inDates(worlds.overnightChosen, async ({ dialog, choose, canvas }) => {
    await expect(await dialog.findByRole('radio', { name: 'Overnight' })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: 'Standard' }))
    await userEvent.click(await dayOf(dialog, 'Friday, December 11'))
    await choose('Fri, Dec 11')
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    await waitFor(() => expect(card.queryByText(/^Overnight/)).toBeNull())
  }),
)

/** Exactly on a day, for 9.95 on each. */
export const SpecificDay = meta.story(
  inDates(worlds.specificDay, async ({ dialog }) => {
    await expect(await dialog.findByRole('radio', { name: 'Exact day' })).toBeChecked()
    const day = await dayOf(dialog, /December 11.*\+\$9\.95$/)
    await expect(day.querySelector('.gw-month-extra')).toHaveTextContent(/^\+\$10$/)
    const chip = dialog.getByRole('radio', { name: 'Thu, Dec 10' })
    await expect(chip).toHaveAccessibleDescription('+$9.95')
    await userEvent.click(dialog.getByRole('radio', { name: 'Standard' }))
    await expect(chip).toHaveAccessibleDescription('Free')
  }),
)

/** To Alaska, worth free shipping: no surcharge is mentioned. */
export const AlaskaExactDay = meta.story(
  inDates(worlds.alaskaExactDay, async ({ dialog }) => {
    await expect(await dialog.findByRole('radio', { name: 'Exact day' })).toBeChecked()
    await expect(dialog.queryByText(/Shipping to Alaska/)).toBeNull()
  }),
)

/** A seasonal item pays its group's price, and ends with the season. */
export const GroupOvernight = meta.story(
  inDates(worlds.groupOvernight, async ({ dialog }) => {
    const radio = await dialog.findByRole('radio', { name: 'Overnight' })
    await expect(radio).toHaveAccessibleDescription(/\+\$19\.95/)
    await userEvent.click(dialog.getByRole('radio', { name: 'Standard' }))
    const season = /^Monday, December 28, 2026, not in season/
    await expect(await dayOf(dialog, season)).toHaveAttribute('aria-disabled', 'true')
  }),
)

/** The next dates as chips with prices; a later selected one is added. */
export const NextDates = meta.story({
  tags: ['wide'],
  ...inDates(worlds.holidayPeak, async ({ dialog }) => {
    const ribbon = within(await dialog.findByRole('group', { name: 'Next available dates' }))
    const names = () => ribbon.getAllByText(/, Dec /).map(({ textContent }) => textContent)
    const before = names()
    await expect(before).toHaveLength(6)
    await expect(dialog.queryByRole('grid')).toBeNull()
    await userEvent.click(await dayOf(dialog, 'Thursday, December 31'))
    await expect(names()).toEqual([...before.slice(0, 5), 'Thu, Dec 31'])
    const chip = ribbon.getByRole('radio', { name: 'Thu, Dec 31' })
    await expect(chip).toBeChecked()
    await expect(chip).toHaveAccessibleDescription(/^(Free|Included)$/)
    await userEvent.click(ribbon.getByRole('radio', { name: before[1] ?? '' }))
    await expect(dialog.getByRole('button', { name: `Deliver ${before[1]}` })).toBeVisible()
  }),
})

/** The next ten as a plain list instead of the calendar: the same choice without a grid. */
export const NextTenDates = meta.story({
  tags: ['wide'],
  ...inDates(worlds.holidayPeak, async ({ dialog }) => {
    await openCalendar(dialog)
    await userEvent.click(dialog.getByRole('button', { name: 'Show dates as a list' }))
    await expect(dialog.queryByRole('grid')).toBeNull()
    const list = within(await dialog.findByRole('group', { name: 'Next 10 available dates' }))
    await expect(list.getAllByRole('radio')).toHaveLength(10)
    await userEvent.click(list.getByRole('radio', { name: 'Thu, Dec 31' }))
    await expect(dialog.getByRole('button', { name: 'Deliver Thu, Dec 31' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Show calendar' }))
    const day = await dayOf(dialog, 'Thursday, December 31')
    await expect(day.closest('[role="gridcell"]')).toHaveAttribute('aria-selected', 'true')
  }),
})

/** The calendar starts with this week: of the past, only its days are shown, faded. */
export const ThisWeekFirst = meta.story(
  inDates(worlds.holidayPeak, async ({ dialog }) => {
    const past = await dayOf(dialog, 'Thursday, December 17, 2026, in the past')
    await expect(past.querySelector('.gw-month-number')).toHaveStyle({ textDecorationLine: 'none' })
    await expect(dialog.queryByRole('button', { name: /December 12, 2026/ })).toBeNull()
    const first = await dayOf(dialog, 'Sunday, December 13, 2026')
    past.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(first).toHaveFocus())
  }),
)

/** Any day of a week: weeks from Monday to Sunday instead of the grid. */
export const WeekSelection = meta.story({
  tags: ['wide'],
  ...inDates(worlds.weekDelivery, async ({ dialog, choose, canvas, id }) => {
    const week = await dialog.findByRole('radio', { name: 'Mon, Dec 14 to Sun, Dec 20' })
    await expect(dialog.queryByRole('grid')).toBeNull()
    await userEvent.click(week)
    await choose('the week of Mon, Dec 14')
    await seen(canvas, 'Arrives the week of Mon, Dec 14', { card: 'To Eleanor Whitfield' })
    const shipping = (await stageOf(id).backend.cart())?.recipients[0]?.shipping
    await expect(shipping?.ship_select_type).toBe('week')
  }),
})

/** One date for all shipments that can have it; Undo in the toast restores each one's own. */
export const ApplyToAll = meta.story(
  inDates(worlds.threeAlike, async ({ dialog, choose, canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    await userEvent.click(await dayOf(dialog, 'Thursday, December 17'))
    const datesNow = async () =>
      (await stageOf(id).backend.cart())?.recipients.map(({ shipping }) => shipping?.delivery_date)
    const before = await datesNow()
    await choose('Thu, Dec 17 for all 3')
    await said.until('All 3 shipments now arrive Thu, Dec 17.')
    await expect(await datesNow()).toEqual(['2026-12-17', '2026-12-17', '2026-12-17'])
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await said.until('All dates are back to how they were.')
    said.stop()
    await expect(await datesNow()).toEqual(before)
  }),
)

/** One date for all, with the exceptions listed before and after. */
export const ApplyToAllInPart = meta.story({
  tags: ['wide'],
  ...inDates(worlds.oneDateForFew, async ({ dialog, opener, canvas, canvasElement }) => {
    const said = listen(canvasElement)
    await userEvent.click(await dayOf(dialog, 'Thursday, December 31'))
    await expect(dialog.getByText('4 shipments keep their current date:')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Use Thu, Dec 31 for 2 of 6' }))
    await focusOn(dialog, 'heading', 'Saved, except for some shipments')
    await expect(dialog.getByText('2 of 6 shipments now arrive Thu, Dec 31.')).toBeVisible()
    const kept = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(kept).toEqual([
      'To Josephine Okafor: not in season',
      'To Walter Lindqvist: ships another way',
      'To Rosa Delgado: sent by email',
      'To Samuel Abernathy: ships without a date',
    ])
    await said.until(
      `2 of 6 shipments now arrive Thu, Dec 31. 4 shipments keep their current date: ${kept.join('. ')}.`,
    )
    said.stop()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await closed(canvas, opener)
  }),
})

/** An upgrade for all is priced per shipment: Alaska stays standard, a seasonal item has its own price. */
export const UpgradeForAll = meta.story({
  tags: ['wide'],
  ...inDates(worlds.overnightForSome, async ({ dialog, id }) => {
    const forAll = () => dialog.findByRole('button', { name: /^Use .* for (2 of|all) 3$/ })
    await userEvent.click(await dialog.findByRole('radio', { name: 'Exact day' }))
    await userEvent.click(await dayOf(dialog, 'Thursday, December 17'))
    const costs = 'The upgrade costs'
    await expect(await forAll()).toHaveAccessibleDescription(`${costs} $29.85 for 3 gifts.`)
    await userEvent.click(dialog.getByRole('radio', { name: 'Overnight' }))
    await expect(await forAll()).toHaveAccessibleDescription(`${costs} $34.90 for 2 gifts.`)
    await userEvent.click(await forAll())
    await focusOn(dialog, 'heading', 'Saved, except for some shipments')
    const upgrade = async () =>
      (await stageOf(id).backend.cart())?.shipping_breakdown?.['Shipping Upgrade']
    await expect(await upgrade()).toBe(34.9)
    // Escape keeps it, as Done does, and both leave Undo.
    await userEvent.keyboard('{Escape}')
    await toasted('2 of 3 shipments now arrive Thu, Dec 17.')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await toasted('All dates are back to how they were.')
    await expect(await upgrade()).not.toBe(34.9)
  }),
})

/** A week for all, closed while it is saved: a toast has the result, with Undo. */
export const WeekForAllClosed = meta.story(
  inDates(worlds.weekForSome, async ({ dialog, opener, canvas, id }) => {
    const answer = holdBack(stageOf(id), 'postShipping')
    await userEvent.click(await dialog.findByRole('radio', { name: 'Mon, Dec 14 to Sun, Dec 20' }))
    const name = 'Use the week of Mon, Dec 14 for 2 of 3'
    await userEvent.click(dialog.getByRole('button', { name }))
    await userEvent.keyboard('{Escape}')
    await closed(canvas, opener)
    answer()
    await toasted('2 of 3 shipments now arrive the week of Mon, Dec 14.')
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  }),
)

/** The week before Christmas: the holiday is named and unavailable. */
export const HolidayPeak = meta.story(
  scene(worlds.holidayPeak, async ({ canvas }) => {
    const [opener] = await canvas.findAllByRole('button', { name: /^Change date/ })
    await userEvent.click(opener as HTMLElement)
    const dialog = within(await opened(canvas))
    const name = 'Friday, December 25, 2026, no delivery on Christmas Day'
    await expect(await dayOf(dialog, name)).toHaveAttribute('aria-disabled', 'true')
    await expect(await dayOf(dialog, 'Friday, December 18, 2026, today')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Go to January 2027' })).toBeVisible()
  }),
)

/** One minute before the cutoff: shows the time left, announces the time of day. */
export const CutoffSoon = meta.story(
  inDates(worlds.cutoffSoon, async ({ dialog }) => {
    await expect(await dialog.findByText('Order in the next 1 minute to ship today.')).toBeVisible()
    await expect(dialog.getByText(/^Order by 1:00 PM Central time/)).toBeInTheDocument()
  }),
)

/** After the cutoff: when the next shipments leave. */
export const CutoffPassed = meta.story(
  inDates(worlds.cutoffPassed, async ({ dialog }) => {
    const text = 'Today’s order cutoff has passed. Packages ship starting Wed, Dec 2.'
    await seen(dialog, text, { not: [/^Order in the next/] })
  }),
)

/** To Hawaii: the rate, and no overnight. */
export const Hawaii = meta.story(
  inDates(worlds.hawaiiDates, async ({ dialog }) => {
    const text = 'Shipping to Alaska and Hawaii is $40.00. Overnight isn’t available.'
    await expect(await dialog.findByText(text)).toBeVisible()
    await expect(dialog.queryByRole('radio', { name: 'Overnight' })).toBeNull()
  }),
)

/** Shipping methods for nonperishable items, with prices. */
export const Methods = meta.story({
  tags: ['wide'],
  ...scene(worlds.nonPerishable, async (shopper) => {
    const { canvas } = shopper
    await canvas.findByText('Arrives Mon, Dec 7')
    const { dialog, choose } = await openDates(shopper)
    await expect(await dialog.findByRole('radio', { name: 'Ground' })).toBeChecked()
    const twoDay = dialog.getByRole('radio', { name: 'Two-Day' })
    await expect(twoDay).toHaveAccessibleDescription(/\+\$9\.95/)
    await userEvent.click(twoDay)
    await choose('Two-Day')
    await seen(canvas, 'Arrives Thu, Dec 3', { card: 'To Eleanor Whitfield' })
  }),
})

/** From a method without a date to one with a date: the next date is assigned. */
export const MethodWithoutDate = meta.story(
  inDates(
    worlds.noDateMethod24,
    'non-perishable with ship_id 24 (no date)',
    async ({ dialog, choose, canvas }) => {
      const economy = await dialog.findByRole('radio', { name: 'Economy, no date' })
      await expect(economy).toBeChecked()
      await expect(economy).toHaveAccessibleDescription(/no set delivery date/)
      await userEvent.click(dialog.getByRole('radio', { name: 'Ground' }))
      await choose('Ground')
      await seen(canvas, 'Arrives Mon, Dec 7', { card: 'To Eleanor Whitfield' })
    },
  ),
)

/** The previous method is no longer offered: none is selected, and the dialog says so. */
export const MethodGone = meta.story(
  inDates(worlds.methodGoneForGood, async ({ dialog, choose, id }) => {
    await expect(await dialog.findByText(/isn’t offered anymore/)).toBeVisible()
    const first = dialog.getByRole('button', { name: 'Choose a shipping option' })
    await expect(first).toHaveAttribute('aria-disabled', 'true')
    stageOf(id).backend.setFault('postShipping', null)
    await userEvent.click(dialog.getByRole('radio', { name: 'Ground' }))
    await choose('Ground')
  }),
)

/** An e-gift: its email address and send date. */
export const EGift = meta.story({
  tags: ['wide'],
  ...inDates(
    worlds.eGift,
    'e-gift shipment (no address, e-mail only)',
    async ({ dialog, opener, canvas, id }) => {
      const email = await dialog.findByRole('textbox', { name: 'Recipient’s email' })
      await userEvent.clear(email)
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(email).toHaveFocus())
      await expect(email).toHaveAccessibleDescription(/^Error: Enter the recipient’s email/)
      await userEvent.type(email, 'ellie@example.com')
      const day = dialog.getByLabelText('Send on')
      await expect(day).toHaveValue('2026-12-20')
      await userEvent.clear(day)
      await userEvent.type(day, '2026-12-24')
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await closed(canvas, opener)
      await seen(canvas, ['Sent by email to ellie@example.com', 'On Thu, Dec 24'])
      const saved = (await stageOf(id).backend.cart())?.recipients[0]
      await expect(saved?.announce_it_time).toBe('2026-12-24T15:00:00.000Z')
    },
  ),
})

/** An e-gift that could not be saved: the input is kept. */
export const EGiftNotSaved = meta.story(
  inDates(worlds.sendDayNotSaved, async ({ dialog }) => {
    const email = await dialog.findByRole('textbox', { name: 'Recipient’s email' })
    await userEvent.clear(email)
    await userEvent.type(email, 'ellie@example.com')
    await userEvent.type(dialog.getByLabelText('Send on'), '2026-12-24')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await alertIn(dialog, /couldn’t save that/)).toBeVisible()
    await expect(email).toHaveValue('ellie@example.com')
  }),
)

/** While the dates load. */
export const Loading = meta.story(
  inDates(worlds.datesPending, async ({ dialog }) => {
    await expect(dialog.findByText('More dates', undefined, { timeout: 1000 })).rejects.toThrow()
    await expect(dialog.getByText('Finding delivery dates…')).toBeInTheDocument()
  }),
)

/** Dates that failed to load, with a retry. */
export const Failed = meta.story(
  inDates(worlds.datesDown, async ({ dialog, id }) => {
    await expect(await alertIn(dialog, /couldn’t load the delivery dates/)).toBeVisible()
    stageOf(id).backend.setFault('getGuaranteeDates', null)
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(await dialog.findByText('More dates')).toBeVisible()
    await expect(document.activeElement).not.toBe(document.body)
  }),
)

/** No dates left to choose from, with contact details. */
export const NoDates = meta.story(
  inDates(worlds.noDatesLeft, async ({ dialog }) => {
    await expect(await dialog.findByText(/No dates open right now/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Call/ })).toBeVisible()
  }),
)

/** While saving, the button keeps focus and says so. If the dialog is closed, a toast shows the failure. */
export const Saving = meta.story(
  inDates(worlds.threeAlike, async ({ dialog, opener, canvas, id }) => {
    const answer = holdBack(stageOf(id), 'postShipping', 'server-error')
    await userEvent.click(await dayOf(dialog, 'Thursday, December 17'))
    await userEvent.click(dialog.getByRole('button', { name: 'Deliver Thu, Dec 17' }))
    const saving = await dialog.findByRole('button', { name: 'Saving…' })
    await waitFor(() => expect(saving).toHaveFocus())
    await expect(saving).toHaveAttribute('aria-disabled', 'true')
    const forAll = dialog.getByRole('button', { name: 'Use Thu, Dec 17 for all 3' })
    await expect(forAll).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await closed(canvas, opener)
    answer()
    await toasted('We couldn’t save that change. Your cart shows what’s saved.')
  }),
)

/** The date could not be saved: a message, and the selection is kept. */
export const SaveFailed = meta.story(
  inDates(worlds.dateNotSaved, async ({ dialog, canvas }) => {
    await userEvent.click(await dayOf(dialog, 'Thursday, December 17'))
    await userEvent.click(dialog.getByRole('button', { name: 'Deliver Thu, Dec 17' }))
    await expect(await alertIn(dialog, /Nothing changed/)).toBeVisible()
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Deliver Thu, Dec 17' })).toHaveFocus(),
    )
    await expect(canvas.queryByRole('region', { name: 'Notifications' })).toBeNull()
  }),
)

/** The date is no longer available: asks for another one, and the message still names the rejected one. */
export const DateTaken = meta.story(
  inDates(worlds.dateTaken, async ({ dialog }) => {
    const gone = /Thu, Dec 17 is no longer available for Eleanor Whitfield/
    await userEvent.click(await dayOf(dialog, 'Thursday, December 17'))
    await userEvent.click(dialog.getByRole('button', { name: 'Deliver Thu, Dec 17' }))
    await expect(await alertIn(dialog, gone)).toBeVisible()
    await userEvent.click(await dayOf(dialog, 'Friday, December 18'))
    await expect(dialog.getByRole('button', { name: 'Deliver Fri, Dec 18' })).toBeVisible()
    await expect(await alertIn(dialog, gone)).toBeVisible()
  }),
)

/** By keyboard across the whole calendar; Escape changes nothing. */
export const KeyboardWalk = meta.story(
  inDates(worlds.soldOutDays, async ({ dialog, opener, canvas, canvasElement }) => {
    const said = listen(canvasElement)
    await openCalendar(dialog)
    const at = async (name: string) => {
      await waitFor(() =>
        expect(document.activeElement).toHaveAccessibleName(new RegExp(`^${name}`)),
      )
    }
    const press = async (keys: string, name: string) => {
      await userEvent.keyboard(keys)
      await at(name)
    }
    ;(await dayOf(dialog, 'Thursday, December 10')).focus()
    await press('{ArrowRight}', 'Friday, December 11')
    await press('{ArrowLeft}{ArrowLeft}', 'Wednesday, December 9')
    await press('{ArrowDown}', 'Wednesday, December 16')
    await press('{ArrowUp}', 'Wednesday, December 9')
    await press('{Home}', 'Sunday, December 6, 2026, no weekend delivery')
    await press('{End}', 'Saturday, December 12')
    await press('{ArrowRight}{ArrowRight}', 'Monday, December 14, 2026, sold out')
    await press('{Enter}', 'Monday, December 14')
    await expect(dialog.getByRole('button', { name: 'Deliver Thu, Dec 10' })).toBeVisible()
    await press('{PageDown}', 'Thursday, January 14, 2027')
    await said.until('January 2027. 2 days available.')
    await press('{PageUp}', 'Monday, December 14')
    await press('{Shift>}{PageDown}{/Shift}', 'Sunday, January 31, 2027')
    await press('{PageUp}', 'Thursday, December 31')
    await press(' ', 'Thursday, December 31')
    await expect(dialog.getByRole('button', { name: 'Deliver Thu, Dec 31' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await closed(canvas, opener)
    said.stop()
    await expect(canvas.getByText('Arrives Thu, Dec 10')).toBeVisible()
  }),
)
