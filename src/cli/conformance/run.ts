import { UsageError } from '../usageError'
import { Blocked, type Check } from './check'
import { checks } from './checks'
import type { ShopData } from './data'
import { type Desk, openDesk } from './desk'
import type { CheckResult, Report } from './report'
import { leftBehind, tidy } from './tidy'
import { PASSED, settle, skipped, type Verdict, verdictOf } from './verdict'
import type { Ask } from './wire'

interface RunOptions {
  baseUrl: string
  data: ShopData
  /** Checks by id, or by how their ids begin; all where it is empty. */
  only: readonly string[]
  isReadOnly: boolean
  mayPlaceOrder: boolean
}

/**
 * Runs the checks against a server, one after the other, and reports on them. Rejects with a
 * `UsageError` where nobody answers, or where there is no such check.
 */
export async function runChecks(ask: Ask, options: RunOptions): Promise<Report> {
  const startedAt = new Date().toISOString()
  const chosen = choose(options.only)
  await requireServer(options.baseUrl, ask)
  let calls = 0
  const desk = openDesk((name, input) => {
    calls += 1
    return ask(name, input)
  }, options)
  desk.before = (await desk.answer('getCart').catch(() => null))?.cart ?? null

  async function judge(check: Check): Promise<Verdict> {
    if (options.isReadOnly && check.writes) return skipped('It writes, and --read-only was given.')
    Object.assign(desk, { last: null, lastWrite: null })
    try {
      await check.run(desk)
      return PASSED
    } catch (error) {
      return verdictOf(check, error, desk)
    }
  }

  const verdicts = new Map<string, Verdict>()
  const costs = new Map<string, Pick<CheckResult, 'calls' | 'ms'>>()
  for (const check of chosen) {
    const [before, started] = [calls, performance.now()]
    verdicts.set(check.id, await judge(check))
    if (check.writes && calls > before) await putBack(desk)
    costs.set(check.id, { calls: calls - before, ms: Math.round(performance.now() - started) })
  }
  const settled = settle(verdicts)
  const results = chosen.map(({ id, section, basis, proves }): CheckResult => {
    const { status, finding, reason } = settled.get(id) ?? PASSED
    const cost = costs.get(id) ?? { calls: 0, ms: 0 }
    return { id, section, basis, proves, status, finding, reason, ...cost }
  })
  const left = await leftBehind(desk).catch(() => 'nobody knows what: the cart cannot be read')
  return { version: 1, baseUrl: options.baseUrl, startedAt, ...counted(results), leftBehind: left }
}

function counted(results: CheckResult[]): Pick<Report, CheckResult['status'] | 'checks'> {
  const count = (status: CheckResult['status']) =>
    results.filter((result) => result.status === status).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    checks: results,
  }
}

/** A server that does not let go of things is told of by its own checks and by `leftBehind`. */
async function putBack(desk: Desk): Promise<void> {
  try {
    await tidy(desk)
  } catch (error) {
    if (!(error instanceof Blocked)) throw error
  }
}

function choose(only: readonly string[]): readonly Check[] {
  for (const wanted of only) {
    if (checks.some(({ id }) => id.startsWith(wanted))) continue
    throw new UsageError(
      `There is no check "${wanted}".`,
      `They begin with: ${[...new Set(checks.map(({ id }) => id.split('.')[0]))].join(', ')}.`,
      'Run without --only to see all of them by name.',
    )
  }
  return only.length === 0
    ? checks
    : checks.filter(({ id }) => only.some((wanted) => id.startsWith(wanted)))
}

async function requireServer(baseUrl: string, ask: Ask): Promise<void> {
  const { status, text } = await ask('getCart')
  if (status !== null) return
  throw new UsageError(
    `${baseUrl} cannot be reached.`,
    text,
    'Check the address, that the server runs, and that this machine may reach it.',
  )
}
