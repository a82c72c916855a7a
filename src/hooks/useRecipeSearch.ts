import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RecipeCardData } from '../domain/recipe/recipeCard'
import type { SearchRecipes } from '../domain/recipe/recipeLists'
import { searchText } from '../domain/recipe/searchText'
import type { LoadStatus } from '../store/core/state'
import { recipeSearchActions } from '../store/recipe/search'
import { useKept } from './internal/useKept'
import { useLoadedPlace } from './internal/useLoadedPlace'
import { useStore } from './StoreProvider'

export interface UseRecipeSearchOptions {
  /** The page's search function; defaults to the store's `searchRecipes`. */
  searchRecipes?: SearchRecipes | null
  /** The category to search, or to list if there is no query. */
  category?: string | null
  /** Results that the page has already loaded; other ones replace what is shown. */
  initial?: FoundRecipes
}

/** Search results for a query. */
export interface FoundRecipes {
  query?: string | null
  recipes?: readonly RecipeCardData[]
  /** Total number of matches. */
  total?: number | null
  meant?: string | null
  /** Number of result pages included. Default 1. */
  page?: number | null
}

export interface UseRecipeSearchResult {
  /** The text as it was typed. */
  query: string
  /** The text that the results are for, cut to the length limit. */
  searched: string
  /** The results loaded so far. */
  recipes: readonly RecipeCardData[]
  /** Total number of matches; more than `recipes` if not all are loaded. */
  total: number
  /** A suggested word if nothing was found; else null. */
  meant: string | null
  /** `idle` without a query, `loading`, `ready` or `failed`. Earlier results stay until new ones arrive. */
  status: LoadStatus
  /** Status of loading more results. */
  moreStatus: LoadStatus
  /** True if the query was longer than the limit. */
  isCut: boolean
  /** False if the page has no search function: use a plain form instead. */
  canSearch: boolean
  /** Sets the text, and searches after a quarter of a second without typing. */
  setQuery(query: string): void
  /** Searches immediately, for the given text or the current query. */
  search(query?: string): void
  /** Repeats the failed search. */
  retry(): void
  /** Loads more results and resolves to them; to an empty list if that fails. Never rejects. */
  loadMore(): Promise<readonly RecipeCardData[]>
}

const IDLE_MS = 250

/**
 * Searches recipes as the shopper types. A response to an older query never replaces that of a newer one.
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
  const given = useKept(initial)
  const shown = useRef(given)
  useEffect(() => {
    if (given !== shown.current) {
      show(given.query ?? '')
      setFound(toFound(given))
    }
    shown.current = given
    return () => end(asked.current)
  }, [given])

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
      // A newer search has started in the meantime.
      if (signal.aborted) return
      if (outcome.status === 'failed') setFound((before) => ({ ...before, status: 'failed' }))
      else setFound({ ...toFound({ ...outcome, query: text }), status: 'ready' })
    },
    [ask, category],
  )

  const loadMore = useCallback(async () => {
    // These results are about to be replaced.
    if (found.status === 'loading') return []
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
      // If the page brought nothing new, there is no more.
      total: more.length > 0 ? outcome.total : before.recipes.length,
      page: before.page + 1,
      moreStatus: 'ready',
    }))
    return more
  }, [ask, found])
  const { recipes, total, status, moreStatus } = found
  const isSettled = status === 'ready' && moreStatus !== 'loading'
  const hasMore = total > recipes.length && moreStatus !== 'failed' && find !== null
  useLoadedPlace(recipes.length, isSettled, hasMore, loadMore)

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
    loadMore,
  }
}

interface Found
  extends Pick<
    UseRecipeSearchResult,
    'searched' | 'recipes' | 'total' | 'meant' | 'status' | 'moreStatus'
  > {
  /** Number of result pages loaded. */
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
  /** Cancels the pending search of typed text. */
  callOff(): void
  /** Aborted when the next request starts. */
  abort: AbortController
}

function end({ callOff, abort }: Asked): void {
  callOff()
  abort.abort()
}

/** Aborts the previous request; a pending search of typed text still runs. */
function begin(asked: Asked): AbortController {
  asked.abort.abort()
  asked.abort = new AbortController()
  return asked.abort
}
