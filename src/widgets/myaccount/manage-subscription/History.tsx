import {
  SUBSCRIPTION_EVENTS,
  type SubscriptionDetail,
  type SubscriptionEvent,
} from '../../../domain/account/subscriptions'
import { useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { manageTexts } from '../../../texts/manageSubs'
import { Disclosure } from '../../../ui'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'

/** History of a subscription, latest first. Renders nothing if unknown. */
export function History({ subscription }: { subscription: SubscriptionDetail }) {
  const texts = useTexts(manageTexts)
  const { dayText } = useSubscriptionWords()
  const news = subscription.history.flatMap(({ what, ...days }, at, { length }) => {
    const event = SUBSCRIPTION_EVENTS.find((one): one is SubscriptionEvent => one === what)
    // Keys count from the oldest, so that new events do not change the keys of others.
    return event ? [{ ...days, event, key: length - at }] : []
  })
  if (news.length === 0) return null
  return (
    <Disclosure className="gw-manage-history" summary={texts.history}>
      <ul className="gw-manage-news">
        {news.map(({ key, event, day, about }) => (
          <li key={key}>
            <span className="gw-note">{dayText(day)}</span>
            <span>{fill(texts[`news.${event}`], { about: dayText(about) })}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
