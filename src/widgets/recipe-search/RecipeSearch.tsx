import { useMemo, useRef } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { listed } from '../../domain/recipe/recipeCard'
import type { RecipeSearchData } from '../../domain/recipe/recipeLists'
import {
  type UseRecipeFiltersResult,
  type UseRecipeSearchResult,
  useRecipeFilters,
  useRecipeSearch,
  useTexts,
} from '../../hooks'
import { Failure, RecipeResults, RecipeSearchBox } from '../../parts'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { recipeTexts } from '../../texts/recipe'
import { Button, ButtonLink, TextButton } from '../../ui'
import './recipe-search.css'
import { useFoundSaid } from './useFoundSaid'
import { useQueryInAddress } from './useQueryInAddress'
import { useSlowSearch } from './useSlowSearch'

/** Searches recipes as the shopper types; the query is in the URL, so that Back restores it. */
export function RecipeSearch(data: RecipeSearchData) {
  const texts = useTexts(recipeTexts)
  const initial = useMemo(
    () => ({
      query: data.query,
      recipes: listed(data.recipes),
      total: data.total,
      meant: data.meant,
      page: data.page,
    }),
    [data.query, data.recipes, data.total, data.meant, data.page],
  )
  const search = useRecipeSearch({ initial })
  const { status, isCut, canSearch, recipes, total } = search
  const list = useRecipeFilters(recipes)
  const count = list.chosenCount > 0 ? list.shown.length : total
  useFoundSaid(search, count)
  const { onSearch, onType } = useQueryInAddress(search, data.query ?? '')

  return (
    <section className="gw-recipe-finder">
      <h1 className="gw-recipe-finder-title">{texts.search}</h1>
      <RecipeSearchBox
        search={{ ...search, setQuery: onType }}
        action={data.searchUrl}
        {...(canSearch && { onSearch })}
      />
      {isCut && <p className="gw-note">{texts.long}</p>}
      {status === 'idle' ? (
        <Start allUrl={data.allUrl} />
      ) : (
        <Results
          search={search}
          list={list}
          count={count}
          moreUrl={data.moreUrl}
          onMeant={onSearch}
        />
      )}
    </section>
  )
}

function Start({ allUrl }: { allUrl: string | null | undefined }) {
  const texts = useTexts(recipeTexts)
  const all = safeUrl(allUrl)
  return (
    <>
      <p className="gw-note">{texts.hint}</p>
      {all && (
        <div>
          <ButtonLink href={all}>{texts.browse}</ButtonLink>
        </div>
      )}
    </>
  )
}

interface ResultsProps {
  search: UseRecipeSearchResult
  list: UseRecipeFiltersResult
  /** The number of matches, with the chosen filters. */
  count: number
  moreUrl: string | null | undefined
  onMeant(word: string): void
}

/** The matches, suggestions if there are none, or why the search failed. */
function Results(props: ResultsProps) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1}>
      <Found {...props} onGone={() => place.current?.focus()} />
    </div>
  )
}

interface FoundProps extends ResultsProps {
  /** Called when a button is pressed that disappears with its message. */
  onGone(): void
}

function Found({ search, list, count, moreUrl, onMeant, onGone }: FoundProps) {
  const { searched, recipes, meant, status, canSearch, retry } = search
  const texts = useTexts(recipeTexts)
  const { tryAgain } = useTexts(commonTexts)
  const isSlow = useSlowSearch(search)

  if (status === 'failed')
    return (
      <Failure>
        <p>{texts.failed}</p>
        <Button
          onClick={() => {
            onGone()
            retry()
          }}
        >
          {tryAgain}
        </Button>
      </Failure>
    )
  if (status === 'loading' && recipes.length === 0) return <p>{texts.loading}</p>
  if (status !== 'loading' && recipes.length === 0 && searched !== '')
    return (
      <div className="gw-recipe-finder-none">
        <p>{fill(texts.none, { query: searched })}</p>
        {meant && (
          <TextButton
            onClick={() => {
              onGone()
              onMeant(meant)
            }}
          >
            {fill(texts.meant, { word: meant })}
          </TextButton>
        )}
      </div>
    )
  return (
    <div className="gw-recipe-finder-found" aria-busy={status === 'loading'}>
      <div className="gw-recipe-finder-head">
        <h2 className="gw-recipe-finder-count">
          {fill(searched === '' ? texts.count : texts.found, { count, query: searched })}
        </h2>
        {isSlow && <p>{texts.loading}</p>}
      </div>
      <RecipeResults
        search={search}
        list={list}
        count={count}
        canLoad={canSearch}
        moreUrl={moreUrl}
        onCleared={onGone}
      />
    </div>
  )
}
