import type { CardBadge as Badge } from '../../domain/product/cardBadge'
import type { CardPrice } from '../../domain/product/cardPrice'
import { useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { productCardTexts } from '../../texts/productCard'
import './CardBadge.css'

interface CardBadgeProps {
  badge: Badge
  price: CardPrice | null
  units: number | null | undefined
  /** Whether its photo is small on a narrow page: only urgent badges are shown there. */
  isSmall: boolean
}

/** Badges that shoppers should not miss. */
const URGENT: readonly Badge[] = ['low', 'save']

/** The one badge over a card's photo. */
export function CardBadge({ badge, price, units, isSmall }: CardBadgeProps) {
  const texts = useTexts(productCardTexts)
  const { money } = useFormat()
  const words: Record<Badge, string> = {
    low: fill(texts.left, { units: units ?? 0 }),
    save: fill(price?.isSavedUpTo ? texts.saveUpTo : texts.save, {
      amount: money(price?.savedCents ?? 0),
    }),
    club: texts.club,
    box: texts.box,
    'add-on': texts.addOn,
    'auto-delivery': texts.autoDelivery,
    'ships-free': texts.shipsFree,
  }
  return (
    <p
      className="gw-card-badge"
      data-badge={badge}
      data-roomy={(isSmall && !URGENT.includes(badge)) || undefined}
    >
      {words[badge]}
    </p>
  )
}
