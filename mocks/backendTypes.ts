import type { AnyEndpoint } from '../src/api/account'
import type { Cart } from '../src/domain/schema/entities'
import type { Db, HostedRecord } from './db'
import type { Fault, FaultKind, Faults } from './faults'
import type { Rules } from './rules'
import type { Scenario } from './scenario'

/** How a backend is made. */
export interface BackendOptions {
  /** Where the data are; in memory, filled by the scenario, where it is absent. */
  db?: Db
  /** The world to start in. With a `db` of its own only clock, rules and faults of it count. */
  scenario?: Scenario | (() => Scenario)
  /** The time, in milliseconds since 1970; the scenario's, else the device's. */
  clock?: () => number
  /** What goes wrong, by the name of the call. */
  faults?: Faults
  /** How the house behaves where houses differ; `houseRules` unless given. */
  rules?: Partial<Rules>
  /**
   * The session of every request. `null` takes it from the `gw_session` cookie or the
   * `x-gw-session` header; that is so with a `db` of its own, and `'shopper'` without one.
   */
  session?: string | null
}

/** One request that came in. */
export interface RequestRecord {
  method: string
  /** Name of the row, or null where no row has such a path. */
  endpoint: AnyEndpoint | null
  /** Path under the API's base, with its query. */
  path: string
  body: unknown
  /** The status of the answer; null until there is one, and where there never is. */
  status: number | null
}

/** What stands in for things that a request cannot carry in a browser. */
export interface FetchContext {
  cookies?: Readonly<Record<string, string>>
  /** Whether `Set-Cookie` has to travel as `x-mock-set-cookie`. */
  isMocked?: boolean
}

/** A mock server that serves every row of the contract. */
export interface Backend {
  /** Answers a request as a server would. Rejects where there is no answer, like the global `fetch`. */
  fetch(
    input: Request | string | URL,
    init?: RequestInit,
    context?: FetchContext,
  ): Promise<Response>
  /** All requests so far, oldest first. */
  readonly requests: readonly RequestRecord[]
  /** How many requests came in, or how many for one row. */
  count(endpoint?: AnyEndpoint): number
  /** Lets a row fail from now on, `'*'` all others; null ends it. */
  setFault(endpoint: AnyEndpoint | '*', fault: Fault | FaultKind | null): void
  /** Changes how the house behaves from now on. */
  setRules(rules: Partial<Rules>): void
  /** Messages that were posted to the log. */
  readonly logs: readonly string[]
  /** The data themselves. */
  readonly db: Db
  /** The cart of a session as it would be answered now; null where there is none. */
  cart(session?: string): Promise<Cart | null>
  /** Notes that an item was looked at. */
  view(itemId: number, session?: string): Promise<void>
  /** Notes the card that was typed into the hosted payment form; null ends its session. */
  completeHosted(uid: string, card: Partial<Omit<HostedRecord, 'uid'>> | null): Promise<void>
}
