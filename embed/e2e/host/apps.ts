import { pageExamples } from '../../../testing/page/pageExamples'
import { apps } from '../../apps'

/** The names of all apps. */
export const APPS: readonly string[] = Object.keys(apps)

/**
 * Page data of an app: its example, without parts that depend on the time of day, and without a video, which
 * the strict policy blocks.
 */
const DATA: Readonly<Record<string, object>> = {
  ...pageExamples,
  'universal-banner': { text: '10% off every steak' },
  'recipe-detail': withoutVideo(pageExamples['recipe-detail']),
}

function withoutVideo(example: { recipe?: object } = {}): object {
  return { ...example, recipe: { ...example.recipe, video: null } }
}

/** Page data of an app, as a script that mounts it would pass it. */
export const propsOf = (app: string): object => DATA[app] ?? {}

/** The start of an app's root: its start tag and its page data. */
export function rootOf(app: string): string {
  const json = JSON.stringify(propsOf(app)).replace(/</g, '\\u003c')
  return `<div id="${app}"><script type="application/json" data-giftwell-props>${json}</script>`
}
