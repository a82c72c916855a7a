import { type UseOrdersResult, useOrders, useTexts } from '../../../hooks'
import { Awaited, LoadFailed, useIsLong, useRetainedFocus } from '../../../parts'
import { miniCartTexts } from '../../../texts/miniCart'
import { orderTexts } from '../../../texts/order'
import { Button } from '../../../ui'
import { CardsPlaceholder } from '../CardsPlaceholder'
import { EmptyState } from '../EmptyState'
import type { ScreenProps } from '../screenProps'
import { OrderFilters } from './OrderFilters'
import { OrderList } from './OrderList'
import './order-history.css'
import { useFoundAnnouncement } from './useFoundAnnouncement'
import { useOrderFilter } from './useOrderFilter'

/** Time until a search or filter counts as slow, in milliseconds: a quick one does not move the list. */
const SLOW_MS = 1000

/** A customer's orders and their status. */
export function OrderHistory({ route }: ScreenProps) {
  const { filter, setFilter } = useOrderFilter(route)
  const list = useOrders(filter)
  const { status, years, refresh } = list
  const texts = useTexts(orderTexts)
  const { shop } = useTexts(miniCartTexts)
  const isFiltered = filter.year !== null || filter.person !== ''
  const view = viewOf(list, isFiltered)
  const isSlow = useIsLong(status === 'loading', SLOW_MS)
  const place = useRetainedFocus(`${view} ${status}`)
  useFoundAnnouncement(list)
  return (
    <div {...place} className="gw-orders" aria-busy={status === 'loading' || undefined}>
      {view !== 'none' && <OrderFilters years={years} filter={filter} setFilter={setFilter} />}
      {view === 'failed' && <LoadFailed hasHelp onRetry={refresh} />}
      {view === 'list' && isSlow && (
        <Awaited says="loading-orders" isPart onRetry={refresh}>
          <p className="gw-note">{texts.loading}</p>
        </Awaited>
      )}
      {view === 'list' && <OrderList list={list} person={filter.person} />}
      {view === 'loading' && <CardsPlaceholder says="loading-orders" onRetry={refresh} />}
      {view === 'none' && <EmptyState icon="gift" text={texts.none} shop={shop} />}
      {view === 'no-match' && (
        <EmptyState surface="sunken" icon="search" text={texts.noMatch}>
          <Button onClick={() => setFilter({ year: null, person: '' }, false)}>
            {texts.showAll}
          </Button>
        </EmptyState>
      )}
    </div>
  )
}

/** The view below the filters; earlier results stay until new ones have loaded. */
function viewOf({ status, orders, years }: UseOrdersResult, isFiltered: boolean) {
  if (status === 'failed') return 'failed'
  if (orders.length > 0) return 'list'
  if (status !== 'ready') return 'loading'
  if (isFiltered) return 'no-match'
  // If there are years, there are orders, which are about to be requested.
  return years.length > 0 ? 'loading' : 'none'
}
