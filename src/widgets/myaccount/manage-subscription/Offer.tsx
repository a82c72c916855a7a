import type { CancelOffer } from '../../../domain/account/subscriptionRules'
import type { SubscriptionOutcome } from '../../../hooks'
import { useTexts } from '../../../hooks'
import { Failure, SaveButton } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { manageTexts } from '../../../texts/manageSubs'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'
import type { ManagedSubscription } from './managed'
import { useChange } from './useChange'

interface OfferProps {
  offer: CancelOffer
  managed: ManagedSubscription
  onDone(words: string): void
}

/** An alternative to canceling: a lower frequency, or a pause. */
export function Offer({ offer, managed, onDone }: OfferProps) {
  const texts = useTexts(manageTexts)
  const { dayText, standing } = useSubscriptionWords()
  const { isBusy, problem, run } = useChange()
  const isSeldomer = offer.kind === 'frequency'
  const months = isSeldomer ? offer.months : 0

  const saidOf = ({ subscription }: SubscriptionOutcome): string => {
    if (!subscription) return ''
    return isSeldomer
      ? fill(texts.moved, { day: dayText(subscription.next_date) })
      : standing(subscription).text
  }
  const take = async () => {
    const said = await run(
      () => (isSeldomer ? managed.changeFrequency(months) : managed.pause(null)),
      saidOf,
    )
    if (said !== null) onDone(said)
  }
  return (
    <div className="gw-manage-offer">
      <p className="gw-manage-offer-words">
        {isSeldomer ? fill(texts.offerMuch, { months }) : texts.offerPause}
      </p>
      {problem && <Failure>{problem}</Failure>}
      <SaveButton isBusy={isBusy} onClick={() => void take()}>
        {isSeldomer ? fill(texts.offerMuchDo, { months }) : texts.offerPauseDo}
      </SaveButton>
    </div>
  )
}
