import { safeUrl } from '../../../domain/page/urls'
import { type UseOrdersResult, useAccountRoute, usePage, useTexts } from '../../../hooks'
import { accountTexts } from '../../../texts/account'
import { dashboardTexts } from '../../../texts/dashboard'
import { ButtonLink } from '../../../ui'
import { GiftsAnswer } from './GiftsAnswer'
import { Tile } from './Tile'

/** Where the gifts are: a summary, and a row for each pending one. */
export function GiftsTile({ list }: { list: UseOrdersResult }) {
  const { orders, status, hasMore, refresh } = list
  const { linkTo } = useAccountRoute()
  const texts = useTexts(dashboardTexts)
  const { shop: shopText } = useTexts(accountTexts)
  const shop = safeUrl(usePage().links.shop)
  return (
    <Tile title={texts.gifts} status={status} onRetry={refresh}>
      {orders.length > 0 ? (
        <>
          <GiftsAnswer orders={orders} hasMore={hasMore} />
          <p>
            <a {...linkTo('order-history')}>{texts.allOrders}</a>
          </p>
        </>
      ) : (
        <>
          <p>{texts.welcome}</p>
          {shop && (
            <ButtonLink className="gw-dashboard-shop" variant="primary" href={shop}>
              {shopText}
            </ButtonLink>
          )}
        </>
      )}
    </Tile>
  )
}
