import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { callsOf, focusOn, listen, press, seen, stageOf } from '../support'
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

/** The provider's frame, the address that is known, and two things that may be said of the card. */
export const AddEmpty = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneCard, 'add, empty', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'New Credit Card' })).toBeVisible()
    await uidOf(canvas)
    await seen(canvas, /Margaret Holloway\s*27 Bluestem Terrace/)
    await expect(canvas.getByLabelText('Nickname')).toHaveValue('')
    await expect(canvas.getByRole('checkbox', { name: 'Make default' })).not.toBeChecked()
  }),
})

/** The first card is the default by itself; an address that nobody knows is asked for, a name that is known is not. */
export const FirstCard = meta.story(
  scene(worlds.noCardsNowhere, async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Street address')).toHaveValue('')
    await expect(canvas.getByLabelText('First name')).toHaveValue('Margaret')
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Holloway')
    await expect(canvas.queryByRole('checkbox', { name: 'Make default' })).toBeNull()
  }),
)

/** What is on a card cannot be read: what is said of it is changed, or the card is entered again. */
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

/** A name and an address are changed without the card. */
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

/** What a paste has too much is left out, and that is said; a family stays whole, or goes. */
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

/** One that is over is entered again at once. */
export const Expired = meta.story({
  args: { card: 'profile-4' },
  ...scene(worlds.severalCards, 'expired card being edited', async ({ canvas }) => {
    await seen(canvas, ['Visa ending 1881', 'Expired', 'Enter the card again to update it.'])
    await uidOf(canvas)
  }),
})

/** It is saved once, leads back to the list with the new card, and is said once. */
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
      // No number stands in an address or a report, not even what may be shown.
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

/** Each field of the address says what it needs, above the form as well; nothing is sent. */
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

/** Who has typed something is asked before it is left; Keep editing keeps it. */
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

/** A guest is led to where they sign in; no form is opened. */
export const NotSignedIn = meta.story(
  scene(worlds.oneShipment, 'not signed in', async ({ canvas, id }) => {
    await seen(canvas, 'Sign in to manage your saved cards.')
    const link = canvas.getByRole('link', { name: 'Sign in' })
    await expect(link).toHaveAttribute('href', '/sign-in')
    await expect(callsOf(id, 'postHostedPayment')).toHaveLength(0)
  }),
)

/** Where no card can be added it says so, shows those that are there, and offers another try. */
export const Blocked = meta.story(
  scene(worlds.cardsBlockedInAccount, 'IP blocked (→ 3.18)', async ({ canvas, id }) => {
    await seen(canvas, ['We can’t add cards on this connection', 'Visa ending 4242'])
    await press(canvas, 'Try again')
    await seen(canvas, 'Still unavailable.')
    stageOf(id).backend.setRules({ isCardBlocked: false })
    await press(canvas, 'Try again')
    await uidOf(canvas)
  }),
)

/** The same for a card that is to be entered again. */
export const BlockedEdit = meta.story({
  args: { card: 'profile-1' },
  ...scene(worlds.cardsBlockedInAccount, async ({ canvas }) => {
    await press(canvas, 'Change: Visa ending 4242')
    await seen(canvas, 'We can’t add cards on this connection')
    await expect(canvas.queryByText('Enter the card again to update it.')).toBeNull()
  }),
})

/** It was deleted elsewhere while it was changed: nothing is saved, and another one can be added. */
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

/** A card that there is not, or that is another customer's, is as if it were deleted. */
export const NoSuchCard = meta.story({
  args: { card: 'profile-99' },
  ...scene(worlds.severalCards, 'card removed meanwhile', async ({ canvas }) => {
    await seen(canvas, 'This card was deleted.')
    await press(canvas, 'Add a card')
    await expect(await canvas.findByRole('heading', { name: 'New Credit Card' })).toBeVisible()
    await uidOf(canvas)
  }),
})
