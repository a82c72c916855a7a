import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { fiveRecipients } from '../../mocks/scenarios'
import type { SearchRecipes } from '../../src/domain/recipe/recipeLists'
import { focusOn, listen, noSidewaysScroll, noWorld, press } from '../support'
import { cards, heldSearch, house } from '../support/recipes'
import { EMPTY, FOUND, Page, scene } from './recipe-search/page'

const meta = preview.meta({ title: 'Widgets/recipe-search', component: Page, args: EMPTY })

type Canvas = ReturnType<typeof within>
const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Search recipes' })
const queryInAddress = () => new URLSearchParams(location.search).get('q')

/** A search hint, and a link to all recipes. Without a search function, it is a plain form. */
export const EmptyQuery = meta.story(
  scene(noWorld, 'empty query', async ({ canvas }) => {
    const plain = canvas.getByLabelText<HTMLInputElement>('Search recipes')
    await expect(plain).toHaveValue('')
    await expect(plain.form).toHaveAttribute('action', '/recipes/search')
    await expect(canvas.getByText('Try ribeye, weeknight or grill')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse recipes' })).toHaveAttribute(
      'href',
      '#recipes',
    )
  }),
)

const typed = heldSearch()

/** Three keystrokes make one request, sent when typing pauses. */
export const Typing = meta.story(
  scene(
    fiveRecipients,
    { state: 'typing (debounced 250 ms)', searchRecipes: typed.search },
    async ({ canvas }) => {
      typed.asked.length = 0
      await userEvent.type(field(canvas), 'rib')
      await waitFor(() => expect(typed.asked.map(({ query }) => query)).toEqual(['rib']))
      typed.asked[0]?.answer()
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0))
    },
  ),
)

/** Arrow keys move through the suggestions, focus stays in the field; no suggestions for unknown words. */
export const Suggestions = meta.story(
  scene(
    fiveRecipients,
    { state: 'suggestions open / none', searchRecipes: house },
    async ({ canvas }) => {
      await userEvent.type(field(canvas), 'chicken')
      const options = within(await canvas.findByRole('listbox')).getAllByRole('option')
      await userEvent.keyboard('{ArrowDown}')
      await expect(field(canvas)).toHaveAttribute('aria-activedescendant', options[0]?.id)
      await focusOn(canvas, 'combobox', 'Search recipes')
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('listbox')).toBeNull()
      await expect(field(canvas)).toHaveValue('chicken')
      await userEvent.keyboard('{Escape}')
      await expect(field(canvas)).toHaveValue('')
      await userEvent.type(field(canvas), 'qqq')
      await canvas.findByText(/^No recipes for “qqq”/)
      await expect(canvas.queryByRole('listbox')).toBeNull()
    },
  ),
)

const many = Array.from({ length: 24 }, (_, at) => {
  const card = cards[at % cards.length] as (typeof cards)[number]
  return { ...card, id: `${card.id}-${at}`, url: `#${card.id}-${at}` }
})

export const Results = meta.story({
  tags: ['wide'],
  args: { ...FOUND, recipes: many, total: 24 },
  ...scene(noWorld, 'results 24', async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24)
    await expect(canvas.getByRole('heading', { name: '24 recipes for “steak”' })).toBeVisible()
    await noSidewaysScroll()
  }),
})

export const OneResult = meta.story({
  args: { ...FOUND, recipes: cards.slice(0, 1), total: 1 },
  ...scene(noWorld, 'one result', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 recipe for “steak”' })).toBeVisible()
    await expect(canvas.getByRole('listitem')).toBeVisible()
  }),
})

/** A spelling suggestion can be searched with one press; the number of matches is announced once. */
export const SpellingHelp = meta.story({
  tags: ['proves-announced'],
  ...scene(
    fiveRecipients,
    { state: 'no results with spelling help', searchRecipes: house },
    async ({ canvas, canvasElement }) => {
      await userEvent.type(field(canvas), 'chiken{Enter}')
      await canvas.findByText('No recipes for “chiken”. Check the spelling, or try one ingredient.')
      const said = listen(canvasElement.ownerDocument.body)
      await press(canvas, 'Did you mean chicken?')
      const found = await canvas.findByRole('heading', { name: /recipes? for “chicken”$/ })
      await expect(field(canvas)).toHaveValue('chicken')
      await expect(queryInAddress()).toBe('chicken')
      const words = found.textContent ?? '?'
      await said.until(words)
      await said.once(words)
    },
  ),
})

