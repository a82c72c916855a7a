import { standingOf } from '../../../domain/account/subscriptionRules'
import { useAccountRoute, useSubscriptions, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { dashboardTexts } from '../../../texts/dashboard'
import { subsTexts } from '../../../texts/subs'
import { StandingLine } from '../subscriptions/StandingLine'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'
import { Tile } from './Tile'

/** The next box of all subscriptions; one that needs attention comes first. */
export function BoxTile() {
  const { subscriptions, status, refresh } = useSubscriptions()
  const { linkTo } = useAccountRoute()
  const texts = useTexts(dashboardTexts)
  const { none, all, for: forWhom } = useTexts(subsTexts)
  const { itemText, personText } = useSubscriptionWords()
  const [first] = subscriptions
  const isOver = first && ['canceled', 'done'].includes(standingOf(first))
  return (
    <Tile title={texts.nextBox} status={status} onRetry={refresh}>
      {first && !isOver ? (
        <div>
          <p className="gw-dashboard-person">{itemText(first)}</p>
          <p className="gw-note">{fill(forWhom, { name: personText(first) })}</p>
          <StandingLine subscription={first} />
        </div>
      ) : (
        <p className="gw-note">{none}</p>
      )}
      {first && (
        <p>
          <a {...linkTo('subscriptions')}>{all}</a>
        </p>
      )}
    </Tile>
  )
}
