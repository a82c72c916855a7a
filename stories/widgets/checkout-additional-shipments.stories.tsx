import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { ask } from '../../mocks/ask'
import * as worlds from '../../mocks/scenarios'
import {
  type Canvas,
  callsOf,
  focusOn,
  fromAnotherTab,
  holdBack,
  listen,
  press,
  saidInPlace,
  sceneIn,
  seen,
  stageOf,
} from '../support'
import { dayOf } from '../support/dates'
import { dialogOf } from '../support/dialogs'
import {
  giftOf,
  ledTo,
  openGift,
  othersPage,
  scene,
  show,
  typeAddress,
} from './checkout-additional-shipments/page'
import { s } from './checkout-additional-shipments/probe'

const meta = preview.meta({ title: 'Widgets/checkout-additional-shipments', ...othersPage })

/** A complete gift, opened for editing. */
export const Ready = meta.story({ ...s.ready, args: { edit: 12 }, tags: ['wide'] })

/** The announcement for a gift removed in another tab, but not for one removed here. */
const REMOVED = 'Harold Brandt’s gift was removed in another tab.'

const recipientsOf = async (id: string) => (await stageOf(id).backend.cart())?.recipients ?? []

/** With only one other gift, its button leads to payment. */
export const OneMore = meta.story(
  scene(worlds.oneMoreGift, 'one extra shipment', async ({ canvas, id }) => {
    const gift = await openGift(canvas, 'Harold Brandt')
    await seen(canvas, '0 of 1 ready')
    await typeAddress(gift)
    await press(gift, 'Save and continue to payment')
    await ledTo('checkout-billing')
    await expect((await recipientsOf(id))[1]).toMatchObject({ city: 'Kansas City' })
  }),
)

/** The first incomplete gift is open; complete ones are rows. */
export const TwoOfFour = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.twoOfFourReady,
    { state: ['five, two complete', 'card open', 'card collapsed summary'] },
    async ({ canvas }) => {
      await openGift(canvas, 'Josephine Okafor')
      await seen(canvas, '2 of 4 ready')
      const row = await giftOf(canvas, 'Harold Brandt')
      await expect(row.getByRole('button', { expanded: false })).toHaveAccessibleDescription(
        /^Thu, Dec 10 \$84\.95/,
      )
      await seen(row, [/Ham$/, 'Ready'])
    },
  ),
})

/** Twenty gifts: one is open, the others are rows. */
export const TwentyMore = meta.story(
  scene(
    worlds.twentyMoreGifts,
    'twenty (virtual list not needed, but collapsed)',
    async ({ canvas }) => {
      await seen(canvas, '0 of 20 ready')
      await expect(canvas.getAllByRole('article')).toHaveLength(20)
      await expect(canvas.getAllByLabelText('Street address')).toHaveLength(1)
      await expect(canvas.getAllByRole('button', { name: /^To /, expanded: true })).toHaveLength(1)
    },
  ),
)

/** Everything is complete, and the page was opened for editing. */
export const AllComplete = meta.story({
  args: { edit: 12 },
  ...scene(worlds.fiveRecipients, 'all complete', async ({ canvas }) => {
    await seen(canvas, '4 of 4 ready')
    await press(canvas, 'Continue to payment')
    await ledTo('checkout-billing')
  }),
})

/** Nothing is left to ask: the page says so and redirects to the next step. */
export const Skipped = meta.story(
  scene(worlds.fiveRecipients, 'none left (auto-skip with notice)', async ({ canvas }) => {
    await seen(canvas, 'Your delivery details are all set.')
    await ledTo('checkout-billing')
  }),
)

/** Saving opens and focuses the next incomplete gift, and announces the progress. */
export const NextOpens = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.twoOfFourReady,
    'next card opens after save',
    async ({ canvas, canvasElement }) => {
      const said = listen(canvasElement)
      const gift = await openGift(canvas, 'Josephine Okafor')
      await typeAddress(gift)
      const isOpen = () => gift.getByRole('button', { name: /^To/ }).getAttribute('aria-expanded')
      // An animation frame can come before the page re-renders.
      spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
        run(0)
        return 0
      })
      const atScroll: (string | null)[] = []
      spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
        atScroll.push(isOpen())
      })
      await press(gift, 'Save and go to Rosa Delgado')
      await openGift(canvas, 'Rosa Delgado')
      await waitFor(() => expect(atScroll).toEqual(['false']))
      const heading = canvas.getByRole('heading', { name: 'To Rosa Delgado' })
      await waitFor(() => expect(heading).toHaveFocus())
      await said.until('Josephine Okafor is ready. 3 of 4 done.')
      await said.once('Josephine Okafor is ready.')
      await seen(canvas, '3 of 4 ready')
    },
  ),
})

