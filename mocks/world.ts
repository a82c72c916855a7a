import type { BackendOptions } from './backendTypes'
import type { Db, SessionRecord, Transaction } from './db'
import { memoryDb } from './memoryDb'
import { ownerOf } from './routes/call'
import { houseRules, type Rules } from './rules'
import { type Scenario, seed } from './scenario'

/** A backend's state between requests. */
export interface World {
  scenario: Scenario
  db: Db
  /** The session of every request, or null if requests have their own. */
  session: string | null
  /** Milliseconds since 1970. */
  clock(): number
  rules: Rules
  /** Runs work in a transaction with a session, which is stored if it was changed. */
  within<T>(id: string, work: (tx: Transaction, session: SessionRecord) => Promise<T>): Promise<T>
}

/** The session of a scenario. */
export const SHOPPER = 'shopper'

/** Creates a backend's state: its data, its clock and its rules. */
export function openWorld(options: BackendOptions): World {
  const given = options.scenario ?? {}
  if (typeof given === 'string')
    throw new TypeError(
      `createBackend: pass the scenario itself, not its name: import { ${given} } from 'giftwell/testing'.`,
    )
  const scenario = typeof given === 'function' ? given() : given
  const session = options.session === undefined && !options.db ? SHOPPER : options.session
  const db = options.db ?? memoryDb(seed(scenario, session ?? SHOPPER))
  const pinned = scenario.now === undefined ? null : Date.parse(scenario.now)
  return {
    scenario,
    db,
    session: session ?? null,
    clock: options.clock ?? (() => pinned ?? Date.now()),
    rules: { ...houseRules, ...scenario.rules, ...options.rules },
    within: (id, work) => db.transaction((tx) => withSession(tx, id, work)),
  }
}

async function withSession<T>(
  tx: Transaction,
  id: string,
  work: (tx: Transaction, session: SessionRecord) => Promise<T>,
): Promise<T> {
  const session = (await tx.read('sessions', id)) ?? newSession(id)
  const before = JSON.stringify(session)
  const result = await work(tx, session)
  if (JSON.stringify(session) === before) return result
  // A renewed session is only found by its new id.
  if (session.session_id !== id) await tx.remove('sessions', id)
  await tx.write('sessions', session.session_id, session, ownerOf(session))
  return result
}

const newSession = (session_id: string): SessionRecord => ({
  session_id,
  cust_id: null,
  cart_id: null,
  last_order_id: null,
  billing: null,
  recently_viewed: [],
})
