import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { ask } from '../../mocks/ask'
import * as worlds from '../../mocks/scenarios'
import { cartActions } from '../../src/store/cart/actions'
import {
  callsOf,
  cardOf,
  fixStreet,
  focusOn,
  holdBack,
  listen,
  press,
  STREET_REFUSED,
  sceneIn,
  seen,
  shipmentOf,
  stageOf,
  whileOffline,
} from '../support'
import { dialogOf } from '../support/dialogs'
import {
  goOn,
  leadsTo,
  problemsOf,
  scene,
  shippingPage,
  typeAddress,
  wayOn,
} from './checkout-shipping/page'
import { s } from './checkout-shipping/probe'

const meta = preview.meta({ title: 'Widgets/checkout-shipping', ...shippingPage })

const EDIT = /^Edit address of /

/** A complete gift, opened for editing. */
export const Ready = meta.story({ ...s.ready, tags: ['wide'] })

/** A customer's own order goes to their saved address. */
export const Myself = meta.story(
  scene(worlds.myselfOnly, 'ship to myself, customer prefilled', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your delivery' })).toBeVisible()
    await seen(await cardOf(canvas, 'Your delivery'), [
      /^27 Bluestem Terrace, Lincoln/,
      /^Arrives /,
    ])
    await expect(canvas.queryByRole('textbox')).toBeNull()
  }),
)

/** A guest's own order asks for everything once; no errors before the first attempt. */
export const MyselfGuest = meta.story(
  scene(worlds.mineAlone, 'ship to myself, guest empty', async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your delivery' })
    for (const label of ['First name', 'Last name', 'Street address', 'City', 'ZIP code', 'Phone'])
      await expect(canvas.getByLabelText(label)).toHaveValue('')
    await expect(canvas.getByLabelText('First name')).toHaveAttribute(
      'autocomplete',
      'section-11 shipping given-name',
    )
    await expect(canvas.queryByText(/^Enter /)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Email' })).toBeVisible()
  }),
)

/** Each required field shows an error, in the summary and beside the field. */
export const EachFieldEmpty = meta.story({
  tags: ['wide'],
  ...scene(worlds.mineAlone, 'each field empty error', async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your delivery' })
    await goOn(canvas)
    await expect(await problemsOf(canvas)).toHaveLength(7)
    const street = canvas.getByLabelText('Street address')
    await expect(street).toBeInvalid()
    await expect(street).toHaveAccessibleDescription(/Enter a street address/)
  }),
})

/** Continue stays on the page, lists what is missing with links, and keeps the input. */
export const FiveErrors = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.oneNameOnly,
    'Continue blocked, error summary with 5 errors',
    async ({ canvas, id }) => {
      await userEvent.type(await canvas.findByLabelText('City'), ' ')
      await goOn(canvas)
      const problems = await problemsOf(canvas)
      await expect(problems).toHaveLength(5)
      await press(canvas, problems[0] ?? '?')
      await waitFor(() => expect(canvas.getByLabelText('Street address')).toHaveFocus())
      await expect(canvas.getByLabelText('First name')).toHaveValue('Eleanor')
      await expect(callsOf(id, 'putNewRecipient')).toHaveLength(0)
    },
  ),
})

/** An address is entered, saved, and collapsed to a line; the page continues. */
export const AddressSaved = meta.story(
  scene(
    worlds.oneNameOnly,
    { state: ['address saved', 'new recipient'] },
    async ({ canvas, id }) => {
      await typeAddress(canvas)
      await leadsTo(canvas, 'checkout-billing')
      await seen(canvas, /^412 Maple Ave, Portland, OR 97205/)
      await expect(await shipmentOf(id)).toMatchObject({
        fname: 'Eleanor',
        address_1: '412 Maple Ave',
        phone: '5035550142',
      })
    },
  ),
)

/** Enter saves it and focuses the change button; Cancel leaves it unchanged. */
export const SavedByEnter = meta.story(
  scene(worlds.oneNameOnly, async ({ canvas, id }) => {
    await typeAddress(canvas)
    await userEvent.type(canvas.getByLabelText('City'), '{Enter}')
    await seen(canvas, /^412 Maple Ave, Portland, OR 97205/)
    await focusOn(canvas, 'button', EDIT)
    await expect(await shipmentOf(id)).toMatchObject({ city: 'Portland' })
    await press(canvas, EDIT)
    await focusOn(canvas, 'textbox', 'First name')
    await press(canvas, 'Cancel')
    await focusOn(canvas, 'button', EDIT)
  }),
)

