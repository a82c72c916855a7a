import { type CalendarDay, calendarDay, compareDays } from '../calendar'
import { todayInChicago } from '../chicago'
import { typedCode } from '../code/promo'
import { safeUrl } from '../page/urls'
import type { BannerData } from './bannerData'
import { saleEnd } from './countdown'
import { type MomentFormat, saleEndWords } from './saleEndWords'

/** One message of a banner, as it is shown. */
export interface BannerMessage {
  /** What a shopper who hides it is remembered by. */
  readonly id: string
  /** The template of the page that may take the place of the words: `text`, then `text-2` … */
  readonly slot: string
  /** Empty where the cut-off is all that is said. */
  readonly text: string
  /** In capitals; null where it has none. */
  readonly code: string | null
  readonly ends: Date | null
  readonly link: { readonly href: string; readonly text: string } | null
  readonly cutoff: Cutoff | null
}

/** Until when to order for a delivery on a day. */
export interface Cutoff {
  readonly at: Date
  /** The day of the delivery. */
  readonly arrives: CalendarDay
}

type Fields = Omit<BannerData, 'messages'>

/** The messages that a page's data hold, in their order; what says nothing is dropped. */
export function bannerMessages({ messages, ...own }: BannerData): readonly BannerMessage[] {
  const list = messages ?? []
  // Places are counted as the page wrote them, so that one that is dropped renames no template.
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

/** When a message is over: with its sale or its cut-off, whichever comes first; null for never. */
export function messageEnd({ ends, cutoff }: BannerMessage): Date | null {
  if (!ends || !cutoff) return ends ?? cutoff?.at ?? null
  return ends < cutoff.at ? ends : cutoff.at
}

/**
 * Whether a message is over. The server's word that today's cut-off has passed ends one of today
 * early; nothing makes it later (reliability §10).
 */
export function isMessageOver(message: BannerMessage, now: Date, isCutoffPassed = false): boolean {
  const end = messageEnd(message)
  if (end && end <= now) return true
  return isCutoffPassed && message.cutoff !== null && isToday(message.cutoff.at, now)
}

/** The time of a cut-off to be read: "1:00 PM" today, "Mon, Dec 21, 1:00 PM" before that day. */
export function cutoffTime({ at }: Cutoff, now: Date, format?: MomentFormat): string {
  const { day, time } = saleEndWords(at, format)
  return isToday(at, now) ? time : `${day}, ${time}`
}

const isToday = (instant: Date, now: Date): boolean =>
  compareDays(todayInChicago(instant), todayInChicago(now)) === 0
