import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { callsOf, press, seen, stageOf } from '../../support'
import { giftOf, opened, orderOf, orderPage, peopleOf, scene } from './orderHistory'

const meta = preview.meta({ title: 'Widgets/myaccount/Order history/One order', ...orderPage })

/** Thirty people: four of them, then all; the focus is on the first of those that were opened. */
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

/** One sentence says how far they are; each has its status and its link. */
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

/** The late one comes first, with its new date. */
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

/** An e-gift has no carrier: it was emailed, or opened already. */
export const EGifts = meta.story(
  scene(worlds.orderOfEGifts, opened('order history: e-gift sent/opened'), async ({ canvas }) => {
    const { element, queryByText } = await orderOf(canvas, 'Mon, Oct 12, 2 people')
    await seen(giftOf(element, 'Grace Nakamura'), 'Opened Fri, Oct 16')
    await seen(giftOf(element, 'Theodore Pruitt'), 'Emailed Wed, Oct 14')
    await expect(queryByText(/Track/)).toBeNull()
  }),
)

/** No link, or one that leads nowhere good: the status alone. */
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

/** What was ordered keeps its name, and says that it is sold no more. */
export const ItemNoLongerSold = meta.story(
  scene(
    worlds.orderWithItemGone,
    opened('order history: item no longer sold'),
    async ({ canvas }) => {
      const order = await orderOf(canvas, 'Dec 6, 2023, 2 people')
      await userEvent.click(order.getByText('View details'))
      const gone = await order.findByText('No longer sold')
      await expect(gone.closest('li')).toHaveTextContent('Maple Pecan PieNo longer sold$44.95')
      await expect(order.getAllByText('No longer sold')).toHaveLength(1)
    },
  ),
)

/** The focus stays where it was opened; however often that is, it is asked for once. */
export const DetailLoading = meta.story(
  scene(
    worlds.orderPartShipped,
    { ...opened('order history: detail loading'), faults: { getOrder: 'never' } },
    async ({ canvas, id }) => {
      const order = await orderOf(canvas, 'Fri, Nov 27')
      const summary = order.getByText('View details').closest('summary')
      summary?.focus()
      summary?.click()
      await waitFor(() =>
        expect(order.element.querySelector('.gw-order-details [aria-busy]')).toBeVisible(),
      )
      await waitFor(() => expect(callsOf(id, 'getOrder')).toHaveLength(1))
      summary?.click()
      summary?.click()
      await expect(summary).toHaveFocus()
      await expect(callsOf(id, 'getOrder')).toHaveLength(1)
    },
  ),
)

/** Details that do not come say so in their place; the next try brings them. */
export const DetailFailed = meta.story(
  scene(
    worlds.orderPartShipped,
    { ...opened('order history: detail failed'), faults: { getOrder: 'html' } },
    async ({ canvas, id }) => {
      const order = await orderOf(canvas, 'Fri, Nov 27')
      await userEvent.click(order.getByText('View details'))
      const alert = within(await order.findByRole('alert'))
      stageOf(id).backend.setFault('getOrder', null)
      await press(alert, 'Try again')
      await seen(order, ['Ordered Nov 27, 2026', 'Paid with Visa ending 4242'])
      await expect(order.element.querySelector('.gw-order-details')).toContainElement(
        document.activeElement as HTMLElement,
      )
    },
  ),
)

/** What each got and where, what it cost, how it was paid. */
export const Details = meta.story({
  tags: ['wide'],
  ...scene(worlds.orderPartShipped, opened('order history: print invoice'), async ({ canvas }) => {
    const order = await orderOf(canvas, 'Fri, Nov 27')
    await userEvent.click(order.getByText('View details'))
    await seen(order, [
      'Order PO-26114',
      '418 Maple Street, Omaha, NE 68102',
      'Filet Mignon, Four 6 oz steaks',
      '$109.95',
    ])
    await expect(order.getByText('Merchandise').nextElementSibling).toHaveTextContent('$291.80')
    await expect(order.getByRole('button', { name: 'Print invoice' })).toBeVisible()
  }),
})

/** So old that only its people and its total are known. */
export const VeryOld = meta.story(
  scene(
    worlds.orderVeryOld,
    opened('order history: very old order (limited data)'),
    async ({ canvas }) => {
      const order = await orderOf(canvas, 'Dec 7, 2016, 1 person')
      await seen(order, ['Vivian McAllister', 'Delivered Dec 20, 2016'])
      await userEvent.click(order.getByText('View details'))
      await seen(order, 'No more details for this order.', { not: ['Print invoice'] })
    },
  ),
)

/** On paper there is that order and nothing else; afterwards the page is as it was. */
export const PrintInvoice = meta.story(
  scene(worlds.manyOrders, opened('order history: print invoice'), async ({ canvas }) => {
    const order = await orderOf(canvas, 'Fri, Nov 27')
    const other = await orderOf(canvas, 'Fri, Nov 20')
    await userEvent.click(order.getByText('View details'))
    const sheets = document.adoptedStyleSheets.length
    const print = spyOn(window, 'print').mockImplementation(() => {
      // As if the page were paper.
      for (const rule of document.adoptedStyleSheets.at(-1)?.cssRules ?? [])
        if (rule instanceof CSSMediaRule) rule.media.mediaText = 'all'
    })
    try {
      await press(order, 'Print invoice')
      await expect(print).toHaveBeenCalledOnce()
      await expect(order.getByText('Order PO-26114')).toBeVisible()
      await expect(other.element).not.toBeVisible()
      await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull()
    } finally {
      window.dispatchEvent(new Event('afterprint'))
      print.mockRestore()
    }
    await expect(other.element).toBeVisible()
    await expect(document.adoptedStyleSheets).toHaveLength(sheets)
  }),
)

/** Whom to call, beside the number of the order. */
export const Help = meta.story(
  scene(worlds.orderDelayed, opened('order history: help'), async ({ canvas }) => {
    const order = await orderOf(canvas, 'Fri, Nov 20')
    await expect(order.getByText('Questions?')).not.toBeVisible()
    await userEvent.click(order.getByText('Help with this order'))
    await seen(order, ['Questions?', 'Call (800) 555-0142'])
  }),
)
