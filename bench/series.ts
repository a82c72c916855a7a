import type { Browser } from 'playwright'
import type { Adapter } from './adapters'
import { withTimeLimit } from './timeLimit'
import { type Visit, type VisitOptions, visit } from './visit'

/** A visit that takes longer than the sum of its own time limits hangs. */
const LONGEST_MS = 600_000

/** The visits of one kind, by contestant, round by round. */
export type Series = Readonly<Record<string, readonly Visit[]>>

/**
 * Visits each contestant once per round, starting with a different one each time, so that other work on the
 * machine affects all alike.
 */
export async function interleaved(
  browser: Browser,
  origin: string,
  adapters: readonly Adapter[],
  rounds: number,
  options: VisitOptions,
): Promise<Series> {
  const series: Record<string, Visit[]> = {}
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < adapters.length; turn++) {
      const adapter = adapters[(round + turn) % adapters.length]
      if (!adapter) continue
      const result = await withTimeLimit(
        visit(browser, origin, adapter, options),
        LONGEST_MS,
        `The visit of "${adapter.name}" with ${options.lines} lines did not end within ${LONGEST_MS / 60_000} minutes. See whether the machine does something else, and run the command again.`,
      )
      series[adapter.name] = [...(series[adapter.name] ?? []), result]
    }
    process.stdout.write('.')
  }
  return series
}
