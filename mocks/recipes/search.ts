import { type RecipeCategory, recipeCard, recipes, recipesOf } from '../recipes'
import type { MockRecipe } from './recipe'

/** Number of results per page. */
export const RESULTS_A_PAGE = 8

/** The result of a recipe search, in the shape of `recipeAnswerSchema`. */
export interface FoundRecipes {
  recipes: ReturnType<typeof recipeCard>[]
  total: number
  meant: string | null
}

/** Searches the shop's recipes: each word of the query must begin a word of the recipe. */
export function searchRecipes(query: string, page = 1, category?: string | null): FoundRecipes {
  const wanted = wordsOf(query)
  const among = category ? recipesOf(category as RecipeCategory) : wanted.length > 0 ? recipes : []
  const found = among.filter((recipe) => {
    const words = wordsOf(allOf(recipe))
    return wanted.every((one) => words.some((word) => word.startsWith(one)))
  })
  const byTitle = found.toSorted((a, b) => inTitle(b, wanted) - inTitle(a, wanted))
  return {
    recipes: byTitle.slice((page - 1) * RESULTS_A_PAGE, page * RESULTS_A_PAGE).map(recipeCard),
    total: found.length,
    meant: found.length === 0 ? correctedWords(wanted) : null,
  }
}

const allOf = ({ title, words, categories, cuts, methods, ingredients }: MockRecipe) =>
  [title, words, ...categories, ...cuts, ...methods, ...ingredients.map(({ name }) => name)].join(
    ' ',
  )

const inTitle = ({ title }: MockRecipe, wanted: readonly string[]) => {
  const words = wordsOf(title)
  return wanted.filter((one) => words.some((word) => word.startsWith(one))).length
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** The query with unknown words replaced by similar known ones; null if a word has no similar one. */
function correctedWords(wanted: readonly string[]): string | null {
  const known = [...new Set(recipes.flatMap((recipe) => wordsOf(allOf(recipe))))]
  const words = wanted.map((one) =>
    known.some((word) => word.startsWith(one)) ? one : nearestWord(one, known),
  )
  const corrected = words.join(' ')
  const finds = () => searchRecipes(corrected).total > 0
  return !words.includes(null) && corrected !== wanted.join(' ') && finds() ? corrected : null
}

function nearestWord(one: string, known: readonly string[]): string | null {
  const most = Math.min(2, one.length / 2)
  const near = known
    .map((word) => ({ word, away: distance(one, word) }))
    .filter(({ away }) => away <= most)
  return near.toSorted((a, b) => a.away - b.away)[0]?.word ?? null
}

/** The edit distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const same = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(same, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
