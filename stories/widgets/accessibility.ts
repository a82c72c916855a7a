import { apps } from '../../embed/apps'
import { type Proof, proofs, tagOf } from '../support/proofs'
import type { ShownState } from './states'

/** Proofs that do not apply to an app, and why. */
export const notApplicable: Readonly<Record<string, Partial<Record<Proof, string>>>> = {
  recipe: { announced: 'Nothing of it changes: it is links.' },
}

/** One app's row of the accessibility matrix: the stories that prove each column, if any. */
export interface AccessRow {
  app: string
  cells: readonly { proof: Proof; stories: readonly ShownState[] }[]
}

const columns = Object.keys(proofs) as Proof[]

/** The accessibility matrix, from the tags of all stories: one row per app, one column per proof. */
export function accessRows(shown: readonly ShownState[]): AccessRow[] {
  return Object.keys(apps).map((app) => ({
    app,
    cells: columns.map((proof) => ({
      proof,
      stories: onceEach(shown.filter((one) => one.app === app && one.tags.includes(tagOf(proof)))),
    })),
  }))
}

/** Counts a story that shows two states once. */
const onceEach = (stories: readonly ShownState[]): ShownState[] => [
  ...new Map(stories.map((one) => [one.storyId, one])).values(),
]