/** Offers the one complete address under this name. A customer's email is not asked for again. */
export const SameName = meta.story({
  tags: ['wide'],
  ...scene(worlds.namesWithSavedAddresses, async ({ canvas, id }) => {
    await press(canvas, /^Use 418 Maple Street, Omaha/)
    await focusOn(canvas, 'button', EDIT)
    await expect(canvas.queryByRole('link', { name: 'Email' })).toBeNull()
    await waitFor(async () =>
      expect(await shipmentOf(id)).toMatchObject({ addr_id: 3001, phone: '4025550100' }),
    )
    await seen(canvas, /^418 Maple Street, Omaha/)
  }),
})

/** Several recipients have a saved address: one press applies all, and nothing is left to ask. */
export const SameNames = meta.story(
  scene(worlds.namesWithSavedAddresses, async ({ canvas, id }) => {
    await press(canvas, 'Use saved addresses for 3 people')
    await seen(canvas, /^418 Maple Street, Omaha/)
    await focusOn(canvas, 'heading', 'Delivery for Eleanor Whitfield')
    await leadsTo(canvas, 'checkout-billing')
    const cart = await stageOf(id).backend.cart()
    await expect(cart?.recipients.map(({ addr_id }) => addr_id)).toEqual([3001, 3002, 3003])
  }),
)

/** A saved address is selected, and applied by Continue; meanwhile the choice cannot be changed. */
export const SavedAddress = meta.story(
  scene(worlds.namesWithSavedAddresses, 'saved address chosen', async ({ canvas, id }) => {
    const radios = await canvas.findAllByRole('radio')
    await userEvent.click(radios.at(-1) as HTMLElement)
    // An arrow key selects the radio that it reaches, and none leads away.
    await userEvent.keyboard('{ArrowDown}')
    await expect(radios[0]).toBeChecked()
    await expect(radios[0]).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: /^Ship to myself/ }))
    const letGo = holdBack(stageOf(id), 'postShipmentAddress')
    history.replaceState(null, '', '#')
    await goOn(canvas)
    await waitFor(() => expect(callsOf(id, 'postShipmentAddress')).toHaveLength(1))
    await expect(radios[0]?.closest('[inert]')).not.toBeNull()
    letGo()
    await waitFor(() => expect(location.hash).toBe('#checkout-additional-shipments'))
    await expect((await stageOf(id).backend.cart())?.recipients[0]).toMatchObject({ addr_id: 3000 })
  }),
)

/** No address is selected: the sticky button shows the error and moves to the list. */
export const NoAddressChosen = meta.story(
  scene(worlds.namesWithSavedAddresses, async ({ canvas, id }) => {
    const list = await canvas.findByRole('group', { name: 'Saved addresses' })
    await goOn(canvas)
    await seen(canvas, 'Choose an address.')
    await expect(list).toHaveAccessibleDescription(/Choose an address\./)
    await waitFor(() => expect(within(list).getAllByRole('radio')[0]).toHaveFocus())
    await expect(callsOf(id, 'putNewRecipient')).toHaveLength(0)
  }),
)

/** Three saved addresses, then all with a search field. */
export const ManySaved = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.namesWithSavedAddresses,
    'many saved addresses (searchable from 8 up)',
    async ({ canvas }) => {
      const few = await canvas.findByRole('group', { name: 'Saved addresses' })
      await expect(within(few).getAllByRole('radio')).toHaveLength(3)
      await press(canvas, 'All 13')
      await waitFor(() => expect(canvas.getByLabelText('Search recipients')).toHaveFocus())
      await userEvent.keyboard('Delgado')
      await seen(canvas, '1 of 13 shown')
    },
  ),
})

/** One press opens the form for someone without a saved address, another returns to the list. */
export const NewRecipient = meta.story(
  scene(worlds.namesWithSavedAddresses, 'new recipient', async ({ canvas, id }) => {
    const chooseNew = async () => {
      await press(canvas, 'New address')
      await focusOn(canvas, 'textbox', 'First name')
    }
    await chooseNew()
    await press(canvas, 'Saved addresses')
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus())
    // A list that was open is still open.
    await press(canvas, 'All 13')
    await chooseNew()
    await press(canvas, 'Saved addresses')
    await waitFor(() => expect(canvas.getByLabelText('Search recipients')).toHaveFocus())
    await chooseNew()
    await typeAddress(canvas)
    await leadsTo(canvas, 'checkout-additional-shipments')
    await expect(await shipmentOf(id)).toMatchObject({ addr_id: 5001, city: 'Portland' })
  }),
)

