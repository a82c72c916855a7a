import { useEffect, useState } from 'react'
import { useSubscriptions, useTexts } from '../../../hooks'
import { LoadFailed, useRetainedFocus } from '../../../parts'
import { subsTexts } from '../../../texts/subs'
import { CardsPlaceholder } from '../CardsPlaceholder'
import { EmptyState } from '../EmptyState'
import { SubscriptionCard } from './SubscriptionCard'
import './subscriptions.css'

/** A customer's subscriptions. */
export function Subscriptions() {
  const list = useSubscriptions()
  const { none, notListed } = useTexts(subsTexts)
  const { subscriptions, missing, status, refresh, refreshOne, forgetChanged } = list
  // Changed subscriptions stay marked while this screen is open.
  const [changed] = useState(list.changed)
  useEffect(() => forgetChanged(), [forgetChanged])
  const count = subscriptions.length + missing.length
  const isThere = count > 0 || status === 'ready'
  const place = useRetainedFocus(`${status} ${missing.length}`)
  return (
    <div {...place} className="gw-subs">
      {status === 'failed' && <LoadFailed hasHelp onRetry={refresh} />}
      {status !== 'failed' && !isThere && (
        <CardsPlaceholder says="loading-subscriptions" onRetry={refresh} />
      )}
      {status === 'ready' && count === 0 && <EmptyState icon="repeat" text={none} />}
      {count > 0 && (
        <ul className="gw-subs-list">
          {subscriptions.map((one) => (
            <li key={one.subs_id}>
              <SubscriptionCard subscription={one} isChanged={String(one.subs_id) === changed} />
            </li>
          ))}
          {missing.map((subsId) => (
            <li key={subsId}>
              <LoadFailed onRetry={() => refreshOne(subsId)}>{notListed}</LoadFailed>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
