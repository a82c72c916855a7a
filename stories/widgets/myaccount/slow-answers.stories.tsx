import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import type { FaultKind } from '../../../mocks/faults'
import * as worlds from '../../../mocks/scenarios'
import type { AnyEndpoint } from '../../../src/api/account'
import { dialogActions } from '../../../src/store/dialog/dialogs'
import {
  type Canvas,
  holdBack,
  openCalendar,
  press,
  type SceneOptions,
  seen,
  stageOf,
} from '../../support'
import { accountPage, arrived, goTo, openedAt, scene } from './page'
import { inManage, nextBox } from './subscriptionsPage'

/* Slow responses, and what the customer does meanwhile. */

const meta = preview.meta({ title: 'Widgets/myaccount/Slow answers', ...accountPage })

const EACH = 'saving each / failed each'

/**
 * Focus is not moved back if the customer moves on while a box is being skipped; its day cannot be changed
 * until that is done.
 */
export const SkippedLate = meta.story(
  inManage(worlds.oneSubscription, 'S-7001', EACH, async ({ canvas, part, id }) => {
    const letGo = holdBack(stageOf(id), 'postSubscriptionSkip')
    await press(await part(/^Next box/), 'Skip Thu, Dec 17')
    await expect(canvas.getByRole('button', { name: 'Change date' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const message = await part('Gift message')
    await press(message, 'Change: Gift message')
    const field = message.getByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    letGo()
    await seen(canvas, 'Skipped. Next box Wed, Feb 17, 2027.')
    await expect(field).toHaveFocus()
  }),
)

/** Chooses Friday for the next box; the save stays pending until released. */
async function savingFriday(box: Canvas, id: string) {
  await press(box, 'Change date')
  await openCalendar(box)
  await userEvent.click(await box.findByRole('button', { name: /December 18/ }))
  const letGo = holdBack(stageOf(id), 'putSubscriptionDate')
  await press(box, 'Deliver Fri, Dec 18')
  return { box, letGo }
}

/** The same after a pending change of day. */
export const MovedLate = meta.story(
  inManage(worlds.oneSubscription, 'S-7001', EACH, async ({ canvas, part, id }) => {
    const { letGo } = await savingFriday(await part(/^Next box/), id)
    const often = await part('How often')
    await press(often, 'Change: How often')
    letGo()
    await nextBox(canvas, 'Next box Fri, Dec 18, $109.95')
    await canvas.findByRole('button', { name: 'Change date' })
    await new Promise(requestAnimationFrame)
    await expect(often.getByRole('combobox')).toHaveFocus()
  }),
)

/** A day chosen while another is being saved is kept, to be saved as well. */
export const DayChosenOn = meta.story(
  inManage(worlds.oneSubscription, 'S-7001', EACH, async ({ canvas, part, id }) => {
    const { box, letGo } = await savingFriday(await part(/^Next box/), id)
    await userEvent.click(box.getByRole('button', { name: /December 16/ }))
    letGo()
    await nextBox(canvas, 'Next box Fri, Dec 18, $109.95')
    await press(canvas, 'Deliver Wed, Dec 16')
    await nextBox(canvas, 'Next box Wed, Dec 16, $109.95')
  }),
)

/** The same for a quantity changed while saving. */
export const NumberPressedOn = meta.story(
  inManage(worlds.oneSubscription, 'S-7001', EACH, async ({ part, id }) => {
    const row = await part('Gift and size')
    const letGo = holdBack(stageOf(id), 'putSubscriptionItem')
    await press(row, 'Change: Gift and size', 'One more', 'Save Gift and size', 'One more')
    letGo()
    await press(row, 'Save Gift and size')
    await seen(row, 'Four 6 oz steaks, 3')
  }),
)

const toldAfterLeaving = (
  state: string,
  hash: string,
  endpoint: AnyEndpoint,
  presses: readonly string[],
  words: string,
  kind: FaultKind = 'html',
) =>
  scene(
    worlds.manySubscriptions,
    { state, ...openedAt(hash) } satisfies SceneOptions,
    async ({ canvas, id }) => {
      const letGo = holdBack(stageOf(id), endpoint, kind)
      for (const name of presses) await userEvent.click(await canvas.findByRole('button', { name }))
      goTo('#/dashboard')
      await arrived(canvas, 'Dashboard')
      letGo()
      const told = stageOf(id).store.slot(dialogActions)
      await waitFor(() => expect(told.toasts.map(({ params }) => params.text)).toEqual([words]))
    },
  )

const NOT_SAVED = 'We couldn’t save that. Please try again.'

/** A failure after leaving the screen is shown on the customer's current screen. */
export const SkipFailedLate = meta.story(
  toldAfterLeaving(
    `manage subscription: ${EACH}`,
    '#/manage-subscription/S-7001',
    'postSubscriptionSkip',
    ['Skip Thu, Dec 17'],
    NOT_SAVED,
  ),
)

/** The same for a success. */
export const SkippedAfterLeaving = meta.story(
  toldAfterLeaving(
    `manage subscription: ${EACH}`,
    '#/manage-subscription/S-7001',
    'postSubscriptionSkip',
    ['Skip Thu, Dec 17'],
    'Skipped. Next box Wed, Feb 17, 2027.',
    'slow',
  ),
)

export const UnsubscribeFailedLate = meta.story(
  toldAfterLeaving(
    'email preferences: unsubscribe all confirm / done / undo',
    '#/email-preferences',
    'putEmailPreferences',
    ['Unsubscribe from all', 'Unsubscribe from all'],
    NOT_SAVED,
  ),
)

/** The same for a reminder, whose form asks before it is left. */
export const ReminderFailedLate = meta.story(
  scene(
    worlds.noEmails,
    { state: 'email preferences: reminders list empty/filled', ...openedAt('#/email-preferences') },
    async ({ canvas, id }) => {
      const letGo = holdBack(stageOf(id), 'postReminder', 'html')
      await userEvent.click(await canvas.findByRole('button', { name: 'Add a reminder' }))
      await userEvent.type(await canvas.findByLabelText('Date'), '2027-05-01')
      await userEvent.type(canvas.getByLabelText('Occasion'), 'Birthday{Enter}')
      goTo('#/dashboard')
      await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
      await arrived(canvas, 'Dashboard')
      letGo()
      const told = stageOf(id).store.slot(dialogActions)
      await waitFor(() => expect(told.toasts).toMatchObject([{ params: { text: NOT_SAVED } }]))
    },
  ),
)

export const DeleteFailedLate = meta.story(
  toldAfterLeaving(
    'saved cards: delete confirm / deleting / deleted / failed',
    '#/saved-cards',
    'deleteCard',
    ['Delete Amex ending 1005', 'Delete Amex ending 1005'],
    'We couldn’t delete that. Please try again.',
  ),
)
