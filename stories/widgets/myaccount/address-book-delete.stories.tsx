import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { type Canvas, callsOf, gone, holdBack, press, seen, stageOf } from '../../support'
import { atCard, bookPage, but, scene } from './addressBook'

const meta = preview.meta({ title: 'Widgets/myaccount/Address book delete', ...bookPage })

const notDeleted = but(worlds.customerSignedIn, { faults: { deleteAddress: 'server-error' } })

/** A question first, in the card, with the focus; Cancel leads back to where it was asked. */
export const DeleteConfirm = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.customerSignedIn,
    'address book: delete confirm',
    async ({ canvas, card, id }) => {
      const harold = await card('Harold Brandt')
      await press(harold, 'Delete Harold Brandt’s address')
      const question = harold.getByRole('heading', { name: 'Delete Harold Brandt’s address' })
      await waitFor(() => expect(question).toHaveFocus())
      await expect(question).toHaveAccessibleDescription('Past orders and your cart keep theirs.')
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const button = await harold.findByRole('button', { name: 'Delete Harold Brandt’s address' })
      await waitFor(() => expect(button).toHaveFocus())
      await expect(callsOf(id, 'deleteAddress')).toHaveLength(0)
      await userEvent.click(button)
      await seen(canvas, 'Past orders and your cart keep theirs.')
    },
  ),
})

/** While it is deleted the button is busy; a second press sends nothing. */
export const Deleting = meta.story(
  scene(
    but(worlds.customerSignedIn, { faults: { deleteAddress: 'never' } }),
    'address book: deleting',
    async ({ card, id }) => {
      const harold = await card('Harold Brandt')
      await press(harold, 'Delete Harold Brandt’s address')
      const button = harold.getByRole('button', { name: 'Delete Harold Brandt’s address' })
      await userEvent.dblClick(button)
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await waitFor(() => expect(callsOf(id, 'deleteAddress')).toHaveLength(1))
    },
  ),
)

/** What is deleted goes, is said to be gone once, and leaves the focus at the next card. */
export const Deleted = meta.story(
  scene(
    worlds.customerSignedIn,
    'address book: deleted with focus move',
    async ({ canvas, card, id, said }) => {
      const harold = await card('Harold Brandt')
      const heading = harold.getByRole('heading', { level: 2 })
      await press(harold, 'Delete Harold Brandt’s address')
      await press(harold, 'Delete Harold Brandt’s address')
      await gone(heading)
      await atCard(canvas, 'Josephine Okafor')
      await said.until('Address deleted.')
      await said.once('Address deleted.')
      await expect(callsOf(id, 'deleteAddress')).toHaveLength(1)
    },
  ),
)

/** Whoever has gone on to another card meanwhile stays there. */
export const DeletedMeanwhile = meta.story(
  scene(worlds.customerSignedIn, async ({ canvas, card, id, said }) => {
    const letGo = holdBack(stageOf(id), 'deleteAddress', 'slow')
    const harold = await card('Harold Brandt')
    await press(harold, 'Delete Harold Brandt’s address')
    await press(harold, 'Delete Harold Brandt’s address')
    await press(canvas, 'Edit Josephine Okafor’s address')
    const field = await canvas.findByLabelText('First name')
    await userEvent.click(field)
    letGo()
    await said.until('Address deleted.')
    await expect(field).toHaveFocus()
  }),
)

/** Where the last one goes, the one before has the focus. */
export const LastDeleted = meta.story(
  scene(
    worlds.oneSavedAddress,
    'address book: deleted with focus move',
    async ({ canvas, card }) => {
      const eleanor = await card('Eleanor Whitfield')
      await press(eleanor, 'Delete Eleanor Whitfield’s address')
      await press(eleanor, 'Delete Eleanor Whitfield’s address')
      await atCard(canvas, 'Ship to myself')
      await seen(canvas, 'No addresses yet. Save one, and never retype it.')
    },
  ),
)

/** What could not be deleted says so where it was asked. */
export const DeleteFailed = meta.story(
  scene(notDeleted, 'address book: delete failed', async ({ card }) => {
    const button = await fail(await card('Harold Brandt'))
    await expect(button).toHaveFocus()
  }),
)

/** It may be tried again. */
export const DeletedAfterAll = meta.story(
  scene(notDeleted, async ({ card, canvas, id }) => {
    const button = await fail(await card('Harold Brandt'))
    stageOf(id).backend.setFault('deleteAddress', null)
    await userEvent.click(button)
    await atCard(canvas, 'Josephine Okafor')
  }),
)

/** Asks for Harold to be deleted, to no avail. */
async function fail(harold: Canvas): Promise<HTMLElement> {
  await press(harold, 'Delete Harold Brandt’s address')
  const button = harold.getByRole('button', { name: 'Delete Harold Brandt’s address' })
  await userEvent.click(button)
  await seen(harold, 'We couldn’t delete that. Please try again.')
  return button
}
