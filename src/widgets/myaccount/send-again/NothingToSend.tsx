import { safeUrl } from '../../../domain/page/urls'
import { usePage, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { ButtonLink, Card, Icon } from '../../../ui'
import './nothing.css'

/** Nothing of the order can be sent again: the way to the shop. */
export function NothingToSend() {
  const texts = useTexts(againTexts)
  const shop = safeUrl(usePage().links.shop)
  return (
    <Card className="gw-again-nothing">
      <Icon className="gw-again-nothing-sign" name="gift" />
      <p data-gw-heading tabIndex={-1}>
        {texts.nothing}
      </p>
      {shop && (
        <ButtonLink variant="primary" href={shop}>
          {texts.shop}
        </ButtonLink>
      )}
    </Card>
  )
}
