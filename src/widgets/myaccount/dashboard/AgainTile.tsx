import { againQuery } from '../../../domain/account/accountRoutes'
import { useAccountRoute, useLastDecember, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { dashboardTexts } from '../../../texts/dashboard'
import { orderTexts } from '../../../texts/order'
import { ButtonLink } from '../../../ui'
import { Tile } from './Tile'

/** From October on: last December's order, and a link to send it again. */
export function AgainTile() {
  const { order, status, refresh } = useLastDecember()
  const { linkTo } = useAccountRoute()
  const { again: title } = useTexts(dashboardTexts)
  const { again } = useTexts(orderTexts)
  if (!order && status === 'failed')
    return (
      <Tile title={again} status={status} onRetry={refresh}>
        {null}
      </Tile>
    )
  if (!order) return null
  return (
    <Tile title={fill(title, { count: order.shipments.length })} status="ready" onRetry={refresh}>
      <ButtonLink
        className="gw-dashboard-shop"
        variant="primary"
        {...linkTo('order-history', { query: againQuery(order.order_id) })}
      >
        {again}
      </ButtonLink>
    </Tile>
  )
}
