import { createFetch } from 'ofetch'
import { jsonText } from './jsonText'
import type { Send, Transport } from './wire'

/** Sends whatever it is by ofetch, which is told to leave answers and repeats to us. */
export function sendAny(transport: Transport): Send {
  const ofetch = createFetch({ fetch: transport as typeof fetch })
  return async ({ url, method, headers, input, signal }) => {
    const response = await ofetch.raw(url, {
      method,
      headers,
      credentials: 'same-origin',
      retry: false,
      responseType: 'text',
      ignoreResponseError: true,
      signal,
      ...(input.query ? { query: input.query } : {}),
      // Serialised here, since ofetch leaves an empty array or a bare value alone.
      ...(input.body === undefined ? {} : { body: jsonText(input.body) }),
    })
    return {
      status: response.status,
      headers: response.headers,
      text: String(response._data ?? ''),
    }
  }
}
