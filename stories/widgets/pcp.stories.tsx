import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import * as worlds from '../../mocks/scenarios'
import { callsOf, focusOn, listen, noSidewaysScroll, noWorld, press, stageOf } from '../support'
import {
  ALL,
  atAddress,
  expectCount,
  GIFTS,
  isWide,
  listOf,
  opened,
  openFilter,
  Page,
  STEAKS,
  scene,
} from './pcp/page'

/** Selector of the visible count, which is also in a live region. */
const COUNT = { selector: '.gw-pcp-count' }

const meta = preview.meta({ title: 'Widgets/pcp', component: Page, args: STEAKS })

/** Two columns on a phone, four on a wide page; the first photos load eagerly. */
export const Grid = meta.story({
  args: { ...ALL, products: GIFTS.slice(0, 24), pageSize: null },
  tags: ['wide'],
  ...scene(noWorld, 'grid 24', async ({ canvas }) => {
    const { names, element, getByRole } = await listOf(canvas, 'All gifts')
    await expect(names()).toHaveLength(24)
    await expectCount(canvas, '24 gifts')
    await expect(getByRole('heading', { level: 1 })).toHaveTextContent('All gifts')
    const tops = [...element.querySelectorAll('[data-gw-product]')].map((card) =>
      Math.round(card.getBoundingClientRect().top),
    )
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(isWide() ? 4 : 2)
    const eager = [...element.querySelectorAll('img')].filter(({ loading }) => loading === 'eager')
    await expect(eager).toHaveLength(4)
    await noSidewaysScroll()
  }),
})

/** A promotional tile among the products; hidden while filters are active. */
export const WithPromo = meta.story({
  args: {
    promo: {
      title: 'Steak-of-the-Month Club',
      text: 'A new cut every month, for three, six or twelve months.',
      href: '/product/steak-of-the-month-club',
      linkText: 'See the club',
      after: 3,
    },
  },
  tags: ['wide'],
  ...scene(noWorld, 'grid 24', async ({ canvas }) => {
    const { element, getByRole, queryByRole } = await listOf(canvas)
    const link = getByRole('link', { name: 'Steak-of-the-Month Club' })
    const items = [...element.querySelectorAll('.gw-pcp-grid > li')]
    await expect(items.indexOf(link.closest('li') as Element)).toBe(3)
    await userEvent.click(
      (await openFilter(canvas, 'Price')).getByRole('checkbox', { name: /^Under/ }),
    )
    await waitFor(() => expect(queryByRole('link', { name: 'Steak-of-the-Month Club' })).toBeNull())
  }),
})

/** There is nothing to filter or sort. */
export const OneProduct = meta.story({
  args: { products: STEAKS.products.slice(0, 1) },
  tags: ['wide'],
  ...scene(noWorld, 'one product', async ({ canvas }) => {
    const { names, queryByRole } = await listOf(canvas)
    await expect(names()).toEqual(['Filet Mignon'])
    await expectCount(canvas, '1 gift')
    await expect(queryByRole('combobox')).toBeNull()
    await expect(queryByRole('button', { name: /^Filter/ })).toBeNull()
  }),
})

export const NoProducts = meta.story({
  args: { products: [] },
  tags: ['wide'],
  ...scene(noWorld, 'no products', async ({ canvas, id }) => {
    const { getByText, queryByRole } = await listOf(canvas)
    await expect(getByText('New gifts are on the way.')).toBeVisible()
    await expect(queryByRole('button')).toBeNull()
    await expect(stageOf(id).backend.count()).toBe(0)
  }),
})

/** Filters are in the URL, and announced once; each can be removed by its chip. */
export const Filtered = meta.story({
  tags: ['wide'],
  ...scene(noWorld, 'filters applied, chips', async ({ canvas }) => {
    const said = listen(document.body)
    const { names, getByRole, queryByRole } = await listOf(canvas)
    const price = await openFilter(canvas, 'Price')
    const box = price.getByRole('checkbox', { name: '$200 and up (3)' })
    await userEvent.click(box)
    await expect(box).toHaveFocus()
    await expectCount(canvas, '3 gifts')
    await said.until('3 gifts')
    await expect(names()).toEqual(['Boneless Ribeye', 'New York Strip', 'Porterhouse'])
    const more = await openFilter(canvas, 'More')
    await userEvent.click(more.getByRole('checkbox', { name: 'On sale (1)' }))
    await expectCount(canvas, '1 gift')
    await said.until('1 gift')
    await expect(new URLSearchParams(location.search).getAll('more')).toEqual(['sale'])
    await userEvent.keyboard('{Escape}')
    await press(canvas, 'Remove filter On sale')
    await expectCount(canvas, '3 gifts')
    await focusOn(canvas, 'button', 'Remove filter $200 and up')
    await userEvent.keyboard('{Enter}')
    await expectCount(canvas, `${STEAKS.products.length} gifts`)
    await waitFor(() => expect(canvas.getByText(/^\d+ gifts$/, COUNT)).toHaveFocus())
    await expect(queryByRole('button', { name: /^Remove/ })).toBeNull()
    await expect(getByRole('heading', { level: 1 })).toBeVisible()
    await expect(said.heard.filter((text) => text === '1 gift')).toHaveLength(1)
    said.stop()
  }),
})

