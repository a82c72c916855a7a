import type { AnswerOf, InputOf, Row } from '../../src/api/row'
import type { SessionRecord, Transaction } from '../db'
import type { Rules } from '../rules'

/** A call of an endpoint, as passed to its handler. */
export interface Call<TRow extends Row = Row> {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  /** The body, validated against the row. */
  body: InputOf<TRow> extends { body: infer TBody } ? TBody : undefined
  headers: Headers
  tx: Transaction
  session: SessionRecord
  /** Milliseconds since 1970. */
  now: number
  rules: Rules
}

/** An answer with a status other than 200. Changes made before it are kept. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** Ends a call with an error that the client can read. Changes made before it are undone. */
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

/** Handles a row: its answer is sent with 200, null with 204. */
export type Handler<TRow extends Row> = (call: Call<TRow>) => Promise<AnswerOf<TRow> | Answer>

/** Handlers by row name: a missing row is a type error. */
export type Handlers<TRows extends Readonly<Record<string, Row>>> = {
  [K in keyof TRows]: Handler<TRows[K]>
}

/** Refuses a guest. */
export function customersOnly({ session }: Pick<Call, 'session'>): void {
  if (session.cust_id === null) throw new Refusal(403, 'not_signed_in')
}

/** The owner key of a session's addresses, orders and cards. */
export const ownerOf = ({ cust_id, session_id }: SessionRecord) =>
  cust_id === null ? `session:${session_id}` : `customer:${cust_id}`

/** The owner key of an unsaved card that pays for one order. */
export const payerOf = (session: SessionRecord) => `once:${ownerOf(session)}`
