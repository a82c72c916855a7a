import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { accountActions } from '../../../src/store/account/account'
import { callsOf, fillIn, focusOn, listen, press, stageOf } from '../../support'
import { addButton, dataOf, Page, people, scene } from './page'

const meta = preview.meta({ title: 'Widgets/pdp/People', component: Page, args: dataOf('ribeye') })

/** Nobody is selected: a gift never defaults to the shopper. Add focuses the group, which shows the error. */
export const NobodyYet = meta.story({
  tags: ['wide'],
  ...scene(worlds.newVisitor, 'recipient: guest none yet', async ({ canvas, id }) => {
    const { group, getAllByRole, getByRole } = await people(canvas)
    await waitFor(() => expect(getAllByRole('checkbox')).toHaveLength(1))
    await expect(getByRole('checkbox', { name: 'Myself' })).not.toBeChecked()
    await userEvent.click(await addButton(canvas, 'Add to cart'))
    await waitFor(() => expect(group).toHaveFocus())
    await expect(group).toHaveAccessibleDescription(/Choose who it’s for\./)
    await expect(callsOf(id, 'putLineItems')).toHaveLength(0)
    await userEvent.click(getByRole('checkbox', { name: 'Myself' }))
    await expect(await addButton(canvas, 'Add for myself')).toBeVisible()
    await expect(canvas.queryByText('Choose who it’s for.')).toBeNull()
  }),
})

/** Recipients saved on this device are listed beside saved ones. */
export const LocalList = meta.story(
  scene(worlds.guestWithPeople, 'guest local list', async ({ canvas }) => {
    const { findByRole } = await people(canvas)
    await userEvent.click(await findByRole('checkbox', { name: /^Harold/ }))
    await expect(await addButton(canvas, 'Add for Harold')).toBeVisible()
  }),
)

/** Several people at once: the total is for all. */
export const SavedList = meta.story({
  tags: ['wide'],
  ...scene(worlds.customerShopping, 'customer saved list', async ({ canvas }) => {
    const { findByRole } = await people(canvas)
    for (const name of [/^Eleanor/, /^Harold/, /^Josephine/])
      await userEvent.click(await findByRole('checkbox', { name }))
    await expect(await addButton(canvas, 'Add for 3 people')).toBeVisible()
    await expect(canvas.getByText('$239.85 for 3')).toBeVisible()
    await expect(canvas.getByText('Choose each date in your cart.')).toBeVisible()
  }),
})

/** A sign-out clears what the customer chose and typed, and keeps focus on the page. */
export const SignedOut = meta.story(
  scene(worlds.customerShopping, async ({ canvas, id }) => {
    const { findByRole } = await people(canvas)
    await userEvent.click(await findByRole('checkbox', { name: /^Eleanor/ }))
    await press(canvas, 'Add a free gift message')
    await focusOn(canvas, 'textbox', 'Gift message')
    await userEvent.keyboard('Happy birthday, Ada!')
    const { backend, store } = stageOf(id)
    backend.setFault('getCustomer', 'forbidden')
    await store.use(accountActions).loadCustomer()
    await focusOn(canvas, 'heading', 'Boneless Ribeye')
    await expect(canvas.queryByDisplayValue(/Ada/)).toBeNull()
    await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull()
  }),
)

/** The full list is searchable; people selected there stay in the row. */
export const ManyPeople = meta.story({
  tags: ['wide'],
  ...scene(worlds.sixtyPeople, 'many recipients', async ({ canvas }) => {
    await press(canvas, 'All 61')
    const sheet = within(await screen.findByRole('dialog', { name: 'Who’s this for?' }))
    const search = await sheet.findByLabelText('Search recipients')
    await userEvent.type(search, 'v')
    const { top } = search.getBoundingClientRect()
    await userEvent.type(search, 'ivian')
    await expect(await sheet.findByText(/ of 61 shown$/)).toBeVisible()
    // However few match, the search field does not move.
    await expect(search.getBoundingClientRect().top).toBeCloseTo(top)
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Vivian McAllister' }))
    await press(sheet, 'Done')
    await expect(await addButton(canvas, 'Add for Vivian')).toBeVisible()
    const { getByRole } = await people(canvas)
    await expect(getByRole('checkbox', { name: /^Vivian/ })).toBeChecked()
    await focusOn(canvas, 'button', 'All 61')
  }),
})

/** Labels and fields stay aligned, however long an error is. */
export const NamesMissing = meta.story(
  scene(worlds.newVisitor, 'new recipient form (15/15 limits)', async ({ canvas }) => {
    await press(canvas, 'Someone new')
    await userEvent.click(await addButton(canvas, 'Add to cart'))
    const topsOf = (all: HTMLElement[]) =>
      new Set(all.map((one) => one.getBoundingClientRect().top))
    await canvas.findByText('Enter a first name.')
    await expect(topsOf(canvas.getAllByText(/^(First|Last) name$/)).size).toBe(1)
    await expect(topsOf(canvas.getAllByRole('textbox', { name: / name$/ })).size).toBe(1)
  }),
)

