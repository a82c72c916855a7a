import { createContext } from 'react'
import type { CalendarDay } from '../../../domain/calendar'
import type { DeliveryDay } from '../../../domain/delivery/deliveryDays'

/** What the cells of the grid know of their days. */
export interface GridDays {
  of(iso: string): DeliveryDay | undefined
  today: CalendarDay
  /** The Sunday of this week, with which the calendar starts. */
  firstDay: CalendarDay
  inCart: CalendarDay | null
  /** What a day costs on top, in US cents; null where that is not known. */
  extraCents(day: DeliveryDay): number | null
}

export const GridContext = createContext<GridDays | null>(null)
