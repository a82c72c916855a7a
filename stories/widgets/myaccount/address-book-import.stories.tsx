import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { accountActions } from '../../../src/store/account/account'
import { callsOf, focusOn, holdBack, press, seen, stageOf } from '../../support'
import { atCard, bookPage, but, namesOf, scene } from './addressBook'

const meta = preview.meta({ title: 'Widgets/myaccount/Address book import', ...bookPage })

/** Offers to import recipients saved on the device before sign-in, with their number. */
export const OnDevice = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.peopleOnDevice,
    'address book: local guest recipients to import',
    async ({ canvas, id }) => {
      await seen(canvas, 'Saved on this device only: 2')
      await expect(canvas.getByRole('button', { name: 'Add to my address book' })).toBeVisible()
      await expect(namesOf(canvas)).toHaveLength(3)
      await expect(callsOf(id, 'putNewRecipient')).toHaveLength(0)
    },
  ),
})

/** One press adds them to the address book and removes them from the device. */
export const Imported = meta.story(
  scene(worlds.peopleOnDevice, 'address book: import done', async ({ canvas, card, said }) => {
    await press(canvas, 'Add to my address book')
    await card('Rosa Delgado')
    await card('Samuel Abernathy')
    await expect(canvas.queryByText(/^Saved on this device/)).toBeNull()
    await atCard(canvas, 'Ship to myself')
    await said.until('2 people added to your address book.')
    await said.once('2 people added to your address book.')
  }),
)

/** Input typed meanwhile is kept. */
export const ImportedWhileTyping = meta.story(
  scene(worlds.peopleOnDevice, 'address book: import done', async ({ canvas, card }) => {
    await press(canvas, 'Add an address')
    const form = await card('Add an address')
    await userEvent.type(form.getByLabelText('City'), 'Salem')
    await press(canvas, 'Add to my address book')
    await card('Rosa Delgado')
    await expect(form.getByLabelText('City')).toHaveValue('Salem')
  }),
)

/** Focus stays in a field being typed into. */
export const ImportedLate = meta.story(
  scene(worlds.peopleOnDevice, 'address book: import done', async ({ canvas, card, said, id }) => {
    const letGo = holdBack(stageOf(id), 'putNewRecipient')
    await press(canvas, 'Add to my address book')
    await press(canvas, 'Add an address')
    const form = await card('Add an address')
    letGo()
    await card('Samuel Abernathy')
    await said.until('2 people added to your address book.')
    await expect(form.getByLabelText('First name')).toHaveFocus()
  }),
)

/** A fix that matches a saved address can update it; the recipient is then removed from the device. */
export const UpdatedInBook = meta.story(
  scene(worlds.incompleteOnDevice, async ({ canvas, card, id }) => {
    await press(canvas, 'Add to my address book')
    await press(await card('Samuel'), 'Edit Samuel’s address')
    const form = await card('Edit Samuel’s address')
    const { addresses } = stageOf(id).store.slot(accountActions)
    const twin = addresses.find(({ fname }) => fname === 'Rosa')
    if (!twin) throw new Error('Nobody is in the book.')
    for (const [label, text] of [
      ['First name', twin.fname],
      ['Last name', twin.lname],
      ['Street address', twin.address_1],
      ['ZIP code', twin.postal_code],
    ] as const) {
      await userEvent.clear(form.getByLabelText(label))
      await userEvent.type(form.getByLabelText(label), text ?? '')
    }
    await press(form, 'Save')
    await press(form, 'Update it')
    await waitFor(() => expect(canvas.queryByText(/needs? a fix/)).toBeNull())
    await expect(callsOf(id, 'putAddress')).toHaveLength(1)
    await expect(stageOf(id).store.slot(accountActions).localRecipients).toEqual([])
  }),
)

/** Recipients that the server rejects are listed, with a way to fix them. */
export const PartlyImported = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.incompleteOnDevice,
    'address book: import partly failed',
    async ({ canvas, card }) => {
      await press(canvas, 'Add to my address book')
      await focusOn(canvas, 'heading', '1 added. 1 needs a fix.')
      await card('Rosa Delgado')
      await seen(await card('Samuel'), ['From this device', 'Needs last name'])
      await expect((await card('Samuel')).getByRole('button')).toHaveAccessibleName(
        'Edit Samuel’s address',
      )
    },
  ),
})

/** A recipient fixed inline is added to the book and removed from the device. */
export const Fixed = meta.story(
  scene(worlds.incompleteOnDevice, async ({ canvas, card, id }) => {
    await press(canvas, 'Add to my address book')
    await press(await card('Samuel'), 'Edit Samuel’s address')
    const form = await card('Edit Samuel’s address')
    await waitFor(() => expect(form.getByLabelText('Last name')).toHaveFocus())
    await userEvent.type(form.getByLabelText('Last name'), 'Abernathy')
    await press(form, 'Save')
    await atCard(canvas, 'Samuel Abernathy')
    await expect(canvas.queryByText(/needs? a fix/)).toBeNull()
    await expect(callsOf(id, 'postAddress')).toHaveLength(1)
    await expect(stageOf(id).store.slot(accountActions).localRecipients).toEqual([])
  }),
)

/** Canceling a fix returns focus to the card. */
export const FixGivenUp = meta.story(
  scene(worlds.incompleteOnDevice, async ({ canvas, card }) => {
    await press(canvas, 'Add to my address book')
    await press(await card('Samuel'), 'Edit Samuel’s address')
    const form = await card('Edit Samuel’s address')
    await waitFor(() => expect(form.getByLabelText('Last name')).toHaveFocus())
    await press(form, 'Cancel')
    await atCard(canvas, 'Samuel')
    await press(await card('Samuel'), 'Edit Samuel’s address')
    const again = await card('Edit Samuel’s address')
    await userEvent.type(again.getByLabelText('Last name'), 'A')
    await press(again, 'Cancel')
    await press(within(await screen.findByRole('alertdialog')), 'Leave')
    await atCard(canvas, 'Samuel')
  }),
)

/** If none can be added, all are kept, with a retry. */
export const NotImported = meta.story(
  scene(
    but(worlds.peopleOnDevice, { faults: { putNewRecipient: 'server-error' } }),
    'address book: import partly failed',
    async ({ canvas, card, id }) => {
      await press(canvas, 'Add to my address book')
      await seen(canvas, [
        'We couldn’t save that. Please try again.',
        'Saved on this device only: 2',
      ])
      stageOf(id).backend.setFault('putNewRecipient', null)
      await press(canvas, 'Add to my address book')
      await card('Samuel Abernathy')
    },
  ),
)
