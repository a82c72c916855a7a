import { type CalendarDay, compareDays } from '../../domain/calendar'
import { LOCALE } from '../../domain/constants'
import { arrivals } from '../../domain/delivery/arrivals'
import type { Format } from '../../domain/format'
import { isMyself } from '../../domain/shipment/shipments'
import { useCart, useFormat, useStore, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { closingTexts } from '../../texts/closing'
import { LinePicture } from '../line/LinePicture'
import './ClosingNote.css'

/** Number of overlapping pictures. */
const PICTURES = 5

/** A one-sentence summary of the order before checkout: gifts, recipients and dates. */
export function ClosingNote() {
  const format = useFormat()
  const { cart, totals } = useCart()
  const { products } = useStore().state
  const texts = useTexts(closingTexts)
  if (!cart || !totals) return null

  const { recipients } = cart
  const all = fill(recipients.some(isMyself) ? texts.packages : texts.gifts, {
    count: recipients.length,
  })
  const days = arrivals(cart)
  const { standard, discount } = totals.shipping
  return (
    <div className="gw-closing">
      <div className="gw-closing-pictures" aria-hidden="true">
        {recipients.slice(0, PICTURES).map(({ crec_id, items }) => (
          <LinePicture key={crec_id} info={products.get(items[0]?.sku_id ?? 0) ?? null} />
        ))}
      </div>
      <p className="gw-closing-words">
        {days ? fill(texts.arriving, { all, days: spanOf(format, ...days) }) : all}
      </p>
      {discount > 0 && discount === standard && (
        <p className="gw-closing-saved gw-note">
          {fill(texts.freeShipping, { amount: format.money(discount) })}
        </p>
      )}
    </div>
  )
}

/** "Wed, Nov 25", "Nov 25–30", "Nov 25 – Dec 2". */
function spanOf(format: Format, first: CalendarDay, last: CalendarDay): string {
  if (compareDays(first, last) === 0) return format.day(first)
  const [from, to] = [format.day(first, 'date'), format.day(last, 'date')]
  const isShort = first.month === last.month && format.locale === LOCALE
  return isShort ? `${from}–${last.day}` : `${from} – ${to}`
}
