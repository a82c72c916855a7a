import {
  intervalMonths,
  type Standing,
  standingOf,
  subscriptionKind,
} from '../../../domain/account/subscriptionRules'
import type { Subscription } from '../../../domain/account/subscriptions'
import { type CalendarDay, calendarDay } from '../../../domain/calendar'
import { todayInChicago } from '../../../domain/chicago'
import { cents } from '../../../domain/money'
import { recipientName } from '../../../domain/shipment/shipments'
import { useFormat, useStore, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { subsTexts } from '../../../texts/subs'

/** Texts for a subscription, its days and its recipient. */
export function useSubscriptionWords() {
  const { now } = useStore()
  const format = useFormat()
  const texts = useTexts(subsTexts)
  const { myself } = useTexts(commonTexts)
  const thisYear = todayInChicago(now()).year

  /** A day of this year with its weekday, any other with its year; an empty string if there is none. */
  const dayText = (day: CalendarDay | string | null | undefined): string => {
    const real = typeof day === 'object' ? day : calendarDay(day)
    if (!real) return ''
    if (real.year === thisYear) return format.day(real)
    return fill(texts.dayOfYear, { day: format.day(real), year: real.year })
  }

  function nextText(subscription: Subscription): string {
    const { next_date, amount } = subscription
    const day = dayText(next_date)
    if (!day) return texts.nextUnknown
    if (subscriptionKind(subscription) === 'club') return fill(texts.nextPaid, { day })
    if (amount == null) return fill(texts.nextDay, { day })
    return fill(texts.next, { day, amount: format.money(cents(amount)) })
  }

  const itemText = ({ name }: Subscription): string => name?.trim() || texts.item
  const monthsText = (months: number) => fill(texts.every, { months })

  return {
    dayText,
    nextText,
    itemText,
    monthsText,
    personText: (one: Subscription): string =>
      one.is_myself ? myself : recipientName({ fname: '', lname: '', ...one }) || texts.someone,
    /** Size and quantity: "Four 6 oz steaks, 2". */
    sizeText: ({ size, qty }: Subscription): string =>
      (qty ?? 1) > 1 ? fill(texts.sized, { size: size ?? '', count: qty ?? 1 }) : (size ?? ''),
    /** Item and frequency. */
    oftenText(subscription: Subscription): string {
      const months = intervalMonths(subscription)
      const kind = texts[`kind.${subscriptionKind(subscription)}`]
      return months === null ? kind : `${kind} · ${monthsText(months)}`
    },
    /** Number of boxes of a club already sent; null if it is not a club. */
    sentText({ club_orders, orders_sent }: Subscription): string | null {
      return club_orders ? fill(texts.sent, { n: orders_sent ?? 0, count: club_orders }) : null
    },
    standing: (subscription: Subscription, key: Standing = standingOf(subscription)) => ({
      key,
      text: standingText(subscription, key),
    }),
  }

  function standingText(subscription: Subscription, key: Standing): string {
    const { locked_date, paused_until, canceled_on } = subscription
    const said: Record<Standing, () => string> = {
      canceled: () =>
        canceled_on ? fill(texts.canceled, { day: dayText(canceled_on) }) : texts.ended,
      done: () => '',
      payment: () => texts.payment,
      gone: () => fill(texts.gone, { item: itemText(subscription) }),
      locked: () => fill(texts.locked, { day: dayText(locked_date) }),
      paused: () => fill(texts.paused, { day: dayText(paused_until) }),
      pausedNow: () => texts.pausedNow,
      next: () => nextText(subscription),
    }
    return said[key]()
  }
}
