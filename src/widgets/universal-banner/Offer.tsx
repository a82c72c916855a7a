import { type BannerMessage, type Cutoff, cutoffTime } from '../../domain/offer/bannerMessages'
import { Slot, useFormat, useMinute, usePromotion, useSaleCountdown, useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'
import { Icon } from '../../ui'
import { CodeOffer } from './CodeOffer'

interface OfferProps {
  message: BannerMessage
  isOver: boolean
}

/** One message: its words, its link, its code, and how long it lasts. */
export function Offer({ message, isOver }: OfferProps) {
  const { id, text, slot, link, cutoff, code, ends } = message
  const { watch, select } = usePromotion({ id, name: text || id, code: code || null })
  const texts = useTexts(bannerTexts)
  const countdown = ends && <Countdown ends={ends} />
  return (
    <>
      <div ref={watch} className="gw-ribbon-words">
        <div className="gw-ribbon-text" data-gw-usable="">
          <Slot name={slot}>{text && <span className="gw-ribbon-line">{text}</span>}</Slot>{' '}
          {cutoff && <CutoffLine cutoff={cutoff} />}{' '}
          {link && (
            <a className="gw-ribbon-link" href={link.href} onClick={select}>
              {link.text}
            </a>
          )}
        </div>
        {isOver && <p className="gw-ribbon-over">{texts.over}</p>}
      </div>
      {code ? (
        <CodeOffer code={code} onPress={select}>
          {countdown}
        </CodeOffer>
      ) : (
        countdown && <div className="gw-ribbon-facts">{countdown}</div>
      )}
    </>
  )
}

/**
 * How much is left, which is not live: it is named by the end, or a screen reader would be told the
 * same sale anew with every hour. What is over keeps its place.
 */
function Countdown({ ends }: { ends: Date }) {
  const { remaining, endsOn, isEndingSoon, isOver } = useSaleCountdown(ends)
  const texts = useTexts(bannerTexts)
  if (isOver) return <span className="gw-ribbon-left" data-reserve={texts.soon} />
  if (!remaining || !endsOn) return null
  return (
    <span className="gw-ribbon-left">
      <span role="timer" aria-label={fill(texts.ends, { ...endsOn })}>
        {remaining}
      </span>
      {isEndingSoon && <span className="gw-ribbon-soon">{texts.soon}</span>}
    </span>
  )
}

/** Until when to order for a delivery on a day; before that day, it says on which day that is. */
function CutoffLine({ cutoff }: { cutoff: Cutoff }) {
  const { cutoff: words } = useTexts(bannerTexts)
  const format = useFormat()
  const minute = useMinute()
  // A server does not know when its page is read: the day is never wrong.
  const time = cutoffTime(cutoff, new Date(minute ?? 0), format)
  return (
    <span className="gw-ribbon-cutoff">
      <Icon name="truck" />
      <span>{fill(words, { time, day: format.day(cutoff.arrives) })}</span>
    </span>
  )
}
