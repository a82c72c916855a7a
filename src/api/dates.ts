import * as v from 'valibot'
import { flag, money, text } from './shapes'

/* Delivery days, as several rows return them. */

/** One day on which a shipment can leave, or why it cannot. */
export const dateOption = v.object({
  ship_date: v.string(),
  delivery_date: text,
  is_available: flag,
  reason: text,
  label: text,
  overnight_upgrade: flag,
  upgrade_cost: money,
  overnight_delivery_date: text,
})

/** A day without deliveries. */
export const holiday = v.object({ date: v.string(), name: text })
