import { pageExamples } from '../../../testing/page/pageExamples'
import { apps } from '../../apps'

/** The apps that there are. */
export const APPS: readonly string[] = Object.keys(apps)

/** What a page tells an app; of the banner's example some words alone, as the rest has its own time. */
const DATA: Readonly<Record<string, object>> = {
  ...pageExamples,
  'universal-banner': { text: '10% off every steak' },
}

/** The beginning of an app's root: its start tag, and what the page tells the app. */
export function rootOf(app: string): string {
  const json = JSON.stringify(DATA[app] ?? {}).replace(/</g, '\\u003c')
  return `<div id="${app}"><script type="application/json" data-giftwell-props>${json}</script>`
}
