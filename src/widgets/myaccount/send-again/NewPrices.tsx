import { type UseReorderResult, useFormat, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { giftsIn } from './giftsIn'
import { PeopleList } from './PeopleList'
import { Section } from './Section'
import { useGiftWords } from './useGiftWords'

/** Items whose price has changed, and the total difference. */
export function NewPrices({ reorder }: { reorder: UseReorderResult }) {
  const texts = useTexts(againTexts)
  const { money } = useFormat()
  const { priceText } = useGiftWords()
  const { prices } = reorder.sections
  const { moreCents } = reorder.sum
  const count = prices.reduce((sum, { giftIds }) => sum + giftIds.length, 0)
  if (count === 0) return null
  const more = moreCents < 0 ? texts.priceLess : texts.priceAll
  return (
    <Section title={fill(texts.prices, { count })}>
      {prices.map(({ item, giftIds }) => (
        <div key={`${item.skuId} ${item.thenCents}`} className="gw-again-group">
          <p>{priceText(item)}</p>
          <PeopleList gifts={giftsIn(reorder.gifts, giftIds)} reorder={reorder} />
        </div>
      ))}
      {moreCents !== 0 && (
        <p className="gw-again-more">{fill(more, { amount: money(Math.abs(moreCents)) })}</p>
      )}
    </Section>
  )
}
