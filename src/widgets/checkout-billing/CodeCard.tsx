import { useCart, useFormat, useGiftCards, useTexts } from '../../hooks'
import { CodeField, LazyGiftCardNotice, type TypedCode } from '../../parts'
import { billingTexts } from '../../texts/billing'
import { fill } from '../../texts/catalogue'
import { Card, Message, Stack } from '../../ui'

/** The code field, and what gift cards pay. */
export function CodeCard({ code }: { code: TypedCode }) {
  const { totals } = useCart()
  const { giftCards } = useGiftCards()
  const format = useFormat()
  const texts = useTexts(billingTexts)
  const paid = totals?.giftCards ?? 0
  const due = totals?.amountDue ?? 0
  return (
    <Card>
      <Stack gap={3}>
        <CodeField code={code} showsGiftCards />
        {paid > 0 && <LazyGiftCardNotice />}
        {paid > 0 && (
          <Message tone="ok">
            {due === 0
              ? fill(texts.covered, { count: giftCards.length })
              : fill(texts.part, { amount: format.money(paid), due: format.money(due) })}
          </Message>
        )}
      </Stack>
    </Card>
  )
}
