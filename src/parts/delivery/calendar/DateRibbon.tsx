import { useId } from 'react'
import { compareDays, isoDay } from '../../../domain/calendar'
import type { DeliveryDay } from '../../../domain/delivery/deliveryDays'
import { openDays } from '../../../domain/delivery/deliveryWeeks'
import { useFormat, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { VisuallyHidden } from '../../../ui'
import { DateChip } from '../DateChip'

export interface DateChoiceProps {
  days: readonly DeliveryDay[]
  chosen: DeliveryDay | null
  /** The extra cost of a day, in US cents; null if unknown. */
  extraCents(day: DeliveryDay): number | null
  onChoose(day: DeliveryDay): void
}

interface DateRibbonProps extends DateChoiceProps {
  /** Whether a day without an upgrade costs nothing at all. */
  isFree: boolean
}

const CHIPS = 6

/** The next dates as chips, each with its extra cost; always includes the selected one. */
export function DateRibbon({ days, chosen, extraCents, isFree, onChoose }: DateRibbonProps) {
  const format = useFormat()
  const texts = useTexts(deliveryTexts)
  const id = useId()
  const shown = ribbonDays(days, chosen)
  if (shown.length === 0) return null

  const costOf = (each: DeliveryDay) => {
    const cents = extraCents(each)
    if (cents) return fill(texts.extra, { amount: format.money(cents) })
    return cents === 0 ? (isFree ? texts.free : texts.included) : null
  }
  return (
    <fieldset className="gw-date-chips">
      <legend>
        <VisuallyHidden>{texts.nextDates}</VisuallyHidden>
      </legend>
      {shown.map((each) => {
        const iso = isoDay(each.day)
        const cost = costOf(each)
        return (
          <DateChip
            key={iso}
            name={id}
            value={iso}
            isChosen={chosen !== null && compareDays(chosen.day, each.day) === 0}
            note={cost}
            onChoose={() => onChoose(each)}
          >
            <time dateTime={iso}>{format.day(each.day)}</time>
          </DateChip>
        )
      })}
    </fieldset>
  )
}

/** The first few days; if the selected one is later, it replaces the last. */
function ribbonDays(days: readonly DeliveryDay[], chosen: DeliveryDay | null) {
  const first = openDays(days).slice(0, CHIPS)
  const last = first.at(-1)
  const isLater = chosen && last && compareDays(chosen.day, last.day) > 0
  return isLater ? [...first.slice(0, CHIPS - 1), chosen] : first
}