/** Saved addresses that come while the shopper types do not replace the form, but can be chosen. */
export const SavedOnesLoadLate = meta.story(
  scene(worlds.oneNameOnly, {}, async ({ canvas, id }) => {
    const street = await canvas.findByLabelText('Street address')
    await userEvent.type(street, '412 Maple Ave')
    // Saved in another tab.
    const { backend, store } = stageOf(id)
    const [address] = worlds.namesWithSavedAddresses().addresses ?? []
    await ask(backend, 'putNewRecipient', { body: { ...address, addr_id: null } })
    await store.use(cartActions).refresh()
    await canvas.findByRole('button', { name: 'Saved addresses' })
    await expect(street).toHaveFocus()
    await expect(street).toHaveValue('412 Maple Ave')
    // Also not when the input is deleted again.
    await userEvent.clear(street)
    await expect(street).toHaveFocus()
    await press(canvas, 'Saved addresses')
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus())
  }),
)

/** Saving failed: a focused message beside the form; the input is kept, and a retry works. */
export const SaveFailed = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.oneNameOnly,
    {
      state: ['address save failed', 'add-recipient failed (event)'],
      faults: { putNewRecipient: 'server-error' },
    },
    async ({ canvas, id }) => {
      const heard: unknown[] = []
      stageOf(id).store.events.on('add-recipient-failed', () => heard.push('failed'))
      await typeAddress(canvas)
      await goOn(canvas)
      const words = await canvas.findByText(/^We couldn’t save that address\./)
      await waitFor(() => expect(words.closest('[tabindex="-1"]')).toHaveFocus())
      await expect(heard).toEqual(['failed'])
      await expect(canvas.getByLabelText('City')).toHaveValue('Portland')
      stageOf(id).backend.setFault('putNewRecipient', null)
      await leadsTo(canvas, 'checkout-billing')
    },
  ),
})

/** The server rejects a valid-looking field: the field shows it and gets focus. */
export const FieldRefused = meta.story(
  scene(worlds.oneNameOnly, 'address save failed', async ({ canvas, id }) => {
    stageOf(id).backend.setFault('putNewRecipient', STREET_REFUSED)
    await typeAddress(canvas)
    await goOn(canvas)
    await fixStreet(canvas, /^We couldn’t save that address\./)
    await leadsTo(canvas, 'checkout-billing')
  }),
)

/** Values at their maximum length: nothing is cut. */
export const AtTheLimit = meta.story(
  scene(worlds.mineAlone, 'each field at limit', async ({ canvas }) => {
    const first = await canvas.findByLabelText('First name')
    await userEvent.type(first, 'Maximilianaaaaa')
    await expect(first).toHaveValue('Maximilianaaaaa')
    await expect(first).toHaveAccessibleDescription(/0 characters left/)
    await userEvent.type(canvas.getByLabelText('City'), 'Washington-on-Brazo')
    await expect(canvas.getByLabelText('City')).toHaveValue('Washington-on-Brazo')
    await expect(canvas.queryByText(/^Shortened/)).toBeNull()
  }),
)

/** Pasted text over the limit is cut, with a note. */
export const CutByPaste = meta.story(
  scene(worlds.mineAlone, 'each field cut by paste', async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('First name'))
    await userEvent.paste('Maximilianaaaaaaaaa')
    await expect(canvas.getByLabelText('First name')).toHaveValue('Maximilianaaaaa')
    await userEvent.click(canvas.getByLabelText('Phone'))
    await userEvent.paste('+1 (913) 555-0100')
    await expect(canvas.getByLabelText('Phone')).toHaveValue('+1 (913) 555-0100')
    await seen(canvas, 'Shortened to 15 characters.', { not: ['Shortened to 10 digits.'] })
  }),
)

