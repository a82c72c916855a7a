import { useTexts } from '../../hooks'
import { giftMessageTexts } from '../../texts/giftMessage'
import { LimitedArea } from './LimitedArea'

interface GiftWordsProps {
  value: string
  onValue(value: string): void
}

/** The words of a gift, and the card as it will be printed. */
export function GiftWords({ value, onValue }: GiftWordsProps) {
  const texts = useTexts(giftMessageTexts)
  const words = value.trim()
  return (
    <>
      <LimitedArea
        field="gift_message"
        label={texts.message}
        hint={texts.messageHint}
        value={value}
        onValue={onValue}
      />
      <figure className="gw-gift-card" aria-label={texts.preview}>
        <figcaption className="gw-gift-card-caption gw-note">{texts.preview}</figcaption>
        <blockquote className="gw-gift-card-words" data-empty={words === '' || undefined}>
          {words || texts.previewEmpty}
        </blockquote>
      </figure>
    </>
  )
}
