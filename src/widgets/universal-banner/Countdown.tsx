import { useSaleCountdown, useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'

/**
 * How much is left, which is not live: it is named by the end, or a screen reader would be told the
 * same sale anew with every hour. What is over keeps its place.
 */
export function Countdown({ ends }: { ends: Date }) {
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
