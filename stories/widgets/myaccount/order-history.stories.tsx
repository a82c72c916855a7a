import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import MyAccount from '../../../src/widgets/myaccount'
import { callsOf, focusOn, listen, noSidewaysScroll, press, seen, stageOf } from '../../support'
import { expectOrders, opened, orderOf, orderPage, peopleOf, scene, titlesOf } from './orderHistory'

const meta = preview.meta({ title: 'Widgets/myaccount/Order history', ...orderPage })

/** No orders yet: a link to the shop. */
export const None = meta.story(
  scene(worlds.noOrders, opened('order history: none'), async ({ canvas, id }) => {
    await seen(canvas, 'No orders yet. Send a gift, and track it here.', { not: ['Year'] })
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute(
      'href',
      '/shop',
    )
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(callsOf(id, 'getOrders').map(({ status }) => status)).toEqual([200])
  }),
)

/** Date, number of people and total; recipient, items, and that it has arrived. */
export const One = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.orderForEleven,
    opened(['order history: one', 'order history: delivered']),
    async ({ canvas }) => {
      const order = await orderOf(canvas, 'Dec 4, 2024, 11 people, \\$')
      await expect(peopleOf(order.element)).toHaveLength(4)
      await expect(order.getAllByText('Delivered Dec 19, 2024')).toHaveLength(4)
      await expect(order.getAllByText('Spiral-Sliced Ham')).toHaveLength(4)
      await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
    },
  ),
})

/** The next page is appended, and focus moves to its start. */
export const ManyWithPaging = meta.story({
  tags: ['wide'],
  ...scene(worlds.manyOrders, opened('order history: many with paging'), async ({ canvas, id }) => {
    await expectOrders(canvas, 5)
    await press(canvas, 'Show more')
    await expectOrders(canvas, 9)
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Dec 2, 2025, 30 people/))
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
    await expect(callsOf(id, 'getOrders').map(({ path }) => path)).toEqual([
      '/customer/orders',
      '/customer/orders?cursor=PO-26022',
    ])
    await noSidewaysScroll()
  }),
})

/** Both filters are in the URL: a reload keeps them, Back reverts the year. */
export const FilterByPersonAndYear = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.manyOrders,
    opened('order history: filter by recipient/year'),
    async ({ canvas, canvasElement, id }) => {
      await expectOrders(canvas, 5)
      const ear = listen(canvasElement.ownerDocument.body)
      const search = canvas.getByRole('searchbox', { name: 'Search people' })
      await userEvent.type(search, 'ingrid')
      await expectOrders(canvas, 3)
      await ear.until('3 orders')
      ear.stop()
      await expect(search).toHaveFocus()
      await expect(location.hash).toBe('#/order-history?person=ingrid')
      const [newest] = canvas.getAllByRole('article')
      await expect(newest && peopleOf(newest)).toEqual(['Ingrid Sorensen', 'Ingrid Abbott'])

      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '2024')
      await expectOrders(canvas, 1)
      await expect(location.hash).toBe('#/order-history?year=2024&person=ingrid')
      await expect(callsOf(id, 'getOrders').at(-1)?.path).toBe(
        '/customer/orders?year=2024&person=ingrid',
      )
      history.back()
      await expectOrders(canvas, 3)
      await expect(canvas.getByRole('combobox', { name: 'Year' })).toHaveValue('')
    },
  ),
})

/** A bookmarked URL restores its filters. */
export const FilterOfTheAddress = meta.story(
  scene(
    worlds.manyOrders,
    opened('order history: filter by recipient/year', 'year=2024&person=Eleanor'),
    async ({ canvas, id }) => {
      await expectOrders(canvas, 1)
      await expect(titlesOf(canvas)[0]).toMatch(/^Dec 4, 2024/)
      await expect(canvas.getByRole('searchbox', { name: 'Search people' })).toHaveValue('Eleanor')
      await expect(canvas.getByRole('combobox', { name: 'Year' })).toHaveValue('2024')
      await expect(stageOf(id).backend.count('getOrders')).toBe(1)
    },
  ),
)

/** The first search is announced, even if the dashboard already loaded the orders. */
export const SearchedFirst = meta.story({
  ...scene(
    worlds.manyOrders,
    {
      ...opened('order history: filter by recipient/year'),
      before: () => history.replaceState(null, '', '#/dashboard'),
    },
    async ({ canvas, canvasElement, id }) => {
      await canvas.findByRole('link', { name: 'View all orders' })
      location.hash = '#/order-history'
      await expect(stageOf(id).backend.count('getOrders')).toBeGreaterThan(0)
      const ear = listen(canvasElement.ownerDocument.body)
      await userEvent.type(
        await canvas.findByRole('searchbox', { name: 'Search people' }),
        'Nobody',
      )
      await ear.until('No orders match')
      ear.stop()
    },
  ),
  render: () => <MyAccount />,
})

