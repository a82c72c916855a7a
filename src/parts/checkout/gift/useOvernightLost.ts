import { useState } from 'react'
import { type CalendarDay, calendarDay } from '../../../domain/calendar'
import { findShipment } from '../../../domain/line/lines'
import type { Shipment } from '../../../domain/schema/entities'
import { useStore } from '../../../hooks'

/** Overnight that was chosen for a gift, and is not offered where it goes now. */
interface OvernightLost {
  /** The day that it arrives instead, until another one is chosen; null where nothing was lost. */
  dayInstead: CalendarDay | null
  /** Whether the change that has just ended lost it. */
  look(): boolean
}

/** Notices a change of a gift after which it goes overnight no more. */
export function useOvernightLost(shipment: Shipment): OvernightLost {
  const { state } = useStore()
  const [day, setDay] = useState<string | null>(null)
  return {
    dayInstead: day === shipment.shipping?.delivery_date ? calendarDay(day) : null,
    look() {
      const now = state.cart && findShipment(state.cart, shipment.crec_id)
      if (!now || !shipment.overnight_upgrade || now.overnight_upgrade) return false
      setDay(now.shipping?.delivery_date ?? null)
      return true
    },
  }
}
