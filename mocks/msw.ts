import * as msw from 'msw'
import type { Backend } from './backend'
import { imageResponse } from './images'
import { mswProblem } from './mswProblem'

/** Finds the backend of a request by what stands before its path, `/api` included. */
export type Lookup = (request: Request, apiBase: string) => Backend | undefined

/**
 * One handler for Mock Service Worker that forwards every call under an `/api` to the backend that
 * `lookup` finds, and leaves alone what it finds none for. Takes msw 2 and 3.
 *
 * @throws Error where the installed msw is another, or does not run on this Node.
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

/** A handler for the pictures of the products. */
export function imageHandler() {
  const { http, passthrough } = usable()
  return http.get('*/products/*', async ({ request }) => {
    return (await imageResponse(new URL(request.url).pathname)) ?? passthrough()
  })
}

function usable(): typeof msw {
  // Bundlers leave `process` out of a browser, or keep it without versions.
  const problem = mswProblem(msw, globalThis.process?.versions?.node)
  if (problem) throw new Error(problem)
  return msw
}

/** A browser drops `Set-Cookie` from an answer that a page makes; `HttpResponse` keeps it. */
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