/** Only two name fields with limits; the first has focus. A new person counts immediately. */
export const SomeoneNew = meta.story({
  tags: ['wide'],
  ...scene(worlds.newVisitor, 'new recipient form (15/15 limits)', async ({ canvas, id }) => {
    await press(canvas, 'Someone new')
    await focusOn(canvas, 'textbox', 'First name')
    await userEvent.keyboard('Maximiliana Augusta')
    await expect(canvas.getByLabelText('First name')).toHaveValue('Maximiliana Aug')
    await expect(await canvas.findByText('Shortened to 15 characters.')).toBeVisible()
    await userEvent.click(await addButton(canvas, 'Add for Maximiliana Aug'))
    await focusOn(canvas, 'textbox', 'Last name')
    await expect(canvas.getByText('Enter a last name.')).toBeVisible()
    await userEvent.keyboard('Diaz')
    await press(canvas, 'Add another person')
    const fields = canvas.getAllByLabelText('First name')
    await waitFor(() => expect(fields[1]).toHaveFocus())
    await userEvent.keyboard('Rosa{Tab}Diaz')
    await userEvent.click(await addButton(canvas, 'Add for 2 people'))
    await canvas.findByRole('region', { name: /added for Maximiliana Aug and Rosa/ })
    await expect(callsOf(id, 'putNewRecipient')).toHaveLength(2)
    await expect(callsOf(id, 'putLineItems')).toHaveLength(1)
  }),
})

/** A known name asks first, to avoid duplicates. */
export const NameKnown = meta.story(
  scene(worlds.customerShopping, 'new recipient form (15/15 limits)', async ({ canvas, id }) => {
    const { findByRole } = await people(canvas)
    await findByRole('checkbox', { name: /^Eleanor/ })
    await press(canvas, 'Someone new')
    await fillIn(canvas, { 'First name': 'eleanor', 'Last name': 'whitfield' })
    await userEvent.click(await addButton(canvas, 'Add for eleanor'))
    await canvas.findByText('Eleanor Whitfield is already on your list. Use that address?')
    await focusOn(canvas, 'button', 'Yes, use it')
    await press(canvas, 'Yes, use it')
    await focusOn(canvas, 'checkbox', /^Eleanor/)
    await expect(canvas.queryByLabelText('First name')).toBeNull()
    await expect(callsOf(id, 'putNewRecipient')).toHaveLength(0)
  }),
)

/** A person cannot be saved: the message names them, nothing is added, and the input is kept. */
export const NotAdded = meta.story(
  scene(worlds.peopleNotAdded, 'add-recipient pending / failed', async ({ canvas, id }) => {
    await press(canvas, 'Someone new')
    await fillIn(canvas, { 'First name': 'Rosa', 'Last name': 'Diaz' })
    const button = await addButton(canvas, 'Add for Rosa')
    await userEvent.click(button)
    await canvas.findByText('We couldn’t add Rosa Diaz. Your cart hasn’t changed.')
    await expect(canvas.getByLabelText('First name')).toHaveValue('Rosa')
    await expect(callsOf(id, 'putLineItems')).toHaveLength(0)
    stageOf(id).backend.setFault('putNewRecipient', 'never')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('data-busy'))
  }),
)

/** The surcharge for Alaska and Hawaii is shown beforehand. */
export const FarAway = meta.story({
  args: dataOf('honey'),
  ...scene(worlds.farAwayFriend, 'Alaska/Hawaii note', async ({ canvas }) => {
    const { findByRole } = await people(canvas)
    await userEvent.click(await findByRole('checkbox', { name: /^Harold/ }))
    await expect(await canvas.findByText('Shipping to Alaska and Hawaii is $40.00.')).toBeVisible()
  }),
})

/** From $59.95, shipping is free there too. */
export const FarAwayFree = meta.story(
  scene(worlds.farAwayFriend, 'Alaska/Hawaii note', async ({ canvas }) => {
    const { findByRole } = await people(canvas)
    await userEvent.click(await findByRole('checkbox', { name: /^Harold/ }))
    await expect(await canvas.findByText('Free shipping')).toBeVisible()
    await expect(canvas.queryByText(/^Shipping to Alaska/)).toBeNull()
  }),
)

/** A gift joins an existing shipment, with its day. */
export const JoinsABox = meta.story(
  scene(worlds.boxForEleanor, 'many recipients', async ({ canvas }) => {
    const { findByRole } = await people(canvas)
    await userEvent.click(await findByRole('checkbox', { name: /^Eleanor.*In your cart/ }))
    await expect(await canvas.findByText(/^Joins Eleanor Whitfield’s box, arriving /)).toBeVisible()
  }),
)

/** The only person to get something becomes the current one: the next product takes one press. */
export const CurrentPerson = meta.story(
  scene(worlds.customerShopping, 'customer saved list', async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    const { findByRole, getByRole } = await people(canvas)
    await userEvent.click(await findByRole('checkbox', { name: /^Eleanor/ }))
    await userEvent.click(await addButton(canvas, 'Add for Eleanor'))
    await said.until('Boneless Ribeye added for Eleanor. Cart total $79.95')
    await expect(await canvas.findByText('Shopping for Eleanor')).toBeVisible()
    await userEvent.click(getByRole('checkbox', { name: /^Eleanor/ }))
    await waitFor(() => expect(canvas.queryByText('Shopping for Eleanor')).toBeNull())
    await expect(callsOf(id, 'putLineItems')).toHaveLength(1)
  }),
)
