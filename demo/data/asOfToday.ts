import { STORY_NOW } from '../../mocks/scenarios'

const DAY_MS = 86_400_000
/** A day, maybe with a time of day. */
const DATE = /^\d{4}-\d{2}-\d{2}(?=$|T)/
/** Milliseconds since 1970, and no id or price. */
const FIRST_INSTANT = Date.UTC(2010, 0)

/** The same as on the day on which all scenarios are seen, moved to another one: its days and instants, at any depth. */
export function asOfToday<T>(value: T, now: number): T {
  const days = Math.floor((now - Date.parse(STORY_NOW)) / DAY_MS)
  return moved(value, days) as T
}

function moved(value: unknown, days: number): unknown {
  if (typeof value === 'number') return value > FIRST_INSTANT ? value + days * DAY_MS : value
  if (typeof value === 'string')
    return value.replace(DATE, (day) =>
      new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10),
    )
  if (Array.isArray(value)) return value.map((one) => moved(one, days))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moved(one, days)]))
}
