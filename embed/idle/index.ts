import { isDsn, isName } from '../../src/domain/page/options/optionValues'
import { explainTexts } from '../../src/texts/explainTexts'
import type { Bridge, Page } from '../page/bridge'
import { mayReport } from '../page/options'
import { explainData } from './explainData'
import { explainOptions } from './explainOptions'
import { knownTexts } from './knownTexts'
import { prefetch } from './prefetch'
import { whenQuiet } from './whenQuiet'

/* Work for an idle page, in its own chunk, so that it does not delay the first screen. */

/** Starts the idle work, once per page. */
export function startIdleWork(bridge: Bridge, page: Page): void {
  explainOptions(bridge.options)
  explainData(page)
  explainTexts(page.options.texts, knownTexts())
  whenQuiet(() => prefetch(bridge, page))
  if (isName(page.options.dataLayer)) {
    import('../reporting').then(({ feedDataLayer }) => feedDataLayer(page), quiet)
  }
  if (page.options.sentryDsn || page.options.logUrl) startReporting(bridge, page)
}

/** Waits for the page's consent flag to be set; checks it again on `giftwell:consent`. */
function startReporting(bridge: Bridge, page: Page): void {
  const { sentryDsn } = page.options
  const start = () => {
    if (!mayReport(page.options)) return
    removeEventListener('giftwell:consent', start)
    import('../reporting').then(
      ({ takeReports }) => takeReports(bridge, page, isDsn(sentryDsn)),
      quiet,
    )
  }
  addEventListener('giftwell:consent', start)
  start()
}

/** A blocked request is ignored. */
const quiet = () => {}
