import type { Scenario } from '../../mocks/scenario'
import type { Endpoint } from '../../src/api/contract'
import type { Shop } from './page'

/** A control to press, by its name, or another action. */
export type Step = RegExp | ((shop: Shop) => unknown)

/** How a change is made, the one expected announcement, and other expected news. */
type Row = readonly [steps: readonly Step[], says: RegExp, also?: RegExp]

/** A change of state, by its name, with the world in which it is visible. */
export type Change = readonly [name: string, world: () => Scenario, ...row: Row]

/** Changes that are visible in one world, by their names. */
export const inWorld = (
  world: () => Scenario,
  rows: Readonly<Record<string, Row>>,
): readonly Change[] => Object.entries(rows).map(([name, row]) => [name, world, ...row])

/** Makes a change. */
export async function take(steps: readonly Step[], shop: Shop): Promise<void> {
  for (const step of steps) await (step instanceof RegExp ? shop.press(step) : step(shop))
}

export const types =
  (field: RegExp, text: string): Step =>
  (shop) =>
    shop.type(field, text)

export const enters =
  (field: RegExp): Step =>
  (shop) =>
    shop.enter(field)

export const chooses =
  (list: RegExp, option: RegExp): Step =>
  (shop) =>
    shop.choose(list, option)

export const passes =
  (ms: number): Step =>
  (shop) =>
    shop.pass(ms)

/** From now on the server fails for this call. */
export const fails =
  (endpoint: Endpoint): Step =>
  ({ backend }) =>
    backend.setFault(endpoint, 'server-error')

/** Waits until all earlier announcements were made, and discards them. */
export async function quiet({ screenReader, pass }: Shop): Promise<void> {
  await pass(2000)
  screenReader.heard()
}
