import { useId, useMemo, useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { listed } from '../../domain/recipe/recipeCard'
import type { RecipeCategoryData } from '../../domain/recipe/recipeLists'
import { useRecipeFilters, useRecipeSearch, useTexts } from '../../hooks'
import { MoreRecipes, RecipeFilters, RecipeGrid } from '../../parts'
import { fill } from '../../texts/catalogue'
import { recipeTexts } from '../../texts/recipe'
import { Button, ButtonLink } from '../../ui'
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
  const { recipes, total, moreStatus, canSearch, loadMore } = search
  const list = useRecipeFilters(recipes)
  const [focusId, setFocusId] = useState<string | null>(null)
  const id = useId()

  return (
    <section className="gw-recipe-category" aria-labelledby={id}>
      <header>
        <h1 className="gw-recipe-category-title" id={id} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p>{intro}</p>}
        {recipes.length > 0 && (
          <p className="gw-note">{fill(texts.count, { count: list.shown.length })}</p>
        )}
      </header>
      {recipes.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <>
          <RecipeFilters list={list} />
          {list.shown.length === 0 ? (
            <NoMatch
              onClear={() => {
                list.clear()
                // The button disappears with its message.
                document.getElementById(id)?.focus()
              }}
            />
          ) : (
            <RecipeGrid recipes={list.shown} heading="h2" focusId={focusId} isFirst />
          )}
          <MoreRecipes
            left={total - recipes.length}
            total={total}
            status={moreStatus}
            canLoad={canSearch && Boolean(category)}
            href={moreUrl}
            onMore={async () => {
              const [first] = await loadMore()
              if (first) setFocusId(first.id)
            }}
          />
        </>
      )}
    </section>
  )
}

/** Shown when no recipe matches, with a button to clear the filters. */
function NoMatch({ onClear }: { onClear(): void }) {
  const texts = useTexts(recipeTexts)
  return (
    <div className="gw-recipe-category-none">
      <p>{texts.noMatch}</p>
      <Button onClick={onClear}>{texts.clear}</Button>
    </div>
  )
}
