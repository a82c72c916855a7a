import { useState } from 'react'
import { type CalendarDay, isoDay } from '../../../domain/calendar'
import type { DeliveryDay } from '../../../domain/delivery/deliveryDays'
import { type DeliveryWeek, mondayOf } from '../../../domain/delivery/deliveryWeeks'
import type { DateOutcome, UseDeliveryDatesResult } from '../../../hooks'

/** How a date is meant: by the usual way, exactly then, or by the overnight upgrade. */
export type Speed = 'standard' | 'day' | 'overnight'

/** What was chosen so far, and what came of it. Stays as it is when a save fails. */
export interface DateForm {
  isByWeek: boolean
  speed: Speed
  /** The days as the speed has them. */
  days: readonly DeliveryDay[]
  day: DeliveryDay | null
  /** A day that was chosen, and cannot be had at this speed. */
  lostDay: CalendarDay | null
  week: DeliveryWeek | null
  /** Whether it is another choice than the cart has. */
  isChanged: boolean
  isSaving: boolean
  outcome: DateOutcome | null
  /** What a day costs on top at this speed, in US cents. */
  extraCents(day: DeliveryDay): number | null
  setByWeek(isByWeek: boolean): void
  setSpeed(speed: Speed): void
  setDay(day: DeliveryDay): void
  setWeek(monday: string): void
  /** Saves it for this shipment, or for all that can take it. */
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

  const days = speed === 'overnight' ? dates.overnightDays : dates.days
  const iso = picked && isoDay(picked)
  const day = days.find((one) => one.option !== null && isoDay(one.day) === iso) ?? null
  const week = dates.weeks.find((one) => isoDay(one.monday) === monday) ?? null
  const isOther = isByWeek
    ? monday !== (chosen && isoDay(mondayOf(chosen)))
    : iso !== (chosen && isoDay(chosen)) || speed !== speedInCart

  async function save(applyAll: boolean): Promise<DateOutcome | null> {
    if (isByWeek ? !week : !day) return null
    setSaving(true)
    setOutcome(null)
    const result = isByWeek
      ? week && (await dates.chooseWeek(week, { applyAll }))
      : day && (await dates.choose(day, { applyAll, isSpecificDay: speed === 'day' }))
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
