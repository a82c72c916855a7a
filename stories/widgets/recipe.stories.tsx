import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { customerSignedIn, fiveRecipients } from '../../mocks/scenarios'
import { focusOn, noSidewaysScroll, noWorld } from '../support'
import { LONG_NAME, NO_PICTURE } from '../support/products'
import { cards, house } from '../support/recipes'
import { HOME, Page, scene } from './recipe/page'

const meta = preview.meta({ title: 'Widgets/recipe', component: Page, args: HOME })

/** Search, featured recipe, new recipes, categories, seasonal recipes. */
export const Full = meta.story({
  tags: ['wide'],
  ...scene(noWorld, 'full', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Search recipes' })
    await expect(field.form).toHaveAttribute('action', '/recipes/search')
    await expect(canvas.getByRole('link', { name: HOME.hero?.title })).toHaveAttribute(
      'href',
      HOME.hero?.url,
    )
    await expect(
      within(canvas.getByRole('region', { name: 'New this week' })).getAllByRole('listitem'),
    ).toHaveLength(3)
    await expect(canvas.getByRole('region', { name: 'Holiday dinners' })).toBeVisible()
    await noSidewaysScroll()
  }),
})

export const NoHero = meta.story({
  args: { hero: null },
  ...scene(noWorld, 'no hero', async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(canvas.getByRole('region', { name: 'New this week' })).toBeVisible()
  }),
})

export const NoCategories = meta.story({
  args: { categories: [] },
  ...scene(noWorld, 'no categories', async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByRole('article')).toBeVisible()
  }),
})

/** Suggestions open on typing; focus stays in the field. */
export const Suggestions = meta.story(
  scene(
    fiveRecipients,
    { state: 'search focus/suggestions', searchRecipes: house },
    async ({ canvas, userEvent }) => {
      const field = canvas.getByRole('combobox', { name: 'Search recipes' })
      await userEvent.type(field, 'ribeye')
      const list = await canvas.findByRole('listbox')
      const options = within(list).getAllByRole('option')
      await expect(options[0]).toHaveTextContent(/ribeye/i)
      await userEvent.keyboard('{ArrowDown}')
      await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
      await focusOn(canvas, 'combobox', 'Search recipes')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
      await expect(field).toHaveValue('ribeye')
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveValue('')
    },
  ),
)

/** No suggestions: the form can still be submitted. */
export const NoSuggestions = meta.story(
  scene(
    fiveRecipients,
    { state: 'no suggestions', searchRecipes: house },
    async ({ canvas, userEvent }) => {
      const field = canvas.getByRole('combobox', { name: 'Search recipes' })
      await userEvent.type(field, 'zzzz')
      await new Promise((resolve) => setTimeout(resolve, 400))
      await expect(canvas.queryByRole('listbox')).toBeNull()
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible()
    },
  ),
)

export const Seasonal = meta.story({
  args: { seasonal: { title: 'From the grill', recipes: cards.slice(0, 2) } },
  ...scene(noWorld, 'seasonal', async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'From the grill' })
    await expect(within(region).getAllByRole('listitem')).toHaveLength(2)
  }),
})

/** A picture that fails to load is removed; the title stays. */
export const ImageFailed = meta.story({
  args: { hero: HOME.hero && { ...HOME.hero, image: NO_PICTURE } },
  ...scene(noWorld, 'image failed', async ({ canvas }) => {
    const hero = canvas.getByRole('article')
    await waitFor(() => expect(hero.querySelector('img')).toBeNull())
    await expect(hero).toHaveTextContent(HOME.hero?.title ?? '?')
  }),
})

export const LongTitles = meta.story({
  args: { latest: cards.slice(0, 3).map((one) => ({ ...one, title: LONG_NAME })) },
  tags: ['wide'],
  ...scene(noWorld, 'long titles', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: LONG_NAME })).toHaveLength(3)
    await noSidewaysScroll()
  }),
})

/** The customer's saved recipes, from page data. */
export const Saved = meta.story({
  args: { saved: cards.slice(5, 7) },
  ...scene(customerSignedIn, 'saved recipes shown (customer)', async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Your saved recipes' })
    await expect(within(region).getAllByRole('listitem')).toHaveLength(2)
  }),
})

/** A page with little data shows little, without empty headings. */
export const Reduced = meta.story({
  args: {
    hero: null,
    seasonal: null,
    categories: null,
    searchUrl: null,
    latest: cards.slice(0, 1),
  },
  ...scene(noWorld, 'reduced data', async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map((one) => one.textContent)).toEqual([
      'Recipes',
      'New this week',
      cards[0]?.title,
    ])
    await expect(canvas.queryByLabelText('Search recipes')).toBeNull()
  }),
})
