import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import * as worlds from '../../mocks/scenarios'
import { listen, noSidewaysScroll, noWorld, stageOf } from '../support'
import { noPlace, Page, SALE, scene, shopping, strip, unmoved } from './universal-banner/page'

const meta = preview.meta({ title: 'Widgets/universal-banner', component: Page, args: SALE })

/** One line with a hide button; not announced on page load. */
export const TextOnly = meta.story({
  args: { code: null, ends: null },
  tags: ['wide'],
  ...scene(noWorld, 'text only', async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    const { element, getAllByRole, queryByRole } = await strip(canvas)
    await expect(element).toHaveTextContent(SALE.text)
    const buttons = getAllByRole('button')
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Hide this offer'])
    for (const one of buttons)
      await expect(one.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await expect(queryByRole('timer')).toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(said.heard).toEqual([])
  }),
})

export const WithLink = meta.story({
  args: { href: '/category/steaks', linkText: 'Shop steaks', code: null, ends: null },
  ...scene(noWorld, 'with link', async ({ canvas }) => {
    const { getByRole } = await strip(canvas)
    const link = getByRole('link', { name: 'Shop steaks' })
    await expect(link).toHaveAttribute('href', '/category/steaks')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  }),
})

export const DaysLeft = meta.story({
  tags: ['wide'],
  ...scene(worlds.saleDaysLeft, 'countdown Nd Nh', async ({ canvas }) => {
    const { getByRole } = await strip(canvas)
    const timer = getByRole('timer', { name: 'Ends Sun, Dec 6 at 11:59 PM Central' })
    await expect(timer).toHaveTextContent('2d 10h left')
    await expect(timer.closest('[aria-live]')).toBeNull()
  }),
})

export const HoursLeft = meta.story(
  scene(worlds.saleHoursLeft, 'Nh', async ({ canvas }) => {
    const { getByRole, queryByText } = await strip(canvas)
    await expect(getByRole('timer')).toHaveTextContent('5h left')
    await expect(queryByText('Ends soon')).toBeNull()
  }),
)

/** Seven days before the end: the offer without a countdown. */
export const FarAway = meta.story(
  scene(worlds.saleFarAway, 'hidden at ≥ 7 days', async ({ canvas }) => {
    const { queryByRole, getByText } = await strip(canvas)
    await expect(getByText(SALE.text)).toBeVisible()
    await expect(queryByRole('timer')).toBeNull()
  }),
)

/** In the last hour, “Ends soon” beside the specification's `0h left`. */
export const LastHour = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.saleLastHour,
    'under 1 h ("0h left" risk: we show "Ends soon")',
    async ({ canvas }) => {
      const { getByRole, getByText } = await strip(canvas)
      await expect(getByRole('timer')).toHaveTextContent('0h left')
      await expect(getByText('Ends soon')).toBeVisible()
    },
  ),
})

/** The offer ends while the page is open: shown in the same place, without layout shift. */
export const Ended = meta.story({
  ...scene(worlds.saleLastHour, { state: 'ended (removed without layout jump)', ...shopping }),
  tags: ['wide'],
  play: async ({ canvas, canvasElement, id }) => {
    const { getByRole, findByText, getByText, queryByRole } = await strip(canvas)
    const stays = unmoved(canvasElement)
    getByRole('button', { name: 'Apply STEAK10' }).focus()
    const { store } = stageOf(id)
    store.now = () => new Date('2026-12-07T05:59:00.000Z')
    document.dispatchEvent(new Event('visibilitychange'))
    await expect(await findByText('This offer has ended.')).toBeVisible()
    await stays()
    await expect(getByText(SALE.text)).not.toBeVisible()
    await expect(queryByRole('button', { name: /STEAK10/ })).toBeNull()
    await expect(queryByRole('timer')).toBeNull()
    await waitFor(() => expect(getByRole('button', { name: 'Hide this offer' })).toHaveFocus())
  },
})

/** On the next page load, it is not shown. */
export const EndedBefore = meta.story(
  scene(
    worlds.saleOver,
    'ended (removed without layout jump)',
    async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('link', { name: 'Filet Mignon' })).toBeVisible()
      await noPlace(canvas, canvasElement)
    },
  ),
)

