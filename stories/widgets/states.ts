import { isStory, storyNameFromExport, toId } from 'storybook/internal/csf'
import { apps } from '../../embed/apps'
import { inheritedStates } from '../../src/domain/page/appManifest'
import { inWords } from '../support/design/inWords'

/** What a story shows, from its `parameters` and tags. */
export interface ShownState {
  app: string
  state: string
  storyId: string
  /** Readable name of the story: "Lines: quantity saving". */
  story: string
  tags: readonly string[]
}

interface StateStory {
  input: { parameters?: { state?: string | readonly string[] }; tags?: readonly string[] }
  meta: { input: { title?: string } }
}

const modules = import.meta.glob<object>('./**/*.stories.tsx')

/** All states that stories of widgets show: loads each of their modules. */
export async function shownStates(): Promise<ShownState[]> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  return loaded.flatMap((module) =>
    // Storybook adds its own exports.
    Object.entries(module).flatMap(([name, one]) => (isStory(one) ? statesOf(name, one) : [])),
  )
}

function statesOf(name: string, { input, meta }: StateStory): ShownState[] {
  const { title = '' } = meta.input
  const [, app = '', chapter] = title.split('/')
  const storyId = toId(title, storyNameFromExport(name))
  const words = inWords(name)
  const story = chapter ? `${titled(chapter)}: ${words.toLowerCase()}` : words
  const { parameters, tags = [] } = input
  return [parameters?.state ?? []].flat().map((state) => ({ app, state, storyId, story, tags }))
}

/** Account routes are chapters, by path. */
const titled = (chapter: string) =>
  chapter.charAt(0).toUpperCase() + chapter.slice(1).replaceAll('-', ' ')

/** A state of an app, with the stories that show it. */
export interface StateRow {
  /** Its number within the app; G and a number where every app has it. */
  number: string
  state: string
  stories: readonly ShownState[]
  /** Why the app does not have this state. */
  lack?: string
}

/** The states of an app, its own first, then those that every app has. */
export function stateRows(app: string, shown: readonly ShownState[]): StateRow[] {
  const { states = [], lacks = {} } = apps[app] ?? {}
  const row = (number: string, state: string) => ({
    number,
    state,
    stories: shown.filter((one) => one.app === app && one.state === state),
  })
  return [
    ...states.map((state, at) => row(String(at + 1), state)),
    ...inheritedStates.map((state, at) => ({ ...row(`G${at + 1}`, state), lack: lacks[state] })),
  ]
}
