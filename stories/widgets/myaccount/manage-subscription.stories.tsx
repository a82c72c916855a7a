import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { callsOf, gone, noSidewaysScroll, openCalendar, press, seen, stageOf } from '../../support'
import { but } from './addressBook'
import { accountPage, arrived } from './page'
import { atButton, atHeading, inManage, nextBox } from './subscriptionsPage'

const meta = preview.meta({ title: 'Widgets/myaccount/Manage subscription', ...accountPage })

const ROWS = ['Gift and size', 'How often', 'Ships to', 'Pays with', 'Gift message', 'Pause']

/** The next box, a row per setting, the history, and a plain cancel link. */
export const Active = meta.story({
  tags: ['wide'],
  ...inManage(worlds.oneSubscription, 'S-7001', 'active', async ({ canvas, part, userEvent }) => {
    await nextBox(canvas, 'Next box Thu, Dec 17, $109.95')
    for (const row of ROWS) await part(row)
    await seen(canvas, ['418 Maple Street, Omaha, NE 68102', 'Visa ending 4242', 'Every 2 months'])
    await expect(canvas.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
    const current = canvas.queryByRole('link', { name: 'My Subscriptions', current: true })
    if (current) await expect(current).toBeVisible()
    await userEvent.click(canvas.getByText('History'))
    await seen(canvas, ['Sent the Mon, Oct 19 box', 'Started'])
    await noSidewaysScroll()
  }),
})

/** Paused: one press resumes it. Focus stays on the page, and it is announced once. */
export const Paused = meta.story({
  tags: ['wide'],
  ...inManage(worlds.subscriptionPaused, 'S-7005', 'paused', async ({ canvas, part, said, id }) => {
    const box = await part('Paused. No boxes, no charges.')
    await seen(box, ['Paused until Mon, Feb 1, 2027', 'Next box Wed, Feb 17, 2027'])
    const resume = box.getByRole('button', { name: 'Resume' })
    await expect(resume).toHaveAccessibleDescription(
      'Resume now, and the next box comes Thu, Dec 17.',
    )
    await userEvent.dblClick(resume)
    await nextBox(canvas, 'Next box Thu, Dec 17, $64.95')
    await said.until('Resumed. Next box Thu, Dec 17.')
    await said.once('Resumed.')
    await atHeading(canvas, 'Wild Sockeye Salmon')
    await expect(callsOf(id, 'postSubscriptionResume')).toHaveLength(1)
    // Ends in the state that the story is named after.
    await press(await part('Pause'), 'Pause', 'Pause')
    await part('Paused. No boxes, no charges.')
    await atHeading(canvas, 'Wild Sockeye Salmon')
  }),
})

/** A canceled subscription can restart at today’s price. */
export const Canceled = meta.story({
  tags: ['wide'],
  ...inManage(
    worlds.subscriptionCanceled,
    'S-7006',
    'cancelled (can restart)',
    async ({ canvas, part, said, id }) => {
      const box = await part('Canceled Mon, Nov 9')
      await expect(canvas.queryByRole('region', { name: 'How often' })).toBeNull()
      await expect(canvas.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
      stageOf(id).backend.setFault('postSubscriptionRestart', 'server-error')
      await press(box, 'Restart at $69.90 a box')
      await seen(box, 'We couldn’t save that. Please try again.')
      stageOf(id).backend.setFault('postSubscriptionRestart', null)
      await press(box, 'Restart at $69.90 a box')
      await nextBox(canvas, 'Next box Thu, Dec 17, $69.90')
      await said.until('Restarted. Next box Thu, Dec 17.')
      await part('How often')
    },
  ),
})

/** A sold-out item cannot restart. */
export const CanceledAndGone = meta.story(
  inManage(
    but(worlds.subscriptionCanceled, { stock: [{ item_id: 1008, units: 0 }] }),
    'S-7006',
    'cancelled (can restart)',
    async ({ canvas, part }) => {
      const box = await part('Canceled Mon, Nov 9')
      await seen(box, 'Steak Tips is unavailable. Switch or skip.')
      await expect(canvas.queryByRole('button', { name: /^Restart/ })).toBeNull()
    },
  ),
)

/** A club is prepaid: it can be skipped or readdressed, and ends automatically. */
export const Club = meta.story({
  tags: ['wide'],
  ...inManage(
    worlds.clubSubscription,
    'S-7003',
    'club remaining months',
    async ({ canvas, part }) => {
      await nextBox(canvas, 'Next box Mon, Dec 14, already paid')
      await seen(canvas, [
        '2 of 6 sent',
        'Paid in full. It ends after box 6, with nothing to cancel.',
        'Next box Tue, Jan 12, 2027',
      ])
      await part('Ships to')
      for (const name of ['How often', 'Pays with', 'Gift and size'])
        await expect(canvas.queryByRole('region', { name })).toBeNull()
      await expect(canvas.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
    },
  ),
})

/** The effect is stated beforehand; a double press skips once, and it can be undone. */
export const Skip = meta.story({
  tags: ['wide'],
  ...inManage(
    worlds.oneSubscription,
    'S-7001',
    'skip next confirm / done / undone',
    async ({ canvas, part, id }) => {
      const box = await part(/^Next box/)
      const skip = box.getByRole('button', { name: 'Skip Thu, Dec 17' })
      await expect(skip).toHaveAccessibleDescription('No charge. Next box Wed, Feb 17, 2027.')
      await userEvent.dblClick(skip)
      await nextBox(canvas, 'Next box Wed, Feb 17, 2027, $109.95')
      await atHeading(canvas, 'Skipped. Next box Wed, Feb 17, 2027.')
      await expect(callsOf(id, 'postSubscriptionSkip')).toHaveLength(1)
      await expect(canvas.queryByRole('button', { name: /^Skip/ })).toBeNull()
      await press(canvas, 'Undo')
      await nextBox(canvas, 'Next box Thu, Dec 17, $109.95')
      await atHeading(canvas, 'Not skipped. Next box Thu, Dec 17.')
      await press(canvas, 'Skip Thu, Dec 17')
      await seen(canvas, 'Skipped. Next box Wed, Feb 17, 2027.')
    },
  ),
})

/** A failed skip shows a message and can be retried. */
export const SkipFailed = meta.story(
  inManage(
    worlds.oneSubscription,
    'S-7001',
    'saving each / failed each',
    async ({ canvas, part, id }) => {
      stageOf(id).backend.setFault('postSubscriptionSkip', 'server-error')
      const box = await part(/^Next box/)
      await press(box, 'Skip Thu, Dec 17')
      await seen(box, 'We couldn’t save that. Please try again.')
      await atButton(canvas, 'Skip Thu, Dec 17')
      stageOf(id).backend.setFault('postSubscriptionSkip', null)
      await press(box, 'Skip Thu, Dec 17')
      await seen(canvas, 'Skipped. Next box Wed, Feb 17, 2027.')
    },
  ),
)

/** Available delivery days, and why others are unavailable. */
export const ChangeDate = meta.story({
  tags: ['wide'],
  ...inManage(
    worlds.oneSubscription,
    'S-7001',
    'change date with calendar and blackouts',
    async ({ canvas, part, said, id }) => {
      const box = await part(/^Next box/)
      await press(box, 'Change date')
      await openCalendar(box)
      const christmas = await box.findByRole('button', { name: /December 25.*Christmas Day/ })
      await expect(christmas).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(await box.findByRole('button', { name: /December 18/ }))
      await press(box, 'Deliver Fri, Dec 18')
      await nextBox(canvas, 'Next box Fri, Dec 18, $109.95')
      await said.until('Next box now arrives Fri, Dec 18.')
      await said.once('Next box now arrives')
      await atButton(canvas, 'Change date')
      await expect(callsOf(id, 'putSubscriptionDate')).toHaveLength(1)
      await press(canvas, 'Change date')
      await openCalendar(box)
    },
  ),
})

/** The day is no longer available: the input is kept, and another day can be chosen. */
export const DateTaken = meta.story(
  inManage(
    worlds.oneSubscription,
    'S-7001',
    'change date with calendar and blackouts',
    async ({ canvas, part, id }) => {
      const box = await part(/^Next box/)
      await press(box, 'Change date')
      await userEvent.click(await box.findByRole('radio', { name: 'Wed, Dec 9' }))
      stageOf(id).backend.setRules({ soldOutDays: ['2026-12-07'] })
      await press(box, 'Deliver Wed, Dec 9')
      await seen(box, 'That date was just taken. Please choose another one.')
      await expect(box.getByRole('radio', { name: 'Wed, Dec 9' })).toBeChecked()
      await userEvent.click(box.getByRole('radio', { name: 'Thu, Dec 10' }))
      await press(box, 'Deliver Thu, Dec 10')
      await nextBox(canvas, 'Next box Thu, Dec 10, $109.95')
    },
  ),
)

/** Days failed to load, with a retry. */
export const DatesFailed = meta.story(
  inManage(
    but(worlds.oneSubscription, { faults: { getSubscriptionDates: 'server-error' } }),
    'S-7001',
    'saving each / failed each',
    async ({ part, id }) => {
      const box = await part(/^Next box/)
      await press(box, 'Change date')
      await seen(box, 'We couldn’t load this.')
      stageOf(id).backend.setFault('getSubscriptionDates', null)
      await press(box, 'Try again')
      await box.findByRole('radio', { name: 'Wed, Dec 9' })
      await waitFor(() => expect(box.getAllByRole('radio')[0]).toHaveFocus())
      await press(box, 'Cancel Change date')
      await atButton(box, 'Change date')
    },
  ),
)

/** Another customer’s and a nonexistent subscription show the same text, with a link back. */
export const Unknown = meta.story({
  tags: ['wide'],
  ...inManage(
    worlds.oneSubscription,
    worlds.FOREIGN_SUBSCRIPTION,
    'unknown or foreign subsId',
    async ({ canvas, id }) => {
      await seen(canvas, 'We couldn’t find that subscription.')
      await expect(callsOf(id, 'getSubscription')).toHaveLength(1)
      await arrived(canvas, 'Manage Subscription')
      const [link] = canvas.getAllByRole('link', { name: 'My Subscriptions' }).slice(-1)
      await expect(link).toHaveAttribute('href', expect.stringMatching(/#\/subscriptions$/))
    },
  ),
})

/** A malformed id is not requested from the server. */
export const Malformed = meta.story(
  inManage(worlds.oneSubscription, '%E0%A4%A', 'malformed subsId', async ({ canvas, id }) => {
    await seen(canvas, 'We couldn’t find that subscription.')
    await expect(callsOf(id, 'getSubscription')).toHaveLength(0)
    await canvas.findByRole('navigation', { name: 'Account menu' })
  }),
)

/** A box being packed cannot be changed; later ones can. */
export const Locked = meta.story({
  tags: ['wide'],
  ...inManage(
    worlds.subscriptionPacked,
    'S-7009',
    'locked before shipping',
    async ({ canvas, part }) => {
      const box = await part(/^Next box/)
      await seen(box, 'The Thu, Dec 3 box is being packed. Changes start after it.')
      await expect(box.queryByRole('button')).toBeNull()
      await part('Gift and size')
      await expect(canvas.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
    },
  ),
})

/** Paused while a box is being packed: that one still arrives. */
export const PausedWhilePacked = meta.story(
  inManage(
    worlds.subscriptionPacked,
    'S-7009',
    ['locked before shipping', 'paused'],
    async ({ part }) => {
      await press(await part('Pause'), 'Pause', 'Pause')
      await seen(
        await part('Paused. No boxes, no charges.'),
        'The Thu, Dec 3 box is already being packed, and still arrives.',
      )
    },
  ),
)

/** A box was packed while the page was open: the page shows the latest data and keeps focus. */
export const LockedMeanwhile = meta.story(
  inManage(
    worlds.oneSubscription,
    'S-7001',
    ['locked before shipping', 'changed elsewhere (conflict)'],
    async ({ canvas, part, id }) => {
      const skip = (await part(/^Next box/)).getByRole('button', { name: 'Skip Thu, Dec 17' })
      const { db } = stageOf(id).backend
      await db.transaction(async (tx) => {
        const record = await tx.read('subscriptions', 'S-7001')
        if (record)
          await tx.write(
            'subscriptions',
            'S-7001',
            { ...record, due: '2026-12-03' },
            'customer:8001',
          )
      })
      await userEvent.click(skip)
      await gone(skip)
      await seen(canvas, 'Next box Thu, Dec 3, $109.95')
      await expect(
        canvas.getAllByText(/^The Thu, Dec 3 box is being packed/).length,
      ).toBeGreaterThan(0)
      await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    },
  ),
)