/** The next message is shown and announced on request; no auto-rotation. */
export const TwoQueued = meta.story({
  ...scene(worlds.saleDaysLeft, 'two messages queued (manual next, no auto-rotate)'),
  args: {
    text: null,
    code: null,
    ends: null,
    messages: [
      { ...SALE },
      { text: 'Over since Friday.', ends: '2026-12-04T12:59' },
      { text: 'Free shipping on each gift of $59.95 or more.' },
    ],
  },
  tags: ['wide', 'proves-announced'],
  play: async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement.ownerDocument.body)
    const { element, getByRole } = await strip(canvas)
    await expect(element).toHaveTextContent('1 of 2')
    await expect(getByRole('timer')).toHaveTextContent('2d 10h left')
    const next = getByRole('button', { name: 'Next offer' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(element).toHaveTextContent(/Free shipping on each gift.*2 of 2/)
    await waitFor(() => expect(next).toHaveFocus())
    const words = '2 of 2. Free shipping on each gift of $59.95 or more.'
    await said.until(words)
    await expect(said.heard.filter((one) => one === words)).toHaveLength(1)
    const hide = getByRole('button', { name: 'Hide this offer' })
    await userEvent.click(hide)
    await waitFor(() => expect(element).toHaveTextContent(SALE.text))
    await expect(element).not.toHaveTextContent(/\d of \d/)
    await said.until(SALE.text)
    await waitFor(() => expect(hide).toHaveFocus())
    await userEvent.click(hide)
    await waitFor(() => noPlace(canvas, canvasElement))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Filet Mignon' })).toHaveFocus())
  },
})

const LONG =
  'For two weeks only: 10% off everything you send to friends, family, neighbors and clients, each with a card and a date of its own'

/** Long text wraps; nothing is cut or scrolls. */
export const LongText = meta.story({
  args: { text: LONG, href: '/category/steaks', linkText: 'See what it goes for' },
  tags: ['wide'],
  ...scene(worlds.saleDaysLeft, 'long text wraps', async ({ canvas }) => {
    const { element, getByText, getByRole } = await strip(canvas)
    await expect(getByRole('timer')).toHaveTextContent('2d 10h left')
    const words = getByText(LONG)
    await expect(words.getClientRects().length).toBeGreaterThan(1)
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
    await noSidewaysScroll()
  }),
})

/** A page without announcements. */
export const NoData = meta.story({
  args: { text: null, code: null, ends: null },
  ...scene(noWorld, 'no data (nothing, zero height)', async ({ canvas, canvasElement, id }) => {
    await noPlace(canvas, canvasElement)
    await expect(stageOf(id).backend.count()).toBe(0)
  }),
})

const CUTOFF = {
  ...SALE,
  text: null,
  code: null,
  ends: null,
  orderBy: '2026-12-04T17:00',
  arrivesBy: '2026-12-08',
}

/** On the day of the cutoff: only the time. */
export const CutoffToday = meta.story({
  args: CUTOFF,
  tags: ['wide'],
  ...scene(worlds.saleDaysLeft, 'shipping cut-off variant', async ({ canvas }) => {
    const { getByText } = await strip(canvas)
    await expect(getByText('Order by 5:00 PM Central to arrive by Tue, Dec 8')).toBeVisible()
  }),
})

/** Before that day: day and time, beside other text. */
export const CutoffAhead = meta.story({
  args: { ...CUTOFF, text: 'Dinner for the holidays.', orderBy: '2026-12-01T17:00' },
  globals: atWidth('desktop'),
  ...scene(worlds.saleFarAway, 'shipping cut-off variant', async ({ canvas }) => {
    const { element } = await strip(canvas)
    await expect(element).toHaveTextContent(
      'Dinner for the holidays. Order by Tue, Dec 1, 5:00 PM Central to arrive by Tue, Dec 8',
    )
  }),
})

/** The server reports that today's cutoff has passed: no promise is shown. */
export const CutoffPassed = meta.story({
  args: { ...CUTOFF, orderBy: '2026-12-01T23:59' },
  ...scene(
    worlds.cutoffPassed,
    { state: 'shipping cut-off variant', ...shopping },
    async ({ canvas }) => {
      const { findByText, getByText } = await strip(canvas)
      await expect(await findByText('This offer has ended.')).toBeVisible()
      await expect(getByText(/^Order by/)).not.toBeVisible()
    },
  ),
})
