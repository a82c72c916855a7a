import { PAUSE_MONTHS, pauseEnd } from '../../../domain/account/subscriptionDates'
import { isoDay } from '../../../domain/calendar'
import { todayInChicago } from '../../../domain/chicago'
import { useStore, useTexts } from '../../../hooks'
import { useDraft } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { manageTexts } from '../../../texts/manageSubs'
import { RadioGroup } from '../../../ui'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'
import type { ManagedSubscription } from './managed'
import { SettingRow } from './SettingRow'

const OPEN_END = 'open'

/** Pauses deliveries and charges. */
export function PauseRow({ managed }: { managed: ManagedSubscription }) {
  const { subscription, pause } = managed
  const texts = useTexts(manageTexts)
  const { dayText, standing } = useSubscriptionWords()
  const today = todayInChicago(useStore().now())
  const [chosen, setChosen] = useDraft<string | null>('pause', null)
  const ends = PAUSE_MONTHS.map((months) => isoDay(pauseEnd(subscription, months, today)))
  // A change of the next box changes the days: one chosen before may no longer be offered.
  const value = [...ends, OPEN_END].find((one) => one === chosen) ?? ends[0] ?? OPEN_END
  return (
    <SettingRow
      verb="pause"
      title={texts.pause}
      action={texts.pause}
      draft={chosen}
      isDirty={chosen !== null}
      reset={() => setChosen(null)}
      save={() => pause(value === OPEN_END ? null : value)}
      said={(outcome) => (outcome.subscription ? standing(outcome.subscription).text : '')}
      form={
        <RadioGroup
          legend={texts.pauseFor}
          value={value}
          onValue={setChosen}
          options={[
            ...ends.map((day) => ({ value: day, label: fill(texts.until, { day: dayText(day) }) })),
            { value: OPEN_END, label: texts.untilI },
          ]}
        />
      }
    >
      <p className="gw-note">{texts.pauseText}</p>
    </SettingRow>
  )
}
