import type { AnyEndpoint } from '../src/api/account'
import type { Cart } from '../src/domain/schema/entities'
import type { Db, HostedRecord } from './db'
import type { Fault, FaultKind, Faults } from './faults'
import type { Rules } from './rules'
import type { Scenario } from './scenario'

/** The options of a backend. */
export interface BackendOptions {
  /** The database; by default in memory, filled by the scenario. */
  db?: Db
  /** The initial scenario. With an own `db`, only its clock, rules and faults count. */
  scenario?: Scenario | (() => Scenario)
  /** The time, in milliseconds since 1970; defaults to the scenario's, else the device's. */
  clock?: () => number
  /** The faults, by name of the call. */
  faults?: Faults
  /** Behavior that differs between shops; default `houseRules`. */
  rules?: Partial<Rules>
  /**
   * The session of every request. `null` reads it from the `gw_session` cookie or the `x-gw-session` header;
   * that is the default with an own `db`, otherwise `'shopper'`.
   */
  session?: string | null
}

/** A request that was received. */
export interface RequestRecord {
  method: string
  /** Name of the row, or null if no row has that path. */
  endpoint: AnyEndpoint | null
  /** Path below the API's base, with its query. */
  path: string
  body: unknown
  /** Status of the answer; null until there is one, or if there never is. */
  status: number | null
}

/** Replacements for what a browser request cannot carry. */
export interface FetchContext {
  cookies?: Readonly<Record<string, string>>
  /** Whether to send `Set-Cookie` as `x-mock-set-cookie`. */
  isMocked?: boolean
}

/** A mock server that serves every row of the contract. */
export interface Backend {
  /** Answers a request like a server. Rejects if there is no answer, like the global `fetch`. */
  fetch(
    input: Request | string | URL,
    init?: RequestInit,
    context?: FetchContext,
  ): Promise<Response>
  /** All requests so far, oldest first. */
  readonly requests: readonly RequestRecord[]
  /** Number of requests, in total or for one row. */
  count(endpoint?: AnyEndpoint): number
  /** Makes a row fail from now on, or all others with `'*'`; null ends it. */
  setFault(endpoint: AnyEndpoint | '*', fault: Fault | FaultKind | null): void
  /** Changes the rules from now on. */
  setRules(rules: Partial<Rules>): void
  /** Messages posted to the log. */
  readonly logs: readonly string[]
  /** The database. */
  readonly db: Db
  /** A session's cart as it would be answered now; null if there is none. */
  cart(session?: string): Promise<Cart | null>
  /** Records that an item was viewed. */
  view(itemId: number, session?: string): Promise<void>
  /** Sets the card entered in the hosted payment form; null ends its session. */
  completeHosted(uid: string, card: Partial<Omit<HostedRecord, 'uid'>> | null): Promise<void>
}
