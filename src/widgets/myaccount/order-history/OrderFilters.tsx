import { useEffect, useState } from 'react'
import { type OrderFilter, useStore, useTexts } from '../../../hooks'
import { orderTexts } from '../../../texts/order'
import { NativeSelect, TextField } from '../../../ui'

/** Typing pause before the orders are requested, in milliseconds. */
const PAUSE_MS = 300

interface OrderFiltersProps {
  years: readonly number[]
  filter: OrderFilter
  /** Sets the filter as a new history entry, or replaces the current one with `isReplaced`. */
  setFilter(filter: OrderFilter, isReplaced: boolean): void
}

/** Filters of the order history: person and year. */
export function OrderFilters({ years, filter, setFilter }: OrderFiltersProps) {
  const texts = useTexts(orderTexts)
  const [typed, setTyped] = useTypedPerson(filter, setFilter)
  // Includes a year from the URL without orders; otherwise the select would show another year.
  const all = filter.year === null || years.includes(filter.year) ? years : [filter.year, ...years]
  return (
    <search className="gw-orders-filters">
      <TextField
        type="search"
        label={texts.search}
        autoComplete="off"
        value={typed}
        onValue={setTyped}
      />
      <NativeSelect
        label={texts.year}
        placeholder={texts.allYears}
        options={all.map((year) => ({ value: String(year), label: String(year) }))}
        value={filter.year === null ? '' : String(filter.year)}
        onValue={(year) => setFilter({ ...filter, year: Number(year) || null }, false)}
      />
    </search>
  )
}

/** The typed name, requested after a pause; replaced by the name in the URL when that changes. */
function useTypedPerson(filter: OrderFilter, setFilter: OrderFiltersProps['setFilter']) {
  const { clock } = useStore()
  const [typed, setTyped] = useState(filter.person)
  const [seen, setSeen] = useState(filter.person)
  if (seen !== filter.person) {
    setSeen(filter.person)
    if (typed.trim() !== filter.person) setTyped(filter.person)
  }
  const person = typed.trim()
  useEffect(() => {
    if (person === filter.person) return
    return clock.after(PAUSE_MS, () => setFilter({ ...filter, person }, true))
  }, [person, filter, setFilter, clock])
  return [typed, setTyped] as const
}
