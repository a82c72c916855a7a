import { safeUrl } from '../../../domain/page/urls'
import { usePage, useTexts } from '../../../hooks'
import { subsTexts } from '../../../texts/subs'
import { ButtonLink, Card, Icon } from '../../../ui'

/** Nothing comes again yet: where it begins. */
export function NoSubscriptions() {
  const { none, shop: words } = useTexts(subsTexts)
  const shop = safeUrl(usePage().links.shop)
  return (
    <Card className="gw-subs-none">
      <Icon className="gw-subs-none-sign" name="repeat" />
      <p>{none}</p>
      {shop && (
        <ButtonLink variant="primary" href={shop}>
          {words}
        </ButtonLink>
      )}
    </Card>
  )
}
