import type { Send } from './wire'

/**
 * Returns the answer to a read that was sent before the client existed, by method and URL; null if there
 * is none. Called before every request, so that a write can discard earlier answers.
 */
export type EarlyAnswer = (method: string, url: string) => Promise<Response> | null

/** Waits for a response that was already requested. Does not need ofetch, so the first screen loads less code. */
export const receive =
  (answer: Promise<Response>): Send =>
  async () => {
    const response = await answer
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
