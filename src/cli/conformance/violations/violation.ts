import { contract, type Endpoint } from '../../../api/contract'
import type { Cart } from '../../../domain/schema/entities'

/** A request on its way to a conforming server. */
export interface Passing {
  request: Request
  /** Forwards the request, or another one instead. */
  next(request?: Request): Promise<Response>
  /** The cart as the server knows it. */
  cart(): Promise<Cart | null>
}

/** Intercepts a server's requests, and makes it violate the contract. */
export type Violation = (passing: Passing) => Promise<Response>

/**
 * Violations by name, under the comma-separated checks that have to find them, and no others; an asterisk marks
 * a violation of the contract only. Each server gets its own instance, so that no state is shared.
 */
export type Violations = Readonly<Record<string, Readonly<Record<string, () => Violation>>>>

/** Parsed JSON from the wire, to modify freely. */
export type Bent = ReturnType<typeof JSON.parse>

const patterns = new Map(
  Object.entries(contract).map(([name, { method, path }]) => [
    name,
    { method, path: new RegExp(`/api${path.replace(/\{\w+\}/g, '[^/]+')}$`) },
  ]),
)

/** Whether a request is a call of a row. */
export function calls({ method, url }: Request, name: Endpoint): boolean {
  const pattern = patterns.get(name)
  return pattern?.method === method && pattern.path.test(new URL(url).pathname)
}

export const bodyOf = async (request: Request): Promise<Bent> => {
  const text = await request.clone().text()
  return text === '' ? null : JSON.parse(text)
}

/** Replaces a row's answer if `act` returns one; otherwise the server answers. */
export const instead =
  (name: Endpoint, act: (body: Bent, passing: Passing) => unknown): (() => Violation) =>
  () =>
  async (passing) => {
    if (!calls(passing.request, name)) return passing.next()
    const answer = await act(await bodyOf(passing.request), passing)
    if (answer === undefined) return passing.next()
    return answer instanceof Response ? answer : Response.json(answer)
  }

/** Several violations at once; the first one that responds wins. */
export const all =
  (...violations: Violation[]): Violation =>
  (passing) =>
    violations.reduceRight<() => Promise<Response>>(
      (next, violation) => () =>
        violation({ ...passing, next: (request) => (request ? passing.next(request) : next()) }),
      () => passing.next(),
    )()

/** Modifies a row's answer in place, or replaces it with what `bend` returns. */
export const bent =
  (name: Endpoint, bend: (answer: Bent, request: Request) => unknown): (() => Violation) =>
  () =>
  async ({ request, next }) => {
    const asked = request.clone()
    const response = await next()
    if (!calls(request, name) || !response.ok) return response
    const text = await response.text()
    const answer: Bent = text === '' ? null : JSON.parse(text)
    return Response.json(bend(answer, asked) ?? answer)
  }

/** Modifies the cart when it is read. */
export const bentCart = (bend: (cart: Bent) => void) =>
  bent('getCart', (answer) => {
    bend(answer.cart)
  })

/** Calls a function for every line of a cart. */
export const eachLine = (cart: Bent, act: (line: Bent) => void): void => {
  for (const { items } of cart.recipients) for (const line of items) act(line)
}

/** A refusal with an error code. */
export const refusal = (status: number, error: string) => Response.json({ error }, { status })

/** An answer that claims a change was made. */
export const done = () => new Response(null, { status: 204 })
