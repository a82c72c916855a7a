import { useEffect, useRef } from 'react'
import type { RecipeCardData } from '../../domain/recipe/recipeCard'
import { RECIPE_SORTS } from '../../domain/recipe/recipeFacets'
import {
  type RecipeFilter,
  type UseRecipeFiltersResult,
  useAnnounce,
  useIsWide,
  useTexts,
} from '../../hooks'
import { fill } from '../../texts/catalogue'
import { recipeTexts } from '../../texts/recipe'
import { recipeTime } from '../../texts/recipeTime'
import { Disclosure, NativeSelect } from '../../ui'
import { FilterChips } from '../page/list/FilterChips'
import './RecipeFilters.css'

interface RecipeFiltersProps {
  /** All recipes of the list. */
  recipes: readonly RecipeCardData[]
  list: UseRecipeFiltersResult
}

/** Filters and sort order of a recipe list: behind one button on phones, a row on wide pages. */
export function RecipeFilters({ recipes, list }: RecipeFiltersProps) {
  const { filters, sort, chosenCount, setFilter, clear, setSort } = list
  const texts = useTexts(recipeTexts)
  useFoundAnnounced(recipes, list)
  const isWide = useIsWide()
  const wordsOf = useFilterWords()
  const place = useRef<HTMLDivElement>(null)
  const chips = filters.flatMap(({ name, value }) =>
    value === null ? [] : [{ key: name, value, label: wordsOf(name, value) }],
  )
  const fields = (
    <div className="gw-recipe-filters-fields">
      {filters.map((filter) => (
        <FilterSelect key={filter.name} filter={filter} onValue={setFilter} />
      ))}
    </div>
  )
  return (
    <div ref={place} className="gw-recipe-filters">
      <div className="gw-recipe-filters-row">
        {filters.length > 0 &&
          (isWide ? (
            fields
          ) : (
            <Disclosure
              summary={
                chosenCount > 0 ? fill(texts.filtered, { count: chosenCount }) : texts.filter
              }
            >
              {fields}
            </Disclosure>
          ))}
        <NativeSelect
          className="gw-recipe-filters-sort"
          label={texts.sort}
          value={sort}
          onValue={setSort}
          options={RECIPE_SORTS.map((value) => ({ value, label: texts[value] }))}
        />
      </div>
      <FilterChips
        chips={chips}
        removeText={(label) => fill(texts.remove, { label })}
        clearText={texts.clear}
        onRemove={({ key }) => setFilter(key, null)}
        onClear={clear}
        onEmpty={() => place.current?.querySelector<HTMLElement>('summary, select')?.focus()}
      />
    </div>
  )
}

interface FilterSelectProps {
  filter: RecipeFilter
  onValue(name: string, value: string | null): void
}

function FilterSelect({ filter: { name, choices, value }, onValue }: FilterSelectProps) {
  const texts = useTexts(recipeTexts)
  const wordsOf = useFilterWords()
  return (
    <NativeSelect
      label={texts[name as 'time']}
      value={value ?? ''}
      placeholder={texts.any}
      onValue={(wanted) => onValue(name, wanted || null)}
      options={choices.map((one) => ({
        value: one.value,
        label: fill(texts.choice, { value: wordsOf(name, one.value), count: one.count }),
      }))}
    />
  )
}

/** Labels a time as "so many minutes or less"; other filters keep the page's labels. */
function useFilterWords() {
  const texts = useTexts(recipeTexts)
  return (name: string, value: string) =>
    name === 'time' ? fill(texts.within, { time: recipeTime(texts, Number(value)) }) : value
}

/** Announces the number of matches whenever the selection changes, but not on page load or with other recipes. */
function useFoundAnnounced(
  recipes: readonly RecipeCardData[],
  { shown, filters, sort }: UseRecipeFiltersResult,
): void {
  const announce = useAnnounce()
  const { count } = useTexts(recipeTexts)
  // Filters without a selection are ignored, because they come and go with the results.
  const chosen = [...filters.flatMap(({ value }) => value ?? []), sort].join('|')
  const last = useRef({ chosen, recipes })
  useEffect(() => {
    const before = last.current
    last.current = { chosen, recipes }
    // Whoever loads other recipes announces them; a selection that they lack is dropped.
    if (before.chosen === chosen || before.recipes !== recipes) return
    announce('say', { text: fill(count, { count: shown.length }) })
  }, [chosen, recipes, shown, announce, count])
}
