import { listed, type RecipeCardData } from '../../domain/recipe/recipeCard'
import {
  type RecipeAnswer,
  type RecipeScope,
  recipeAnswerSchema,
  type SearchRecipes,
} from '../../domain/recipe/recipeLists'
import { fits } from '../../domain/schema/guard'
import { withinTime } from '../core/clock'
import type { StoreContext } from '../core/context'
import { type Failed, failed } from '../core/outcome'
import { factsOf } from '../core/report'

/** Result of a search, with the total number of matches. */
export type FindOutcome =
  | { status: 'ready'; recipes: readonly RecipeCardData[]; total: number; meant: string | null }
  | Failed

/** Finding recipes. */
export const recipeSearchActions = ({ clock, report }: StoreContext) => ({
  /**
   * Asks the page for recipes; validates its answer and drops invalid parts. Fails after 10 s. Never rejects.
   */
  async findRecipes(
    search: SearchRecipes,
    query: string,
    page: number,
    scope: RecipeScope,
  ): Promise<FindOutcome> {
    const ask = (signal: AbortSignal) => search(query, page, { ...scope, signal })
    try {
      const found = checked(await withinTime(clock, ask, scope.signal))
      if (found) return found
      report('recipe-search-failed', { kind: 'wrong-shape' })
    } catch (error) {
      // An aborted search needs no report.
      if (!scope.signal.aborted) report('recipe-search-failed', factsOf(error))
    }
    return failed('unavailable')
  },
})

/**
 * The valid part of the page's answer; null if it is not an answer. A copy, because the page may share the
 * object.
 */
function checked(answer: unknown): Extract<FindOutcome, { status: 'ready' }> | null {
  const copy: unknown = JSON.parse(JSON.stringify(answer) ?? 'null')
  if (!fits(recipeAnswerSchema, copy)) return null
  // The guard has verified the shape.
  const { recipes, total, meant } = copy as RecipeAnswer
  const known = listed(recipes)
  return { status: 'ready', recipes: known, total: total ?? known.length, meant: meant || null }
}
