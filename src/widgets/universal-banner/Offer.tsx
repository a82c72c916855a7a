import type { BannerMessage } from '../../domain/offer/bannerMessages'
import { Slot, useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { CodeOffer } from './CodeOffer'
import { Countdown } from './Countdown'
import { CutoffLine } from './CutoffLine'

interface OfferProps {
  message: BannerMessage
  isOver: boolean
}

/** One message: its words, its link, its code, and how long it lasts. */
export function Offer({ message, isOver }: OfferProps) {
  const { text, slot, link, cutoff, code, ends } = message
  const texts = useTexts(bannerTexts)
  const countdown = ends && <Countdown ends={ends} />
  return (
    <>
      <div className="gw-ribbon-words">
        <div className="gw-ribbon-text" data-gw-usable="">
          <Slot name={slot}>{text && <span className="gw-ribbon-line">{text}</span>}</Slot>{' '}
          {cutoff && <CutoffLine cutoff={cutoff} />}{' '}
          {link && (
            <a className="gw-ribbon-link" href={link.href}>
              {link.text}
            </a>
          )}
        </div>
        {isOver && <p className="gw-ribbon-over">{texts.over}</p>}
      </div>
      {code ? (
        <CodeOffer code={code}>{countdown}</CodeOffer>
      ) : (
        countdown && <div className="gw-ribbon-facts">{countdown}</div>
      )}
    </>
  )
}
