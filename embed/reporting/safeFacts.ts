import type { ReportFacts } from '../../src/store/core/report'
import { scrub } from './scrub'

/** The facts of a failure that may be reported, and their required formats. */
const FORMS: Readonly<Record<keyof ReportFacts, RegExp>> = {
  endpoint: /^(?:GET|PUT|POST|DELETE) \/[A-Za-z{}/_-]*$/,
  status: /^[1-5]\d\d$/,
  kind: /^[A-Za-z-]{1,40}$/,
  app: /^[a-z-]{1,40}$/,
  detail: /^.{1,120}$/,
}

/** The facts of a report that may be sent, as texts; facts in other formats are dropped. */
export function safeFacts(facts: ReportFacts): Record<string, string> {
  const safe: Record<string, string> = {}
  for (const name of Object.keys(FORMS) as (keyof ReportFacts)[]) {
    const value = facts[name]
    const text = value === undefined || value === null ? '' : String(value)
    // A detail can be free text, so it is scrubbed first.
    if (FORMS[name].test(text)) safe[name] = name === 'detail' ? scrub(text) : text
  }
  return safe
}

/** The code of a report: our own words, joined by hyphens. */
export const safeCode = (code: string): string => (/^[a-z-]{1,60}$/.test(code) ? code : 'odd-code')
