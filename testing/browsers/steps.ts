import type { Visit } from './visit'

type Verb = 'goto' | 'expandAll' | 'click' | 'fill' | 'press' | 'see' | 'gone' | 'holds'

/** An action or expectation of a shopper, as a row of a table: the method of a visit, and its arguments. */
export type Step = { [V in Verb]: readonly [V, ...Parameters<Visit[V]>] }[Verb]

/** Takes the steps one after the other. */
export async function follow(visit: Visit, steps: readonly Step[]): Promise<void> {
  for (const [verb, ...given] of steps) {
    // A row holds what its verb takes.
    await (visit[verb] as (...given: unknown[]) => Promise<void>)(...given)
  }
}
