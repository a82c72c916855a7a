import { apps } from '../../apps'

/** The apps that there are. */
export const APPS: readonly string[] = Object.keys(apps)

/** Attributes without which an app has nothing to show. */
const DATA: Readonly<Record<string, string>> = {
  'universal-banner': ' data-giftwell-text="10% off every steak"',
}

/** The start tag of an app's root. */
export const rootOf = (app: string): string => `<div id="${app}"${DATA[app] ?? ''}>`
