import type * as v from 'valibot'

type Schema = v.GenericSchema

/** Data that a call makes stale, so that it is reloaded where it is shown. */
export type Stale = 'cart' | 'customer' | 'addresses' | 'orders' | 'cards' | 'subscriptions'

/**
 * One endpoint as data: everything that the client, the mock backend, the fault generator and the
 * documentation need to know about it. Source: specification §7.
 */
export interface Row {
  /** HTTP method; a GET is a read, everything else is a write. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path under the API's base, trailing slash kept, parameters in braces. */
  path: string
  /** One sentence for readers: what the call is for. */
  summary: string
  query?: Schema
  body?: Schema
  /** Guard of the answer; null if the specification says that there is none. */
  answer: Schema | null
  /** Whether the client can retry the call automatically after a failure. */
  isRepeatSafe: boolean
  stale: readonly Stale[]
  /** Time limit in milliseconds, if it differs from the default for reads or writes. */
  timeoutMs?: number
}

/** Names of the parameters in a path: `'/a/{skuId}'` gives `'skuId'`. */
export type ParamsOf<TPath extends string> = TPath extends `${string}{${infer TName}}${infer TRest}`
  ? TName | ParamsOf<TRest>
  : never

type Given<TKey extends string, TSchema> = TSchema extends Schema
  ? { [K in TKey]: v.InferInput<TSchema> }
  : unknown

/** The input of a call: exactly its row's parameters, query and body. */
export type InputOf<TRow extends Row> = ([ParamsOf<TRow['path']>] extends [never]
  ? unknown
  : { params: Record<ParamsOf<TRow['path']>, string | number> }) &
  Given<'query', TRow['query']> &
  Given<'body', TRow['body']>

/** The type of a row's validated answer; null if there is none. */
export type AnswerOf<TRow extends Row> = TRow['answer'] extends Schema
  ? v.InferOutput<TRow['answer']>
  : null
