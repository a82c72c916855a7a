import type { OrderRecord } from '../../mocks/db'

type Ordered = OrderRecord['cart']['recipients'][number]

const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** When a gift arrives, in words, with what was paid for that. */
export function arrival(shipment: Ordered): string {
  const { shipping, overnight_upgrade } = shipment
  const upgrades = [
    overnight_upgrade && 'Overnight',
    shipping?.ship_select_type === 'day' && 'Exact day',
  ]
  return [dayWords(shipment), ...upgrades].filter(Boolean).join(' · ')
}

function dayWords({ cart_type, announce_it_email, email, shipping }: Ordered): string {
  const to = announce_it_email || email
  if (cart_type === 'ECRT') return to ? `Sent by email to ${to}` : 'Sent by email'
  // The method without a date, as the wire has it.
  if (shipping?.ship_id === 24) return 'Ships as soon as possible, with no set delivery date'
  if (!shipping?.delivery_date) return ''
  const day = new Date(shipping.delivery_date)
  if (shipping.ship_select_type !== 'week') return `Arrives ${format.format(day)}`
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return `Arrives the week of ${format.format(day)}`
}
