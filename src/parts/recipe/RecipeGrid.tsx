import { useEffect, useRef } from 'react'
import type { RecipeCardData } from '../../domain/recipe/recipeCard'
import { RecipeCard } from './RecipeCard'
import './RecipeGrid.css'

interface RecipeGridProps {
  recipes: readonly RecipeCardData[]
  heading?: 'h2' | 'h3' | 'h4'
  query?: string
  /** A newly loaded recipe that takes focus; null for none. */
  focusId?: string | null
  /** Whether the first recipes are above the fold. */
  isFirst?: boolean
  /** Whether they are stacked on a wide page, beside large content. */
  isColumn?: boolean
}

/** A grid of recipes, with as many columns as fit. */
export function RecipeGrid({
  recipes,
  focusId = null,
  isFirst = false,
  isColumn = false,
  ...card
}: RecipeGridProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!focusId) return
    const link = `[data-gw-recipe="${CSS.escape(focusId)}"] a`
    list.current?.querySelector<HTMLElement>(link)?.focus()
  }, [focusId])
  return (
    <ul ref={list} className="gw-recipe-grid" data-column={isColumn || undefined}>
      {recipes.map((recipe, at) => (
        <RecipeCard
          key={recipe.id}
          recipe={recipe}
          isEager={isFirst && at < EAGER}
          isColumn={isColumn}
          {...card}
        />
      ))}
    </ul>
  )
}

/** Number of pictures loaded eagerly. */
const EAGER = 4
