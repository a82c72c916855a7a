import { useCallback, useMemo } from 'react'
import type { AccountRoute } from '../../../domain/account/accountRoutes'
import { type OrderFilter, useAccountRoute } from '../../../hooks'

/** The filter in the URL, so that a reload and Back restore it. */
export function useOrderFilter({ query }: Pick<AccountRoute, 'query'>) {
  const { go } = useAccountRoute()
  const filter = useMemo(() => filterOf(query), [query])
  const setFilter = useCallback(
    (changed: OrderFilter, isReplaced: boolean) =>
      go('order-history', { query: queryOf(changed), isReplaced }),
    [go],
  )
  return { filter, setFilter }
}

function filterOf(query: string): OrderFilter {
  const params = new URLSearchParams(query)
  const year = params.get('year') ?? ''
  return {
    year: /^\d{4}$/.test(year) ? Number(year) : null,
    person: params.get('person')?.trim() ?? '',
  }
}

function queryOf({ year, person }: OrderFilter): string {
  return String(
    new URLSearchParams({ ...(year && { year: String(year) }), ...(person && { person }) }),
  )
}
