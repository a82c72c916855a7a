import { listed, type RecipeCardData } from '../../domain/recipe/recipeCard'
import {
  type RecipeAnswer,
  type RecipeScope,
  recipeAnswerSchema,
  type SearchRecipes,
} from '../../domain/recipe/recipeLists'
import { fits } from '../../domain/schema/guard'
import type { StoreContext } from '../core/context'
import { type Failed, failed } from '../core/outcome'
import { factsOf } from '../core/report'

/** What a search found, and how much of it there is in all. */
export type FindOutcome =
  | { status: 'ready'; recipes: readonly RecipeCardData[]; total: number; meant: string | null }
  | Failed

/** Finding recipes. */
export const recipeSearchActions = ({ report }: StoreContext) => ({
  /** Asks the page for recipes. What it answers is checked, and what is odd in it dropped. Never rejects. */
  async findRecipes(
    search: SearchRecipes,
    query: string,
    page: number,
    scope: RecipeScope,
  ): Promise<FindOutcome> {
    try {
      const found = checked(await search(query, page, scope))
      if (found) return found
      report('recipe-search-failed', { kind: 'wrong-shape' })
    } catch (error) {
      // Nobody wants it any more.
      if (!scope.signal.aborted) report('recipe-search-failed', factsOf(error))
    }
    return failed('unavailable')
  },
})

/** An answer of the page as far as it is right; null where it is none. A copy, as it may be shared. */
function checked(answer: unknown): Extract<FindOutcome, { status: 'ready' }> | null {
  const copy: unknown = JSON.parse(JSON.stringify(answer) ?? 'null')
  if (!fits(recipeAnswerSchema, copy)) return null
  // The guard has passed it.
  const { recipes, total, meant } = copy as RecipeAnswer
  const known = listed(recipes)
  return { status: 'ready', recipes: known, total: total ?? known.length, meant: meant || null }
}
