import type { Context } from 'hono'
import * as v from 'valibot'
import type { AnyEndpoint } from '../src/api/account'
import type { Row } from '../src/api/row'
import type { FetchContext } from './backendTypes'
import { Answer, type Call, Refusal } from './routes/call'
import { handlers } from './routes/handlers'
import { sessionIdOf, withCookie } from './session'
import type { World } from './world'

export type Env = { Bindings: FetchContext }

/** The server's behavior and answer without faults. A call is one transaction. */
export async function serve(
  world: World,
  { req, env }: Context<Env>,
  { name, row, text }: { name: AnyEndpoint; row: Row; text: string },
): Promise<Response> {
  const sent = asJson(text)
  const read = row.body ? v.safeParse(row.body, sent) : null
  if (read?.success === false) return refused(new Refusal(400, 'bad_request'))
  // Without fields that the row does not have: handlers may store what they get.
  const body = read ? read.output : sent
  const known = world.session === null ? null : { id: world.session, isNew: false, isCookie: false }
  const { id, isNew, isCookie } = known ?? sessionIdOf(req.raw.headers, env)
  let current = id
  let isKept = false
  const given = { params: req.param(), query: req.query(), headers: req.raw.headers, body }
  const { rules } = world
  const response = await world
    .within(id, async (tx, session) => {
      const call = { ...given, tx, session, now: world.clock(), rules }
      const { cust_id } = session
      const before = JSON.stringify(session)
      // The body was validated against the row, so that each handler gets what its row promises.
      const answer = responseOf(await handlers[name](call as unknown as Call<never>))
      // Knowing a guest's session must not give access to the customer's, or the other way round.
      if (isCookie && session.cust_id !== cust_id) session.session_id = crypto.randomUUID()
      current = session.session_id
      isKept = JSON.stringify(session) !== before
      return answer
    })
    .catch(refused)
  // With parallel first reads, the last cookie wins: a read that stored nothing sets none.
  const begins = isNew && (isKept || row.method !== 'GET')
  return begins || current !== id ? withCookie(response, current, env) : response
}

/** Text as JSON; null if it is invalid. */
export function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function responseOf(answer: unknown): Response {
  if (answer instanceof Answer) return Response.json(answer.body, { status: answer.status })
  return answer === null ? new Response(null, { status: 204 }) : Response.json(answer)
}

/** The answer for a refusal; our own mistake becomes a 500 with its message. */
function refused(error: unknown): Response {
  if (error instanceof Refusal) return Response.json(error.body, { status: error.status })
  return Response.json({ error: 'server_error', message: String(error) }, { status: 500 })
}
