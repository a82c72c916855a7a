import { safeUrl } from '../../../domain/page/urls'
import { usePage, useTexts } from '../../../hooks'
import { cartTexts } from '../../../texts/cart'
import { orderTexts } from '../../../texts/order'
import { ButtonLink, Card, Icon } from '../../../ui'

/** Nothing was ordered yet: the way to the shop. */
export function NoOrders() {
  const { none } = useTexts(orderTexts)
  const { emptyAction } = useTexts(cartTexts)
  const shop = safeUrl(usePage().links.shop)
  return (
    <Card className="gw-orders-none">
      <Icon className="gw-orders-none-sign" name="gift" />
      <p>{none}</p>
      {shop && (
        <ButtonLink variant="primary" href={shop}>
          {emptyAction}
        </ButtonLink>
      )}
    </Card>
  )
}
