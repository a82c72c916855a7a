import { calendarDay } from '../../../domain/calendar'
import { type Reminder, useFormat, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { emailsTexts } from '../../../texts/emails'

/** When a reminder is, and when it is emailed, in words. */
export function useReminderTexts() {
  const { reminded } = useTexts(emailsTexts)
  const { day: dayText } = useFormat()
  const words = (text: string, style: 'short' | 'date') => {
    const day = calendarDay(text)
    return day ? dayText(day, style) : text
  }
  return {
    /** The day of the year, as it comes every year. */
    dayOf: ({ day }: Reminder) => words(day, 'date'),
    remindedOf: ({ emails_on }: Reminder) => fill(reminded, { day: words(emails_on, 'short') }),
  }
}
