import type { Visit } from './visit'

type Verb = 'goto' | 'expandAll' | 'click' | 'fill' | 'press' | 'see' | 'gone' | 'holds'

/** An action or expectation of a shopper, as a row of a table: the method of a visit, and its arguments. */
export type Step = { [V in Verb]: readonly [V, ...Parameters<Visit[V]>] }[Verb]

/** Runs the steps in order. */
export async function follow(visit: Visit, steps: readonly Step[]): Promise<void> {
  for (const [verb, ...given] of steps) {
    // A row contains the arguments of its method.
    await (visit[verb] as (...given: unknown[]) => Promise<void>)(...given)
  }
}
