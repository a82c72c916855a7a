import type { Scenario } from '../scenario'
import * as all from '../scenarios'

const makers = Object.entries(all).filter(
  (entry): entry is [string, () => Scenario] => typeof entry[1] === 'function',
)

/** Names of all scenarios, in alphabetical order. */
export const scenarioNames: readonly string[] = makers.map(([name]) => name).sort()

/** The factory of a scenario, by name. */
export const scenarioOf = (name: string): (() => Scenario) | undefined =>
  makers.find(([other]) => other === name)?.[1]
