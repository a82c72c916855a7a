import { useId } from 'react'
import type { Subscription } from '../../../domain/account/subscriptions'
import { useAccountRoute, useTexts } from '../../../hooks'
import { ProductPhoto } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { subsTexts } from '../../../texts/subs'
import { ButtonLink, Card } from '../../../ui'
import { StandingLine } from './StandingLine'
import './subscription-card.css'
import { useSubscriptionWords } from './useSubscriptionWords'

interface SubscriptionCardProps {
  subscription: Subscription
  /** Whether it was just changed. */
  isChanged: boolean
}

/** A subscription: item, recipient, frequency and next date, with a link to manage it. */
export function SubscriptionCard({ subscription, isChanged }: SubscriptionCardProps) {
  const { linkTo } = useAccountRoute()
  const texts = useTexts(subsTexts)
  const { itemText, personText, sizeText, oftenText, sentText } = useSubscriptionWords()
  const id = useId()
  const item = itemText(subscription)
  const name = personText(subscription)
  const sent = sentText(subscription)
  const subsId = String(subscription.subs_id)
  return (
    <Card
      as="article"
      className="gw-subs-card"
      aria-labelledby={id}
      data-changed={isChanged || undefined}
    >
      <div className="gw-subs-card-photo">
        <ProductPhoto src={subscription.image} />
      </div>
      <div className="gw-subs-card-words">
        <h2 className="gw-subs-card-name" id={id} data-gw-heading tabIndex={-1}>
          {item}
        </h2>
        {isChanged && <p className="gw-subs-card-badge">{texts.changed}</p>}
        <p className="gw-subs-card-person">{fill(texts.for, { name })}</p>
        <p className="gw-note">{sizeText(subscription)}</p>
        <p className="gw-note">{oftenText(subscription)}</p>
        {sent && <p className="gw-note">{sent}</p>}
      </div>
      <div className="gw-subs-card-foot">
        <div>
          <StandingLine subscription={subscription} />
        </div>
        <ButtonLink
          {...linkTo('manage-subscription', { params: { subsId } })}
          aria-label={fill(texts.manage, { item, name })}
        >
          {texts.manageDo}
        </ButtonLink>
      </div>
    </Card>
  )
}
