import { deduction } from '../../domain/deduction'
import { useFormat, useGiftCards, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { giftCardTexts } from '../../texts/code'
import { TextButton } from '../../ui'
import { SummaryRow } from '../cart/SummaryRow'
import { useNotLoadedToast } from '../dialog/toast/useFailureToast'
import { focusAfterGone } from '../focus/focusAfterGone'
import { Failure } from '../page/Failure'

/** The gift cards on the cart: what each pays, its remaining balance, and a remove button. */
export function GiftCardRows() {
  const format = useFormat()
  const { giftCards, remove, isPending } = useGiftCards()
  const tellNotLoaded = useNotLoadedToast()
  const texts = useTexts(giftCardTexts)
  return giftCards.map(({ certificate, appliedCents, balanceCents }) => {
    const ending = certificate.slice(-4)
    return (
      <SummaryRow
        key={certificate}
        kind="off"
        name={fill(texts.name, { ending })}
        action={
          <TextButton
            saves
            aria-label={fill(texts.remove, { ending })}
            aria-disabled={isPending || undefined}
            onClick={({ currentTarget }) =>
              void focusAfterGone(currentTarget, () => tellNotLoaded(remove(certificate)))
            }
          >
            {texts.removeShort}
          </TextButton>
        }
        amount={appliedCents > 0 ? deduction(format, appliedCents) : ''}
        note={
          balanceCents > 0 ? fill(texts.left, { amount: format.money(balanceCents) }) : texts.usedUp
        }
      />
    )
  })
}

/** Says that a gift card could not be removed and still applies. */
export function GiftCardNotice() {
  const { outcome, message } = useGiftCards()
  return outcome === 'remove-failed' ? <Failure>{message}</Failure> : null
}
