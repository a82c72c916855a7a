import { useState } from 'react'
import { type CalendarDay, isoDay, mondayOf } from '../../../domain/calendar'
import type { DeliveryDay } from '../../../domain/delivery/deliveryDays'
import type { DeliveryWeek } from '../../../domain/delivery/deliveryWeeks'
import type { DateOutcome, UseDeliveryDatesResult } from '../../../hooks'
import { useLateFailure } from '../useLateFailure'

/** How a date is met: standard shipping, exactly that day, or the overnight upgrade. */
export type Speed = 'standard' | 'day' | 'overnight'

/** The current choice and the outcome of saving it. Kept when a save fails. */
export interface DateForm {
  isByWeek: boolean
  speed: Speed
  /** The days available at the current speed. */
  days: readonly DeliveryDay[]
  day: DeliveryDay | null
  /** A chosen day that is unavailable at this speed. */
  lostDay: CalendarDay | null
  week: DeliveryWeek | null
  /** Whether the choice differs from the cart. */
  isChanged: boolean
  isSaving: boolean
  outcome: DateOutcome | null
  /** The extra cost of a day at this speed, in US cents. */
  extraCents(day: DeliveryDay): number | null
  setByWeek(isByWeek: boolean): void
  setSpeed(speed: Speed): void
  setDay(day: DeliveryDay): void
  setWeek(monday: string): void
  /** Saves it for this shipment, or for all shipments that can have it. */
  save(applyAll: boolean): Promise<DateOutcome | null>
}

/** The state of choosing a date. */
export function useDateForm(dates: UseDeliveryDatesResult): DateForm {
  const { upgrades, chosen } = dates
  const speedInCart = speedOf(upgrades)
  const [isByWeek, setByWeek] = useState(dates.isByWeek)
  const [speed, setSpeed] = useState<Speed>(speedInCart)
  const [picked, setPicked] = useState(chosen)
  const [monday, setMonday] = useState(chosen && isoDay(mondayOf(chosen)))
  const [isSaving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState<DateOutcome | null>(null)
  const tellLateFailure = useLateFailure()

  const days = speed === 'overnight' ? dates.overnightDays : dates.days
  const iso = picked && isoDay(picked)
  const day = days.find((one) => one.option !== null && isoDay(one.day) === iso) ?? null
  const week = dates.weeks.find((one) => isoDay(one.monday) === monday) ?? null
  const isOther = isByWeek
    ? monday !== (chosen && isoDay(mondayOf(chosen)))
    : iso !== (chosen && isoDay(chosen)) || speed !== speedInCart

  async function save(applyAll: boolean): Promise<DateOutcome | null> {
    const choice = isByWeek
      ? week && dates.chooseWeek(week, { applyAll })
      : day && dates.choose(day, { applyAll, isSpecificDay: speed === 'day' })
    if (!choice) return null
    setSaving(true)
    setOutcome(null)
    const result = await tellLateFailure(choice)
    setSaving(false)
    setOutcome(result)
    return result
  }

  return {
    isByWeek,
    speed,
    days,
    day,
    lostDay: day || !picked ? null : picked,
    week,
    isChanged: isByWeek !== dates.isByWeek || isOther,
    isSaving,
    outcome,
    extraCents({ isOvernight, upgradeCents }) {
      const overnight = isOvernight ? (upgradeCents ?? upgrades.overnightCents) : 0
      const exactly = speed === 'day' ? (upgrades.specificDayCents ?? 0) : 0
      return overnight === null ? null : overnight + exactly
    },
    setByWeek,
    setSpeed,
    setDay: (one) => setPicked(one.day),
    setWeek: setMonday,
    save,
  }
}

const speedOf = ({ isOvernight, isSpecificDay }: UseDeliveryDatesResult['upgrades']): Speed =>
  isOvernight ? 'overnight' : isSpecificDay ? 'day' : 'standard'
