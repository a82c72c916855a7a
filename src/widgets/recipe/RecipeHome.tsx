import { listed } from '../../domain/recipe/recipeCard'
import type { RecipeHomeData } from '../../domain/recipe/recipeLists'
import { Slot, useRecipeSearch, useTexts } from '../../hooks'
import { RecipeGrid, RecipeSearchBox } from '../../parts'
import { recipeTexts } from '../../texts/recipe'
import { CategoryTiles } from './CategoryTiles'
import { HeroRecipe } from './HeroRecipe'
import './recipe.css'

/** The recipe home page: search, a featured recipe, categories, new and saved recipes. */
export function RecipeHome(data: RecipeHomeData) {
  const { hero, seasonal, searchUrl } = data
  const texts = useTexts(recipeTexts)
  const search = useRecipeSearch()
  const [latest, saved, inSeason] = [data.latest, data.saved, seasonal?.recipes].map(listed)
  const categories = listed(data.categories)
  const isEmpty =
    !hero && [latest, saved, inSeason, categories].every((list) => (list?.length ?? 0) === 0)

  return (
    <section className="gw-recipes" aria-labelledby="gw-recipes-title">
      <h1 className="gw-recipes-title" id="gw-recipes-title">
        {texts.title}
      </h1>
      {searchUrl && <RecipeSearchBox search={search} action={searchUrl} />}
      {isEmpty && <p>{texts.empty}</p>}
      <div className="gw-recipes-first" data-both={(hero && latest?.length) || undefined}>
        {hero && <HeroRecipe recipe={hero} />}
        <Shelf title={texts.latest} recipes={latest} isColumn={Boolean(hero)} />
      </div>
      {categories.length > 0 && <CategoryTiles categories={categories} />}
      {seasonal && <Shelf title={seasonal.title} recipes={inSeason} />}
      <Shelf title={texts.saved} recipes={saved} />
      <Slot name="newsletter">{null}</Slot>
    </section>
  )
}

interface ShelfProps {
  title: string
  recipes:
    | ReturnType<typeof listed<NonNullable<NonNullable<RecipeHomeData['latest']>[number]>>>
    | undefined
  /** Whether it is beside the featured recipe on a wide page. */
  isColumn?: boolean
}

/** A titled row of recipes; renders nothing if there are none. */
function Shelf({ title, recipes = [], isColumn = false }: ShelfProps) {
  if (recipes.length === 0) return null
  return (
    <section className="gw-recipes-shelf" aria-label={title}>
      <h2 className="gw-recipes-heading">{title}</h2>
      <RecipeGrid recipes={recipes} isColumn={isColumn} />
    </section>
  )
}
