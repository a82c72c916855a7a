import { apps } from '../../embed/apps'
import { type Proof, proofs, tagOf } from '../support/proofs'
import type { ShownState } from './states'

/** What cannot be proved of an app, and why. */
export const notApplicable: Readonly<Record<string, Partial<Record<Proof, string>>>> = {
  recipe: { announced: 'Nothing of it changes: it is links.' },
}

/** What one app has of the accessibility matrix: the stories that prove each column; none where nothing does. */
export interface AccessRow {
  app: string
  cells: readonly { proof: Proof; stories: readonly ShownState[] }[]
}

const columns = Object.keys(proofs) as Proof[]

/** The accessibility matrix, drawn from the tags of all stories: an app a row, a proof a column. */
export function accessRows(shown: readonly ShownState[]): AccessRow[] {
  return Object.keys(apps).map((app) => ({
    app,
    cells: columns.map((proof) => ({
      proof,
      stories: onceEach(shown.filter((one) => one.app === app && one.tags.includes(tagOf(proof)))),
    })),
  }))
}

/** A story that shows two states is one. */
const onceEach = (stories: readonly ShownState[]): ShownState[] => [
  ...new Map(stories.map((one) => [one.storyId, one])).values(),
]
