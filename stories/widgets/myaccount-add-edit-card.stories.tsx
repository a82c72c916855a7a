import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import {
  callsOf,
  fixStreet,
  focusOn,
  listen,
  press,
  type Shopper,
  STREET_REFUSED,
  seen,
  stageOf,
} from '../support'
import {
  cardPage,
  changeStreet,
  FRAME,
  ledToList,
  save,
  savesOf,
  scene,
  uidOf,
} from './myaccount-add-edit-card/page'
import { s } from './myaccount-add-edit-card/probe'

const meta = preview.meta({ title: 'Widgets/myaccount-add-edit-card', ...cardPage })

export const Ready = meta.story(s.ready)

/** The provider's form, the known address, and two options for the card. */
export const AddEmpty = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneCard, 'add, empty', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'New Credit Card' })).toBeVisible()
    await uidOf(canvas)
    await seen(canvas, ['Margaret Holloway', /^27 Bluestem Terrace/])
    await expect(canvas.getByLabelText('Nickname')).toHaveValue('')
    await expect(canvas.getByRole('checkbox', { name: 'Make default' })).not.toBeChecked()
  }),
})

/** The first card becomes the default; an unknown address is asked for, a known name is not. */
export const FirstCard = meta.story(
  scene(worlds.noCardsNowhere, async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Street address')).toHaveValue('')
    await expect(canvas.getByLabelText('First name')).toHaveValue('Margaret')
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Holloway')
    await expect(canvas.queryByRole('checkbox', { name: 'Make default' })).toBeNull()
  }),
)

/** Card data cannot be read back: edit its details, or enter the card again. */
export const Edit = meta.story({
  tags: ['wide'],
  args: { card: 'profile-2' },
  ...scene(
    worlds.severalCards,
    'edit: masked card, expiry editable by re-entry',
    async ({ canvas, id }) => {
      await expect(canvas.getByRole('heading', { name: 'Edit Credit Card' })).toBeVisible()
      await seen(canvas, ['Mastercard ending 5454', 'Expires 01/29'])
      await expect(canvas.queryByTitle(FRAME)).toBeNull()
      await press(canvas, 'Change: Mastercard ending 5454')
      await seen(canvas, 'Enter the card again to update it.')
      await save(canvas)
      await ledToList('profile-2')
      await expect(savesOf(id)).toMatchObject([{ profile_id: 'profile-2', save_card: true }])
    },
  ),
})

/** Nickname and address are changed without re-entering the card. */
export const Renamed = meta.story({
  args: { card: 'profile-2' },
  ...scene(worlds.severalCards, async ({ canvas, id }) => {
    await userEvent.type(await canvas.findByLabelText('Nickname'), 'Club')
    await changeStreet(canvas, '9 Oak Lane')
    await press(canvas, 'Save')
    await ledToList('profile-2')
    const said = { nickname: 'Club', billing_address: { address_1: '9 Oak Lane' } }
    await expect(callsOf(id, 'putCard').map(({ body }) => body)).toMatchObject([said])
    await expect(savesOf(id)).toHaveLength(0)
  }),
})

/** The server rejects a field of the known address: its form opens, with the field marked. */
export const FieldRefused = meta.story(
  scene(
    worlds.oneCard,
    { state: 'billing address errors', faults: { postHostedProfile: STREET_REFUSED } },
    async ({ canvas }) => {
      await save(canvas)
      await fixStreet(canvas, /^We couldn’t save this card/)
      await press(canvas, 'Save')
      await ledToList('profile-')
    },
  ),
)

/** The same for a saved card that is not entered again. */
export const FieldRefusedInEdit = meta.story({
  args: { card: 'profile-2' },
  ...scene(
    worlds.severalCards,
    { state: 'billing address errors', faults: { putCard: STREET_REFUSED } },
    async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText('Nickname'), 'Club')
      await press(canvas, 'Save')
      await fixStreet(canvas, /^We couldn’t save this card/)
      await press(canvas, 'Save')
      await ledToList('profile-2')
    },
  ),
})

/** Pasted text over the limit is cut, with a note; a joined emoji is kept whole or dropped. */
export const LongNickname = meta.story(
  scene(worlds.oneCard, async ({ canvas }) => {
    const field = await canvas.findByLabelText('Nickname')
    await userEvent.click(field)
    await userEvent.paste('The card for birthday gifts 👨‍👩‍👧‍👦')
    await expect(field).toHaveValue('The card for birthday gifts ')
    await seen(canvas, 'Shortened to 30 characters.')
    await userEvent.type(field, '25')
    await expect(field).toHaveValue('The card for birthday gifts 25')
    await expect(canvas.queryByText(/^Shortened/)).toBeNull()
  }),
)

/** An expired card opens the entry form directly. */
export const Expired = meta.story({
  args: { card: 'profile-4' },
  ...scene(worlds.severalCards, 'expired card being edited', async ({ canvas }) => {
    await seen(canvas, ['Visa ending 1881', 'Expired', 'Enter the card again to update it.'])
    await uidOf(canvas)
  }),
})

