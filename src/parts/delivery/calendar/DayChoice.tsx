import type { CalendarDay } from '../../../domain/calendar'
import type { DeliveryDay } from '../../../domain/delivery/deliveryDays'
import './DateForm.css'
import { DateRibbon } from './DateRibbon'
import { MoreDates } from './MoreDates'

export interface DayChoiceProps {
  days: readonly DeliveryDay[]
  today: CalendarDay
  /** The current delivery day. */
  current: CalendarDay | null
  chosen: DeliveryDay | null
  onChoose(day: DeliveryDay): void
}

const nothing = () => null

/** The next delivery days, and the full calendar on demand, when all cost the same. */
export function DayChoice({ today, current, ...choice }: DayChoiceProps) {
  return (
    <div className="gw-dates">
      <DateRibbon {...choice} extraCents={nothing} isFree={false} />
      <MoreDates {...choice} extraCents={nothing} today={today} inCart={current} />
    </div>
  )
}
