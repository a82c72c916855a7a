import * as v from 'valibot'
import type { Row } from '../row'

const LONGEST_MESSAGE = 500
const MESSAGES_A_MINUTE = 5

/** The log POST of specification §7; the host provides its URL, so the path is empty. */
export const postLog = {
  method: 'POST',
  path: '',
  summary: 'Posts one message to the logging service.',
  body: v.object({ message: v.string() }),
  answer: null,
  isRepeatSafe: false,
  stale: [],
} as const satisfies Row

/** Sends messages to the host's logging service. */
export interface Log {
  /** Posts a message, cut to 500 characters; drops all but five per minute. Never throws. */
  post(message: string): Promise<void>
}

/**
 * Creates a log that posts to `url`, or does nothing if it is null: logging is off by default.
 *
 * Removes mention and link syntax, because the messages can end up in a chat.
 */
export function createLog(
  url: string | null,
  {
    fetch = globalThis.fetch,
    now = Date.now,
  }: { fetch?: typeof globalThis.fetch; now?: () => number } = {},
): Log {
  let sent: number[] = []
  return {
    async post(message) {
      sent = sent.filter((at) => now() - at < 60_000)
      if (!url || sent.length >= MESSAGES_A_MINUTE) return
      sent.push(now())
      const body = { message: plain(message).slice(0, LONGEST_MESSAGE) }
      const headers = { 'content-type': 'application/json' }
      try {
        const { createSender } = await import('./sending')
        await createSender(fetch)({ url, method: postLog.method, headers, keepalive: true, body })
      } catch {
        // The page's own transport can throw synchronously; a failed log message must not affect anything.
      }
    },
  }
}

/** Removes everything that a chat could read as a mention, channel, link, formatting or new line. */
function plain(message: string): string {
  return message
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[@<>`*_~|#!&[\]()＠＜＞＃]/g, ' ')
    .replace(/:\/\/|\b(?:https?|mailto|tel|slack|data|javascript):/gi, ' ')
    .replace(/\bwww\./gi, 'www ')
}
