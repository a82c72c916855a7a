import { useEffect, useState } from 'react'
import { type OrderFilter, useStore, useTexts } from '../../../hooks'
import { orderTexts } from '../../../texts/order'
import { NativeSelect, TextField } from '../../../ui'

/** How long nothing is typed before the orders are asked for, in milliseconds. */
const PAUSE_MS = 300

interface OrderFiltersProps {
  years: readonly number[]
  filter: OrderFilter
  /** A step that Back undoes, or with `isReplaced` the step that is there. */
  setFilter(filter: OrderFilter, isReplaced: boolean): void
}

/** Whose orders, and of which year. */
export function OrderFilters({ years, filter, setFilter }: OrderFiltersProps) {
  const texts = useTexts(orderTexts)
  const [typed, setTyped] = useTypedPerson(filter, setFilter)
  // A year of the address without orders can be chosen, too: else another one would stand there.
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

/** What is typed, which is asked for after a pause; what comes with the address takes its place. */
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
