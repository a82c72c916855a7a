import { useEffect, useRef } from 'react'
import type { RecipeCardData } from '../../domain/recipe/recipeCard'
import { RecipeCard } from './RecipeCard'
import './RecipeGrid.css'

interface RecipeGridProps {
  recipes: readonly RecipeCardData[]
  heading?: 'h2' | 'h3' | 'h4'
  query?: string
  /** A recipe that has just come and takes the focus; null for none. */
  focusId?: string | null
  /** Whether the first of them are on the first screen. */
  isFirst?: boolean
  /** Whether they stand below each other on a wide page, beside something large. */
  isColumn?: boolean
}

/** Recipes beside each other, as many as there is room for. */
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

/** So many pictures are asked for at once. */
const EAGER = 4
