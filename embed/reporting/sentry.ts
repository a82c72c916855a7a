import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser'
import { version } from '../../package.json' with { type: 'json' }
import type { Bridge, Page } from '../page/bridge'
import { mayReport } from '../page/options'
import { cleanEvent } from './cleanEvent'
import type { ReplayOfPage } from './replay'
import { replayOptions } from './replayOptions'
import { startTrace } from './trace'

/** Receives failures once the chunk is loaded. */
export interface Sink {
  failure(code: string, facts: Readonly<Record<string, string>>, error: unknown): void
}

/**
 * Creates our own client and scope, never `Sentry.init()`: a page may have its own Sentry, and the projects
 * must not mix. Patches nothing global and records no clicks, unless a replay is recorded. Null if the client
 * cannot be created, for example with a wrong DSN.
 */
export function createSink(
  bridge: Bridge,
  page: Page,
  // Passed in, like the replay's masks, so that the chunks need no other shared chunk.
  scrub: (text: string) => string,
): Sink | null {
  const { options, send } = page
  if (!options.sentryDsn) return null
  const isOwn = ownFiles(bridge)
  const sendAllowed: typeof fetch = (...request) =>
    mayReport(options) ? send(...request) : Promise.resolve(new Response())
  const client = new BrowserClient({
    dsn: options.sentryDsn,
    release: options.release ?? `giftwell@${version}`,
    integrations: [],
    // Sampled here by hand, so that no integration is needed for it.
    sampleRate: 1,
    replaysSessionSampleRate: 0,
    // Whether a page records is decided once; if it does, every error counts.
    replaysOnErrorSampleRate: 1,
    sendClientReports: false,
    stackParser: defaultStackParser,
    // A replay's parts are events of another kind, so consent is checked where all are sent.
    transport: (transport) => makeFetchTransport(transport, sendAllowed),
    beforeSend: (event) => cleanEvent(event, isOwn, scrub),
    beforeSendTransaction: (event) => cleanEvent(event, isOwn, scrub),
  })
  const scope = new Scope()
  scope.setClient(client)
  let replay: ReplayOfPage | null = null
  const { rates, integration } = replayOptions()
  if (options.replay && Math.random() < rates.replaysOnErrorSampleRate) {
    import('./replay').then((loaded) => {
      if (!mayReport(options)) return
      replay = loaded.startReplay(client, integration)
      addEventListener('giftwell:consent', () => {
        if (mayReport(options)) return
        replay?.stop()
        replay = null
      })
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
    // The stack of a missing chunk contains only the loader.
    if (!(error instanceof Error) || error.name === 'ChunkLoadError') {
      client.captureEvent({ message: code, level: 'error', tags }, {}, scope)
      return
    }
    const frames = defaultStackParser(error.stack ?? '')
    const exception = { type: error.name, value: code, stacktrace: { frames } }
    client.captureEvent({ level: 'error', tags, exception: { values: [exception] } }, {}, scope)
  }
}

/** A blocked request is ignored. */
const quiet = () => {}

/** Whether a URL is that of one of our files. */
function ownFiles({ chunks }: Bridge): (address: string) => boolean {
  const own = new Set(Object.values(chunks).map(([script]) => script))
  return (address) => own.has(address)
}
