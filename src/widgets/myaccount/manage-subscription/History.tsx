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

/** What has happened to a subscription, the latest first; nothing where nothing is known. */
export function History({ subscription }: { subscription: SubscriptionDetail }) {
  const texts = useTexts(manageTexts)
  const { dayText } = useSubscriptionWords()
  const news = subscription.history.flatMap(({ what, ...days }, at, { length }) => {
    const event = SUBSCRIPTION_EVENTS.find((one): one is SubscriptionEvent => one === what)
    // Counted from the first: what is new does not make the others other ones.
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
