import type { OrderDetail } from '../../../domain/account/orders'
import { cents } from '../../../domain/money'
import { useFormat, useTexts } from '../../../hooks'
import { commonTexts } from '../../../texts/common'
import { orderTexts } from '../../../texts/order'
import { sumTexts } from '../../../texts/sums'

/** What an order cost, line by line; what is nothing is left out. */
export function InvoiceSums({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const { merchandise, tax, totalShort } = useTexts(sumTexts)
  const { free } = useTexts(commonTexts)
  const { money } = useFormat()
  const off = (amount: OrderDetail['discount']) => (cents(amount) ? -cents(amount) : null)
  const signed = (amount: number) => (amount < 0 ? `−${money(-amount)}` : money(amount))
  const sums = [
    [merchandise, order.merchandise == null ? null : cents(order.merchandise)],
    [texts.discount, off(order.discount)],
    [texts.shipping, order.shipping == null ? null : cents(order.shipping)],
    [tax, order.tax == null ? null : cents(order.tax)],
    [totalShort, cents(order.total)],
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
              <dd className="gw-money">
                {name === texts.shipping && amount === 0 ? free : signed(amount)}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
