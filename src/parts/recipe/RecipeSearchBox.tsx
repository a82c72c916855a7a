import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import type { RecipeCardData } from '../../domain/recipe/recipeCard'
import { searchText } from '../../domain/recipe/searchText'
import { type UseRecipeSearchResult, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { recipeTexts } from '../../texts/recipe'
import { Button, IconButton, VisuallyHidden } from '../../ui'
import { Marked } from './Marked'
import './RecipeSearchBox.css'

interface RecipeSearchBoxProps {
  search: UseRecipeSearchResult
  /** URL that the form submits to without `onSearch`. Default: this page. */
  action: string | null | undefined
  /** Searches on this page. If absent, the form submits to `action`. */
  onSearch?: (query: string) => void
}

/** Maximum number of suggestions. */
const MOST = 6

/** The recipe search field: a combobox whose list opens on typing, in a form that works without `onSearch`. */
export function RecipeSearchBox({ search, action, onSearch }: RecipeSearchBoxProps) {
  const { query, searched, recipes, canSearch, status, setQuery } = search
  const texts = useTexts(recipeTexts)
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActive] = useState<RecipeCardData['id'] | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const { text } = searchText(query)
  // Until a search has completed, and if it fails, the results are those of the previous text.
  const isLike = text.startsWith(searched) || searched.startsWith(text)
  const canOffer = canSearch && searched !== '' && isLike && status !== 'failed'
  const offered = canOffer ? recipes.slice(0, MOST) : NONE
  const isShown = isOpen && offered.length > 0
  // Newer results can have it at another position, or not at all.
  const active = isShown ? offered.findIndex((recipe) => recipe.id === activeId) : -1
  const current = offered[active] ?? null

  const open = (at: number) => {
    setOpen(true)
    setActive(offered[at]?.id ?? null)
  }
  function submit(event: FormEvent) {
    if (current) {
      event.preventDefault()
      return follow(current)
    }
    setOpen(false)
    if (!onSearch) return
    event.preventDefault()
    onSearch(query)
  }
  function onKeyDown({ key, nativeEvent }: KeyboardEvent) {
    // During IME composition, these keys select candidates.
    if (nativeEvent.isComposing) return
    const steps = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (steps !== 0 && offered.length > 0) {
      nativeEvent.preventDefault()
      // Cycles through the suggestions and the field itself.
      const count = offered.length + 1
      open(((active + 1 + steps + count) % count) - 1)
    } else if (key === 'Escape' && (isShown || query !== '')) {
      nativeEvent.preventDefault()
      if (isShown) setOpen(false)
      else setQuery('')
    }
  }

  return (
    <search className="gw-recipe-search">
      <form
        className="gw-recipe-search-form"
        action={safeUrl(action) ?? undefined}
        onSubmit={submit}
      >
        <label className="gw-recipe-search-label" htmlFor={`${id}-field`}>
          {texts.search}
        </label>
        <div className="gw-recipe-search-row">
          <input
            ref={field}
            id={`${id}-field`}
            className="gw-recipe-search-field"
            name="q"
            type="text"
            role={canSearch ? 'combobox' : undefined}
            enterKeyHint="search"
            autoComplete="off"
            placeholder={texts.hint}
            value={query}
            {...(canSearch && {
              'aria-autocomplete': 'list' as const,
              'aria-expanded': isShown,
              'aria-controls': isShown ? `${id}-list` : undefined,
              'aria-activedescendant': current ? `${id}-${active}` : undefined,
            })}
            onChange={(event) => {
              setQuery(event.currentTarget.value)
              open(-1)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
          />
          {query !== '' && (
            <IconButton
              icon="close"
              label={texts.clearSearch}
              onClick={() => {
                setQuery('')
                field.current?.focus()
              }}
            />
          )}
          <Button type="submit" variant="primary">
            {texts.find}
          </Button>
        </div>
      </form>
      {isShown && (
        <div
          id={`${id}-list`}
          className="gw-recipe-search-list"
          role="listbox"
          aria-label={texts.search}
        >
          {offered.map((recipe, at) => (
            <Suggestion
              key={recipe.id}
              id={`${id}-${at}`}
              recipe={recipe}
              query={searched}
              isActive={at === active}
            />
          ))}
        </div>
      )}
      <VisuallyHidden role="status">
        {isShown &&
          status === 'ready' &&
          text === searched &&
          fill(texts.suggestions, { count: offered.length })}
      </VisuallyHidden>
    </search>
  )
}

const NONE: readonly RecipeCardData[] = []

interface SuggestionProps {
  id: string
  recipe: RecipeCardData
  query: string
  isActive: boolean
}

/** A suggested recipe. Focus stays in the field. */
function Suggestion({ id, recipe, query, isActive }: SuggestionProps) {
  return (
    <div
      id={id}
      className="gw-recipe-search-option"
      role="option"
      aria-selected={isActive}
      // Otherwise the field would lose focus before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => follow(recipe)}
      onKeyDown={() => {}}
      tabIndex={-1}
    >
      {/* One element, so that marked words do not become grid items. */}
      <span>
        <Marked text={recipe.title} query={query} />
      </span>
    </div>
  )
}

function follow({ url }: RecipeCardData): void {
  const href = safeUrl(url)
  if (href) location.assign(href)
}
