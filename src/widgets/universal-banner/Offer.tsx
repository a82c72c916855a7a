import type { BannerMessage, Cutoff } from '../../domain/offer/bannerMessages'
import { Slot, useMinute, usePromotion, useSaleCountdown, useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'
import { Icon } from '../../ui'
import { CodeOffer } from './CodeOffer'
import { useCutoffWords } from './useCutoffWords'

interface OfferProps {
  message: BannerMessage
  isOver: boolean
}

/** One message: text, link, code and countdown. */
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
 * Time left. Not a live region, and labeled by its end, so that a screen reader does not announce the same
 * sale every hour. Keeps its space when it is over.
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

/** The order-by time for a delivery day; includes the day if the cutoff is not today. */
function CutoffLine({ cutoff }: { cutoff: Cutoff }) {
  const cutoffWords = useCutoffWords()
  const minute = useMinute()
  return (
    <span className="gw-ribbon-cutoff">
      <Icon name="truck" />
      {/* A server does not know when the page is read, so it includes the day, which is always right. */}
      <span>{cutoffWords(cutoff, new Date(minute ?? 0))}</span>
    </span>
  )
}
