import type { RecipeCardData } from '../../domain/recipe/recipeCard'
import { RecipeCard } from './RecipeCard'
import './RecipeGrid.css'

interface RecipeGridProps {
  recipes: readonly RecipeCardData[]
  heading?: 'h2' | 'h3' | 'h4'
  query?: string
  /** Whether the first recipes are above the fold. */
  isFirst?: boolean
  /** Whether they are stacked on a wide page, beside large content. */
  isColumn?: boolean
}

/** A grid of recipes, with as many columns as fit. */
export function RecipeGrid({
  recipes,
  isFirst = false,
  isColumn = false,
  ...card
}: RecipeGridProps) {
  return (
    <ul className="gw-recipe-grid" data-column={isColumn || undefined}>
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
