import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RecipeCardData } from '../domain/recipe/recipeCard'
import type { SearchRecipes } from '../domain/recipe/recipeLists'
import { searchText } from '../domain/recipe/searchText'
import type { LoadStatus } from '../store/core/state'
import { recipeSearchActions } from '../store/recipe/search'
import { useStore } from './StoreProvider'

export interface UseRecipeSearchOptions {
  /** How the page finds recipes; the store's `searchRecipes` unless given. */
  searchRecipes?: SearchRecipes | null
  /** The category that is searched, and listed where there is no query. */
  category?: string | null
  /** What the page has found already. */
  initial?: FoundRecipes
}

/** What was found for a query. */
export interface FoundRecipes {
  query?: string | null
  recipes?: readonly RecipeCardData[]
  /** How many there are in all. */
  total?: number | null
  meant?: string | null
  /** How many pages of results these are. Default 1. */
  page?: number | null
}

export interface UseRecipeSearchResult {
  /** The text as it was typed. */
  query: string
  /** The text whose results are there, without what was over its limit. */
  searched: string
  /** What was found, as far as it has come. */
  recipes: readonly RecipeCardData[]
  /** How many there are in all; more than `recipes` where not all have come. */
  total: number
  /** A word that may have been meant, where nothing was found; else null. */
  meant: string | null
  /** `idle` without a query, `loading`, `ready` or `failed`. What was found before stays meanwhile. */
  status: LoadStatus
  /** Whether the next ones are on their way, or could not be had. */
  moreStatus: LoadStatus
  /** True where the query was longer than what is searched for. */
  isCut: boolean
  /** False where the page has no function: a search is a plain form then. */
  canSearch: boolean
  /** Types: it is searched for when nothing was typed for a quarter of a second. */
  setQuery(query: string): void
  /** Searches at once, for another text or for the one that was typed. */
  search(query?: string): void
  /** Searches once more for what failed. */
  retry(): void
  /** Loads the next ones. Resolves to them; to none where they could not be had. Never rejects. */
  loadMore(): Promise<readonly RecipeCardData[]>
}

const IDLE_MS = 250

/**
 * Finding recipes by what is typed. An answer to an older query never takes the place of a newer one's.
 *
 * @example
 * const { query, setQuery, recipes } = useRecipeSearch({ searchRecipes: (text, page) => fetchRecipes(text, page) })
 * return <input value={query} onChange={(event) => setQuery(event.target.value)} />
 */
export function useRecipeSearch({
  searchRecipes,
  category = null,
  initial = NOTHING,
}: UseRecipeSearchOptions = {}): UseRecipeSearchResult {
  const store = useStore()
  const { findRecipes } = store.use(recipeSearchActions)
  const find = searchRecipes ?? store.searchRecipes
  const [query, show] = useState(initial.query ?? '')
  const [found, setFound] = useState<Found>(() => toFound(initial))
  const asked = useRef({ callOff: () => {}, abort: new AbortController() })
  useEffect(() => () => end(asked.current), [])

  const ask = useCallback(
    (text: string, page: number) => {
      const { signal } = begin(asked.current)
      return find ? findRecipes(find, text, page, { category, signal }) : null
    },
    [find, findRecipes, category],
  )
  const run = useCallback(
    async (typed: string) => {
      asked.current.callOff()
      const { text } = searchText(typed)
      if (text === '' && !category) {
        begin(asked.current)
        return setFound(toFound({}))
      }
      const answer = ask(text, 1)
      if (!answer) return
      const { signal } = asked.current.abort
      setFound((before) => ({ ...before, status: 'loading', moreStatus: 'idle' }))
      const outcome = await answer
      // Something else was asked for meanwhile.
      if (signal.aborted) return
      if (outcome.status === 'failed')
        setFound((before) => ({ ...before, status: 'failed', searched: text }))
      else setFound({ ...toFound({ ...outcome, query: text }), status: 'ready' })
    },
    [ask, category],
  )

  return {
    query,
    ...found,
    isCut: useMemo(() => searchText(query).isCut, [query]),
    canSearch: find !== null,
    setQuery: useCallback(
      (typed) => {
        show(typed)
        asked.current.callOff()
        asked.current.callOff = store.clock.after(IDLE_MS, () => void run(typed))
      },
      [run, store],
    ),
    search: useCallback(
      (typed = query) => {
        show(typed)
        void run(typed)
      },
      [run, query],
    ),
    retry: useCallback(() => void run(query), [run, query]),
    loadMore: useCallback(async () => {
      const answer = ask(found.searched, found.page + 1)
      if (!answer) return []
      const { signal } = asked.current.abort
      setFound((before) => ({ ...before, moreStatus: 'loading' }))
      const outcome = await answer
      if (signal.aborted) return []
      if (outcome.status === 'failed') {
        setFound((before) => ({ ...before, moreStatus: 'failed' }))
        return []
      }
      const known = new Set(found.recipes.map(({ id }) => id))
      const more = outcome.recipes.filter(({ id }) => !known.has(id))
      setFound((before) => ({
        ...before,
        recipes: [...before.recipes, ...more],
        // Where nothing new has come, there is no more.
        total: more.length > 0 ? outcome.total : before.recipes.length,
        page: before.page + 1,
        moreStatus: 'ready',
      }))
      return more
    }, [ask, found]),
  }
}

interface Found
  extends Pick<
    UseRecipeSearchResult,
    'searched' | 'recipes' | 'total' | 'meant' | 'status' | 'moreStatus'
  > {
  /** How many pages of results are there. */
  page: number
}

const NOTHING: FoundRecipes = {}

function toFound({ query, recipes = [], total, meant, page }: FoundRecipes): Found {
  const { text } = searchText(query)
  return {
    searched: text,
    recipes,
    total: Math.max(total ?? 0, recipes.length),
    meant: meant || null,
    status: text === '' && recipes.length === 0 ? 'idle' : 'ready',
    moreStatus: 'idle',
    page: page ?? 1,
  }
}

interface Asked {
  /** Keeps what was typed from being searched for. */
  callOff(): void
  /** Ends with the next request. */
  abort: AbortController
}

function end({ callOff, abort }: Asked): void {
  callOff()
  abort.abort()
}

/** Nobody waits any more for what was asked before; what was typed since is still to be searched for. */
function begin(asked: Asked): AbortController {
  asked.abort.abort()
  asked.abort = new AbortController()
  return asked.abort
}
