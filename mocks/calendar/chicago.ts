import { TIME_ZONE } from '../../src/domain/constants'

const DAY_MS = 86_400_000

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The day and the minute of the day in Chicago at an instant, in milliseconds since 1970. */
export function chicago(now: number): { day: string; minute: number } {
  const parts = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/** The day `days` after a day, both as `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whether a text is an existing day, as `YYYY-MM-DD`. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day

/** Day of the week: 0 is Sunday. */
export const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The instant at which a day starts in Chicago, in milliseconds since 1970. */
export function startOfDay(day: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`)
  const isThen = (hours: number) => {
    const { day: there, minute } = chicago(utc + hours * 3_600_000)
    return there === day && minute === 0
  }
  return utc + (isThen(5) ? 5 : 6) * 3_600_000
}
