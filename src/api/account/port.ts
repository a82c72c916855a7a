import type { CallOptions, Client } from '../client/client'
import { type Clock, deviceClock } from '../client/clock'
import { ApiError } from '../client/errors'
import { errorCode, guardAnswer } from '../client/parse'
import { withinLimit } from '../client/withinLimit'
import type { AnswerOf, InputOf, Row } from '../row'
import type { accountContract } from '.'

type AccountRows = typeof accountContract
/** Method and path template of a row, as in the documentation: `GET /customer/orders`. */
type KeyOf<TRow extends Row> = `${TRow['method']} ${TRow['path']}`

/**
 * Lets a shop serve its account area with its own functions, each under the method and path of the row that it
 * answers. Other calls go to the shop's API. A function gets the row's parameters, query and body, and resolves to
 * the row's answer, which is validated. To refuse a call, it rejects with an object that has the matching HTTP
 * `status` (403, 404, 409, 422, 429), and optionally `data` and `retryAfterMs`.
 *
 * @example
 * const port: AccountPort = {
 *   'GET /customer/orders': async ({ query }, { signal }) => toOrders(await ours.orders(query.year, signal)),
 * }
 */
export type AccountPort = {
  readonly [K in keyof AccountRows as KeyOf<AccountRows[K]>]?: (
    input: InputOf<AccountRows[K]>,
    options: { signal: AbortSignal },
    // Ignored if the row has no answer.
  ) => Promise<[AnswerOf<AccountRows[K]>] extends [null] ? unknown : AnswerOf<AccountRows[K]>>
}

type Served = (input: unknown, options: { signal: AbortSignal }) => Promise<unknown>

/**
 * A client that calls the host's own functions if provided, and the shop's API otherwise. Timeouts, guards
 * and errors work as for every call; calls to the host's functions are not retried.
 */
export function withAccountPort(
  api: Client,
  port: AccountPort,
  clock: Clock = deviceClock,
): Client {
  const served = new Map(Object.entries(port as Readonly<Record<string, Served>>))

  async function ask(row: Row, serve: Served, input: unknown, own: CallOptions) {
    const { share = (answer: unknown) => answer } = own
    const answer = await withinLimit(row, clock, own.signal, async (signal) =>
      serve(input, { signal }),
    ).catch((error: ApiError) => Promise.reject(refusalOf(row, error)))
    return guardAnswer(row, share(answer ?? null), 200)
  }

  return {
    ...api,
    async call(row, input, own = {}) {
      const serve = served.get(`${row.method} ${row.path}`)
      if (typeof serve !== 'function') return api.call(row, input, own)
      // The guard is what makes the answer the row's own type.
      return (await ask(row, serve, input, own)) as AnswerOf<typeof row>
    },
  }
}

/** Converts a host function's rejection to an `ApiError`; without a status, it counts as a network error. */
function refusalOf(row: Row, error: ApiError): ApiError {
  const { status, data = {}, retryAfterMs = null } = Object(error.cause) as Partial<ApiError>
  if (error.kind !== 'network' || typeof status !== 'number') return error
  return new ApiError(row, 'http', { status, data, code: errorCode(data), retryAfterMs })
}
