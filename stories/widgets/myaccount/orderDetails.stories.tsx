import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { callsOf, press, seen, stageOf } from '../../support'
import { opened, orderOf, orderPage, scene } from './orderHistory'

const meta = preview.meta({ title: 'Widgets/myaccount/Order history/Details', ...orderPage })

/** A discontinued item keeps its name, with a note. */
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

/** Focus stays on the toggle; details are requested once, however often they are opened. */
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

/** Details that fail to load show a message in place; a retry loads them. */
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

/** Recipients, addresses, items, totals and payment. */
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
      'Paid with Visa ending 4242',
    ])
    await expect(order.getByText('Merchandise').nextElementSibling).toHaveTextContent('$291.80')
    await expect(
      order.getByRole('button', { name: 'Print invoice Fri, Nov 27, 3 people, $292.84' }),
    ).toBeVisible()
  }),
})

/** An old order with only its people and total known. */
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

/** Prints that order only; afterward the page is restored. */
export const PrintInvoice = meta.story(
  scene(worlds.manyOrders, opened('order history: print invoice'), async ({ canvas }) => {
    const order = await orderOf(canvas, 'Fri, Nov 27')
    const other = await orderOf(canvas, 'Fri, Nov 20')
    await userEvent.click(order.getByText('View details'))
    const sheets = document.adoptedStyleSheets.length
    const print = spyOn(window, 'print').mockImplementation(() => {
      // Applies the print styles.
      for (const rule of document.adoptedStyleSheets.at(-1)?.cssRules ?? [])
        if (rule instanceof CSSMediaRule) rule.media.mediaText = 'all'
    })
    try {
      await press(order, 'Print invoice Fri, Nov 27, 3 people, $292.84')
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

/** Contact details, beside the order number. */
export const Help = meta.story(
  scene(worlds.orderDelayed, opened('order history: help'), async ({ canvas }) => {
    const order = await orderOf(canvas, 'Fri, Nov 20')
    await expect(order.getByText('Questions?')).not.toBeVisible()
    await userEvent.click(order.getByText('Help with this order'))
    await seen(order, 'Questions?')
    await order.findByRole('link', { name: 'Call (800) 555-0142' })
  }),
)
