import type { OrderDetail } from '../../../domain/account/orders'
import { deduction } from '../../../domain/deduction'
import { cents } from '../../../domain/money'
import { useFormat, useTexts } from '../../../hooks'
import { commonTexts } from '../../../texts/common'
import { orderTexts } from '../../../texts/order'
import { sumTexts } from '../../../texts/sums'

/** The totals of an order, row by row; zero amounts are left out. */
export function InvoiceSums({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const { merchandise, tax, totalShort } = useTexts(sumTexts)
  const { free } = useTexts(commonTexts)
  const format = useFormat()
  const shown = (amount: OrderDetail['tax']) =>
    amount == null ? null : format.money(cents(amount))
  const off = (amount: OrderDetail['discount']) =>
    cents(amount) ? deduction(format, cents(amount)) : null
  const shipsFree = order.shipping != null && cents(order.shipping) === 0
  const sums = [
    [merchandise, shown(order.merchandise)],
    [texts.discount, off(order.discount)],
    [texts.shipping, shipsFree ? free : shown(order.shipping)],
    [tax, shown(order.tax)],
    [totalShort, shown(order.total)],
    [texts.giftCards, off(order.gift_cards)],
  ] as const
  return (
    <dl className="gw-invoice-sums">
      {sums.map(
        ([name, amount]) =>
          amount !== null && (
            <div
              key={name}
              className="gw-invoice-sum"
              data-total={name === totalShort || undefined}
            >
              <dt>{name}</dt>
              <dd className="gw-money">{amount}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