export const QueryFromUrl = meta.story(
  scene(
    fiveRecipients,
    {
      state: 'query from URL',
      searchRecipes: house,
      before: () => {
        const url = new URL(location.href)
        url.searchParams.set('q', 'chicken')
        history.replaceState(history.state, '', url)
      },
    },
    async ({ canvas }) => {
      await canvas.findByRole('heading', { name: /for “chicken”$/ })
      await expect(field(canvas)).toHaveValue('chicken')
    },
  ),
)

/** Text over the limit stays in the field, with a note that it was not searched. */
export const LongQuery = meta.story({
  args: { ...FOUND, query: 'steak '.repeat(20) },
  ...scene(noWorld, 'query > 100 characters', async ({ canvas }) => {
    await expect(canvas.getByText('We searched for the first 100 characters.')).toBeVisible()
    await expect(canvas.getByLabelText('Search recipes')).toHaveValue('steak '.repeat(20))
  }),
})

export const Markup = meta.story({
  args: { ...FOUND, query: '<img src=x onerror=alert(1)>', recipes: [], total: 0 },
  ...scene(noWorld, 'query with markup shown as text', async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^No recipes for “<img src=x onerror=alert\(1\)>”/)).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  }),
})

const slow = heldSearch()

export const Loading = meta.story(
  scene(fiveRecipients, { state: 'loading', searchRecipes: slow.search }, async ({ canvas }) => {
    slow.asked.length = 0
    await userEvent.type(field(canvas), 'chicken{Enter}')
    await expect(await canvas.findByText('Loading…')).toBeVisible()
    slow.asked.at(-1)?.answer()
    await canvas.findByRole('heading', { name: /for “chicken”$/ })
  }),
)

const late = heldSearch()

/** A stale response arrives last, and is ignored. */
export const StaleAnswer = meta.story(
  scene(
    fiveRecipients,
    { state: 'stale answer ignored (older query returns late)', searchRecipes: late.search },
    async ({ canvas }) => {
      late.asked.length = 0
      await userEvent.type(field(canvas), 'brisket')
      await waitFor(() => expect(late.asked.at(-1)?.query).toBe('brisket'))
      const older = late.asked.at(-1)
      await userEvent.clear(field(canvas))
      await userEvent.type(field(canvas), 'chicken')
      await waitFor(() => expect(late.asked.at(-1)?.query).toBe('chicken'))
      late.asked.at(-1)?.answer()
      await canvas.findByRole('heading', { name: /for “chicken”$/ })
      older?.answer()
      await new Promise((resolve) => setTimeout(resolve, 50))
      await expect(canvas.getByRole('heading', { name: /for “chicken”$/ })).toBeVisible()
    },
  ),
)

const broken = heldSearch()

export const Failed = meta.story(
  scene(
    fiveRecipients,
    { state: 'failed with retry', searchRecipes: broken.search },
    async ({ canvas }) => {
      broken.asked.length = 0
      await userEvent.type(field(canvas), 'chicken{Enter}')
      await waitFor(() => expect(broken.asked.length).toBeGreaterThan(0))
      broken.asked.at(-1)?.fail()
      await expect(await canvas.findByText('We couldn’t load recipes.')).toBeVisible()
      const before = broken.asked.length
      await press(canvas, 'Try again')
      await waitFor(() => expect(broken.asked.length).toBe(before + 1))
      await expect(document.body).not.toHaveFocus()
      broken.asked.at(-1)?.answer()
      await canvas.findByRole('heading', { name: /for “chicken”$/ })
    },
  ),
)

