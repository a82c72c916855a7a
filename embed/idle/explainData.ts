import type { Page } from '../page/bridge'
import { warn } from './warn'

/** Warns of page data that do not fit, in the browser's console: whose, what that does, and where more is said. */
export function explainData({ reports }: Page): void {
  reports.take(([code, facts]) => {
    if (code !== 'page-data-invalid') return
    warn(
      `the page data of ${facts?.app ?? facts?.detail} do not fit, so what is odd in them is not shown. ` +
        'Add ?giftwell-inspect to the address, or run npx giftwell check-page, to see what is odd and why.',
    )
  })
}