/** No match: the page says so, and one press shows all orders again. */
export const NoMatch = meta.story(
  scene(worlds.manyOrders, opened('order history: no match'), async ({ canvas, canvasElement }) => {
    await expectOrders(canvas, 5)
    const ear = listen(canvasElement.ownerDocument.body)
    const search = canvas.getByRole('searchbox', { name: 'Search people' })
    await userEvent.type(search, 'Napoleon')
    await seen(canvas, 'No orders match')
    await ear.until('No orders match')
    ear.stop()
    await press(canvas, 'Show all orders')
    await expectOrders(canvas, 5)
    await expect(search).toHaveValue('')
    await focusOn(canvas, 'heading', /^Fri, Nov 27, 3 people/)
  }),
)

/** A skeleton first, then an announcement, then a retry button. */
export const Loading = meta.story(
  scene(
    worlds.manyOrders,
    { ...opened('order history: loading'), faults: { getOrders: { kind: 'never', times: 1 } } },
    async ({ canvas, canvasElement, id }) => {
      const ear = listen(canvasElement.ownerDocument.body)
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible())
      await stageOf(id).clock.advance(1000)
      await ear.until('Loading your orders')
      ear.stop()
      await stageOf(id).clock.advance(7000)
      await seen(canvas, 'This is taking longer than usual.')
      await press(canvas, 'Try again')
      await expectOrders(canvas, 5)
    },
  ),
)

/** A load failure shows help and a retry; retrying keeps focus in place. */
export const LoadFailed = meta.story(
  scene(
    worlds.manyOrders,
    { ...opened('order history: load failed'), faults: { getOrders: 'html' } },
    async ({ canvas, id }) => {
      await seen(canvas, 'We couldn’t load this.')
      await canvas.findByRole('link', { name: 'Call (800) 555-0142' })
      stageOf(id).backend.setFault('getOrders', null)
      await press(canvas, 'Try again')
      await expectOrders(canvas, 5)
      await focusOn(canvas, 'heading', /^Fri, Nov 27, 3 people/)
    },
  ),
)

/** A slow search says so above the earlier orders; Try again focuses the first order found. */
export const FilterSlow = meta.story(
  scene(
    worlds.manyOrders,
    opened('order history: loading'),
    async ({ canvas, canvasElement, id }) => {
      await expectOrders(canvas, 5)
      const { backend, clock } = stageOf(id)
      backend.setFault('getOrders', { kind: 'never', times: 1 })
      const ear = listen(canvasElement.ownerDocument.body)
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people' }), 'Castillo')
      await waitFor(() => expect(callsOf(id, 'getOrders').length).toBe(2))
      await expect(canvas.queryByText('Loading your orders')).toBeNull()
      await clock.advance(1000)
      await seen(canvas, 'Loading your orders')
      await clock.advance(1000)
      await ear.until('Loading your orders')
      ear.stop()
      await clock.advance(7000)
      await seen(canvas, 'This is taking longer than usual.')
      await expectOrders(canvas, 5)
      await press(canvas, 'Try again')
      await expectOrders(canvas, 1)
      await focusOn(canvas, 'heading', /, 30 people, /)
      await expect(canvas.queryByText('Loading your orders')).toBeNull()
    },
  ),
)

/** Loading fails after filtering: a successful retry focuses the order found. */
export const FilterFailed = meta.story(
  scene(worlds.manyOrders, opened('order history: load failed'), async ({ canvas, id }) => {
    await expectOrders(canvas, 5)
    stageOf(id).backend.setFault('getOrders', 'html')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people' }), 'Castillo')
    await seen(canvas, 'We couldn’t load this.')
    stageOf(id).backend.setFault('getOrders', null)
    await press(canvas, 'Try again')
    await expectOrders(canvas, 1)
    await focusOn(canvas, 'heading', /, 30 people, /)
  }),
)

/** If older orders fail to load, the loaded ones stay, with a retry. */
export const LoadMoreFailed = meta.story(
  scene(worlds.manyOrders, opened('order history: load more failed'), async ({ canvas, id }) => {
    await expectOrders(canvas, 5)
    stageOf(id).backend.setFault('getOrders', 'html')
    await press(canvas, 'Show more')
    await seen(canvas, 'We couldn’t load this.')
    await expectOrders(canvas, 5)
    await focusOn(canvas, 'button', 'Try again')
    stageOf(id).backend.setFault('getOrders', null)
    await press(canvas, 'Try again')
    await expectOrders(canvas, 9)
  }),
)
