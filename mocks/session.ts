import type { FetchContext } from './backendTypes'

const NAME = 'gw_session'

/** The session of a request, by header or cookie; a new one if it has none. */
export function sessionIdOf(
  headers: Headers,
  { cookies }: FetchContext = {},
): { id: string; isNew: boolean; isCookie: boolean } {
  const named = headers.get('x-gw-session')
  const id = named ?? cookies?.[NAME] ?? cookieIn(headers.get('cookie'))
  return id
    ? { id, isNew: false, isCookie: named === null }
    : { id: crypto.randomUUID(), isNew: true, isCookie: true }
}

function cookieIn(header: string | null): string | null {
  const cookie = header?.split(/;\s*/).find((part) => part.startsWith(`${NAME}=`))
  return cookie?.slice(NAME.length + 1) || null
}

/**
 * Adds the cookie of a new session. A browser drops `Set-Cookie` from an answer created in a page, so there it
 * is sent under another name, and `backendHandler` restores it.
 */
export function withCookie(response: Response, id: string, { isMocked }: FetchContext = {}) {
  const cookie = `${NAME}=${id}; Path=/; SameSite=Lax`
  if (isMocked) response.headers.set('x-mock-set-cookie', cookie)
  else response.headers.append('set-cookie', `${cookie}; HttpOnly`)
  return response
}