/** An e-gift only asks for an email. */
export const EGift = meta.story(
  scene(worlds.mixedOthers, 'e-gift among them', async ({ canvas, id }) => {
    const gift = await openGift(canvas, 'Harold Brandt')
    await expect(gift.queryByLabelText('Street address')).toBeNull()
    await userEvent.type(gift.getByLabelText('Email'), 'harold@example.com')
    await press(gift, 'Save and go to Josephine Okafor')
    await openGift(canvas, 'Josephine Okafor')
    await expect((await recipientsOf(id))[1]?.email).toBe('harold@example.com')
  }),
)

/** Shipping to Alaska costs more, which is shown beside the address. */
export const Alaska = meta.story(
  scene(worlds.mixedOthers, 'Alaska among them', async ({ canvas }) => {
    const gift = await show(canvas, 'Josephine Okafor')
    await seen(gift, [/^Shipping to Alaska is \$40\.00/, '$40.00 shipping to Alaska and Hawaii'])
  }),
)

/** Nonperishable items have a shipping method instead of a date. */
export const NonPerishable = meta.story(
  scene(worlds.mixedOthers, 'non-perishable among them', async ({ canvas }) => {
    const gift = await show(canvas, 'Walter Lindqvist')
    await seen(gift, 'Ground', { not: ['Ships frozen'] })
    await expect(gift.getByRole('button', { name: /^Change method/ })).toBeVisible()
  }),
)

const oneDate = sceneIn({ app: 'checkout-additional-shipments' }, async ({ canvas }) => {
  await press(canvas, 'One date for all')
  return { dialog: await dialogOf(/./) }
})

export const OneDateForAll = meta.story({
  args: { edit: 12 },
  ...oneDate(worlds.threeAlike, 'same-date applied to all', async ({ dialog, id }) => {
    await userEvent.click(await dayOf(dialog, 'Thursday, December 17'))
    await press(dialog, 'Use Thu, Dec 17 for all 3')
    await waitFor(async () => {
      const days = (await recipientsOf(id)).map(({ shipping }) => shipping?.delivery_date)
      await expect(days).toEqual(['2026-12-17', '2026-12-17', '2026-12-17'])
    })
  }),
})

/** One date for all: gifts that cannot have it are listed with the reason, before and after saving. */
export const OneDateForSome = meta.story({
  args: { edit: 12 },
  ...oneDate(
    worlds.oneDateForFew,
    'same-date refused for one (with reason)',
    async ({ dialog }) => {
      await userEvent.click(await dayOf(dialog, 'Thursday, December 31'))
      await seen(dialog, /not in season$/)
      await press(dialog, 'Use Thu, Dec 31 for 2 of 6')
      await seen(dialog, ['Saved, except for some shipments', /not in season$/])
    },
  ),
})

/** One date for all, though none is available for the first gift: the next one's are shown. */
export const OneDateButNotForTheFirst = meta.story({
  args: { edit: 12 },
  ...oneDate(worlds.firstSoldOut, async ({ dialog, id }) => {
    await userEvent.click(await dayOf(dialog, 'Thursday, December 17'))
    await press(dialog, 'Use Thu, Dec 17 for 2 of 3')
    await seen(dialog, '2 of 3 shipments now arrive Thu, Dec 17.')
    const days = (await recipientsOf(id)).map(({ shipping }) => shipping?.delivery_date)
    await expect(days.slice(1)).toEqual(['2026-12-17', '2026-12-17'])
  }),
})

const inUse = sceneIn({ app: 'checkout-additional-shipments' }, async ({ canvas }) => {
  const gift = await openGift(canvas, 'Harold Brandt')
  await press(gift, /^All/)
  await userEvent.click(await gift.findByRole('radio', { name: /^Josephine Okafor/ }))
  await press(gift, /^Save and/)
  return { gift, dialog: await dialogOf('Combine both shipments to Josephine Okafor?') }
})

