import { vi } from 'vitest'
import { aCart } from '../../mocks/fixtures'
import { getCart } from '../../src/api/cart'
import { type ClientOptions, createClient } from '../../src/api/client/client'
import type { ApiError } from '../../src/api/client/errors'
import type { Row } from '../../src/api/row'
// Loaded before a fake clock stops the time.
import '../../src/api/client/sending'

type Answer = () => Response | Promise<Response>

/** A transport that gives the answers in their order, the last one for ever, and keeps the requests. */
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

/** An answer of JSON. */
export const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init)

/** An answer of bare text. */
export const text = (body: string, init?: ResponseInit) => () => new Response(body, init)

/** No answer, ever. */
export const never = () => new Promise<Response>(() => undefined)

/** An answer whose body never arrives, and that ignores the signal. */
export const slowBody = () => new Response(new ReadableStream())

/** A connection that breaks. */
export const broken = () => Promise.reject(new TypeError('Failed to fetch'))

/** The answer to a read of the cart. */
export const cartAnswer = () => ({ cart: aCart() })

/** Lets fake time run until a call has ended, and gives its value or its error. */
export async function outcome<T>(call: Promise<T>): Promise<T | ApiError> {
  const settled = call.catch((error: ApiError) => error)
  await vi.advanceTimersByTimeAsync(120_000)
  return settled
}

/** Reads the cart by a client of its own, to the end. */
export const readCart = (fetch: ClientOptions['fetch']) =>
  outcome(createClient({ fetch }).call(getCart, { query: {} }))

/** The input of a call. */
export const inputOf = (row: Row) => ({
  params: Object.fromEntries([...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 7])),
  body: row.body ? {} : undefined,
})
