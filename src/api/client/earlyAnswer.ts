import type { Send } from './wire'

/**
 * The answer to a read that was sent before the client was there, by method and URL; null where there
 * is none. Asked before every request, so that a write can make older answers void.
 */
export type EarlyAnswer = (method: string, url: string) => Promise<Response> | null

/** Waits for an answer that is under way already, without ofetch: the first screen needs nothing more. */
export const receive =
  (answer: Promise<Response>): Send =>
  async () => {
    const response = await answer
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
