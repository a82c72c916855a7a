import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import type { SearchRecipes } from '../../src/domain/recipe/recipeLists'
import { useRecipeSearch } from '../../src/hooks'
import { bare, noWorld, press } from '../support'
import { heldSearch, house } from '../support/recipes'

/** A search field and its matches. */
function BareSearch({ searchRecipes }: { searchRecipes: SearchRecipes | null }) {
  const { query, setQuery, status, recipes, total, meant, retry } = useRecipeSearch({
    searchRecipes,
  })
  return (
    <>
      <label>
        Search <input value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      </label>
      <p>
        {status}, {total} found
      </p>
      {meant && <p>Did you mean {meant}?</p>}
      <ul>
        {recipes.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      {status === 'failed' && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </>
  )
}

const meta = preview.meta({
  title: 'Hooks/useRecipeSearch',
  component: BareSearch,
  args: { searchRecipes: house },
})

/** Nothing is requested until typing pauses for 250 ms. */
export const Found = meta.story(
  bare(noWorld, async ({ canvas }) => {
    await expect(await canvas.findByText('idle, 0 found')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Search'), 'lobster')
    await expect(await canvas.findByText('Broiled Lobster Tails with Garlic Butter')).toBeVisible()
  }),
)

export const Misspelled = meta.story(
  bare(noWorld, async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Search'), 'rybeye')
    await expect(await canvas.findByText('Did you mean ribeye?')).toBeVisible()
  }),
)

const down = heldSearch()

/** A failed search can be retried. */
export const Failed = meta.story({
  args: { searchRecipes: down.search },
  ...bare(noWorld, async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Search'), 'ham')
    await waitFor(() => expect(down.asked.length).toBeGreaterThan(0))
    down.asked.at(-1)?.fail()
    await press(canvas, 'Try again')
    down.asked.at(-1)?.answer()
    await expect(await canvas.findByText('Orange and Mustard Glazed Ham')).toBeVisible()
  }),
})
