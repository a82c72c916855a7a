import * as scenarios from '../../../mocks/scenarios'

type World = () => scenarios.Scenario

const worlds = new Map(
  Object.entries(scenarios).flatMap(([name, world]): [string, World][] =>
    typeof world === 'function' ? [[name, world]] : [],
  ),
)

/** The scenario with a name; undefined if there is none. */
export const worldNamed = (name: unknown): World | undefined => worlds.get(String(name))

/** The name of a scenario; undefined for a world that a story builds itself. */
export const nameOf = (world: World): string | undefined =>
  [...worlds].find(([, one]) => one === world)?.[0]
