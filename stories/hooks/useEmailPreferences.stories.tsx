import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import type { Transaction } from '../../mocks/db'
import * as worlds from '../../mocks/scenarios'
import { useEmailPreferences } from '../../src/hooks'
import { bare, press, seen, stageOf } from '../support'
import { showing } from './bare'

/** A customer's email preferences and reminders in bare HTML. */
const BareEmails = showing(({ link }: { link?: string }) => {
  const { choices, status, reminders, save, addReminder, removeReminder } =
    useEmailPreferences(link)
  return {
    says: [status, choices ? `Offers: ${choices.offers ? 'yes' : 'no'}` : 'Nothing known'],
    rows: reminders.map(({ occasion, emails_on }) => `${occasion}: ${emails_on}`),
    verbs: [
      ['No more offers', () => choices && save({ ...choices, offers: false })],
      ['Add', () => addReminder('Ben’s birthday', '2026-12-24')],
      ['Remove', () => reminders[0] && removeReminder(reminders[0].reminder_id)],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useEmailPreferences', component: BareEmails, args: {} })

export const OfCustomer = meta.story(
  bare(worlds.emailsAndReminders, async ({ canvas }) => {
    await seen(canvas, ['ready', 'Offers: yes', 'Eleanor’s birthday: 2026-12-06'])
    await press(canvas, 'No more offers')
    await seen(canvas, 'Offers: no')
    await press(canvas, 'Add')
    await seen(canvas, 'Ben’s birthday: 2026-12-10')
    await press(canvas, 'Remove')
    await waitFor(() => expect(canvas.queryByText('Eleanor’s birthday: 2026-12-06')).toBeNull())
    await seen(canvas, 'Ben’s birthday: 2026-12-10')
  }),
)

/** With an emailed link, topics can be changed, and reminders are hidden. */
export const ByLink = meta.story({
  args: { link: worlds.EMAIL_LINK },
  ...bare(worlds.cameByEmailLink, async ({ canvas }) => {
    await seen(canvas, 'Offers: yes', { not: [/birthday/] })
    await press(canvas, 'No more offers')
    await seen(canvas, 'Offers: no')
  }),
})

/** An expired link: does not reveal whose it was. */
export const OldLink = meta.story({
  args: { link: worlds.EMAIL_LINK },
  ...bare(worlds.cameByOldEmailLink, async ({ canvas, id }) => {
    await seen(canvas, ['link-old', 'Nothing known'])
    const whose = (tx: Transaction) => tx.read('customers', 8001)
    await expect(await stageOf(id).backend.db.transaction(whose)).not.toBeNull()
  }),
})
