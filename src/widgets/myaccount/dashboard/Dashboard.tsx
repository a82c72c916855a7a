import { useAccount, useOrders, useTexts } from '../../../hooks'
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

/** The account's first screen: late gifts, the customer, the status of gifts, and saved defaults. */
export function Dashboard() {
  const { customer } = useAccount()
  const list = useOrders()
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
