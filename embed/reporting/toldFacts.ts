import type { ReportFacts } from '../../src/store/core/report'
import { scrub } from './scrub'

/** What may be told of a failure, by name, and the form that it must have. */
const FORMS: Readonly<Record<keyof ReportFacts, RegExp>> = {
  endpoint: /^(?:GET|PUT|POST|DELETE) \/[A-Za-z{}/_-]*$/,
  status: /^[1-5]\d\d$/,
  kind: /^[A-Za-z-]{1,40}$/,
  app: /^[a-z-]{1,40}$/,
  detail: /^.{1,120}$/,
}

/** The facts of a report that may leave the page, as texts; what has another form stays. */
export function toldFacts(facts: ReportFacts): Record<string, string> {
  const told: Record<string, string> = {}
  for (const name of Object.keys(FORMS) as (keyof ReportFacts)[]) {
    const value = facts[name]
    const text = value === undefined || value === null ? '' : String(value)
    // A text that cannot be told whole tells what it is not about.
    if (FORMS[name].test(text)) told[name] = name === 'detail' ? scrub(text) : text
  }
  return told
}

/** The code of a report: our own words, joined by hyphens. */
export const toldCode = (code: string): string => (/^[a-z-]{1,60}$/.test(code) ? code : 'odd-code')
