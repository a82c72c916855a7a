import { apps } from '../../embed/apps'
import { table } from '../docs/table'

/** The states of every app that there is, each in a chapter of its own. */
export const stateChapters = (): string =>
  Object.keys(apps)
    .map((app) => `## ${app}\n\n${stateTable(app)}`)
    .join('\n\n')

/** A table of the states of an app, each with links to its stories. */
export function stateTable(app: string): string {
  const { states = [], inheritedStates = [] } = apps[app] ?? {}
  const rows = [
    ...states.map(([words, ...stories], index) => [String(index + 1), words, links(app, stories)]),
    ...inheritedStates.map(([words, shown]) => {
      const [, number = '', name = ''] = /^(G\d+) (.*)$/.exec(words) ?? []
      return [number, name, typeof shown === 'string' ? `None: ${shown}` : links(app, shown)]
    }),
  ]
  return table(['', 'state', 'shown by'], rows)
}

const links = (app: string, ids: readonly string[]) =>
  ids.map((id) => `[${id.replace(`widgets-${app}-`, '')}](?path=/story/${id})`).join(', ')
