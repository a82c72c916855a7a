import { PRODUCT_SORTS, productSort } from '../../domain/product/productList'
import { type UseProductListResult, useTexts } from '../../hooks'
import { FilterChips, ListTools, SortChoice } from '../../parts'
import { fill } from '../../texts/catalogue'
import { pcpTexts } from '../../texts/pcp'

interface ToolsProps {
  list: UseProductListResult
  /** Gives the focus a place when nothing is left to take back. */
  onReset(): void
}

/** Filters, order, and what is chosen. */
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