/** A shared URL without matches; one press shows all again. */
export const NoMatch = meta.story({
  tags: ['wide'],
  ...scene(
    noWorld,
    { state: 'no match with Clear', ...opened({ price: 'under-50', occasion: 'birthday' }) },
    async ({ canvas }) => {
      const { getByText, names, element } = await listOf(canvas)
      await expect(getByText('No gifts match')).toBeVisible()
      await expectCount(canvas, '0 gifts')
      await userEvent.click(
        within(element.querySelector<HTMLElement>('.gw-pcp-empty') ?? element).getByRole('button', {
          name: 'Clear all',
        }),
      )
      await waitFor(() => expect(names()).toHaveLength(STEAKS.products.length))
      await waitFor(() => expect(getByText(/^\d+ gifts$/, COUNT)).toHaveFocus())
    },
  ),
})

/** An unchecked choice without matches keeps focus; it is off once another one is selected. */
export const TakenBack = meta.story({
  ...scene(
    noWorld,
    { state: 'no match with Clear', ...opened({ price: 'under-50', occasion: 'birthday' }) },
    async ({ canvas }) => {
      const occasion = await openFilter(canvas, 'Occasion')
      const birthday = occasion.getByRole('checkbox', { name: 'Birthday (0)' })
      birthday.focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(birthday).not.toBeChecked())
      await expect(birthday).toHaveFocus()
      await expect(birthday).toBeEnabled()
    },
  ),
})

