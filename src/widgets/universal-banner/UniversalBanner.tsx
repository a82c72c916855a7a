import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import type { BannerData } from '../../domain/offer/bannerData'
import { type BannerMessage, isMessageOver } from '../../domain/offer/bannerMessages'
import { useIsCutoffPassed, useMinute, useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'
import { IconButton } from '../../ui'
import { focusNext } from './focusNext'
import { Offer } from './Offer'
import './universal-banner.css'
import { useQueue } from './useQueue'

/**
 * The shop's announcements on every page: one line at a time, with a code, a countdown or a cutoff. Without
 * data, it leaves the page as it is; messages that were over on load or are hidden take no space.
 */
export function UniversalBanner(data: BannerData) {
  const { message, place, isEmpty, next, dismiss } = useQueue(data)
  const isOver = useIsOver(message)
  const texts = useTexts(bannerTexts)
  const section = useRef<HTMLElement>(null)
  const close = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    // Expired content becomes unusable, so focus is moved out of it.
    const focused = document.activeElement
    if (isOver && focused?.closest('[data-gw-usable]') && section.current?.contains(focused))
      close.current?.focus()
  }, [isOver])

  if (isEmpty) return null
  // An element, so that it replaces the server's HTML.
  if (!message) return <span hidden />

  function hide(event: MouseEvent) {
    const isLast = place.count === 1
    if (isLast && section.current) focusNext(section.current, event.detail > 0)
    dismiss()
  }

  return (
    <section
      ref={section}
      className="gw-ribbon"
      aria-label={texts.label}
      data-over={isOver || undefined}
    >
      <Offer key={message.id} message={message} isOver={isOver} />
      {place.count > 1 && <Place {...place} onNext={next} />}
      <IconButton
        ref={close}
        className="gw-ribbon-hide"
        icon="close"
        label={texts.hide}
        onClick={hide}
      />
    </section>
  )
}

interface PlaceProps {
  n: number
  count: number
  onNext(): void
}

/** Position among several messages, and a next button: there is no auto-rotation. */
function Place({ n, count, onNext }: PlaceProps) {
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

/** Whether a message is over; updated every minute. */
function useIsOver(message: BannerMessage | null): boolean {
  const minute = useMinute()
  const isCutoffPassed = useIsCutoffPassed()
  if (!message || minute === null) return false
  return isMessageOver(message, new Date(minute), isCutoffPassed)
}
