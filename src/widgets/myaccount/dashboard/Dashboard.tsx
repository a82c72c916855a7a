import { useEffect } from 'react'
import { type UseOrdersResult, useAccount, useOrders, useTexts } from '../../../hooks'
import { LazyRecentLinks, SlowPartsContext, useSlowParts } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { dashboardTexts } from '../../../texts/dashboard'
import { AddressTile } from './AddressTile'
import { AgainTile } from './AgainTile'
import { BoxTile } from './BoxTile'
import { CardTile } from './CardTile'
import './dashboard.css'
import { GiftsTile } from './GiftsTile'
import { LateGifts } from './LateGifts'

/** The most orders whose gifts are looked at. */
const MOST_ORDERS = 20

/** The account's first screen: late gifts, the customer, the status of gifts, and saved defaults. */
export function Dashboard() {
  const { customer } = useAccount()
  const list = useRecentOrders()
  const { hello } = useTexts(dashboardTexts)
  const name = customer?.fname?.trim()
  return (
    <SlowPartsContext value={useSlowParts()}>
      <div className="gw-dashboard">
        <LateGifts list={list} />
        {name && <p className="gw-dashboard-hello">{fill(hello, { name })}</p>}
        <GiftsTile list={list} />
        <AgainTile />
        <div className="gw-dashboard-tiles">
          <BoxTile />
          <AddressTile />
          <CardTile />
        </div>
        <LazyRecentLinks />
      </div>
    </SlowPartsContext>
  )
}

/** The customer's orders, read on beyond the first page: a gift that was ordered early can still be to come. */
function useRecentOrders(): UseOrdersResult {
  const list = useOrders()
  const { orders, hasMore, moreStatus, loadMore } = list
  const isEnough = orders.length >= MOST_ORDERS
  // Only a page that adds orders leads to the next one, so that a repeated page does not repeat forever.
  // Reading the list anew drops a page that is on its way, and it is idle again.
  const isIdle = moreStatus === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page after the current ones
  useEffect(() => {
    if (hasMore && !isEnough) void loadMore()
  }, [hasMore, isEnough, isIdle, orders.length, loadMore])
  return list
}
