import { createLog } from '../../src/api/client/log'
import type { Bridge, Page, Report } from '../page/bridge'
import { mayReport } from '../page/options'
import { safeCode, safeFacts } from './safeFacts'
import { scrub } from './scrub'
import type { Sink } from './sentry'

export { feedDataLayer } from '../analytics/feedDataLayer'

/** Maximum number of reports per page; further reports would contain nothing new. */
const MOST = 100

/**
 * Sends the page's reports to its log and its Sentry project, as listed fields in expected formats, with the
 * consent that the page has named; `hasProject` is whether there is a Sentry project. Its own failures are
 * never visible.
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
    const safe = safeFacts(facts)
    void log.post([safeCode(code), ...Object.values(safe)].join(' '))
    sink?.failure(safeCode(code), safe, error)
  }
  if (!hasProject) {
    hear(null)
    return
  }
  import('./sentry')
    .then(({ createSink }) => hear(createSink(bridge, page, scrub)))
    .catch(() => hear(null))
}
