import type { Format } from '../domain/format'
import { useStore } from './StoreProvider'

/**
 * Formats amounts, days and times, as configured in the store.
 *
 * @example
 * const { money, day } = useFormat()
 * return <p>{money(10995)} on {day({ year: 2026, month: 12, day: 24 })}</p>
 */
export function useFormat(): Format {
  return useStore().format
}
