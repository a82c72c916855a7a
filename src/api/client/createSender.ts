import { createFetch } from 'ofetch'
import { jsonText } from './jsonText'
import type { Send, Transport } from './wire'

/**
 * Sends requests with ofetch, but parses answers, retries and times out itself: ofetch's retry would
 * reuse an aborted signal, and its timeout ends before the body is read.
 */
export function createSender(transport: Transport): Send {
  const ofetch = createFetch({ fetch: transport as typeof fetch })
  return async ({ body, url, ...request }) => {
    const response = await ofetch.raw(url, {
      ...request,
      credentials: 'same-origin',
      // After going back, a browser would otherwise reuse an old response, however stale.
      cache: 'no-store',
      retry: false,
      responseType: 'text',
      ignoreResponseError: true,
      // Serialized here, because ofetch does not serialize an empty array or a primitive.
      ...(body === undefined ? {} : { body: jsonText(body) }),
    })
    return {
      status: response.status,
      headers: response.headers,
      text: String(response._data ?? ''),
    }
  }
}
