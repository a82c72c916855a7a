import { calendarDay } from '../../../domain/calendar'
import { todayInChicago } from '../../../domain/chicago'
import { type Reminder, useFormat, useStore, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { emailsTexts } from '../../../texts/emails'

/** Texts for a reminder's day, and when it is emailed. */
export function useReminderTexts() {
  const { reminded, dayOfYear } = useTexts(emailsTexts)
  const thisYear = todayInChicago(useStore().now()).year
  const { day: dayText } = useFormat()
  /** A day of this year with its weekday, any other with its year. */
  const nextText = (text: string) => {
    const day = calendarDay(text)
    if (!day) return text
    if (day.year === thisYear) return dayText(day)
    return fill(dayOfYear, { day: dayText(day, 'date'), year: day.year })
  }
  return {
    /** The day and month, repeated every year. */
    dayOf({ day }: Reminder) {
      const known = calendarDay(day)
      return known ? dayText(known, 'date') : day
    },
    remindedOf: ({ emails_on }: Reminder) => fill(reminded, { day: nextText(emails_on) }),
  }
}
