import * as v from 'valibot'
import type { Row } from './row'

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
      const body = JSON.stringify({ message: plain(message).slice(0, LONGEST_MESSAGE) })
      await fetch(url, {
        method: postLog.method,
        headers: { 'content-type': 'application/json' },
        keepalive: true,
        body,
      }).catch(() => undefined)
    },
  }
}

/** Text that no chat takes for a mention, a link or a format. */
function plain(message: string): string {
  return message.replace(/[@<>`*_[\]]/g, ' ').replaceAll('://', ': ')
}