/** The merged result is shown before two gifts are merged. */
export const MergeAsked = meta.story({
  tags: ['wide'],
  ...inUse(
    worlds.othersAddressInUse,
    { state: ['merge confirm', 'winner/loser details shown (dates, message that will be kept)'] },
    async ({ dialog, gift, canvas }) => {
      await seen(dialog, [
        '1 × Filet Mignon',
        '1 × Spiral-Sliced Ham',
        'Arrives Thu, Dec 10',
        '“Enjoy the ham!”',
      ])
      await press(dialog, 'Keep them separate')
      await expect(gift.getByRole('radio', { name: /^Josephine Okafor/ })).toBeChecked()
      // Continue saves the chosen address too, and so asks again.
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await press(canvas, 'Continue to payment')
      await dialogOf('Combine both shipments to Josephine Okafor?')
    },
  ),
})

/** One card disappears; focus moves to the remaining one. */
export const Merged = meta.story(
  inUse(
    worlds.othersAddressInUse,
    'merged → card removed, focus moved',
    async ({ dialog, canvas, canvasElement }) => {
      const said = listen(canvasElement)
      await press(dialog, 'Combine them')
      const heading = await canvas.findByRole('heading', { name: 'To Josephine Okafor' })
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
      await waitFor(() => expect(heading).toHaveFocus())
      await said.until('Josephine Okafor’s gifts now ship together.')
      await said.never(REMOVED)
    },
  ),
)

export const MergeFailed = meta.story(
  inUse(
    worlds.othersAddressInUse,
    {
      state: 'merge failed',
      faults: { postMergeShipments: 'server-error', postShipmentAddress: 'server-error' },
    },
    async ({ dialog, gift, canvas }) => {
      await press(dialog, 'Combine them')
      await seen(gift, /^We couldn’t save that\. Your choice is still here/)
      await expect(canvas.getAllByRole('article')).toHaveLength(2)
    },
  ),
)

/** One press opens the form for someone without a saved address. */
export const NewRecipient = meta.story(
  scene(worlds.namesWithSavedAddresses, 'new recipient inline', async ({ canvas, id }) => {
    const gift = await openGift(canvas, 'Harold Brandt')
    await press(gift, 'New address')
    await typeAddress(gift, '19 Ferry Lane')
    await press(gift, /^Save and/)
    await waitFor(async () => expect((await recipientsOf(id))[1]?.address_1).toBe('19 Ferry Lane'))
  }),
)

/** A name with a saved address offers that address, without insisting. */
export const SameName = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneMoreGift, 'duplicate name warning', async ({ canvas }) => {
    const gift = await openGift(canvas, 'Harold Brandt')
    const words = 'Eleanor Whitfield is already on your list. Use that address?'
    await expect(gift.queryByText(words)).toBeNull()
    await saidInPlace(words, async () => {
      for (const [label, name] of [
        ['First name', 'Eleanor'],
        ['Last name', 'Whitfield'],
      ] as const) {
        await userEvent.clear(gift.getByLabelText(label))
        await userEvent.type(gift.getByLabelText(label), name)
      }
      await seen(gift, words)
    })
    await expect(gift.getByRole('button', { name: /^Use 418 Maple Street/ })).toBeVisible()
  }),
})

/** A gift's problem is shown in the alert, which links to its card with the fix. */
async function inTheWay(canvas: Canvas, name: string, problem: RegExp) {
  await press(canvas, 'Continue to payment')
  const link = await canvas.findByRole('button', { name: problem })
  const row = await giftOf(canvas, name)
  await expect(row.getByText('Needs attention')).toBeVisible()
  await userEvent.click(link)
  await waitFor(() => expect(row.getByRole('heading', { level: 2 })).toHaveFocus())
  await seen(row, problem)
  return row
}

export const StockFails = meta.story({
  tags: ['wide'],
  ...scene(worlds.problemsAmongOthers, 'stock fails for one shipment', async ({ canvas }) => {
    await inTheWay(canvas, 'Josephine Okafor', /is sold out\. Remove it/)
  }),
})

export const AddOnFails = meta.story(
  scene(worlds.problemsAmongOthers, 'add-on fails in one shipment', async ({ canvas }) => {
    const row = await inTheWay(canvas, 'Harold Brandt', /^Add .* more of other items to Harold/)
    await press(row, 'Remove the add-on from Harold Brandt’s shipment')
    await waitFor(() => expect(canvas.queryByText('To Harold Brandt')).toBeNull())
  }),
)

export const AutoDeliveryFails = meta.story(
  scene(worlds.problemsAmongOthers, 'auto-delivery fails in one', async ({ canvas }) => {
    await inTheWay(canvas, 'Walter Lindqvist', /comes with Auto-Delivery\. Add an Auto-Delivery/)
  }),
)

/**
 * The first gift, which has its own page, has a problem: one alert shows it, and once it is fixed, another
 * lists what other gifts need.
 */
