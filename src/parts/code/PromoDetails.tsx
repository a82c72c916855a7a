import { deduction } from '../../domain/deduction'
import { cents } from '../../domain/money'
import { useCartSelector, useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { questionTexts } from '../../texts/question'
import { Button } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import './PromoDetails.css'

/** What the cart's promo code takes off items and shipping, as calculated by the server. */
export function PromoDetails({ params: _none, ...frame }: DialogContentProps<'promo-details'>) {
  const format = useFormat()
  const code = useCartSelector((cart) => cart?.discount_code ?? '')
  const discounts = useCartSelector((cart) => cart?.summary_section_totals?.promo_discounts ?? null)
  const texts = useTexts(questionTexts)
  const { close } = useTexts(commonTexts)
  const items = cents(discounts?.discount_amount ?? discounts?.amount)
  const shipping = cents(discounts?.shipping_discount)
  const rows = [
    [texts.promoItems, items],
    [texts.promoShipping, shipping],
    [texts.promoTotal, items + shipping],
  ] as const

  return (
    <Ask
      {...frame}
      title={fill(texts.promoTitle, { code })}
      text={items + shipping > 0 ? undefined : texts.promoNothing}
      actions={
        <Button variant="primary" onClick={() => frame.end('close')}>
          {close}
        </Button>
      }
    >
      {items + shipping > 0 && (
        <dl className="gw-promo-details">
          {rows
            .filter(([, amount]) => amount > 0)
            .map(([name, amount]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{deduction(format, amount)}</dd>
              </div>
            ))}
        </dl>
      )}
    </Ask>
  )
}
