import { useEffect, useRef, useState } from 'react'
import type { RecipeCardData } from '../../domain/recipe/recipeCard'
import {
  type UseRecipeFiltersResult,
  type UseRecipeSearchResult,
  useAnnounce,
  useTexts,
} from '../../hooks'
import { fill } from '../../texts/catalogue'
import { recipeTexts } from '../../texts/recipe'
import { Button } from '../../ui'
import { isFocusFree } from '../focus/isFocusFree'
import { MoreRecipes } from './MoreRecipes'
import { RecipeFilters } from './RecipeFilters'
import { RecipeGrid } from './RecipeGrid'
import './RecipeResults.css'

interface RecipeResultsProps {
  search: UseRecipeSearchResult
  list: UseRecipeFiltersResult
  /** The number of matches, with the chosen filters. */
  count: number
  /** Element of the recipes' titles. Default `h3`. */
  heading?: 'h2' | 'h3'
  /** Whether more can be loaded into the page. */
  canLoad: boolean
  /** The page that has more otherwise. */
  moreUrl: string | null | undefined
  /** Called when the filters are cleared by a button that disappears with its message. */
  onCleared(): void
}

/** The recipes of a list that match the chosen filters, and more on demand. */
export function RecipeResults(props: RecipeResultsProps) {
  const { search, list, count, heading = 'h3', canLoad, moreUrl, onCleared } = props
  const { recipes, total, searched, moreStatus, loadMore } = search
  const texts = useTexts(recipeTexts)
  const { place, setAdded } = useAdded(list)
  return (
    <div ref={place} className="gw-recipe-results" tabIndex={-1}>
      <RecipeFilters recipes={recipes} list={list} />
      {list.shown.length > 0 ? (
        <RecipeGrid recipes={list.shown} query={searched} heading={heading} isFirst />
      ) : (
        <div className="gw-recipe-results-none">
          <p>{texts.noMatch}</p>
          <Button
            onClick={() => {
              list.clear()
              onCleared()
            }}
          >
            {texts.clear}
          </Button>
        </div>
      )}
      <MoreRecipes
        left={total - recipes.length}
        total={count}
        status={moreStatus}
        canLoad={canLoad}
        href={moreUrl}
        onMore={async () => setAdded(await loadMore())}
      />
    </div>
  )
}

/** Moves focus to the first recipe that was added, or says that none matches. */
function useAdded({ shown }: UseRecipeFiltersResult) {
  const place = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState<readonly RecipeCardData[] | null>(null)
  const announce = useAnnounce()
  const { count } = useTexts(recipeTexts)
  useEffect(() => {
    if (!added) return
    setAdded(null)
    const first = shown.find((one) => added.includes(one))
    const link = first && `[data-gw-recipe="${CSS.escape(first.id)}"] a`
    const target = place.current?.querySelector<HTMLElement>(link ?? '[data-gw-end]')
    const button = place.current?.querySelector('.gw-more-recipes')
    // Without a new recipe, the pressed button is only gone if there is no more.
    if (isFocusFree(link ? button : null)) (target ?? place.current)?.focus()
    if (!target && added.length > 0) announce('say', { text: fill(count, { count: shown.length }) })
  }, [added, shown, announce, count])
  return { place, setAdded }
}
