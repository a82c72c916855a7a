import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { aCustomer } from '../../../mocks/people'
import * as worlds from '../../../mocks/scenarios'
import type { Canvas } from '../../support'
import { callsOf, focusOn, press, seen, stageOf } from '../../support'
import { accountPage, arrived, openedAt, scene } from './page'

const meta = preview.meta({ title: 'Widgets/myaccount/dashboard', ...accountPage })

const at = (state: string | string[]) => ({ state, ...openedAt('#/dashboard') })
const tile = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }))

/** Shows at a glance where the gifts are; each tile links to its full list. */
export const Full = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.manyOrders,
    at(['dashboard: full', 'dashboard: delayed order', 'dashboard: many upcoming deliveries']),
    async ({ canvas }) => {
      const gifts = await tile(canvas, 'Your gifts')
      const late = await canvas.findByText(/^Walter’s gift is late\. New date: /)
      const hello = canvas.getByText(/^Hi, /)
      await expect(late.compareDocumentPosition(hello)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      await seen(gifts, /^\d of \d gifts delivered\. \d arriving /)
      await expect(gifts.getAllByRole('listitem').length).toBeLessThanOrEqual(4)
      await seen(await tile(canvas, 'Default card'), 'Visa ending 4242')
      await seen(await tile(canvas, 'Default address'), /Margaret|Holloway/)
      for (const link of canvas.getAllByRole('link'))
        await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
      await userEvent.click(gifts.getByRole('link', { name: 'View all orders' }))
      await arrived(canvas, 'Order History')
    },
  ),
})

/** A new account: what is missing, and a way to start. */
export const BrandNew = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.emptyAddressBook,
    at('dashboard: brand-new customer (nothing yet)'),
    async ({ canvas }) => {
      const gifts = await tile(canvas, 'Your gifts')
      await seen(gifts, 'Your first gift starts here')
      await expect(gifts.getByRole('link', { name: 'Find a gift' })).toHaveAttribute(
        'href',
        '/shop',
      )
      await seen(await tile(canvas, 'Default card'), 'No saved cards yet.')
      await seen(
        await tile(canvas, 'Next subscription box'),
        'No subscriptions yet. Look for Auto-Delivery on a gift.',
      )
      await seen(
        await tile(canvas, 'Default address'),
        'No addresses yet. Save one, and never retype it.',
      )
    },
  ),
})

export const OnlyOrders = meta.story(
  scene(worlds.orderPartShipped, at('dashboard: only orders'), async ({ canvas }) => {
    const gifts = await tile(canvas, 'Your gifts')
    await seen(gifts, /^1 of 3 gifts delivered\. 1 arriving /)
  }),
)

/** Only subscriptions: the next box, and a link to all. */
export const OnlySubscriptions = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneSubscription, at('dashboard: only subscriptions'), async ({ canvas }) => {
    const box = await tile(canvas, 'Next subscription box')
    await seen(box, ['Filet Mignon', 'For Eleanor Whitfield', 'Next box Thu, Dec 17, $109.95'])
    await seen(await tile(canvas, 'Your gifts'), 'Your first gift starts here')
    await userEvent.click(box.getByRole('link', { name: 'View all subscriptions' }))
    await arrived(canvas, 'My Subscriptions')
  }),
})

export const SubscriptionPaused = meta.story(
  scene(worlds.subscriptionPaused, at('dashboard: subscription paused'), async ({ canvas }) => {
    const box = await tile(canvas, 'Next subscription box')
    await seen(box, ['Wild Sockeye Salmon', 'Paused until Mon, Feb 1, 2027'])
  }),
)

/** A subscription that needs attention comes before the next box; ended ones are not shown. */
export const SubscriptionUnpaid = meta.story(
  scene(worlds.manySubscriptions, at('dashboard: only subscriptions'), async ({ canvas }) => {
    const box = await tile(canvas, 'Next subscription box')
    await seen(box, ['Steak Burgers', 'Payment failed. Update your card.'])
  }),
)

/** Gifts that arrive today come first, by name. */
export const Today = meta.story(
  scene(
    () => ({ ...worlds.orderPartShipped(), now: '2026-12-03T16:00:00.000Z' }),
    at('dashboard: delivery today'),
    async ({ canvas }) => {
      await seen(await tile(canvas, 'Your gifts'), 'Arriving today: Eleanor Whitfield')
    },
  ),
)

/** A gift that still waits for its address does not arrive today. */
export const TodayWithoutAddress = meta.story(
  scene(
    () => ({ ...worlds.orderAwaitingAddress(), now: '2026-12-17T16:00:00.000Z' }),
    at('dashboard: delivery today'),
    async ({ canvas }) => {
      await seen(await tile(canvas, 'Your gifts'), [
        /^Arriving today: Harold \w+$/,
        /^0 of 2 gifts delivered\. 1 arriving /,
        'Waiting for an address',
      ])
    },
  ),
)

/** All gifts have arrived. */
export const AllArrived = meta.story(
  scene(worlds.orderForEleven, at('dashboard: only orders'), async ({ canvas }) => {
    await seen(await tile(canvas, 'Your gifts'), 'All your gifts have arrived.')
  }),
)

/** A gift that was canceled has not arrived. */
export const OnlyCanceled = meta.story(
  scene(worlds.orderCanceled, at('dashboard: only orders'), async ({ canvas }) => {
    const gifts = await tile(canvas, 'Your gifts')
    await expect(await gifts.findByRole('link', { name: 'View all orders' })).toBeVisible()
    await expect(gifts.queryByText('All your gifts have arrived.')).toBeNull()
  }),
)

