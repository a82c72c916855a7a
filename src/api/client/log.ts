import * as v from 'valibot'
import type { Row } from '../row'

const LONGEST_MESSAGE = 500
const MESSAGES_A_MINUTE = 5

/** The log POST of specification §7; its address is the host's own, so the path is empty. */
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
  /** Posts a message, cut to 500 characters; at most five a minute, the rest are dropped. Never throws. */
  post(message: string): Promise<void>
}

/**
 * A log that posts to `url`, or one that does nothing without a URL: the sink is off by default.
 *
 * Mention and link syntax is taken apart, since the sink may be a chat.
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
        // A transport of the page's own may throw at once; a log that fails is nobody's concern.
      }
    },
  }
}

/** Text that no chat takes for a mention, a channel, a link, a format or a second line. */
function plain(message: string): string {
  return message
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[@<>`*_~|#!&[\]()＠＜＞＃]/g, ' ')
    .replace(/:\/\/|\b(?:https?|mailto|tel|slack|data|javascript):/gi, ' ')
    .replace(/\bwww\./gi, 'www ')
}