/** Saved once; returns to the list with the new card, and is announced once. */
export const Saved = meta.story(
  scene(
    worlds.oneCard,
    'saved (returns to list, focus on the new card, announced)',
    async ({ canvas, id, canvasElement }) => {
      const said = listen(canvasElement.ownerDocument.body)
      await userEvent.type(await canvas.findByLabelText('Nickname'), 'Travel')
      await save(canvas)
      await ledToList('profile-\\d+$')
      await said.until('Visa ending 1111 saved.')
      await said.once('Visa ending 1111 saved.')
      await seen(canvas, 'Visa ending 1111 saved.')
      await expect(savesOf(id)).toMatchObject([
        { nickname: 'Travel', billing_address: { address_1: '27 Bluestem Terrace' } },
      ])
      // No card number is in a URL or a report, not even the digits that can be shown.
      await expect(location.href).not.toMatch(/1111|4242|hpf-/)
    },
  ),
)

export const DefaultToggled = meta.story(
  scene(worlds.oneCard, 'default toggled', async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Make default' }))
    await save(canvas)
    await ledToList('profile-')
    await expect(savesOf(id)).toMatchObject([{ is_default: true }])
  }),
)

/** Each address field shows its error, also in the summary; nothing is sent. */
export const BillingErrors = meta.story(
  scene(worlds.oneCard, 'billing address errors', async ({ canvas, id }) => {
    await uidOf(canvas)
    await changeStreet(canvas, '')
    await userEvent.clear(canvas.getByLabelText('ZIP code'))
    await userEvent.type(canvas.getByLabelText('ZIP code'), '12')
    await press(canvas, 'Save')
    await focusOn(canvas, 'heading', /Check these fields$/)
    const [first] = canvas.getAllByRole('button', { name: /street/i })
    if (first) await userEvent.click(first)
    await waitFor(() => expect(canvas.getByLabelText('Street address')).toHaveFocus())
    await expect(savesOf(id)).toHaveLength(0)
  }),
)

/** Asks before leaving unsaved input; Keep editing keeps it. */
export const CancelWithChanges = meta.story(
  scene(worlds.oneCard, 'cancel with changes', async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Nickname'), 'Travel')
    await press(canvas, 'Cancel')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await expect(canvas.getByLabelText('Nickname')).toHaveValue('Travel')
    await press(canvas, 'Cancel')
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await ledToList()
  }),
)

/** A guest gets a link to sign in; no form is opened. */
export const NotSignedIn = meta.story(
  scene(worlds.oneShipment, 'not signed in', async ({ canvas, id }) => {
    await seen(canvas, 'Sign in to manage your saved cards.')
    const link = canvas.getByRole('link', { name: 'Sign in' })
    await expect(link).toHaveAttribute('href', '/sign-in')
    await expect(callsOf(id, 'postHostedPayment')).toHaveLength(0)
  }),
)

/** The connection is allowed again: announced, and focus moves on to the card. */
async function allowedAgain({ canvas, canvasElement, id }: Shopper): Promise<void> {
  const said = listen(canvasElement)
  stageOf(id).backend.setRules({ isCardBlocked: false })
  await press(canvas, 'Try again')
  await focusOn(canvas, 'heading', 'Card details')
  await said.until('You can add a card now.')
  await said.once('You can add a card now.')
}

/** When no card can be added: a message, the saved cards, and a retry. */
export const Blocked = meta.story(
  scene(worlds.cardsBlockedInAccount, 'IP blocked (→ 3.18)', async (shopper) => {
    const { canvas } = shopper
    await seen(canvas, ['We can’t add cards on this connection', 'Visa ending 4242'])
    await press(canvas, 'Try again')
    await seen(canvas, 'Still unavailable.')
    await allowedAgain(shopper)
    await uidOf(canvas)
  }),
)

/** The same for a card that is being re-entered. */
export const BlockedEdit = meta.story({
  args: { card: 'profile-1' },
  ...scene(worlds.cardsBlockedInAccount, async (shopper) => {
    const { canvas } = shopper
    await press(canvas, 'Change: Visa ending 4242')
    await seen(canvas, 'We can’t add cards on this connection')
    await expect(canvas.queryByText('Enter the card again to update it.')).toBeNull()
    await allowedAgain(shopper)
  }),
})

/** Deleted elsewhere while being edited: nothing is saved, and another one can be added. */
export const RemovedMeanwhile = meta.story({
  args: { card: 'profile-2' },
  ...scene(worlds.severalCards, 'card removed meanwhile', async ({ canvas, id }) => {
    await userEvent.type(await canvas.findByLabelText('Nickname'), 'Club')
    stageOf(id).backend.setFault('putCard', 'not-found')
    await press(canvas, 'Save')
    await seen(canvas, 'This card was deleted.')
    await expect(canvas.getByLabelText('Nickname')).toHaveValue('Club')
  }),
})

/** A nonexistent card, or another customer's, is treated as deleted. */
export const NoSuchCard = meta.story({
  args: { card: 'profile-99' },
  ...scene(worlds.severalCards, 'card removed meanwhile', async ({ canvas }) => {
    await seen(canvas, 'This card was deleted.')
    await press(canvas, 'Add a card')
    await expect(await canvas.findByRole('heading', { name: 'New Credit Card' })).toBeVisible()
    await uidOf(canvas)
  }),
})
