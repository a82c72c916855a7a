import { deduction } from '../../domain/deduction'
import { useFormat, usePromo, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { promoTexts } from '../../texts/code'
import { TextButton } from '../../ui'
import { SummaryRow } from '../cart/SummaryRow'
import { useFailureToast } from '../dialog/toast/useFailureToast'
import { focusAfterGone } from '../focus/focusAfterGone'

/** The promo code on the cart: its discount, and a remove button. */
export function PromoRow({ discountCents }: { discountCents: number }) {
  const format = useFormat()
  const { code, remove, isPending } = usePromo()
  const tellFailure = useFailureToast()
  const texts = useTexts(promoTexts)
  if (!code) return null
  return (
    <SummaryRow
      kind="off"
      name={fill(texts.applied, { code })}
      action={
        <TextButton
          saves
          aria-label={fill(texts.remove, { code })}
          aria-disabled={isPending}
          onClick={({ currentTarget }) =>
            void focusAfterGone(currentTarget, () => tellFailure(remove()))
          }
        >
          {texts.removeShort}
        </TextButton>
      }
      amount={discountCents > 0 ? deduction(format, discountCents) : ''}
    />
  )
}
