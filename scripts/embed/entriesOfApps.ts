import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The parts of an entry. */
export interface AppEntry {
  name: string
  /** The widget's component: the export with this name in the app's folder. */
  component: string
  /** Whether the app's manifest exports a schema of its page data. */
  hasPageData: boolean
  /** The features of the page's store that its entry prepares. */
  prepares?: 'payment' | 'cards' | null
}

/** The path of an app's entry, if it were a file. */
export const entryOf = (name: string) => `embed/apps/${name}.ts`

/** Generates the entry of every app: a module that exports `mount`, for the loader. */
export function entriesOfApps(apps: readonly AppEntry[]): Plugin {
  const codes = new Map(apps.map((app) => [resolve(entryOf(app.name)), entryCode(app)]))
  return {
    name: 'gw-entries-of-apps',
    enforce: 'pre',
    resolveId: (id) => (codes.has(resolve(id)) ? resolve(id) : null),
    load: (id) => codes.get(id) ?? null,
  }
}

// By name, so that only the manifest's schema is included in the chunk.
function entryCode({ name, component, hasPageData, prepares }: AppEntry): string {
  const folder = `../../src/widgets/${name}`
  const prepare = prepares && { payment: 'preparePayment', cards: 'prepareCards' }[prepares]
  const given = [
    `{ default: ${component} }`,
    ...(hasPageData || prepare ? [hasPageData ? 'dataBy(pageData)' : 'undefined'] : []),
    ...(prepare ? [prepare] : []),
  ]
  const lines = [
    `import { ${component} } from '${folder}/${component}'`,
    `import { app } from '../page/app'`,
    ...(hasPageData
      ? [
          `import { dataBy } from '../page/data/rootData'`,
          `import { pageData } from '${folder}/app'`,
        ]
      : []),
    ...(prepare ? [`import { ${prepare} } from '../page/${prepare}'`] : []),
    `export const mount = app(${given.join(', ')})`,
  ]
  return `${lines.join('\n')}\n`
}
