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
  /** Whether it is where the focus is led to. Default true. */
  isHeading?: boolean
}

/** What the page says by itself, below. */
const SAID_BELOW: readonly Standing[] = ['next', 'paused', 'pausedNow', 'canceled', 'locked']

/** What it is, to whom it goes, and what is in the way. */
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