export const FirstGiftFails = meta.story(
  scene(worlds.firstSoldOutOtherUnready, async ({ canvas }) => {
    await openGift(canvas, 'Harold Brandt')
    await press(canvas, 'Continue to payment')
    await focusOn(canvas, 'heading', 'Fix 1 thing to check out')
    await expect(canvas.queryByText(/needs? a detail$/)).toBeNull()
    await press(canvas, /^Remove /)
    await focusOn(canvas, 'heading', '1 gift needs a detail')
    await expect(canvas.queryByText(/to check out$/)).toBeNull()
  }),
)

/** The cart's check takes long: a note at the button says so, once. */
export const SlowCheck = meta.story(
  scene(worlds.firstSoldOutOtherUnready, async ({ canvas, canvasElement, id }) => {
    await openGift(canvas, 'Harold Brandt')
    const letGo = holdBack(stageOf(id), 'getValidationCheck')
    const said = listen(canvasElement)
    await press(canvas, 'Continue to payment')
    await waitFor(() => expect(callsOf(id, 'getValidationCheck')).toHaveLength(1))
    await stageOf(id).clock.advance(5000)
    await seen(canvas, 'This is taking longer than usual.')
    await said.until('This is taking longer than usual.')
    letGo()
    await focusOn(canvas, 'heading', 'Fix 1 thing to check out')
    await expect(canvas.queryByText('This is taking longer than usual.')).toBeNull()
    await said.once('This is taking longer than usual.')
  }),
)

/** The first save succeeds, the second fails: its card says so, and the input is kept. */
export const SecondFails = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.threeNamesOnly,
    'save failure on one while others saved',
    async ({ canvas, id }) => {
      const first = await openGift(canvas, 'Harold Brandt')
      await typeAddress(first)
      await press(first, 'Save and go to Josephine Okafor')
      const second = await openGift(canvas, 'Josephine Okafor')
      // Its heading receives focus in the next frame.
      await waitFor(() => expect(second.getByRole('heading', { level: 2 })).toHaveFocus())
      stageOf(id).backend.setFault('putNewRecipient', 'server-error')
      await typeAddress(second, '19 Ferry Lane')
      await press(second, /^Save and/)
      await seen(second, /^We couldn’t save that address\./)
      await expect(second.getByLabelText('Street address')).toHaveValue('19 Ferry Lane')
      await expect((await recipientsOf(id)).map(({ city }) => city)).toEqual([
        '',
        'Kansas City',
        '',
      ])
    },
  ),
})

/** Several recipients have a saved address under their name: one press applies all. */
export const SavedList = meta.story({
  tags: ['wide'],
  ...scene(worlds.namesWithSavedAddresses, 'guest list vs saved list', async ({ canvas, id }) => {
    await press(canvas, 'Use saved addresses for 2 people')
    await seen(canvas, '2 of 2 ready')
    await expect((await recipientsOf(id)).map(({ addr_id }) => addr_id)).toEqual([5001, 3002, 3003])
  }),
})

/** A guest sees the recipients saved on the device. */
export const GuestList = meta.story(
  scene(worlds.othersOfGuest, 'guest list vs saved list', async ({ canvas }) => {
    const gift = await openGift(canvas, 'Harold Brandt')
    const list = await gift.findByRole('group', { name: 'Saved addresses' })
    await seen(within(list), ['Walter Lindqvist', 'Rosa Delgado'])
    await expect(within(list).getAllByText('From this device').length).toBeGreaterThan(1)
  }),
)

/** Opening another card keeps the unsaved input and marks it. */
export const DraftKept = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.threeNamesOnly,
    'unsaved edits when opening another card',
    async ({ canvas, id }) => {
      const gift = await openGift(canvas, 'Harold Brandt')
      await userEvent.type(gift.getByLabelText('Street address'), '19 Ferry Lane')
      await show(canvas, 'Josephine Okafor')
      await seen(gift, 'Not saved yet')
      await show(canvas, 'Harold Brandt')
      await expect(gift.getByLabelText('Street address')).toHaveValue('19 Ferry Lane')
      await expect(stageOf(id).backend.count('putNewRecipient')).toBe(0)
    },
  ),
})