/** Payment methods without a default: only the link to them. */
export const NoDefaultCard = meta.story(
  scene(
    () => ({ ...worlds.walletLinked(), cards: worlds.walletLinked().cards?.slice(1) }),
    at('dashboard: full'),
    async ({ canvas }) => {
      const card = await tile(canvas, 'Default card')
      await expect(
        await card.findByRole('link', { name: 'View all payment methods' }),
      ).toBeVisible()
      await expect(card.queryByText('No saved cards yet.')).toBeNull()
    },
  ),
)

export const CardExpiring = meta.story(
  scene(
    () => ({
      ...worlds.orderPartShipped(),
      now: '2026-12-05T16:00:00.000Z',
      cards: worlds.orderPartShipped().cards?.map((card) => ({ ...card, expires: '12/2026' })),
    }),
    at('dashboard: card expiring soon'),
    async ({ canvas }) => {
      const card = await tile(canvas, 'Default card')
      await userEvent.click(
        await card.findByRole('link', { name: 'Visa ending 4242 expires soon. Update it now.' }),
      )
      await arrived(canvas, 'Edit Credit Card')
    },
  ),
)

/** One tile fails on its own, and a retry loads it. */
export const TileFailed = meta.story(
  scene(
    worlds.orderPartShipped,
    { ...at('dashboard: one tile failed, others fine'), faults: { getCards: 'server-error' } },
    async ({ canvas, id }) => {
      const card = await tile(canvas, 'Default card')
      await seen(card, 'We couldn’t load this.')
      await seen(await tile(canvas, 'Your gifts'), /gifts delivered/)
      stageOf(id).backend.setFault('getCards', null)
      await press(card, 'Try again')
      await seen(card, 'Visa ending 4242')
    },
  ),
)

/** A tile whose answer takes long says so on its own, and can be retried; the page shows the others meanwhile. */
export const TileSlow = meta.story(
  scene(
    worlds.orderPartShipped,
    { ...at('dashboard: one tile slow'), faults: { getCards: { kind: 'never', times: 1 } } },
    async ({ canvas, canvasElement, id }) => {
      await seen(await tile(canvas, 'Your gifts'), /gifts delivered/)
      const card = await tile(canvas, 'Default card')
      await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull()
      await expect(card.queryByRole('button', { name: 'Try again' })).toBeNull()
      await stageOf(id).clock.advance(8000)
      await seen(card, 'This is taking longer than usual.')
      await press(card, 'Try again')
      await seen(card, 'Visa ending 4242')
      // The pressed button is gone.
      await focusOn(card, 'heading', 'Default card')
    },
  ),
)

/** If several tiles take long, one says so, once; its button retries all of them. */
export const TilesSlow = meta.story(
  scene(
    worlds.orderPartShipped,
    {
      ...at('dashboard: one tile slow'),
      faults: Object.fromEntries(
        (['getOrders', 'getSubscriptions', 'getAddresses', 'getCards'] as const).map((name) => [
          name,
          { kind: 'never', times: 1 },
        ]),
      ),
    },
    async ({ canvas, id }) => {
      const gifts = await tile(canvas, 'Your gifts')
      await stageOf(id).clock.advance(8000)
      await seen(gifts, 'This is taking longer than usual.')
      await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
      await press(gifts, 'Try again')
      await seen(gifts, /gifts delivered/)
      await seen(await tile(canvas, 'Default card'), 'Visa ending 4242')
      await seen(await tile(canvas, 'Default address'), 'View all addresses')
      await expect(canvas.queryByText('This is taking longer than usual.')).toBeNull()
    },
  ),
)

export const LongName = meta.story({
  tags: ['wide'],
  ...scene(
    () => ({
      ...worlds.orderPartShipped(),
      customer: aCustomer({ cust_id: 8001, fname: 'Maximilianaaaaa' }),
    }),
    at('dashboard: long name'),
    async ({ canvas }) => {
      await seen(canvas, 'Hi, Maximilianaaaaa')
    },
  ),
})

/** From October on: last December in one press. */
export const LastDecember = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.manyOrders,
    at('dashboard: last December can be sent again'),
    async ({ canvas }) => {
      const again = await tile(canvas, 'Last December you sent 30 gifts.')
      await userEvent.click(again.getByRole('link', { name: 'Send again' }))
      await arrived(canvas, 'Order History')
      await seen(canvas, 'Who’s on the list this year?')
      await expect(location.hash).toBe('#/order-history?again=PO-25190')
    },
  ),
})

/** Not shown in summer. */
export const NoDecemberInSummer = meta.story(
  scene(
    () => ({ ...worlds.manyOrders(), now: '2026-07-01T16:00:00Z' }),
    at('dashboard: full'),
    async ({ canvas, id }) => {
      await tile(canvas, 'Your gifts')
      await seen(canvas, 'Visa ending 4242')
      await expect(canvas.queryByRole('region', { name: /^Last December/ })).toBeNull()
      const years = callsOf(id, 'getOrders').filter(({ path }) => path.includes('year='))
      await expect(years).toEqual([])
    },
  ),
)

/** Recently viewed items, with links; items unknown to the page are left out. */
export const RecentlyViewed = meta.story(
  scene(
    () => ({ ...worlds.manyOrders(), recentlyViewed: [1003, 1901] }),
    at('dashboard: full'),
    async ({ canvas }) => {
      const recent = within(await canvas.findByRole('region', { name: 'Recently viewed' }))
      await expect(recent.getByRole('link', { name: 'New York Strip' })).toBeVisible()
      await expect(recent.queryByRole('button')).toBeNull()
    },
  ),
)
