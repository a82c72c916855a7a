import { useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'
import { IconButton } from '../../ui'

interface PlaceProps {
  n: number
  count: number
  onNext(): void
}

/** Which of several messages this is, and the way to the next: nothing moves by itself. */
export function Place({ n, count, onNext }: PlaceProps) {
  const texts = useTexts(bannerTexts)
  return (
    <div className="gw-ribbon-place">
      <span>{fill(texts.nth, { n, count })}</span>
      <IconButton
        className="gw-ribbon-next"
        icon="chevron"
        label={texts.next}
        onClick={() => onNext()}
      />
    </div>
  )
}