export const Filters = meta.story({
  args: FOUND,
  ...scene(fiveRecipients, 'filters', async ({ canvas }) => {
    const quick = cards.slice(0, 6).filter(({ minutes }) => minutes <= 30).length
    await userEvent.click(canvas.getByText('Filter'))
    await userEvent.selectOptions(canvas.getByLabelText('Time'), '30')
    await expect(canvas.queryAllByRole('heading', { level: 3 })).toHaveLength(quick)
    await press(canvas, 'Remove filter 30 min or less')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByText('Filter').closest('summary')).toHaveFocus()
  }),
})

const pages: SearchRecipes = async (query, page) =>
  query === 'zzz'
    ? { recipes: [], total: 0 }
    : { recipes: cards.slice((page - 1) * 6, page * 6), total: 12 }

/** The first newly loaded recipe gets focus. */
export const LoadMore = meta.story({
  args: { ...FOUND, total: 12 },
  ...scene(fiveRecipients, { state: 'load more', searchRecipes: pages }, async ({ canvas }) => {
    await press(canvas, 'Show 6 more')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12))
    const seventh = canvas.getAllByRole('listitem')[6]
    await waitFor(() => expect(seventh?.querySelector('a')).toHaveFocus())
    await expect(canvas.getByText('That’s all 12.')).toBeVisible()
    // The results of another search take no focus from the field, even if they include that recipe.
    await userEvent.clear(field(canvas))
    await userEvent.type(field(canvas), 'zzz')
    await canvas.findByText(/^No recipes for “zzz”/)
    await userEvent.clear(field(canvas))
    await userEvent.type(field(canvas), 'steak')
    await canvas.findByRole('heading', { name: /for “steak”$/ })
    await press(canvas, 'Show 6 more')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12))
    await userEvent.type(field(canvas), 's')
    await canvas.findByRole('heading', { name: /for “steaks”$/ })
    await expect(field(canvas)).toHaveFocus()
  }),
})

/** Filters that nothing matches: the heading counts what is shown, and one press clears them. */
export const NothingLeft = meta.story({
  args: {
    ...FOUND,
    recipes: [
      { ...cards[0], minutes: 20, cuts: ['Ribeye'], methods: [] },
      { ...cards[1], minutes: 200, cuts: ['Brisket'], methods: [] },
    ] as never,
    total: 12,
  },
  ...scene(noWorld, 'filters', async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Filter'))
    await userEvent.selectOptions(canvas.getByLabelText('Time'), '30')
    await canvas.findByRole('heading', { name: '1 recipe for “steak”' })
    await userEvent.selectOptions(canvas.getByLabelText('Main ingredient'), 'Brisket')
    await canvas.findByRole('heading', { name: '0 recipes for “steak”' })
    await expect(canvas.getByText('No recipes match')).toBeVisible()
    const [besideChips, below] = canvas.getAllByRole<HTMLElement>('button', { name: 'Clear all' })
    if (besideChips && below) await userEvent.click(below)
    await canvas.findByRole('heading', { name: '12 recipes for “steak”' })
    await expect(document.body).not.toHaveFocus()
  }),
})

export const BackAndForward = meta.story(
  scene(
    fiveRecipients,
    { state: 'back/forward restores', searchRecipes: house },
    async ({ canvas }) => {
      await userEvent.type(field(canvas), 'chicken{Enter}')
      await canvas.findByRole('heading', { name: /for “chicken”$/ })
      await userEvent.clear(field(canvas))
      await userEvent.type(field(canvas), 'brisket{Enter}')
      await canvas.findByRole('heading', { name: /for “brisket”$/ })
      await expect(queryInAddress()).toBe('brisket')
      history.back()
      await canvas.findByRole('heading', { name: /for “chicken”$/ })
      await expect(field(canvas)).toHaveValue('chicken')
      history.forward()
      await canvas.findByRole('heading', { name: /for “brisket”$/ })
    },
  ),
)

export const Highlights = meta.story({
  args: {
    ...FOUND,
    query: 'roast',
    recipes: [{ id: 'a', title: 'Grandmother’s Roast', url: '#roast' }],
    total: 1,
  },
  ...scene(noWorld, 'highlight matches', async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Grandmother’s Roast' })).toBeVisible()
    const marks = [...canvasElement.querySelectorAll('mark')]
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['Roast'])
  }),
})
