import { pageExamples } from '../../../testing/page/pageExamples'
import { apps } from '../../apps'

/** The apps that there are. */
export const APPS: readonly string[] = Object.keys(apps)

/**
 * What a page tells an app: its example, without what depends on the time of day, and without a film, for which the strict
 * policy has no place.
 */
const DATA: Readonly<Record<string, object>> = {
  ...pageExamples,
  'universal-banner': { text: '10% off every steak' },
  'recipe-detail': withoutVideo(pageExamples['recipe-detail']),
}

function withoutVideo(example: { recipe?: object } = {}): object {
  return { ...example, recipe: { ...example.recipe, video: null } }
}

/** What a page tells an app, as a script that mounts it would say it. */
export const propsOf = (app: string): object => DATA[app] ?? {}

/** The beginning of an app's root: its start tag, and what the page tells the app. */
export function rootOf(app: string): string {
  const json = JSON.stringify(propsOf(app)).replace(/</g, '\\u003c')
  return `<div id="${app}"><script type="application/json" data-giftwell-props>${json}</script>`
}
