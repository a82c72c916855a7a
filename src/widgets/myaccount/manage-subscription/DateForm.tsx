import { type SubmitEvent, useEffect, useRef } from 'react'
import { calendarDay, compareDays, isoDay } from '../../../domain/calendar'
import { todayInChicago } from '../../../domain/chicago'
import type { DeliveryDay } from '../../../domain/delivery/deliveryDays'
import { useStore, useTexts } from '../../../hooks'
import { LazyDayChoice, useDraft, useRouteGuard } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { manageTexts } from '../../../texts/manageSubs'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'
import { FormEnd } from './FormEnd'
import { LoadedFields } from './LoadedFields'
import type { ManagedSubscription } from './managed'
import type { Change } from './useChange'

interface DateFormProps {
  managed: ManagedSubscription
  change: Change
  /** Called to close it; with true if the date was changed. */
  onClose(isMoved: boolean): void
}

/** Form for another delivery day of the next box. */
export function DateForm({ managed, change, onClose }: DateFormProps) {
  const { subscription, days, dayStatus, loadDays, moveTo } = managed
  const texts = useTexts(manageTexts)
  const { dayText } = useSubscriptionWords()
  const today = todayInChicago(useStore().now())
  const [chosen, setChosen] = useDraft<DeliveryDay | null>('day', null)
  const latest = useRef(chosen)
  latest.current = chosen
  const { isBusy, problem, run } = change
  const current = calendarDay(subscription.next_date)
  useRouteGuard(chosen !== null)
  useEffect(() => {
    if (dayStatus === 'idle') void loadDays()
  }, [dayStatus, loadDays])

  const isSame = ({ day }: DeliveryDay) => current !== null && compareDays(day, current) === 0
  const shown = chosen ?? days.find(isSame) ?? null
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!chosen || isSame(chosen)) return onClose(false)
    const said = await run(
      () => moveTo(isoDay(chosen.day)),
      (outcome) => fill(texts.moved, { day: dayText(outcome.subscription?.next_date) }),
    )
    // A day chosen meanwhile is kept, to be saved as well.
    if (said !== null && latest.current === chosen) onClose(true)
  }
  return (
    <form className="gw-manage-form" noValidate onSubmit={(event) => void submit(event)}>
      <LoadedFields status={dayStatus} onRetry={loadDays} shape="control">
        <LazyDayChoice
          days={days}
          today={today}
          current={current}
          chosen={shown}
          onChoose={setChosen}
        />
      </LoadedFields>
      <FormEnd
        of={texts.move}
        problem={problem}
        isBusy={isBusy}
        onCancel={() => onClose(false)}
        save={shown ? fill(texts.moveTo, { day: dayText(shown.day) }) : undefined}
      />
    </form>
  )
}
