import { createFetch } from 'ofetch'
import { jsonText } from './jsonText'
import type { Send, Transport } from './wire'

/**
 * Sends requests by ofetch, which leaves answers, repeats and time limits to us: its own repeat would
 * use an aborted signal again, and its own time limit ends before the body is read.
 */
export function createSender(transport: Transport): Send {
  const ofetch = createFetch({ fetch: transport as typeof fetch })
  return async ({ body, url, ...request }) => {
    const response = await ofetch.raw(url, {
      ...request,
      credentials: 'same-origin',
      // A browser that goes back would take an answer of before for that of now, however old.
      cache: 'no-store',
      retry: false,
      responseType: 'text',
      ignoreResponseError: true,
      // Serialised here, since ofetch leaves an empty array or a bare value alone.
      ...(body === undefined ? {} : { body: jsonText(body) }),
    })
    return {
      status: response.status,
      headers: response.headers,
      text: String(response._data ?? ''),
    }
  }
}
