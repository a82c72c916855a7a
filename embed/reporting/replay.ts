import {
  type BrowserClient,
  getCurrentScope,
  replayIntegration,
  SDK_VERSION,
} from '@sentry/browser'
import type { ReplayOptions } from './replayOptions'

/** A page being recorded. */
export interface ReplayOfPage {
  /** Tags that link the replay to a report. */
  tags(): { replayId: string } | undefined
  /** Sends the last minute, and what follows. */
  send(): void
  /** Ends the recording. */
  stop(): void
}

/**
 * Records the page, masked, in memory; a failure sends the last minute. Patches `history` and `window.open`,
 * and makes our client the one of Sentry's current scope, through which replays are sent: therefore it returns
 * null if the page has its own Sentry. Source: specification §9.
 */
export function startReplay(
  client: BrowserClient,
  masks: ReplayOptions['integration'],
): ReplayOfPage | null {
  if (hasOtherSentry()) return null
  getCurrentScope().setClient(client)
  client.init()
  client.addEventProcessor((event) =>
    event.type === 'replay_event' ? { ...event, urls: [] } : event,
  )
  const replay = replayIntegration({
    ...masks,
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'href', 'value'],
    // Its worker would be a blob, which the policy forbids.
    useCompression: false,
    // Nothing outlives the page.
    stickySession: false,
    // Clicks, requests and URLs would reveal what the masks hide.
    beforeAddRecordingEvent: () => null,
    minReplayDuration: 0,
  })
  client.addIntegration(replay)
  return {
    tags() {
      const replayId = replay.getReplayId()
      return replayId ? { replayId } : undefined
    },
    send: () => void replay.flush(),
    stop: () => void replay.stop(),
  }
}

/** Whether the page has a Sentry that is not ours. */
function hasOtherSentry(): boolean {
  const carrier = (globalThis as { __SENTRY__?: Record<string, unknown> }).__SENTRY__ ?? {}
  const others = Object.keys(carrier).filter((name) => name !== 'version' && name !== SDK_VERSION)
  return others.length > 0 || getCurrentScope().getClient() !== undefined
}
