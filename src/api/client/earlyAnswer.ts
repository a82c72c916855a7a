import type { Send, Transport } from './wire'

/**
 * Sends a read by the transport itself: the first screen needs nothing more, and ofetch comes with
 * what is sent after it.
 */
export const sendRead =
  (transport: Transport): Send =>
  async ({ url, method, headers, input, signal }) => {
    // The queries of the contract hold texts and numbers.
    const query = String(new URLSearchParams(input.query as Record<string, string> | undefined))
    const response = await transport(query ? `${url}?${query}` : url, {
      method,
      headers,
      credentials: 'same-origin',
      signal,
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
