import type { Page } from '../page/bridge'
import { warn } from './warn'

/** Warns about invalid page data in the browser's console: the app, the effect, and where to read more. */
export function explainData({ reports }: Page): void {
  reports.take(([code, facts]) => {
    if (code !== 'page-data-invalid') return
    warn(
      `the page data of ${facts?.app ?? facts?.detail} is invalid, so the invalid parts are not shown. ` +
        'Add ?giftwell-inspect to the URL, or run npx giftwell check-page, to see what is wrong and why.',
    )
  })
}
