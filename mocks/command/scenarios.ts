import type { Scenario } from '../scenario'
import * as all from '../scenarios'

const makers = Object.entries(all).filter(
  (entry): entry is [string, () => Scenario] => typeof entry[1] === 'function',
)

/** Every named world, in the order of the alphabet. */
export const scenarioNames: readonly string[] = makers.map(([name]) => name).sort()

/** What makes a world, by its name. */
export const scenarioOf = (name: string): (() => Scenario) | undefined =>
  makers.find(([other]) => other === name)?.[1]
