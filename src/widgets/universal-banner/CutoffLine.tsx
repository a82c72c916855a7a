import { type Cutoff, cutoffTime } from '../../domain/offer/bannerMessages'
import { useMinute, useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'
import { Icon } from '../../ui'

/** Until when to order for a delivery on a day; before that day, it says on which day that is. */
export function CutoffLine({ cutoff }: { cutoff: Cutoff }) {
  const { cutoff: words } = useTexts(bannerTexts)
  const minute = useMinute()
  // A server does not know when its page is read: the day is never wrong.
  const time = cutoffTime(cutoff, new Date(minute ?? 0))
  return (
    <span className="gw-ribbon-cutoff">
      <Icon name="truck" />
      {fill(words, { time, day: cutoff.arrives })}
    </span>
  )
}
