import { UsageError } from '../usageError'
import type { Check } from './check'
import { accountChecks, checks } from './checks'
import { createTestContext } from './createTestContext'
import type { ShopData } from './data'
import { discover } from './discover'
import type { ConformanceOptions } from './options'
import type { CheckResult, Report } from './report'
import type { TestContext } from './testContext'
import { leftBehind, tidy } from './tidy'
import { PASSED, settle, skipped, strictly, type Verdict, verdictOf } from './verdict'
import type { Ask } from './wire'

type Given = 'baseUrl' | 'only' | 'isReadOnly' | 'isAccount' | 'mayPlaceOrder' | 'isStrict'

interface RunOptions extends Pick<ConformanceOptions, Given> {
  /** Null to discover it. */
  data: ShopData | null
}

/**
 * Runs the checks against a server, one at a time, and returns a report. Rejects with a `UsageError` if
 * the server does not respond, or there is no such check.
 */
export async function runChecks(ask: Ask, options: RunOptions): Promise<Report> {
  const startedAt = new Date().toISOString()
  const chosen = choose(options.isAccount ? accountChecks : checks, options.only)
  await requireServer(options.baseUrl, ask)
  const meter = { calls: 0 }
  const context = createTestContext(
    (name, input) => {
      meter.calls += 1
      return ask(name, input)
    },
    { data: {}, mayPlaceOrder: options.mayPlaceOrder },
  )
  context.before = (await context.answer('getCart').catch(() => null))?.cart ?? null
  const { data, from } = options.data
    ? { data: options.data, from: 'data file' as const }
    : await discover(context)
  context.data = data
  const { isReadOnly, isStrict } = options
  const results = await perform(chosen, { context, meter, isReadOnly, isStrict })
  const left = await leftBehind(context).catch(() => 'unknown, because the cart cannot be read')
  const about = { version: 2, baseUrl: options.baseUrl, startedAt, items: from } as const
  return { ...about, ...counted(results), leftBehind: left }
}

interface Run {
  context: TestContext
  /** Counts the calls. */
  meter: { readonly calls: number }
  isReadOnly: boolean
  isStrict: boolean
}

async function perform(chosen: readonly Check[], run: Run): Promise<CheckResult[]> {
  const { context, meter } = run
  const verdicts = new Map<string, Verdict>()
  const costs = new Map<string, Pick<CheckResult, 'calls' | 'ms'>>()
  for (const check of chosen) {
    const [before, started] = [meter.calls, performance.now()]
    verdicts.set(check.id, await judge(check, run))
    // If the server fails to remove things, its own checks and `leftBehind` report it.
    if (check.writes && meter.calls > before) await tidy(context).catch(() => undefined)
    const ms = Math.round(performance.now() - started)
    costs.set(check.id, { calls: meter.calls - before, ms })
  }
  const settled = settle(verdicts)
  return chosen.map(({ id, section, basis, proves }) => {
    const verdict = settled.get(id) ?? PASSED
    const { status, finding, reason } = run.isStrict ? strictly(verdict) : verdict
    const cost = costs.get(id) ?? { calls: 0, ms: 0 }
    return { id, section, basis, proves, status, finding, reason, ...cost }
  })
}

async function judge(
  check: Check,
  { context, isReadOnly }: Pick<Run, 'context' | 'isReadOnly'>,
): Promise<Verdict> {
  if (check.writes && isReadOnly) return skipped('It writes, and --read-only is set.')
  if (check.writes && !context.before) {
    return skipped('It writes, and the cart cannot be read, so the changes could not be undone.')
  }
  Object.assign(context, { last: null, lastWrite: null })
  try {
    await check.run(context)
    return PASSED
  } catch (error) {
    return verdictOf(check, error, context)
  }
}

function counted(results: CheckResult[]): Pick<Report, CheckResult['status'] | 'checks'> {
  const count = (status: CheckResult['status']) =>
    results.filter((result) => result.status === status).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    differs: count('differs'),
    skipped: count('skipped'),
    checks: results,
  }
}

function choose(checks: readonly Check[], only: readonly string[]): readonly Check[] {
  for (const wanted of only) {
    if (checks.some(({ id }) => id.startsWith(wanted))) continue
    throw new UsageError(
      `There is no check "${wanted}".`,
      `Checks begin with: ${[...new Set(checks.map(({ id }) => id.split('.')[0]))].join(', ')}.`,
      'Run without --only to list all checks.',
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
    'Check the URL, that the server is running, and that this machine can reach it.',
  )
}
