import { useState } from 'react'
import { type CalendarDay, calendarDay } from '../../../domain/calendar'
import { findShipment } from '../../../domain/line/lines'
import type { Shipment } from '../../../domain/schema/entities'
import { useStore } from '../../../hooks'

/** A gift's overnight upgrade that was lost because the new address does not offer it. */
interface OvernightLost {
  /** The new delivery day, until another one is chosen; null if nothing was lost. */
  dayInstead: CalendarDay | null
  /** Checks whether the change that just finished lost the upgrade. */
  look(): boolean
}

/** Detects that a change has cost a gift its overnight upgrade. */
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
