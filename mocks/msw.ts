import * as msw from 'msw'
import type { Backend } from './backend'
import { imageResponse } from './images'
import { mswProblem } from './mswProblem'

/** Finds the backend of a request by the part of its URL before the path, including `/api`. */
export type Lookup = (request: Request, apiBase: string) => Backend | undefined

/**
 * A handler for Mock Service Worker that forwards every call below `/api` to the backend that `lookup` returns,
 * and passes through all others. Supports msw 2 and 3.
 *
 * @throws Error if the installed msw is unsupported, or does not run on this version of Node.
 */
export function backendHandler(lookup: Lookup) {
  const { http, HttpResponse, passthrough } = usable()
  return http.all('*/api/*', async ({ request, cookies }) => {
    const { pathname } = new URL(request.url)
    const apiBase = pathname.slice(0, pathname.indexOf('/api/') + '/api'.length)
    const backend = lookup(request, apiBase)
    if (!backend) return passthrough()
    try {
      return withSetCookie(await backend.fetch(request, undefined, { cookies, isMocked: true }))
    } catch {
      return HttpResponse.error()
    }
  })
}

/** A handler for product pictures. */
export function imageHandler() {
  const { http, passthrough } = usable()
  return http.get('*/products/*', async ({ request }) => {
    return (await imageResponse(new URL(request.url).pathname)) ?? passthrough()
  })
}

function usable(): typeof msw {
  // In browsers, bundlers remove `process`, or keep it without versions.
  const problem = mswProblem(msw, globalThis.process?.versions?.node)
  if (problem) throw new Error(problem)
  return msw
}

/** Browsers drop `Set-Cookie` from an answer created in a page; `HttpResponse` keeps it. */
function withSetCookie(response: Response): Response {
  const cookie = response.headers.get('x-mock-set-cookie')
  if (!cookie) return response
  const headers = Object.fromEntries(response.headers)
  delete headers['x-mock-set-cookie']
  return new msw.HttpResponse(response.body, {
    status: response.status,
    headers: { ...headers, 'set-cookie': cookie },
  })
}
