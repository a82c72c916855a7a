import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import { fiveRecipients } from '../../mocks/scenarios'
import { focusOn, listen, noSidewaysScroll, noWorld, press } from '../support'
import { LONG_NAME } from '../support/products'
import { cards, heldSearch } from '../support/recipes'
import { Page, STEAK, scene } from './recipe-category/page'

const meta = preview.meta({ title: 'Widgets/recipe-category', component: Page, args: STEAK })

/** Title, time and servings of each; two columns on phones. */
export const TwelveRecipes = meta.story({
  tags: ['wide'],
  ...scene(noWorld, 'list 12', async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await expect(canvas.getByText('12 recipes')).toBeVisible()
    const [one, two] = canvas.getAllByRole('listitem')
    await expect(one?.getBoundingClientRect().top).toBe(two?.getBoundingClientRect().top)
    await expect(canvas.getByText('That’s all 12.')).toBeVisible()
    await noSidewaysScroll()
  }),
})

export const OneRecipe = meta.story({
  args: { recipes: cards.slice(0, 1) },
  ...scene(noWorld, 'one', async ({ canvas }) => {
    await expect(canvas.getByText('1 recipe')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  }),
})

export const NoRecipes = meta.story({
  args: { recipes: [] },
  ...scene(noWorld, 'none', async ({ canvas }) => {
    await expect(canvas.getByText('New recipes are on the way.')).toBeVisible()
    await expect(canvas.queryByLabelText('Sort')).toBeNull()
  }),
})

/** Filters are in the URL, announced once, and can be removed. */
export const Filtered = meta.story({
  tags: ['proves-announced'],
  ...scene(fiveRecipients, 'filter applied / none match', async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByText('Filter'))
    await userEvent.selectOptions(canvas.getByLabelText('Time'), '30')
    const quick = cards.slice(0, 12).filter(({ minutes }) => minutes <= 30).length
    const words = `${quick} ${quick === 1 ? 'recipe' : 'recipes'}`
    await said.until(words)
    await said.once(words)
    await expect(new URLSearchParams(location.search).get('time')).toBe('30')
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(quick)
    await press(canvas, 'Remove filter 30 min or less')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await expect(location.search).not.toContain('time=')
    await expect(canvas.getByText('Filter').closest('summary')).toHaveFocus()
  }),
})

/** No recipe matches the filters: one press clears them. */
export const NoMatch = meta.story({
  args: {
    recipes: [
      { ...cards[0], minutes: 20, cuts: ['Ribeye'], methods: [] },
      { ...cards[1], minutes: 200, cuts: ['Brisket'], methods: [] },
    ] as never,
  },
  ...scene(noWorld, 'filter applied / none match', async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Filter'))
    await userEvent.selectOptions(canvas.getByLabelText('Time'), '30')
    await userEvent.selectOptions(canvas.getByLabelText('Main ingredient'), 'Brisket')
    await expect(canvas.getByText('No recipes match')).toBeVisible()
    const [besideChips, below] = canvas.getAllByRole<HTMLElement>('button', { name: 'Clear all' })
    if (besideChips && below) await userEvent.click(below)
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  }),
})

const more = heldSearch(async () => ({ recipes: cards.slice(3, 6), total: 6 }))

/** Loading more fails, then succeeds and moves focus; then there are no more. */
export const MoreRecipes = meta.story({
  args: { recipes: cards.slice(0, 3), total: 6, category: 'steak' },
  ...scene(
    fiveRecipients,
    { state: 'load more pending / failed / end', searchRecipes: more.search },
    async ({ canvas }) => {
      more.asked.length = 0
      await expect(canvas.getByText('6 recipes')).toBeVisible()
      await press(canvas, 'Show 3 more')
      await expect(await canvas.findByRole('button', { name: 'Loading…' })).toBeVisible()
      more.asked[0]?.fail()
      await expect(await canvas.findByText('We couldn’t load more recipes.')).toBeVisible()
      await press(canvas, 'Try again')
      await waitFor(() => expect(more.asked).toHaveLength(2))
      more.asked[1]?.answer()
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6))
      const fourth = canvas.getAllByRole('listitem')[3]
      await waitFor(() => expect(fourth?.querySelector('a')).toHaveFocus())
      await expect(canvas.getByText('That’s all 6.')).toBeVisible()
    },
  ),
})

const slow = cards.slice(3, 6).map((one) => ({ ...one, minutes: 200 }))
const later = heldSearch(async () => ({ recipes: slow, total: 6 }))

/** None of the recipes that were loaded matches the filter: focus stays at the end of the list. */
export const MoreWithoutMatch = meta.story({
  args: {
    recipes: cards.slice(0, 3).map((one, at) => ({ ...one, minutes: at < 2 ? 20 : 90 })),
    total: 6,
    category: 'steak',
  },
  ...scene(
    fiveRecipients,
    { state: 'load more pending / failed / end', searchRecipes: later.search },
    async ({ canvas }) => {
      later.asked.length = 0
      await userEvent.click(canvas.getByText('Filter'))
      await userEvent.selectOptions(canvas.getByLabelText('Time'), '30')
      await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
      await press(canvas, 'Show 3 more')
      later.asked[0]?.answer()
      await waitFor(() => expect(canvas.getByText('That’s all 2.')).toHaveFocus())
      await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    },
  ),
})

export const Unknown = meta.story({
  args: { title: null, isUnknown: true, recipes: null },
  ...scene(noWorld, 'unknown category', async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'We couldn’t find that category.' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse recipes' })).toHaveAttribute(
      'href',
      '#recipes',
    )
  }),
})

/** A card shows what is known, and omits the rest. */
export const BareCard = meta.story({
  args: { recipes: [{ id: 'a', title: 'Grandmother’s roast', url: '#roast' }] },
  ...scene(noWorld, 'card without image/time/rating', async ({ canvas }) => {
    const card = canvas.getByRole('listitem')
    await expect(card.querySelector('img')).toBeNull()
    await expect(card.querySelector('p')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Grandmother’s roast' })).toBeVisible()
  }),
})

export const LongNames = meta.story({
  globals: atWidth('narrow'),
  args: {
    title: LONG_NAME,
    recipes: cards.slice(0, 4).map((one) => ({ ...one, title: LONG_NAME })),
  },
  ...scene(noWorld, 'long names', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: LONG_NAME })).toHaveLength(4)
    await noSidewaysScroll()
  }),
})

/** Back restores the previous filters. */
export const Back = meta.story(
  scene(fiveRecipients, 'back restores position', async ({ canvas }) => {
    const sort = () => canvas.getByLabelText('Sort')
    await userEvent.selectOptions(sort(), 'quick')
    await userEvent.selectOptions(sort(), 'name')
    await expect(new URLSearchParams(location.search).get('sort')).toBe('name')
    history.back()
    await waitFor(() => expect(sort()).toHaveValue('quick'))
    const [first] = canvas.getAllByRole('heading', { level: 2 })
    const quickest = cards.slice(0, 12).toSorted((a, b) => a.minutes - b.minutes)[0]
    await expect(first).toHaveTextContent(quickest?.title ?? '?')
    history.back()
    await waitFor(() => expect(sort()).toHaveValue('featured'))
    await focusOn(canvas, 'combobox', 'Sort')
  }),
)
