import type { AnswerOf, InputOf, Row } from '../../src/api/row'
import type { SessionRecord, Transaction } from '../db'
import type { Rules } from '../rules'

/** One call of an endpoint, as its handler sees it. */
export interface Call<TRow extends Row = Row> {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  /** What was sent, checked against the row. */
  body: InputOf<TRow> extends { body: infer TBody } ? TBody : undefined
  headers: Headers
  tx: Transaction
  session: SessionRecord
  /** Milliseconds since 1970. */
  now: number
  rules: Rules
}

/** An answer with another status than 200. What was changed on the way to it is kept. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** Ends a call with an error that the client can read. What was changed on the way to it is undone. */
export class Refusal extends Error {
  readonly body: Readonly<Record<string, unknown>>

  constructor(
    readonly status: number,
    error: string,
    more: Readonly<Record<string, unknown>> = {},
  ) {
    super(error)
    this.name = 'Refusal'
    this.body = { error, ...more }
  }
}

/** What serves a row: its answer goes out with 200, null with 204. */
export type Handler<TRow extends Row> = (call: Call<TRow>) => Promise<AnswerOf<TRow> | Answer>

/** Handlers of rows by their names: a row without one is a type error. */
export type Handlers<TRows extends Readonly<Record<string, Row>>> = {
  [K in keyof TRows]: Handler<TRows[K]>
}

/** Refuses a guest. */
export function customersOnly({ session }: Pick<Call, 'session'>): void {
  if (session.cust_id === null) throw new Refusal(403, 'not_signed_in')
}

/** By whom the addresses, orders and cards of a session are found. */
export const ownerOf = ({ cust_id, session_id }: SessionRecord) =>
  cust_id === null ? `session:${session_id}` : `customer:${cust_id}`

/** Who owns a card that pays for one order and is not saved. */
export const payerOf = (session: SessionRecord) => `once:${ownerOf(session)}`
