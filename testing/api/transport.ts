import { vi } from 'vitest'
import { aCart } from '../../mocks/fixtures'
import { getCart } from '../../src/api/cart'
import { type ClientOptions, createClient } from '../../src/api/client/client'
import type { ApiError } from '../../src/api/client/errors'
import type { Row } from '../../src/api/row'
// Loaded before a fake clock stops the time.
import '../../src/api/client/sending'

type Answer = () => Response | Promise<Response>

/** A transport that returns the responses in order, repeats the last one, and records the requests. */
export function transport(...answers: Answer[]) {
  const requests: Request[] = []
  const fetch: NonNullable<ClientOptions['fetch']> = async (input, init) => {
    const request = new Request(new URL(String(input), 'https://shop.test'), init)
    requests.push(request)
    const answer = answers[Math.min(requests.length, answers.length) - 1] as Answer
    return Promise.race([
      answer(),
      new Promise<never>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
    ])
  }
  return { fetch, requests }
}

/** A JSON response. */
export const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init)

/** A plain text response. */
export const text = (body: string, init?: ResponseInit) => () => new Response(body, init)

/** Never responds. */
export const never = () => new Promise<Response>(() => undefined)

/** A response whose body never arrives, and that ignores the signal. */
export const slowBody = () => new Response(new ReadableStream())

/** A connection that fails. */
export const broken = () => Promise.reject(new TypeError('Failed to fetch'))

/** The response to a read of the cart. */
export const cartAnswer = () => ({ cart: aCart() })

/** Advances fake time until a call has ended, and returns its value or its error. */
export async function outcome<T>(call: Promise<T>): Promise<T | ApiError> {
  const settled = call.catch((error: ApiError) => error)
  await vi.advanceTimersByTimeAsync(120_000)
  return settled
}

/** Reads the cart with a separate client, to the end. */
export const readCart = (fetch: ClientOptions['fetch']) =>
  outcome(createClient({ fetch }).call(getCart, { query: {} }))

/** The input of a call. */
export const inputOf = (row: Row) => ({
  params: Object.fromEntries([...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 7])),
  body: row.body ? {} : undefined,
})
