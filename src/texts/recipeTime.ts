import { fill } from './catalogue'

/** A number of minutes in words, with hours from 60 minutes on: `40 min`, `4 hr`, `1 hr 30 min`. */
export function recipeTime(texts: { hours: string; minutes: string }, time: number): string {
  const [hours, minutes] = [Math.floor(time / 60), time % 60]
  return [
    hours && fill(texts.hours, { count: hours }),
    minutes && fill(texts.minutes, { count: minutes }),
  ]
    .filter(Boolean)
    .join(' ')
}
