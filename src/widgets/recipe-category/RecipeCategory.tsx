import { useId, useMemo } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { listed } from '../../domain/recipe/recipeCard'
import type { RecipeCategoryData } from '../../domain/recipe/recipeLists'
import { useRecipeFilters, useRecipeSearch, useTexts } from '../../hooks'
import { RecipeResults } from '../../parts'
import { fill } from '../../texts/catalogue'
import { recipeTexts } from '../../texts/recipe'
import { ButtonLink } from '../../ui'
import './recipe-category.css'

/** The recipes of one category: filters and sort order in the URL, more on demand. */
export function RecipeCategory(data: RecipeCategoryData) {
  const { title, isUnknown, allUrl } = data
  const texts = useTexts(recipeTexts)
  const all = safeUrl(allUrl)
  // Without either, the server-rendered page stays.
  if (!title?.trim() && !isUnknown) return null
  if (isUnknown || !title)
    return (
      <section className="gw-recipe-category">
        <h1 className="gw-recipe-category-title">{texts.unknown}</h1>
        {all && <ButtonLink href={all}>{texts.browse}</ButtonLink>}
      </section>
    )
  return <Category {...data} title={title} />
}

function Category({
  title,
  intro,
  category,
  moreUrl,
  ...data
}: RecipeCategoryData & { title: string }) {
  const texts = useTexts(recipeTexts)
  const initial = useMemo(
    () => ({ recipes: listed(data.recipes), total: data.total ?? null, page: data.page ?? null }),
    [data.recipes, data.total, data.page],
  )
  const search = useRecipeSearch({ category: category ?? null, initial })
  const { recipes, total, canSearch } = search
  const list = useRecipeFilters(recipes)
  const count = list.chosenCount > 0 ? list.shown.length : total
  const id = useId()

  return (
    <section className="gw-recipe-category" aria-labelledby={id}>
      <header>
        <h1 className="gw-recipe-category-title" id={id} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p>{intro}</p>}
        {recipes.length > 0 && <p className="gw-note">{fill(texts.count, { count })}</p>}
      </header>
      {recipes.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <RecipeResults
          search={search}
          list={list}
          count={count}
          heading="h2"
          canLoad={canSearch && Boolean(category)}
          moreUrl={moreUrl}
          onCleared={() => document.getElementById(id)?.focus()}
        />
      )}
    </section>
  )
}
