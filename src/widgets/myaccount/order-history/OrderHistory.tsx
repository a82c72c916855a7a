import { useOrders, useTexts } from '../../../hooks'
import { Failure, HelpLine } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { commonTexts } from '../../../texts/common'
import { Button } from '../../../ui'
import { NoMatch } from './NoMatch'
import { NoOrders } from './NoOrders'
import { OrderFilters } from './OrderFilters'
import { OrderList } from './OrderList'
import { OrdersPlaceholder } from './OrdersPlaceholder'
import './order-history.css'
import { useFoundAnnouncement } from './useFoundAnnouncement'
import { useOrderFilter } from './useOrderFilter'

/** What a customer has ordered, and what has become of it. */
export function OrderHistory() {
  const { filter, setFilter } = useOrderFilter()
  const list = useOrders(filter)
  const { failed } = useTexts(accountTexts)
  const { tryAgain } = useTexts(commonTexts)
  useFoundAnnouncement(list)
  const { status, orders, years, refresh } = list
  const isFiltered = filter.year !== null || filter.person !== ''

  if (status === 'ready' && years.length === 0 && orders.length === 0 && !isFiltered)
    return <NoOrders />
  return (
    <div className="gw-orders" aria-busy={status === 'loading' || undefined}>
      {(years.length > 0 || isFiltered) && (
        <OrderFilters years={years} filter={filter} setFilter={setFilter} />
      )}
      {status === 'failed' ? (
        <Failure
          actions={
            <>
              <Button onClick={() => void refresh()}>{tryAgain}</Button>
              <HelpLine />
            </>
          }
        >
          {failed}
        </Failure>
      ) : orders.length > 0 ? (
        <OrderList list={list} person={filter.person} />
      ) : status === 'ready' ? (
        <NoMatch onClear={() => setFilter({ year: null, person: '' }, false)} />
      ) : (
        <OrdersPlaceholder onRetry={refresh} />
      )}
    </div>
  )
}
