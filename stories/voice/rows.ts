import type { Scenario } from '../../mocks/scenario'
import type { Shop } from './page'

/**
 * A change of state: where it can be seen, how it comes about, what is to be said of it once, and what
 * else is news then.
 */
export type Change = readonly [
  name: string,
  world: () => Scenario,
  act: (shop: Shop) => Promise<unknown>,
  says: RegExp,
  also?: RegExp,
]

/** Waits until all has been said that came before, and forgets it. */
export async function quiet({ screenReader, pass }: Shop): Promise<void> {
  await pass(2000)
  screenReader.heard()
}
