import { useId } from 'react'
import { cancelOffer } from '../../../domain/account/subscriptionRules'
import { CANCEL_REASONS, type CancelReason } from '../../../domain/account/subscriptions'
import { useTexts } from '../../../hooks'
import { Failure, SaveButton } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { manageTexts } from '../../../texts/manageSubs'
import { Button, Card, RadioGroup } from '../../../ui'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'
import { ManageHead } from './ManageHead'
import type { ManagedSubscription } from './managed'
import { Offer } from './Offer'
import { useChange } from './useChange'

interface CancelPageProps {
  managed: ManagedSubscription
  /** The reason, if one was chosen. */
  reason: CancelReason | null
  onReason(reason: CancelReason | null): void
  onKeep(): void
  /** Called with the outcome, as text. */
  onDone(words: string): void
}

/** Cancels a subscription: the reason, one matching offer, what is still delivered, and two equal buttons. */
export function CancelPage({ managed, reason, onReason, onKeep, onDone }: CancelPageProps) {
  const { subscription, cancel } = managed
  const { locked_date } = subscription
  const texts = useTexts(manageTexts)
  const { dayText } = useSubscriptionWords()
  const { isBusy, problem, run } = useChange()
  const id = useId()
  const packed = locked_date && fill(texts.packed, { day: dayText(locked_date) })
  const offer = cancelOffer(subscription, reason)
  const words: Record<CancelReason, string> = {
    much: texts.much,
    price: texts.tooExpensive,
    taste: texts.taste,
    done: texts.done,
    other: texts.other,
  }
  const press = async () => {
    const said = await run(
      () => cancel({ reason, isAfterPacked: Boolean(locked_date) }),
      () => texts.canceledNow,
    )
    if (said !== null) onDone(said)
  }
  return (
    <>
      <ManageHead subscription={subscription} isHeading={false} />
      <Card as="section" className="gw-manage-leave" aria-labelledby={id}>
        <h3 className="gw-manage-title" id={id} data-gw-heading tabIndex={-1}>
          {texts.cancel}
        </h3>
        <RadioGroup
          legend={texts.why}
          value={reason}
          onValue={(value) => onReason(CANCEL_REASONS.find((one) => one === value) ?? null)}
          options={CANCEL_REASONS.map((value) => ({ value, label: words[value] }))}
        />
        {offer && <Offer key={offer.kind} offer={offer} managed={managed} onDone={onDone} />}
        <p>{texts.cancelText}</p>
        {packed && !problem && <p>{packed}</p>}
        {problem && <Failure>{packed || problem}</Failure>}
        <div className="gw-manage-answers">
          <Button className="gw-manage-answer" onClick={onKeep}>
            {texts.keep}
          </Button>
          <SaveButton className="gw-manage-answer" isBusy={isBusy} onClick={() => void press()}>
            {texts.cancelNow}
          </SaveButton>
        </div>
      </Card>
    </>
  )
}
