import type { AnyEndpoint } from '../../../api/account'
import { errorCode, guardAnswer } from '../../../api/client/parse'
import type { Loose } from '../../../api/client/wire'
import type { Row } from '../../../api/row'
import { fits } from '../../../domain/schema/guard'
import type { Check } from '../check'
import { Blocked, Skip } from '../checkErrors'
import type { ShopData } from '../data'
import { isDone, isRefusal } from '../outcome'
import { wrongParts } from '../shape'
import { OPEN_PAYLOADS, SHOWN_ANSWERS } from '../shown'
import { table } from '../table'
import type { TestContext } from '../testContext'
import type { Exchange } from '../wire'
import { blindInput } from './blind'

/** How to call a row to check its answer. */
export interface Probe {
  /** Prepares the cart, and returns the input. */
  input?(context: TestContext): Loose | Promise<Loose>
  /** Why a refusal is acceptable; absent or null if the call has to succeed. */
  mayRefuse?(context: TestContext): string | null
  /** Why the row must not be called; absent or null if it can be. */
  mayNot?(context: TestContext): string | null
  /** Whether it changes something. Default true for every method except GET. */
  writes?: boolean
}

export type Probes = Readonly<Partial<Record<AnyEndpoint, Probe>>>

const SHOWN_PARTS = 4

/** Accepts a refusal if the data file lacks something. */
export const without =
  (what: string, part: (data: ShopData) => unknown) =>
  ({ data }: TestContext) =>
    part(data) ? null : `no ${what} is available; add one with --data.`

/** Creates the check of a row: it is served at its path, and its answer passes the guard. */
export function rowCheck(name: AnyEndpoint, probe: Probe): Check {
  const row: Row = table[name]
  return {
    id: `row.${name}`,
    section: '§7',
    basis: SHOWN_ANSWERS.has(name) ? 'specification' : 'contract',
    proves: `${row.method} ${row.path} is served, and its answer matches the contract`,
    remedy: `Serve exactly this path without a redirect, and return JSON as openapi.json describes it${
      row.answer === null ? ', or nothing' : ''
    }, or convert the answer with the "adapt" option of createClient.`,
    writes: probe.writes ?? row.method !== 'GET',
    async run(context) {
      const reason = probe.mayNot?.(context)
      if (reason) context.skip(reason)
      const { input, ignorance } = await inputOf(name, probe, context)
      const exchange = await context.ask(name, input)
      if (ignorance) requireServed(context, exchange, ignorance)
      const excuse = probe.mayRefuse?.(context) ?? null
      if (excuse && isRefusal(exchange)) {
        const word = errorCode(exchange.body)
        context.skip(`Refused with ${exchange.status}${word ? ` (${word})` : ''}: ${excuse}`)
      }
      requireDone(context, exchange)
      requireShape(context, exchange)
    },
  }
}

/** The input of a row; if it cannot be prepared, unknown ids and the reason. */
async function inputOf(name: AnyEndpoint, { input }: Probe, context: TestContext) {
  try {
    return { input: await input?.(context), ignorance: null }
  } catch (error) {
    const guess = blindInput(name)
    if (!(error instanceof Skip || error instanceof Blocked) || !guess) throw error
    return { input: guess, ignorance: error }
  }
}

/** A call with unknown ids can be refused, but not as if the endpoint did not exist. */
function requireServed(context: TestContext, exchange: Exchange, ignorance: Skip | Blocked): void {
  if (isDone(exchange)) return
  const { status, fault } = exchange
  const isServed = status !== null && status < 500 && status !== 405 && fault !== 'redirect'
  const basis = 'specification'
  context.must(isServed, 'an answer, or a refusal with a status from 400 to 499', { basis })
  if (ignorance instanceof Blocked) throw ignorance
  const { message } = ignorance
  context.skip(`Called with unknown ids, and refused with ${status}. ${message}`)
}

/** Each row must be served as listed in §7; payloads that §7 leaves open are the contract's choice. */
function requireDone(context: TestContext, exchange: Exchange): void {
  const { name, fault, status } = exchange
  const isOtherAnswer = fault === 'not-json' && (status ?? 500) < 300
  const isOpen = isOtherAnswer
    ? !SHOWN_ANSWERS.has(name)
    : OPEN_PAYLOADS.has(name) && isRefusal(exchange)
  context.must(isDone(exchange), 'a status from 200 to 299, with JSON or an empty body', {
    basis: isOpen ? 'contract' : 'specification',
  })
}

function requireShape(context: TestContext, { name, body }: Exchange): void {
  const row: Row = table[name]
  if (!row.answer || isNoAnswer(row, body)) return
  const wrong = wrongParts(row.answer, body)
  const isFatal = !isReadable(row, body)
  const tell = (part: 'expected' | 'came') =>
    wrong
      .slice(0, SHOWN_PARTS)
      .map((one) => `${one.path || 'the answer'}: ${one[part]}`)
      .join('; ')
  const more = wrong.length > SHOWN_PARTS ? `, and ${wrong.length - SHOWN_PARTS} more` : ''
  const effect = isFatal ? 'the client rejects this answer' : 'the client treats these as absent'
  context.must(wrong.length === 0, tell('expected') + more, {
    seen: `${tell('came')}; ${effect}`,
    // The specification names fields without types, so the type of a field is open if the client can do without it.
    ...(isFatal ? {} : { basis: 'contract' }),
  })
}

/** Whether the client accepts an answer, possibly without its invalid fields. */
function isReadable(row: Row, body: unknown): boolean {
  try {
    guardAnswer(row, structuredClone(body), 200)
    return true
  } catch {
    return false
  }
}

/** If a row allows an empty answer, anything without a cart counts as empty, and the client reloads the cart. */
function isNoAnswer(row: Row, body: unknown): boolean {
  if (!row.answer || !fits(row.answer, null)) return false
  return typeof body !== 'object' || body === null || !('cart' in body)
}
