import { createContext } from 'react'
import type { CalendarDay } from '../../../domain/calendar'
import type { DeliveryDay } from '../../../domain/delivery/deliveryDays'

/** What the grid's cells know about their days. */
export interface GridDays {
  of(iso: string): DeliveryDay | undefined
  today: CalendarDay
  /** The Sunday of this week, where the calendar starts. */
  firstDay: CalendarDay
  inCart: CalendarDay | null
  /** The extra cost of a day, in US cents; null if unknown. */
  extraCents(day: DeliveryDay): number | null
}

export const GridContext = createContext<GridDays | null>(null)
