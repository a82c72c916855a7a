import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { callsOf, gone, press, seen, stageOf } from '../../support'
import { accountPage } from './page'
import { atHeading, inManage, nextBox } from './subscriptionsPage'

const meta = preview.meta({ title: 'Widgets/myaccount/Manage subscription cancel', ...accountPage })

const CANCEL = 'cancel: reason, offer, confirm, done'

/** One page: an optional reason, what is still delivered, and two equal buttons, neither focused. */
export const Cancel = meta.story({
  tags: ['wide'],
  ...inManage(worlds.oneSubscription, 'S-7001', CANCEL, async ({ canvas, part, said, id }) => {
    await press(canvas, 'Cancel subscription')
    await atHeading(canvas, 'Cancel subscription')
    const page = await part('Cancel subscription')
    await seen(page, 'No more boxes or charges. What’s paid for still arrives.')
    const [keep, cancel] = ['Keep it', 'Cancel now'].map(
      (name): HTMLElement => page.getByRole('button', { name }),
    )
    const size = (button: HTMLElement | undefined) => {
      const { width, height } = button?.getBoundingClientRect() ?? { width: 0, height: 1 }
      return [Math.round(width), Math.round(height)]
    }
    await expect(size(cancel)).toEqual(size(keep))
    await expect(cancel).not.toHaveFocus()
    await userEvent.click(page.getByRole('radio', { name: 'The gift is complete' }))
    await expect(page.queryByText(/\?$/)).toBeNull()
    await userEvent.dblClick(cancel as HTMLElement)
    await part('Canceled Tue, Dec 1')
    await said.until('Canceled. Confirmation emailed.')
    await said.once('Canceled. Confirmation emailed.')
    await seen(canvas, 'Canceled. Confirmation emailed.')
    await atHeading(canvas, 'Filet Mignon')
    const [call, ...others] = callsOf(id, 'postSubscriptionCancel')
    await expect(others).toEqual([])
    await expect(call?.body).toMatchObject({ reason: 'done', after_packed: false })
    await waitFor(() => expect(location.hash).toBe('#/manage-subscription/S-7001'))
  }),
})

/** A reason is optional. */
export const WithoutReason = meta.story(
  inManage(worlds.oneSubscription, 'S-7001?cancel=1', CANCEL, async ({ canvas, part, id }) => {
    await press(await part('Cancel subscription'), 'Cancel now')
    await part('Canceled Tue, Dec 1')
    await seen(canvas, 'Canceled. Confirmation emailed.')
    await expect(callsOf(id, 'postSubscriptionCancel')[0]?.body).toMatchObject({ reason: null })
  }),
)

/** "Too much": offers a lower frequency, with one press. */
export const OfferSeldomer = meta.story({
  tags: ['wide'],
  ...inManage(worlds.oneSubscription, 'S-7001?cancel=1', CANCEL, async ({ canvas, part, id }) => {
    const page = await part('Cancel subscription')
    await userEvent.click(page.getByRole('radio', { name: 'Too much at once' }))
    await seen(page, 'Try every 3 months?')
    await press(page, 'Change to every 3 months')
    await seen(canvas, 'Next box now arrives Tue, Jan 19, 2027.')
    await nextBox(canvas, 'Next box Tue, Jan 19, 2027, $109.95')
    await expect(callsOf(id, 'postSubscriptionCancel')).toHaveLength(0)
    await press(canvas, 'Cancel subscription')
    await userEvent.click(await canvas.findByRole('radio', { name: 'Too much at once' }))
    await seen(canvas, 'Try every 4 months?')
  }),
})

/** "Too expensive": offers a pause. */
export const OfferPause = meta.story(
  inManage(worlds.oneSubscription, 'S-7001?cancel=1', CANCEL, async ({ canvas, part }) => {
    const page = await part('Cancel subscription')
    await userEvent.click(page.getByRole('radio', { name: 'Too expensive' }))
    await seen(page, 'Would a pause help?')
    await press(page, 'Pause instead')
    await part('Paused. No boxes, no charges.')
    await expect(canvas.queryByRole('button', { name: 'Cancel now' })).toBeNull()
  }),
)