/** A ZIP code of another state only warns. */
export const ZipOfAnotherState = meta.story(
  scene(worlds.oneNameOnly, 'ZIP and state disagree (warning)', async ({ canvas }) => {
    await typeAddress(canvas)
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'WA')
    await seen(canvas, '97205 looks like a ZIP code in Oregon. Check the state.')
    await leadsTo(canvas, 'checkout-billing')
  }),
)

/** Frozen food to a post-office box only warns. */
export const PoBox = meta.story(
  scene(worlds.oneNameOnly, 'PO box with perishable (warning)', async ({ canvas }) => {
    await typeAddress(canvas)
    const street = canvas.getByLabelText('Street address')
    await userEvent.clear(street)
    await userEvent.type(street, 'PO Box 12')
    await seen(canvas, /^Carriers can’t leave frozen food at a PO box/)
    await leadsTo(canvas, 'checkout-billing')
  }),
)

/** Alaska and Hawaii immediately show and announce their surcharge. */
export const Alaska = meta.story(
  scene(worlds.oneNameOnly, 'Alaska/Hawaii chosen, price change announced', async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('State'), 'AK')
    const words = await canvas.findByText(
      'Shipping to Alaska is $40.00 instead of $24.95, unless it’s free.',
    )
    await expect(words).toHaveAttribute('role', 'status')
  }),
)

const inUse = sceneIn({ app: 'checkout-shipping' }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /^Harold Brandt/ }))
  await goOn(canvas)
  return { dialog: await dialogOf('Combine both shipments to Harold Brandt?') }
})

/** Another gift goes there already: what would be left of both is shown before they become one. */
export const MergeAsked = meta.story({
  tags: ['wide'],
  ...inUse(
    worlds.addressInUse,
    'address already used by another shipment → merge confirm',
    async ({ dialog, id }) => {
      await seen(dialog, ['1 × Filet Mignon', '1 × Spiral-Sliced Ham', '“Enjoy the ham!”'])
      await expect(callsOf(id, 'postMergeShipments')).toHaveLength(0)
    },
  ),
})

