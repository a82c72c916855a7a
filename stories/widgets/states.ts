import { isStory, storyNameFromExport, toId } from 'storybook/internal/csf'
import { apps } from '../../embed/apps'
import { type InheritedState, inheritedStates } from '../../src/domain/page/appManifest'
import { table } from '../docs/tables/table'

/** What a story says in its `parameters` that it shows. */
export interface ShownState {
  app: string
  state: string
  storyId: string
}

interface StateStory {
  input: { parameters?: { state?: string | readonly string[] } }
  meta: { input: { title?: string } }
}

const modules = import.meta.glob<object>('./**/*.stories.tsx')

/** All states that stories of widgets show: loads each of their modules. */
export async function shownStates(): Promise<ShownState[]> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  return loaded.flatMap((module) =>
    // Storybook adds exports of its own.
    Object.entries(module).flatMap(([name, one]) => (isStory(one) ? statesOf(name, one) : [])),
  )
}

function statesOf(name: string, { input, meta }: StateStory): ShownState[] {
  const { title = '' } = meta.input
  const [, app = ''] = title.split('/')
  const storyId = toId(title, storyNameFromExport(name))
  return [input.parameters?.state ?? []].flat().map((state) => ({ app, state, storyId }))
}

/** The states of every app that there is, each in a chapter of its own. */
export const stateChapters = (shown: readonly ShownState[]): string =>
  Object.keys(apps)
    .map((app) => `## ${app}\n\n${stateTable(app, shown)}`)
    .join('\n\n')

/** A table of the states of an app, each with links to its stories. */
export function stateTable(app: string, shown: readonly ShownState[]): string {
  const { states = [], lacks = {} } = apps[app] ?? {}
  const links = (state: string) =>
    shown
      .filter((one) => one.app === app && one.state === state)
      .map(({ storyId }) => `[${storyId.replace(`widgets-${app}-`, '')}](?path=/story/${storyId})`)
      .join(', ')
  const inherited = (state: InheritedState) =>
    lacks[state] ? `None: ${lacks[state]}` : links(state)
  return table(
    ['', 'state', 'shown by'],
    [
      ...states.map((state, at) => [String(at + 1), state, links(state)]),
      ...inheritedStates.map((state, at) => [`G${at + 1}`, state, inherited(state)]),
    ],
  )
}
