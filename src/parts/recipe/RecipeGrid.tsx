import type { Ref } from 'react'
import type { RecipeCardData } from '../../domain/recipe/recipeCard'
import { RecipeCard, type RecipeCardProps } from './RecipeCard'

export interface RecipeGridProps extends Pick<RecipeCardProps, 'heading' | 'query' | 'hasPhoto'> {
  recipes: readonly RecipeCardData[]
  /** How many of them are on the first screen. Default 2. */
  eager?: number
  ref?: Ref<HTMLUListElement>
}

/** Recipes beside each other: two on a phone, up to four on a wide page. */
export function RecipeGrid({ recipes, eager = 2, ref, ...card }: RecipeGridProps) {
  return (
    <ul className="gw-recipe-grid" ref={ref}>
      {recipes.map((recipe, at) => (
        <RecipeCard key={recipe.id} recipe={recipe} isEager={at < eager} {...card} />
      ))}
    </ul>
  )
}
