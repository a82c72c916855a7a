import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ask } from '../../../mocks/ask'
import * as worlds from '../../../mocks/scenarios'
import { accountActions } from '../../../src/store/account/account'
import {
  asksBeforeUnload,
  callsOf,
  fixStreet,
  focusOn,
  holdBack,
  press,
  STREET_REFUSED,
  seen,
  stageOf,
} from '../../support'
import { atCard, bookPage, but, saveDana, scene, typeDana } from './addressBook'

const meta = preview.meta({ title: 'Widgets/myaccount/Address book forms', ...bookPage })

/** A new address: focus starts in the first field, and ends on the new card. */
export const AddForm = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneSavedAddress, 'address book: add form', async ({ canvas, card, id, said }) => {
    await press(canvas, 'Add an address')
    const form = await card('Add an address')
    await waitFor(() => expect(form.getByLabelText('First name')).toHaveFocus())
    await typeDana(form)
    await press(form, 'Save')
    await atCard(canvas, 'Dana Lee')
    await seen(await card('Dana Lee'), ['12 Fern Way', 'Salem, OR 97301'])
    await said.until('Saved')
    await said.once('Saved')
    const [sent, ...others] = callsOf(id, 'postAddress')
    await expect(others).toEqual([])
    await expect(sent?.body).toMatchObject({ phone: '5035550142', state: 'OR' })
    await press(canvas, 'Add an address')
    await card('Add an address')
  }),
})

/** A form replaces its card; Cancel returns to the card, and asks first if there is unsaved input. */
export const EditForm = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneSavedAddress, 'address book: edit form', async ({ canvas, card, id }) => {
    await press(await card('Eleanor Whitfield'), 'Edit Eleanor Whitfield’s address')
    const form = await card('Edit Eleanor Whitfield’s address')
    await waitFor(() => expect(form.getByLabelText('First name')).toHaveFocus())
    await press(form, 'Cancel')
    await atCard(canvas, 'Eleanor Whitfield')
    await press(canvas, 'Edit Eleanor Whitfield’s address')
    const again = await card('Edit Eleanor Whitfield’s address')
    await expect(asksBeforeUnload()).toBe(false)
    await userEvent.type(again.getByLabelText('Last name'), 's')
    await expect(asksBeforeUnload()).toBe(true)
    await press(again, 'Cancel')
    const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await press(asked, 'Keep editing')
    await waitFor(() => expect(again.getByLabelText('Last name')).toHaveValue('Whitfields'))
    await press(again, 'Cancel')
    await press(within(await screen.findByRole('alertdialog')), 'Leave')
    await atCard(canvas, 'Eleanor Whitfield')
    await expect(callsOf(id, 'putAddress')).toHaveLength(0)
    await press(canvas, 'Edit Eleanor Whitfield’s address')
  }),
})

/** An address deleted in another tab while being edited stays open, and is saved as a new one. */
export const DeletedElsewhere = meta.story(
  scene(worlds.oneSavedAddress, 'address book: edit form', async ({ canvas, card, id }) => {
    const { store, backend } = stageOf(id)
    await press(await card('Eleanor Whitfield'), 'Edit Eleanor Whitfield’s address')
    const form = await card('Edit Eleanor Whitfield’s address')
    await userEvent.type(form.getByLabelText('Street address'), ' West')
    await ask(backend, 'deleteAddress', { params: { addr_id: 3001 } })
    await store.use(accountActions).loadAddresses()
    await expect(form.getByLabelText('Street address')).toHaveValue('418 Maple Street West')
    await press(form, 'Save')
    await atCard(canvas, 'Eleanor Whitfield')
    await seen(canvas, '418 Maple Street West')
    await expect(callsOf(id, 'postAddress')).toHaveLength(1)
  }),
)

/** The card shows the change and has focus. */
export const Edited = meta.story(
  scene(worlds.oneSavedAddress, 'address book: edit form', async ({ canvas, card, id, said }) => {
    await press(await card('Eleanor Whitfield'), 'Edit Eleanor Whitfield’s address')
    const form = await card('Edit Eleanor Whitfield’s address')
    await expect(form.queryByRole('checkbox')).toBeNull()
    await userEvent.type(form.getByLabelText('Street address'), ' West')
    await press(form, 'Save')
    await atCard(canvas, 'Eleanor Whitfield')
    await seen(canvas, '418 Maple Street West')
    await said.until('Saved')
    await said.once('Saved')
    await expect(callsOf(id, 'putAddress').map(({ body }) => body)).toMatchObject([
      { address_1: '418 Maple Street West', in_cart_too: false },
    ])
  }),
)

/** Text typed while the address is being saved stays in the form, to be saved as well. */
export const TypedWhileSaving = meta.story(
  scene(worlds.oneSavedAddress, 'address book: edit form', async ({ canvas, card, id, said }) => {
    await press(await card('Eleanor Whitfield'), 'Edit Eleanor Whitfield’s address')
    const form = await card('Edit Eleanor Whitfield’s address')
    const street = form.getByLabelText('Street address')
    await userEvent.type(street, ' West')
    const letGo = holdBack(stageOf(id), 'putAddress')
    await press(form, 'Save')
    await userEvent.type(street, ', Unit 3')
    letGo()
    await said.until('Saved')
    await expect(street).toHaveValue('418 Maple Street West, Unit 3')
    await expect(street).toHaveFocus()
    await press(form, 'Save')
    await atCard(canvas, 'Eleanor Whitfield')
    await seen(canvas, '418 Maple Street West, Unit 3')
  }),
)