/** By keyboard only: opened, used, closed by Escape or by the button with the count. */
export const Drawer = meta.story({
  globals: atWidth('phone'),
  ...scene(noWorld, 'filter drawer (mobile)', async ({ canvas }) => {
    const { getByRole, queryByRole } = await listOf(canvas)
    const toggle = getByRole('button', { name: 'Filter' })
    toggle.focus()
    await userEvent.keyboard('{Enter}')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    const drawer = within(getByRole('group', { name: 'Filters' }))
    await userEvent.tab()
    const [first] = drawer.getAllByRole('checkbox')
    await expect(first).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(await drawer.findByRole('button', { name: /^Show \d+ gifts?$/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(toggle).toHaveFocus())
    await expect(toggle).toHaveAccessibleName('Filter (1)')
    await expect(queryByRole('group', { name: 'Filters' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await press(within(getByRole('group', { name: 'Filters' })), /^Show/)
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    // It would cover what comes after it.
    await userEvent.keyboard('{Enter}')
    within(getByRole('group', { name: 'Filters' }))
      .getByRole('button', { name: /^Show/ })
      .focus()
    await userEvent.tab()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await noSidewaysScroll()
  }),
})

/** On a wide page each filter is a dropdown: one at a time, closed by Escape or a press outside. */
export const Dropdowns = meta.story({
  globals: atWidth('desktop'),
  ...scene(noWorld, 'filters applied, chips', async ({ canvas }) => {
    const { getByRole, queryByRole } = await listOf(canvas)
    const price = getByRole('button', { name: 'Price' })
    await userEvent.click(price)
    await expect(getByRole('group', { name: 'Price' })).toBeVisible()
    await userEvent.click(getByRole('button', { name: 'Occasion' }))
    await expect(queryByRole('group', { name: 'Price' })).toBeNull()
    await userEvent.click(getByRole('checkbox', { name: /^Birthday/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(getByRole('button', { name: 'Occasion (1)' })).toHaveFocus())
    await userEvent.click(price)
    await userEvent.click(getByRole('heading', { level: 1 }))
    await waitFor(() => expect(queryByRole('group', { name: 'Price' })).toBeNull())
  }),
})

/** A native select on a phone, a rich one on a wide page; the filters are unaffected. */
export const Sorted = meta.story({
  ...scene(noWorld, 'sort changed', async ({ canvas }) => {
    const { names, findByRole } = await listOf(canvas)
    const before = names()
    const sort = await findByRole('combobox', { name: 'Sort' })
    await userEvent.selectOptions(sort, 'Price, low to high')
    await waitFor(() => expect(names()[0]).toBe('Butcher’s Surprise'))
    await expect(new URLSearchParams(location.search).get('sort')).toBe('low')
    await userEvent.selectOptions(sort, 'Featured')
    await waitFor(() => expect(names()).toEqual(before))
    await expect(location.search).not.toContain('sort')
  }),
  globals: atWidth('phone'),
})

export const SortedWide = meta.story({
  globals: atWidth('desktop'),
  ...scene(noWorld, 'sort changed', async ({ canvas }) => {
    const { names, findByRole } = await listOf(canvas)
    await userEvent.click(await findByRole('combobox', { name: 'Sort' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Price, high to low' }))
    await waitFor(() => expect(names()[0]).toBe('Bone-In Tomahawk Ribeye'))
  }),
})

const never = () => new Promise<never>(() => {})
const MORE = { ...ALL, products: GIFTS.slice(0, 6), pageSize: 6, total: 14 }

/** The page loads the rest of the list itself. */
export const LoadingMore = meta.story({
  args: { ...MORE, loadProducts: never },
  ...scene(noWorld, 'loading more', async ({ canvas }) => {
    await expectCount(canvas, '14 gifts')
    await press(canvas, 'Show 6 more')
    const busy = await canvas.findByRole('button', { name: 'Loading…' })
    await expect(busy).toHaveFocus()
    await expect(busy).not.toBeDisabled()
  }),
})

let attempts = 0
const failsOnce = async (page: number) => {
  attempts += 1
  if (attempts === 1) throw new Error('503')
  return GIFTS.slice((page - 1) * 6, Math.min(page * 6, 14))
}

/** A failure message; a retry continues from there. */
export const MoreFailed = meta.story({
  args: { ...MORE, loadProducts: failsOnce },
  ...scene(noWorld, 'more failed', async ({ canvas, id }) => {
    attempts = 0
    const { names, getByRole, findByRole, queryByRole } = await listOf(canvas, 'All gifts')
    await press(canvas, 'Show 6 more')
    await expect(await findByRole('alert')).toHaveTextContent('We couldn’t load more gifts.')
    const again = getByRole('button', { name: 'Try again' })
    await expect(again).toHaveFocus()
    await expect(stageOf(id).reported).toEqual(['products-not-loaded'])
    await userEvent.click(again)
    await waitFor(() => expect(names()).toHaveLength(12))
    await expect(queryByRole('alert')).toBeNull()
  }),
})

/** Each step focuses the first new gift; the last one says that this is all. */
export const EndOfList = meta.story({
  args: { ...ALL, products: GIFTS.slice(0, 14), pageSize: 8 },
  ...scene(noWorld, 'end of list', async ({ canvas }) => {
    const { names } = await listOf(canvas, 'All gifts')
    const more = await canvas.findByRole('button', { name: 'Show 6 more' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(names()).toHaveLength(14))
    const [firstNew] = names().slice(8)
    await focusOn(canvas, 'link', firstNew ?? '')
    await expect(canvas.getByText('That’s all 14.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /more$/ })).toBeNull()
  }),
})

const nothingMore = async () => []

/** Nothing more matches the filter, and there is no more: focus stays at the end of the list. */
export const NothingMore = meta.story({
  args: { ...MORE, loadProducts: nothingMore },
  ...scene(
    noWorld,
    { state: 'end of list', ...opened({ price: '50-to-100' }) },
    async ({ canvas }) => {
      const { names, findByText } = await listOf(canvas, 'All gifts')
      const matches = names().length
      await expect(matches).toBeGreaterThan(0)
      await press(canvas, 'Show 6 more')
      const end = await findByText(`That’s all ${matches}.`)
      await waitFor(() => expect(end).toHaveFocus())
    },
  ),
})

/** A URL with an unknown filter applies the rest. */
export const UnknownFilter = meta.story(
  scene(
    noWorld,
    { state: 'URL has unknown filter', ...opened({ price: '50-to-100', more: 'gold-plated' }) },
    async ({ canvas, id }) => {
      const { getAllByRole } = await listOf(canvas)
      const chips = getAllByRole('button', { name: /^Remove filter/ })
      await expect(chips.map((chip) => chip.textContent)).toEqual(['$50–$100'])
      await expect(stageOf(id).reported).toEqual([])
      atAddress()
    },
  ),
)

/**
 * One stock request for the whole list once it is painted; a sold-out card changes in place and keeps its
 * link.
 */
export const StockRefreshed = meta.story({
  tags: ['wide'],
  ...scene(worlds.filetSoldOut, 'stock refreshed after load', async ({ canvas, id }) => {
    const { cardOf } = await listOf(canvas)
    const { card, getByRole, findByRole } = cardOf('Filet Mignon')
    const { top, height } = card.getBoundingClientRect()
    await findByRole('button', { name: 'Sold out: Filet Mignon' })
    const now = card.getBoundingClientRect()
    await expect([now.top, now.height]).toEqual([top, height])
    await expect(getByRole('link')).toHaveAttribute('href', '/product/filet-mignon')
    await expect(callsOf(id, 'postCheckStock')).toHaveLength(1)
  }),
})
