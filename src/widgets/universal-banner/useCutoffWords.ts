import { type Cutoff, cutoffTime } from '../../domain/offer/bannerMessages'
import { useFormat, useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'

/** How a cutoff reads at a time: until when to order, and for which delivery day. */
export function useCutoffWords(): (cutoff: Cutoff, now: Date) => string {
  const { cutoff: words } = useTexts(bannerTexts)
  const format = useFormat()
  return (cutoff, now) =>
    fill(words, { time: cutoffTime(cutoff, now, format), day: format.day(cutoff.arrives) })
}
