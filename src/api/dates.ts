import * as v from 'valibot'
import { flag, money, text } from './shapes'

/* The days of deliveries, as several rows answer them. */

/** One day that a shipment may leave on, or why it may not. */
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

/** A day on which nothing arrives. */
export const holiday = v.object({ date: v.string(), name: text })