/** A new address whose form is edited while saving is added once, and then updated. */
export const TypedWhileAdding = meta.story(
  scene(worlds.oneSavedAddress, 'address book: add form', async ({ canvas, card, id, said }) => {
    const letGo = holdBack(stageOf(id), 'postAddress')
    const form = await saveDana(canvas, card)
    await userEvent.type(form.getByLabelText('City'), 'em')
    letGo()
    await said.until('Saved')
    await expect(form.getByLabelText('City')).toHaveValue('Salemem')
    await press(form, 'Save')
    await atCard(canvas, 'Dana Lee')
    await seen(canvas, 'Salemem, OR 97301')
    await expect(callsOf(id, 'postAddress')).toHaveLength(1)
    await expect(callsOf(id, 'putAddress')).toHaveLength(1)
  }),
)

/** Each field's error is shown in the summary and beside the field; nothing is sent. */
export const EachFieldRule = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.oneSavedAddress,
    'address book: each field rule',
    async ({ canvas, card, id }) => {
      await card('Eleanor Whitfield')
      await press(canvas, 'Add an address')
      const form = await card('Add an address')
      await press(form, 'Save')
      await focusOn(form, 'heading', /Check these fields$/)
      for (const words of ['a first name', 'a last name', 'a city', 'a street', 'a ZIP', 'a phone'])
        await expect(form.getAllByText(new RegExp(`^(?:Error: )?Enter ${words}`))).toHaveLength(2)
      await userEvent.type(form.getByLabelText('ZIP code'), '681')
      await userEvent.type(form.getByLabelText('Phone'), '555 0100')
      await userEvent.tab()
      for (const words of [/^This ZIP code has 3 digits/, /^Add an area code/])
        await expect(form.getAllByText(words)).toHaveLength(2)
      await expect(callsOf(id, 'postAddress')).toHaveLength(0)
    },
  ),
})

/** The server rejects a valid-looking field: the field says so until it is edited. */
export const FieldRefused = meta.story(
  scene(worlds.oneSavedAddress, 'address book: each field rule', async ({ canvas, card, id }) => {
    stageOf(id).backend.setFault('postAddress', STREET_REFUSED)
    const form = await saveDana(canvas, card)
    await fixStreet(form, 'We couldn’t save that. Please try again.')
    await press(form, 'Save')
    await atCard(canvas, 'Dana Lee')
  }),
)

const notSaved = but(worlds.oneSavedAddress, { faults: { postAddress: 'server-error' } })

/** A failed save keeps the form and its input. */
export const SaveFailed = meta.story(
  scene(notSaved, async ({ canvas, card }) => {
    const form = await saveDana(canvas, card)
    await seen(form, 'We couldn’t save that. Please try again.')
    await expect(form.getByLabelText('Street address')).toHaveValue('12 Fern Way')
  }),
)

/** The list is initially empty: the form stays while it reloads. */
export const FirstNotSaved = meta.story(
  scene(
    notSaved,
    { adapt: ({ path }, answer) => (path === '/customer/address' ? { addresses: [] } : answer) },
    async ({ canvas, card, id }) => {
      await seen(canvas, 'No addresses yet. Save one, and never retype it.')
      await press(canvas, 'Add an address')
      const form = await card('Add an address')
      await typeDana(form)
      await press(form, 'Save')
      await waitFor(() => expect(callsOf(id, 'getAddresses')).toHaveLength(2))
      await seen(form, 'We couldn’t save that. Please try again.')
      await expect(form.getByLabelText('Street address')).toHaveValue('12 Fern Way')
    },
  ),
)

/** The retry succeeds. */
export const SavedAfterAll = meta.story(
  scene(notSaved, async ({ canvas, card, id }) => {
    const form = await saveDana(canvas, card)
    await seen(form, 'We couldn’t save that. Please try again.')
    stageOf(id).backend.setFault('postAddress', null)
    await press(form, 'Save')
    await atCard(canvas, 'Dana Lee')
  }),
)

/** Alaska and Hawaii show their surcharge as soon as they are selected. */
export const AlaskaHawaii = meta.story(
  scene(worlds.oneSavedAddress, 'address book: Alaska/Hawaii note', async ({ canvas, card }) => {
    await card('Eleanor Whitfield')
    await press(canvas, 'Add an address')
    const form = await card('Add an address')
    await userEvent.selectOptions(form.getByLabelText('State'), 'HI')
    await seen(form, /^Shipping to Hawaii is \$/)
    await userEvent.selectOptions(form.getByLabelText('State'), 'OR')
    await expect(form.queryByText(/^Shipping to/)).toBeNull()
    await userEvent.selectOptions(form.getByLabelText('State'), 'AK')
    await seen(form, /^Shipping to Alaska is \$/)
  }),
)

/**
 * An old address says what it lacks; its form starts at that field, and the flag disappears once it is
 * complete.
 */
export const Incomplete = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.incompleteAddresses,
    'address book: incomplete legacy address flagged',
    async ({ canvas, card }) => {
      await seen(await card('Eleanor Whitfield'), 'Needs address')
      const harold = await card('Harold Brandt')
      await seen(harold, 'Needs 5- or 9-digit ZIP code, phone number')
      await press(harold, 'Edit Harold Brandt’s address')
      const form = await card('Edit Harold Brandt’s address')
      await waitFor(() => expect(form.getByLabelText('ZIP code')).toHaveFocus())
      await userEvent.type(form.getByLabelText('ZIP code'), '8')
      await userEvent.type(form.getByLabelText('Phone'), '8165550118')
      await press(form, 'Save')
      await atCard(canvas, 'Harold Brandt')
      await expect((await card('Harold Brandt')).queryByText(/^Needs/)).toBeNull()
    },
  ),
})
