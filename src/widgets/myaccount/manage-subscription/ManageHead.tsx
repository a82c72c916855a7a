import type { Standing } from '../../../domain/account/subscriptionRules'
import type { Subscription } from '../../../domain/account/subscriptions'
import { useTexts } from '../../../hooks'
import { ProductPhoto } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { subsTexts } from '../../../texts/subs'
import { StandingLine } from '../subscriptions/StandingLine'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'

interface ManageHeadProps {
  subscription: Subscription
  /** Whether its heading receives focus. Default true. */
  isHeading?: boolean
}

/** States that the page explains further below. */
const SAID_BELOW: readonly Standing[] = ['next', 'paused', 'pausedNow', 'canceled', 'locked']

/** The subscription's item and recipient, and any problem. */
export function ManageHead({ subscription, isHeading = true }: ManageHeadProps) {
  const texts = useTexts(subsTexts)
  const { itemText, personText, oftenText, sentText, standing } = useSubscriptionWords()
  const sent = sentText(subscription)
  return (
    <header className="gw-manage-head">
      <div className="gw-manage-photo">
        <ProductPhoto src={subscription.image} />
      </div>
      <div className="gw-manage-names">
        <h2 className="gw-manage-name" data-gw-heading={isHeading || undefined} tabIndex={-1}>
          {itemText(subscription)}
        </h2>
        <p className="gw-manage-person">{fill(texts.for, { name: personText(subscription) })}</p>
        <p className="gw-note">{oftenText(subscription)}</p>
        {sent && <p className="gw-note">{sent}</p>}
        {!SAID_BELOW.includes(standing(subscription).key) && (
          <StandingLine subscription={subscription} />
        )}
      </div>
    </header>
  )
}
