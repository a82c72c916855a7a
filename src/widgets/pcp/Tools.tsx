import { PRODUCT_SORTS, productSort } from '../../domain/product/productList'
import { type UseProductListResult, useTexts } from '../../hooks'
import { FilterChips, ListTools, SortChoice } from '../../parts'
import { fill } from '../../texts/catalogue'
import { pcpTexts } from '../../texts/pcp'

interface ToolsProps {
  list: UseProductListResult
  /** Moves focus when no filter is left to remove. */
  onReset(): void
}

/** Filters, sort order, and the active filters. */
export function Tools({ list, onReset }: ToolsProps) {
  const { filters, chosen, sort, count, toggle, clear, setSort } = list
  const texts = useTexts(pcpTexts)
  return (
    <>
      <ListTools
        filters={filters}
        onToggle={toggle}
        filterText={
          chosen.length > 0 ? fill(texts.filterCount, { count: chosen.length }) : texts.filter
        }
        filtersText={texts.filters}
        doneText={fill(texts.show, { count })}
      >
        <SortChoice
          label={texts.sort}
          options={PRODUCT_SORTS.map((value) => ({ value, label: texts[value] }))}
          value={sort}
          onValue={(value) => setSort(productSort(value))}
        />
      </ListTools>
      <FilterChips
        chips={chosen}
        removeText={(label) => fill(texts.remove, { label })}
        clearText={texts.clear}
        onRemove={({ key, value }) => toggle(key, value)}
        onClear={clear}
        onEmpty={onReset}
      />
    </>
  )
}