export const MergeAccepted = meta.story(
  inUse(worlds.addressInUse, 'merge accepted', async ({ dialog, canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    history.replaceState(null, '', '#')
    await press(dialog, 'Combine them')
    await waitFor(async () =>
      expect((await stageOf(id).backend.cart())?.recipients).toHaveLength(1),
    )
    await waitFor(() => expect(location.hash).toBe('#checkout-billing'))
    await focusOn(canvas, 'heading', 'Delivery for Harold Brandt')
    await said.until('Harold Brandt’s gifts now ship together.')
    said.stop()
  }),
)

/** Declined: nothing is sent, and the gift still needs an address. */
export const MergeDeclined = meta.story(
  inUse(worlds.addressInUse, 'merge declined', async ({ dialog, canvas, id }) => {
    await press(dialog, 'Keep them separate')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect((await stageOf(id).backend.cart())?.recipients).toHaveLength(2)
    await expect(canvas.getByRole('radio', { name: /^Harold Brandt/ })).toBeVisible()
  }),
)

export const MergeFailed = meta.story(
  inUse(
    worlds.addressInUse,
    {
      state: 'merge failed',
      faults: { postMergeShipments: 'server-error', postShipmentAddress: 'server-error' },
    },
    async ({ dialog, canvas, id }) => {
      await press(dialog, 'Combine them')
      await seen(canvas, /^We couldn’t save that\. Your choice is still here/)
      await expect((await stageOf(id).backend.cart())?.recipients).toHaveLength(2)
    },
  ),
)

/** With two or more gifts, Continue names the next incomplete one. */
export const NextGift = meta.story(
  scene(worlds.threeNamesOnly, 'two shipments exist: link to the next app', async ({ canvas }) => {
    await typeAddress(canvas)
    await expect(await wayOn(canvas)).toHaveAccessibleName('Next: Harold')
    await leadsTo(canvas, 'checkout-additional-shipments')
  }),
)

/** Waits for a pending save, then continues. */
export const WaitsForSaving = meta.story(
  scene(
    worlds.oneShipment,
    'Continue while an autosave is in flight (waits)',
    async ({ canvas, id }) => {
      const letGo = holdBack(stageOf(id), 'postGiftMessage')
      history.replaceState(null, '', '#')
      await press(canvas, /^Add a free gift message/)
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Gift message' }), 'Enjoy!')
      await press(canvas, 'Save')
      await goOn(canvas)
      await seen(canvas, 'Saving your changes…')
      await expect(location.hash).toBe('')
      letGo()
      await waitFor(() => expect(location.hash).toBe('#checkout-billing'))
      await expect(await shipmentOf(id)).toMatchObject({ gift_message: 'Enjoy!' })
    },
  ),
)

/** Corrected during a slow save: the form stays open with the correction, which the next press saves. */
export const CorrectedWhileSaving = meta.story(
  scene(worlds.oneNameOnly, async ({ canvas, id }) => {
    const letGo = holdBack(stageOf(id), 'putNewRecipient')
    history.replaceState(null, '', '#')
    await typeAddress(canvas)
    await goOn(canvas)
    await waitFor(() => expect(callsOf(id, 'putNewRecipient')).toHaveLength(1))
    await userEvent.type(canvas.getByLabelText('Street address'), ' N')
    letGo()
    await waitFor(async () => expect(await shipmentOf(id)).toMatchObject({ city: 'Portland' }))
    await wayOn(canvas)
    await expect(canvas.getByLabelText('Street address')).toHaveValue('412 Maple Ave N')
    await expect(canvas.getByLabelText('Street address')).toHaveFocus()
    await expect(location.hash).toBe('')
    await leadsTo(canvas, 'checkout-billing')
    await expect(await shipmentOf(id)).toMatchObject({ address_1: '412 Maple Ave N' })
  }),
)

/** Another gift than the first is edited: Continue leads to the first, which lacks its address. */
export const FirstIsUnready = meta.story({
  args: { edit: 12 },
  ...scene(worlds.threeNamesOnly, async ({ canvas }) => {
    await typeAddress(canvas)
    await expect(await wayOn(canvas)).toHaveAccessibleName('Next: Eleanor')
    await leadsTo(canvas, 'checkout-shipping')
  }),
})

/** Offline, Continue says what it is waiting for. */
export const WaitsForConnection = meta.story(
  scene(worlds.oneShipment, async ({ canvas }) => {
    const button = await wayOn(canvas)
    await whileOffline(async () => {
      const words = 'You’re offline. Continue when you’re back.'
      await waitFor(() => expect(button).toHaveTextContent(words))
    })
    await waitFor(() => expect(button).toHaveTextContent('Continue to payment'))
  }),
)

/** Nothing is left to ask: the page says so and redirects to the next step. */
export const Skipped = meta.story({
  args: { edit: null },
  ...scene(worlds.oneShipment, async ({ canvas }) => {
    await seen(canvas, 'Your delivery details are all set.')
    await waitFor(() => expect(location.hash).toBe('#checkout-billing'))
  }),
})

/** Auto-Delivery requires an account: the page redirects to sign-in, and says why. */
export const SignInFirst = meta.story({
  args: { edit: null },
  ...scene(worlds.autoDeliveryGuest, async ({ canvas }) => {
    await seen(canvas, 'Auto-Delivery needs an account. Taking you to sign in…')
    await waitFor(() => expect(location.hash).toBe('#checkout-login'))
  }),
})

/** On a phone, the bottom bar opens the order with all its gifts. */
export const OrderSheet = meta.story(
  scene(worlds.fiveRecipients, async ({ canvas }) => {
    await press(canvas, /^5 gifts .*Show order summary$/)
    const dialog = await dialogOf('Your order')
    await expect(within(await dialog.findByRole('list')).getAllByRole('listitem')).toHaveLength(5)
    await seen(dialog, '$482.54')
  }),
)

/**
 * Discounts can be removed in the sheet, which then focuses its heading. Savings are separate from the
 * totals.
 */
export const CodesInOrderSheet = meta.story(
  scene(worlds.codeAndGiftCard, async ({ canvas }) => {
    await press(canvas, /Show order summary$/)
    const dialog = await dialogOf('Your order')
    const saved = await dialog.findByText(/^You save /)
    const box = saved.getBoundingClientRect()
    const sums = saved.previousElementSibling?.getBoundingClientRect()
    await expect(box.top - (sums?.bottom ?? box.top)).toBeGreaterThanOrEqual(12)
    for (const what of [/^Remove gift card/, /^Remove promo code/]) {
      await press(dialog, what)
      await waitFor(() => expect(dialog.queryByRole('button', { name: what })).toBeNull())
      await focusOn(dialog, 'heading', 'Your order')
    }
  }),
)
