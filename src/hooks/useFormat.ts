import type { Format } from '../domain/format'
import { useStore } from './StoreProvider'

/**
 * How amounts, days and times are written, as the store was given it.
 *
 * @example
 * const { money, day } = useFormat()
 * return <p>{money(10995)} on {day({ year: 2026, month: 12, day: 24 })}</p>
 */
export function useFormat(): Format {
  return useStore().format
}
