import { createLog } from '../../src/api/client/log'
import type { Bridge, Page, Report } from '../page/bridge'
import { mayReport } from '../page/options'
import { scrub } from './scrub'
import type { Sink } from './sentry'
import { toldCode, toldFacts } from './toldFacts'

export { feedDataLayer } from '../analytics/feedDataLayer'

/** Reports of a page at most; a page that fails more often has told enough. */
const MOST = 100

/**
 * Takes what the page reports to its log and to its Sentry project: by name and form, with the consent
 * that the page has named; `hasProject` says whether there is a Sentry project. Nothing that goes wrong here is seen by anybody.
 */
export function takeReports(bridge: Bridge, page: Page, hasProject: boolean): void {
  const { options, reports, send } = page
  const log = createLog(options.logUrl, { fetch: send })
  let left = MOST
  const hear = (sink: Sink | null) =>
    reports.take((report) => {
      if (left === 0 || !mayReport(options)) return
      left -= 1
      try {
        tell(report, sink)
      } catch {
        // A report that breaks the reporter is lost.
      }
    })
  const tell = ([code, facts, error]: Parameters<Report>, sink: Sink | null) => {
    const told = toldFacts(facts)
    void log.post([toldCode(code), ...Object.values(told)].join(' '))
    sink?.failure(toldCode(code), told, error)
  }
  if (!hasProject) {
    hear(null)
    return
  }
  import('./sentry')
    .then(({ createSink }) => hear(createSink(bridge, page, scrub)))
    .catch(() => hear(null))
}
