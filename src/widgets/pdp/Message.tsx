import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../../hooks'
import { isFocusFree, LimitedArea } from '../../parts'
import { fill } from '../../texts/catalogue'
import { giftMessageTexts } from '../../texts/giftMessage'
import { pdpMoreTexts } from '../../texts/pdpMore'
import { TextButton } from '../../ui'
import './message.css'
import type { BuyBox } from './useBuyBox'

const STARTERS = ['birthday', 'thanks', 'holiday', 'care'] as const

/** The gift message, with starters by occasion, a character counter, and a preview of the card. */
export function Message({ buyBox: { item, message, setMessage, people } }: { buyBox: BuyBox }) {
  const texts = useTexts(pdpMoreTexts)
  const words = useTexts(giftMessageTexts)
  const [hint, preview] = item.is_egift
    ? [words.isEGiftHint, words.previewEmail]
    : [words.isGiftHint, words.preview]
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const focus = () => place.current?.querySelector<HTMLElement>('textarea')?.focus()
  // It was opened by a press, so it takes focus, unless the shopper has moved on while its code was loading.
  useEffect(() => {
    if (isFocusFree(place.current?.parentElement))
      place.current?.querySelector<HTMLElement>('textarea')?.focus()
  }, [])
  const start = (text: string) => {
    setMessage(text)
    focus()
  }
  return (
    <div ref={place} className="gw-message-field">
      <LimitedArea
        id={id}
        field="gift_message"
        label={words.message}
        hint={people > 1 ? fill(texts.messageAll, { count: people }) : hint}
        value={message}
        onValue={setMessage}
      />
      {!message && (
        <fieldset className="gw-message-starters">
          <legend className="gw-note">{texts.starters}</legend>
          {STARTERS.map((one) => (
            <TextButton key={one} className="gw-message-starter" onClick={() => start(texts[one])}>
              {texts[one]}
            </TextButton>
          ))}
        </fieldset>
      )}
      {message && (
        <figure className="gw-message-card">
          <figcaption className="gw-note">{preview}</figcaption>
          <blockquote className="gw-message-words">{message}</blockquote>
        </figure>
      )}
    </div>
  )
}
