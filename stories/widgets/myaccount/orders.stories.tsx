import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { CLAIM_PAGE, seen } from '../../support'
import { dialogOf } from '../../support/dialogs'
import { giftOf, opened, orderOf, orderPage, peopleOf, scene } from './orderHistory'

const meta = preview.meta({ title: 'Widgets/myaccount/Order history/One order', ...orderPage })

/** Thirty people: four, then all; focus moves to the first revealed one. */
export const ForThirtyPeople = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.orderForThirty,
    opened('order history: multi-recipient order'),
    async ({ canvas }) => {
      const order = await orderOf(canvas, 'Dec 2, 2025, 30 people')
      await expect(peopleOf(order.element)).toHaveLength(4)
      order.getByRole('button', { name: 'Show all 30 people' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(peopleOf(order.element)).toHaveLength(30)
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Rosa Delgado$/))
      await expect(order.queryByRole('button', { name: /Show all/ })).toBeNull()
    },
  ),
})

/** A summary of the progress; each gift has its status and tracking link. */
export const PartShipped = meta.story({
  tags: ['wide'],
  ...scene(worlds.orderPartShipped, opened('order history: part shipped'), async ({ canvas }) => {
    const order = await orderOf(canvas, 'Fri, Nov 27, 3 people')
    await seen(order, '1 of 3 gifts delivered. 1 arriving Thu, Dec 3.')
    await expect(peopleOf(order.element)).toEqual([
      'Eleanor Whitfield',
      'Josephine Okafor',
      'Harold Brandt',
    ])
    await seen(giftOf(order.element, 'Eleanor Whitfield'), 'On the way, arrives Thu, Dec 3')
    await seen(giftOf(order.element, 'Harold Brandt'), 'Delivered Mon, Nov 30')
    const later = giftOf(order.element, 'Josephine Okafor')
    await seen(later, ['Preparing', 'Tracking starts when it ships.'])
    const link = order.getByRole('link', { name: 'Track Eleanor’s gift' })
    await expect(link.getAttribute('href')).toMatch(/^https:\/\/tracking\.example\.com\//)
    await expect(link).toHaveAttribute('target', '_blank')
  }),
})

/** Gifts that wait for an address come first; the shopper can send the link again or open it. */
export const AwaitingAddress = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.orderAwaitingAddress,
    { ...opened('order history: awaiting an address'), page: CLAIM_PAGE },
    async ({ canvas }) => {
      const order = await orderOf(canvas, 'Mon, Nov 30, 2 people')
      const gift = giftOf(order.element, 'Eleanor Whitfield')
      await seen(gift, 'Waiting for an address')
      const self = await gift.findByRole('link', { name: 'Enter it myself Eleanor Whitfield' })
      await expect(self.getAttribute('href')).toMatch(/\/claim#story-link$/)
      await userEvent.click(gift.getByRole('button', { name: 'Resend link Eleanor Whitfield' }))
      const sheet = await dialogOf('Waiting for Eleanor’s address')
      await expect(sheet.getByLabelText('Private link')).toHaveValue(self.getAttribute('href'))
    },
  ),
})

/** The extra cost is approved here; the order is then reloaded. */
export const AddressToApprove = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.orderedAddressToApprove,
    { ...opened('order history: address costs more'), page: CLAIM_PAGE },
    async ({ canvas }) => {
      const order = await orderOf(canvas, 'Mon, Nov 30, 2 people')
      const gift = giftOf(order.element, 'Eleanor Whitfield')
      await gift.findByText('Shipping to Hawaii adds $15.05. OK?')
      await userEvent.click(gift.getByRole('button', { name: 'That’s OK Eleanor Whitfield' }))
      await seen(giftOf(order.element, 'Eleanor Whitfield'), 'Preparing')
      await waitFor(() => expect(gift.row.querySelector('[data-gw-person]')).toHaveFocus())
    },
  ),
})

/** The late gift comes first, with its new date. */
export const Delayed = meta.story({
  tags: ['wide'],
  ...scene(worlds.orderDelayed, opened('order history: delayed'), async ({ canvas }) => {
    const order = await orderOf(canvas, 'Fri, Nov 20, 3 people')
    await expect(peopleOf(order.element)).toEqual([
      'Walter Lindqvist',
      'Samuel Abernathy',
      'Rosa Delgado',
    ])
    await seen(giftOf(order.element, 'Walter Lindqvist'), 'Delayed, now Wed, Dec 2')
    await seen(giftOf(order.element, 'Samuel Abernathy'), 'Out for delivery')
    await seen(giftOf(order.element, 'Rosa Delgado'), /2 × New York Cheesecake/)
  }),
})

export const Canceled = meta.story(
  scene(worlds.orderCanceled, opened('order history: cancelled'), async ({ canvas }) => {
    const order = await orderOf(canvas, 'Wed, Jun 10, 1 person')
    await seen(order, 'Canceled', { not: [/Track/, /gifts delivered/] })
  }),
)

export const Refunded = meta.story(
  scene(worlds.orderRefunded, opened('order history: refunded'), async ({ canvas }) => {
    const order = await orderOf(canvas, 'Wed, Mar 25, 1 person')
    await seen(order, 'Refunded $84.95', { not: [/Track/] })
  }),
)

/** An e-gift has no carrier: it was emailed, or already opened. */
export const EGifts = meta.story(
  scene(worlds.orderOfEGifts, opened('order history: e-gift sent/opened'), async ({ canvas }) => {
    const { element, queryByText } = await orderOf(canvas, 'Mon, Oct 12, 2 people')
    await seen(giftOf(element, 'Grace Nakamura'), 'Opened Fri, Oct 16')
    await seen(giftOf(element, 'Theodore Pruitt'), 'Emailed Wed, Oct 14')
    await expect(queryByText(/Track/)).toBeNull()
  }),
)

/** No tracking link, or an unsafe one: only the status. */
export const TrackingLinkMissing = meta.story(
  scene(
    worlds.orderWithoutTracking,
    opened('order history: tracking link missing'),
    async ({ canvas }) => {
      const order = await orderOf(canvas, 'Sun, Nov 29, 3 people')
      await expect(order.getAllByText('On the way, arrives Thu, Dec 3')).toHaveLength(2)
      await expect(order.getAllByText('Tracking starts when it ships.')).toHaveLength(1)
      await expect(order.queryByRole('link', { name: /Track/ })).toBeNull()
    },
  ),
)

/** Orders that can be sent again have a link; an order with unknown items does not. */
export const SendAgain = meta.story(
  scene(worlds.manyOrders, opened('order history: reorder: offered'), async ({ canvas }) => {
    const order = await orderOf(canvas, 'Fri, Nov 27, 3 people')
    const again = order.getByRole('link', { name: 'Send again Fri, Nov 27, 3 people, $292.84' })
    await expect(again.getAttribute('href')).toMatch(/#\/order-history\?again=PO-26114$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    const old = await orderOf(canvas, 'Dec 7, 2016, 1 person')
    await expect(old.queryByRole('link', { name: /^Send again/ })).toBeNull()
  }),
)
