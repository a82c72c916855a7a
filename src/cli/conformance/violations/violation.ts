import { contract, type Endpoint } from '../../../api/contract'
import type { Cart } from '../../../domain/schema/entities'

/** A request on its way to a server that keeps the contract. */
export interface Passing {
  request: Request
  /** Hands the request on, or another one instead. */
  next(request?: Request): Promise<Response>
  /** The cart as the server knows it. */
  cart(): Promise<Cart | null>
}

/** Stands before a server, and lets it break its word. */
export type Violation = (passing: Passing) => Promise<Response>

/**
 * Violations in words, by the checks that have to find them: all of these and no other, divided by
 * commas; an asterisk where only the contract is not kept. Each server gets a violation of its own, so that none remembers another's.
 */
export type Violations = Readonly<Record<string, Readonly<Record<string, () => Violation>>>>

/** What goes over the wire, to be bent at will. */
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

/** Answers a row otherwise, where `act` gives an answer; else the server answers. */
export const instead =
  (name: Endpoint, act: (body: Bent, passing: Passing) => unknown): (() => Violation) =>
  () =>
  async (passing) => {
    if (!calls(passing.request, name)) return passing.next()
    const answer = await act(await bodyOf(passing.request), passing)
    if (answer === undefined) return passing.next()
    return answer instanceof Response ? answer : Response.json(answer)
  }

/** Bends the answer of a row in place, or into what `bend` gives back. */
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

/** Bends the cart that is read. */
export const bentCart = (bend: (cart: Bent) => void) =>
  bent('getCart', (answer) => {
    bend(answer.cart)
  })

/** Does something to every line of a cart. */
export const eachLine = (cart: Bent, act: (line: Bent) => void): void => {
  for (const { items } of cart.recipients) for (const line of items) act(line)
}

/** A refusal with a word. */
export const refusal = (status: number, error: string) => Response.json({ error }, { status })

/** An answer that claims a change was made. */
export const done = () => new Response(null, { status: 204 })
