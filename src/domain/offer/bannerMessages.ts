import { type CalendarDay, calendarDay, compareDays } from '../calendar'
import { todayInChicago } from '../chicago'
import { typedCode } from '../code/promo'
import { safeUrl } from '../page/urls'
import type { BannerData } from './bannerData'
import { saleEnd } from './countdown'
import { type MomentFormat, saleEndWords } from './saleEndWords'

/** A banner message as it is shown. */
export interface BannerMessage {
  /** The id that is stored when a shopper hides it. */
  readonly id: string
  /** The page's template that can replace the text: `text`, then `text-2` … */
  readonly slot: string
  /** Empty if only the cutoff is shown. */
  readonly text: string
  /** In capitals; null if there is none. */
  readonly code: string | null
  readonly ends: Date | null
  readonly link: { readonly href: string; readonly text: string } | null
  readonly cutoff: Cutoff | null
}

/** Order deadline for a delivery day. */
export interface Cutoff {
  readonly at: Date
  /** The delivery day. */
  readonly arrives: CalendarDay
}

type Fields = Omit<BannerData, 'messages'>

/** The messages in a page's data, in order; empty ones are dropped. */
export function bannerMessages({ messages, ...own }: BannerData): readonly BannerMessage[] {
  const list = messages ?? []
  // Positions count as the page wrote them, so that a dropped message does not rename templates.
  return (toMessage(own, 0) ? [own, ...list] : list).flatMap((fields, at) => {
    const message = fields && toMessage(fields, at)
    return message ? [message] : []
  })
}

function toMessage(fields: Fields, at: number): BannerMessage | null {
  const text = fields.text?.trim() ?? ''
  const cutoff = cutoffOf(fields)
  if (!text && !cutoff) return null
  const code = typedCode(fields.code) || null
  return {
    id: fields.id?.trim() || [text, code, fields.orderBy].filter(Boolean).join(' | '),
    slot: at === 0 ? 'text' : `text-${at + 1}`,
    text,
    code,
    ends: saleEnd(fields.ends ?? ''),
    link: linkOf(fields),
    cutoff,
  }
}

function linkOf({ href, linkText }: Fields): BannerMessage['link'] {
  const [safe, text] = [safeUrl(href), linkText?.trim()]
  return safe && text ? { href: safe, text } : null
}

function cutoffOf({ orderBy, arrivesBy }: Fields): Cutoff | null {
  const [at, day] = [saleEnd(orderBy ?? ''), calendarDay(arrivesBy)]
  return at && day ? { at, arrives: day } : null
}

/** When a message ends: with its sale or its cutoff, whichever comes first; null for never. */
export function messageEnd({ ends, cutoff }: BannerMessage): Date | null {
  if (!ends || !cutoff) return ends ?? cutoff?.at ?? null
  return ends < cutoff.at ? ends : cutoff.at
}

/**
 * Whether a message has ended. If the server says that today's cutoff has passed, a message for today ends
 * early; nothing extends it (reliability §10).
 */
export function isMessageOver(message: BannerMessage, now: Date, isCutoffPassed = false): boolean {
  const end = messageEnd(message)
  if (end && end <= now) return true
  return isCutoffPassed && message.cutoff !== null && isToday(message.cutoff.at, now)
}

/** The time of a cutoff for display: "1:00 PM" today, "Mon, Dec 21, 1:00 PM" before that day. */
export function cutoffTime({ at }: Cutoff, now: Date, format?: MomentFormat): string {
  const { day, time } = saleEndWords(at, format)
  return isToday(at, now) ? time : `${day}, ${time}`
}

const isToday = (instant: Date, now: Date): boolean =>
  compareDays(todayInChicago(instant), todayInChicago(now)) === 0
