import {
  type BrowserClient,
  getCurrentScope,
  replayIntegration,
  SDK_VERSION,
} from '@sentry/browser'
import type { ReplayOptions } from './replayOptions'

/** A page that is recorded. */
export interface ReplayOfPage {
  /** What names the replay in a report. */
  tags(): { replayId: string } | undefined
  /** Sends the last minute, and what follows. */
  send(): void
}

/**
 * Records the page, masked, in memory; a failure sends the last minute of it. It patches `history` and
 * `window.open`, and makes our client the one of Sentry's current scope, through which a replay is
 * sent: so it stays away, and is null, where the page has a Sentry of its own. Source: specification §9.
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
    // Nothing of it outlives the page.
    stickySession: false,
    // Clicks, requests and addresses by name would say what the masks hide.
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
  }
}

/** Whether a Sentry is there that we did not bring. */
function hasOtherSentry(): boolean {
  const carrier = (globalThis as { __SENTRY__?: Record<string, unknown> }).__SENTRY__ ?? {}
  const others = Object.keys(carrier).filter((name) => name !== 'version' && name !== SDK_VERSION)
  return others.length > 0 || getCurrentScope().getClient() !== undefined
}