/** Another card is opened during a slow save: it stays open, unless the save fails. */
export const OtherCardMeanwhile = meta.story(
  scene(worlds.threeNamesOnly, async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    const gift = await openGift(canvas, 'Harold Brandt')
    await typeAddress(gift)
    const saving = (fault: 'server-error' | 'slow') => {
      const letGo = holdBack(stageOf(id), 'putNewRecipient', fault)
      return async () => {
        await press(gift, /^Save and/)
        const other = await show(canvas, 'Josephine Okafor')
        await userEvent.click(other.getByLabelText('Street address'))
        letGo()
        return other.getByLabelText('Street address')
      }
    }
    await saving('server-error')()
    const words = await gift.findByText(/^We couldn’t save that address\./)
    await expect(words).toBeVisible()
    await waitFor(() => expect(words.closest('[tabindex="-1"]')).toHaveFocus())
    const street = await saving('slow')()
    await said.until('Harold Brandt is ready. 1 of 2 done.')
    await expect(street).toHaveFocus()
    await openGift(canvas, 'Josephine Okafor')
  }),
)

/** Another tab removes the open gift: its card disappears, this is announced, and the next one opens. */
export const RemovedElsewhere = meta.story({
  ...scene(worlds.threeNamesOnly, { state: 'removed in another tab', isKept: true }),
  play: async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    await openGift(canvas, 'Harold Brandt')
    const { backend, store } = stageOf(id)
    // The restored cart is shown until the server's is loaded.
    await waitFor(() => expect(store.state.cartFacts.isRestored).toBe(false))
    const line = (await recipientsOf(id))[1]?.items[0]
    await ask(backend, 'deleteLineItem', { params: { clinId: line?.clin_id ?? 0 } })
    fromAnotherTab()
    await said.until(REMOVED)
    await openGift(canvas, 'Josephine Okafor')
    said.stop()
  },
})

/**
 * Pressed too early, Continue lists who needs what and focuses the list; each name links to the gift. A
 * changed count is not announced again.
 */
export const StillNeeded = meta.story({
  tags: ['wide'],
  ...scene(worlds.twoOfFourReady, async ({ canvas }) => {
    await openGift(canvas, 'Josephine Okafor')
    for (const _press of ['first', 'second']) {
      await press(canvas, 'Continue to payment')
      await focusOn(canvas, 'heading', '2 gifts need a detail')
    }
    await expect(document.activeElement).toHaveAttribute('aria-live', 'off')
    await press(canvas, 'Rosa Delgado')
    await openGift(canvas, 'Rosa Delgado')
  }),
})

/**
 * Items can be moved to another recipient; an emptied gift disappears with its unsaved input, focus stays on
 * the page, and Continue goes on without it.
 */
export const MoveItems = meta.story(
  scene(worlds.othersAddressInUse, async ({ canvas, id }) => {
    const gift = await openGift(canvas, 'Harold Brandt')
    const before = (await recipientsOf(id)).length
    await press(gift, 'New address')
    await userEvent.type(await gift.findByLabelText('Street address'), '19 Ferry Lane')
    await press(gift, /^Move items: /)
    const dialog = await dialogOf(/someone else/)
    await userEvent.click(await dialog.findByRole('radio', { name: /^Josephine Okafor/ }))
    await press(dialog, 'Move it')
    await waitFor(() => expect(canvas.queryByText('To Harold Brandt')).toBeNull())
    await expect(await recipientsOf(id)).toHaveLength(before - 1)
    await focusOn(canvas, 'heading', 'Everyone else')
    await press(canvas, 'Continue to payment')
    await ledTo('checkout-billing')
  }),
)

/** A gift merged into the first one has no card here anymore: focus moves to the title. */
export const MergedIntoFirst = meta.story(
  scene(worlds.othersAddressInUse, async ({ canvas }) => {
    const gift = await openGift(canvas, 'Harold Brandt')
    await press(gift, /^All/)
    await userEvent.click(await gift.findByRole('radio', { name: /^Eleanor Whitfield/ }))
    await press(gift, /^Save and/)
    await press(await dialogOf(/^Combine both shipments to Eleanor/), 'Combine them')
    await focusOn(canvas, 'heading', 'Everyone else')
  }),
)

/** The merge question includes the gift's unsaved message. */
export const MergeWithWords = meta.story(
  scene(worlds.othersAddressInUse, async ({ canvas }) => {
    const gift = await openGift(canvas, 'Harold Brandt')
    await press(gift, /^Add a free gift message/)
    await userEvent.type(await gift.findByRole('textbox', { name: 'Gift message' }), 'Grill it!')
    await press(gift, /^All/)
    await userEvent.click(await gift.findByRole('radio', { name: /^Josephine Okafor/ }))
    await press(gift, /^Save and/)
    const dialog = await dialogOf('Combine both shipments to Josephine Okafor?')
    await seen(dialog, /“Grill it!”/)
  }),
)
