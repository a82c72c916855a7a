import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { type Canvas, callsOf, gone, holdBack, press, seen, stageOf } from '../../support'
import { atCard, bookPage, but, scene } from './addressBook'

const meta = preview.meta({ title: 'Widgets/myaccount/Address book delete', ...bookPage })

const notDeleted = but(worlds.customerSignedIn, { faults: { deleteAddress: 'server-error' } })

/** The card asks first, with focus on the question; Cancel returns focus to the delete button. */
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

/** The button is busy while deleting; a second press sends nothing. */
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

/** The deleted card disappears, is announced once, and focus moves to the next. */
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

/** Focus stays if the customer has moved on to another card. */
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

/** When the last card is deleted, the previous one gets focus. */
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

/** A failed delete shows a message at the question. */
export const DeleteFailed = meta.story(
  scene(notDeleted, 'address book: delete failed', async ({ card }) => {
    const button = await fail(await card('Harold Brandt'))
    await expect(button).toHaveFocus()
  }),
)

/** A retry deletes it. */
export const DeletedAfterAll = meta.story(
  scene(notDeleted, async ({ card, canvas, id }) => {
    const button = await fail(await card('Harold Brandt'))
    stageOf(id).backend.setFault('deleteAddress', null)
    await userEvent.click(button)
    await atCard(canvas, 'Josephine Okafor')
  }),
)

/** Tries to delete Harold, which fails. */
async function fail(harold: Canvas): Promise<HTMLElement> {
  await press(harold, 'Delete Harold Brandt’s address')
  const button = harold.getByRole('button', { name: 'Delete Harold Brandt’s address' })
  await userEvent.click(button)
  await seen(harold, 'We couldn’t delete that. Please try again.')
  return button
}
