import { nextAtFrequency } from '../../../domain/account/subscriptionDates'
import { frequencyChoices, intervalMonths } from '../../../domain/account/subscriptionRules'
import { isFrequencyOff } from '../../../domain/shipment/autoDelivery'
import { useTexts } from '../../../hooks'
import { useDraft } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { manageTexts } from '../../../texts/manageSubs'
import { NativeSelect, VisuallyHidden } from '../../../ui'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'
import type { ManagedSubscription } from './managed'
import { SettingRow } from './SettingRow'

interface FrequencyRowProps {
  managed: ManagedSubscription
  /** Called for "Off": asks whether to cancel. */
  onCancel(): void
}

/** The number of months between boxes. */
export function FrequencyRow({ managed, onCancel }: FrequencyRowProps) {
  const { subscription, changeFrequency } = managed
  const texts = useTexts(manageTexts)
  const { monthsText, dayText } = useSubscriptionWords()
  const own = intervalMonths(subscription)
  const [chosen, setChosen] = useDraft<string | null>('frequency', null)
  const value = chosen ?? String(own ?? '')
  const isOff = isFrequencyOff(value)
  const next = isOff ? null : nextAtFrequency(subscription, Number(value))
  const isDirty = chosen !== null && chosen !== String(own)

  function save() {
    if (!isDirty) return null
    if (!isOff) return changeFrequency(Number(value))
    setChosen(null)
    onCancel()
    return null
  }
  const hint = isOff ? texts.offText : next && fill(texts.nextAround, { day: dayText(next) })
  return (
    <SettingRow
      verb="frequency"
      title={texts.often}
      draft={chosen}
      isDirty={isDirty}
      reset={() => setChosen(null)}
      save={save}
      form={
        <>
          <NativeSelect
            label={<VisuallyHidden>{texts.often}</VisuallyHidden>}
            value={value}
            onValue={setChosen}
            options={frequencyChoices(subscription).map((months) => ({
              value: months,
              label: isFrequencyOff(months) ? texts.off : monthsText(Number(months)),
            }))}
          />
          <p className="gw-note" role="status">
            {isDirty && hint}
          </p>
        </>
      }
    >
      <p>{own === null ? texts.off : monthsText(own)}</p>
    </SettingRow>
  )
}