/** Keeping it returns to the subscription, and nothing is sent. */
export const Keep = meta.story(
  inManage(worlds.oneSubscription, 'S-7001', CANCEL, async ({ canvas, id }) => {
    await press(canvas, 'Cancel subscription', 'Keep it')
    await nextBox(canvas, 'Next box Thu, Dec 17, $109.95')
    await atHeading(canvas, 'Filet Mignon')
    await expect(callsOf(id, 'postSubscriptionCancel')).toHaveLength(0)
    await press(canvas, 'Cancel subscription')
    await atHeading(canvas, 'Cancel subscription')
  }),
)

/** Canceling failed: the page says so, and the reason is kept. */
export const Failed = meta.story(
  inManage(worlds.oneSubscription, 'S-7001?cancel=1', CANCEL, async ({ part, id }) => {
    stageOf(id).backend.setFault('postSubscriptionCancel', 'server-error')
    const page = await part('Cancel subscription')
    await userEvent.click(page.getByRole('radio', { name: 'Something else' }))
    await press(page, 'Cancel now')
    await seen(page, 'We couldn’t save that. Please try again.')
    await expect(page.getByRole('radio', { name: 'Something else' })).toBeChecked()
  }),
)

/** A box that is being packed cannot be stopped; later ones can. */
export const Packed = meta.story({
  tags: ['wide'],
  ...inManage(
    worlds.subscriptionPacked,
    'S-7009?cancel=1',
    'cancel refused (order in process)',
    async ({ canvas, part, id }) => {
      const page = await part('Cancel subscription')
      await seen(page, 'The Thu, Dec 3 box can’t be stopped. Cancel what comes after it?')
      await press(page, 'Cancel now')
      await seen(await part('Canceled Tue, Dec 1'), [
        'The Thu, Dec 3 box is already being packed, and still arrives.',
      ])
      await seen(canvas, 'Canceled. Confirmation emailed.')
      await expect(callsOf(id, 'postSubscriptionCancel')[0]?.body).toMatchObject({
        after_packed: true,
      })
    },
  ),
})

/** A box was packed while the page was open: canceling is rejected once, and asked again. */
export const Refused = meta.story(
  inManage(
    worlds.oneSubscription,
    'S-7001?cancel=1',
    'cancel refused (order in process)',
    async ({ part, id }) => {
      const page = await part('Cancel subscription')
      const { db } = stageOf(id).backend
      await db.transaction(async (tx) => {
        const record = await tx.read('subscriptions', 'S-7001')
        const packed = record && { ...record, due: '2026-12-03' }
        if (packed) await tx.write('subscriptions', 'S-7001', packed, 'customer:8001')
      })
      const button = page.getByRole('button', { name: 'Cancel now' })
      await userEvent.click(button)
      const packed = 'The Thu, Dec 3 box can’t be stopped. Cancel what comes after it?'
      await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent(packed))
      await expect(button).toHaveFocus()
      await userEvent.click(button)
      await gone(button)
      await part('Canceled Tue, Dec 1')
      await expect(callsOf(id, 'postSubscriptionCancel')).toHaveLength(2)
    },
  ),
)

/** Already canceled in another tab: the next change does not reopen the question. */
export const CanceledElsewhere = meta.story(
  inManage(worlds.subscriptionCanceled, 'S-7006?cancel=price', CANCEL, async ({ canvas, part }) => {
    await press(await part('Canceled Mon, Nov 9'), 'Restart at $69.90 a box')
    await nextBox(canvas, 'Next box Thu, Dec 17, $69.90')
    await waitFor(() => expect(location.hash).toBe('#/manage-subscription/S-7006'))
    await expect(canvas.queryByRole('button', { name: 'Cancel now' })).toBeNull()
  }),
)

/** The next change clears the message of the last one. */
export const OldNews = meta.story(
  inManage(worlds.subscriptionCanceled, 'S-7006', CANCEL, async ({ canvas, part }) => {
    await press(await part('Canceled Mon, Nov 9'), 'Restart at $69.90 a box')
    const news = await canvas.findByText('Restarted. Next box Thu, Dec 17.')
    await press(canvas, 'Skip Thu, Dec 17')
    await canvas.findByRole('heading', { name: /^Skipped\. Next box / })
    await gone(news)
  }),
)
