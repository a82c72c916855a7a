import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser'
import { version } from '../../package.json' with { type: 'json' }
import type { Bridge, Page } from '../page/bridge'
import { mayReport } from '../page/options'
import { cleanEvent } from './cleanEvent'
import type { ReplayOfPage } from './replay'
import { replayOptions } from './replayOptions'
import { startTrace } from './trace'

/** Where failures go when the chunk is there. */
export interface Sink {
  failure(code: string, facts: Readonly<Record<string, string>>, error: unknown): void
}

/**
 * A client and a scope of our own, never `Sentry.init()`: a page may have a Sentry itself, and the two
 * must not mix their projects. Nothing global is patched, and no click is noted, but where a replay is taken.
 * Null where the client cannot be made, as with a wrong DSN.
 */
export function createSink(
  bridge: Bridge,
  page: Page,
  // Handed over, as are the masks of a replay, so that the chunks need not share another one.
  scrub: (text: string) => string,
): Sink | null {
  const { options, send } = page
  if (!options.sentryDsn) return null
  const isOwn = ownFiles(bridge)
  const client = new BrowserClient({
    dsn: options.sentryDsn,
    release: options.release ?? `giftwell@${version}`,
    integrations: [],
    // Sampled here and by hand, so that no integration is needed for it.
    sampleRate: 1,
    replaysSessionSampleRate: 0,
    // Whether a page takes replays is decided once; on one that does, every error counts.
    replaysOnErrorSampleRate: 1,
    sendClientReports: false,
    stackParser: defaultStackParser,
    transport: (transport) => makeFetchTransport(transport, send),
    beforeSend: (event) => (mayReport(options) ? cleanEvent(event, isOwn, scrub) : null),
    beforeSendTransaction: (event) => (mayReport(options) ? cleanEvent(event, isOwn, scrub) : null),
  })
  const scope = new Scope()
  scope.setClient(client)
  let replay: ReplayOfPage | null = null
  const { rates, integration } = replayOptions()
  if (options.replay && Math.random() < rates.replaysOnErrorSampleRate) {
    import('./replay').then((loaded) => {
      replay = loaded.startReplay(client, integration)
    }, quiet)
  }
  startTrace(bridge, page, (event) => client.captureEvent(event, {}, scope))
  return {
    failure(code, facts, error) {
      const tags = { ...facts, code, ...replay?.tags() }
      capture(error, code, tags)
      replay?.send()
    },
  }

  function capture(error: unknown, code: string, tags: Readonly<Record<string, string>>): void {
    // A missing chunk has nothing in its stack but the loader.
    if (!(error instanceof Error) || error.name === 'ChunkLoadError') {
      client.captureEvent({ message: code, level: 'error', tags }, {}, scope)
      return
    }
    const frames = defaultStackParser(error.stack ?? '')
    const exception = { type: error.name, value: code, stacktrace: { frames } }
    client.captureEvent({ level: 'error', tags, exception: { values: [exception] } }, {}, scope)
  }
}

/** What a blocker keeps away is missed by nobody. */
const quiet = () => {}

/** Whether a file is one of ours, by its address. */
function ownFiles({ chunks }: Bridge): (address: string) => boolean {
  const own = new Set(Object.values(chunks).map(([script]) => script))
  return (address) => own.has(address)
}
