import type { Settings } from '../../src/domain/page/options/settings'
import type { Cart } from '../../src/domain/schema/entities'
import type { Store } from '../../src/store/core/createStore'
import type { ReportFacts } from '../../src/store/core/report'
import type { Chunks } from '../loader/decodeManifest'
import type { LoadChunk } from '../loader/loadChunk'
import type { EarlyReads } from '../loader/readEarly'
import type { EmbedOptions } from './options'
import type { Relay } from './relay'

/* The interface between the loader, which does not know React, and the chunks that it loads. */

/** Reports a failure to the page's operator; `error` only if its stack is worth reading. */
export type Report = (code: string, facts: ReportFacts, error?: unknown) => void

/** Created by the first mounted app, and shared by all apps. */
export interface Page {
  store: Store
  /** The page's original `fetch`. */
  send: typeof fetch
  options: EmbedOptions
  /** Names of the apps mounted on the page. */
  apps: Set<string>
  report: Report
  /** The same reports for chunks that load later. */
  reports: Relay<Parameters<Report>>
  /** The first cart from the server, for reports of what changed since; null before it, or if nobody asks for them. */
  firstCart: Cart | null
  /** Called when an app is added to the page; null if nobody asks for that. */
  onApp: (() => void) | null
  /** Theme of roots that name none. */
  theme: string | undefined
  /** True while a change is being sent, so that the page must not reload. */
  isBusy(): boolean
}

/** The only Trusted Types policy: turns unknown values into empty ones. */
export interface Trust {
  createScript(text: string): string
  createScriptURL(url: string): string
}

/** The loader, as chunks see it. */
export interface Bridge {
  /** Options as the page wrote them, unvalidated. */
  readonly options: Settings
  /** Undefined if the page has none. */
  readonly nonce: string | undefined
  readonly reads: EarlyReads
  /** Reports an error to the page. */
  tell(error: unknown): void
  /** The chunks that can be loaded. */
  readonly chunks: Chunks
  /** Loads a chunk; a failure is reported, reloads the page if allowed, and rejects. */
  readonly load: LoadChunk
  readonly trust: Trust
  /** Script URLs of providers that `trust` accepts; only from validated options. */
  readonly providers: Set<string>
  /** Absent until the first app is mounted. */
  page?: Page
}

/** A mounted app. */
export interface Mounted {
  update(props: unknown): void
  unmount(): void
  /** Resolves when the app shows its first screen. */
  readonly ready: Promise<void>
}

/** The export of an app's chunk: mounts the app into a root. */
export type MountApp = (
  element: HTMLElement,
  app: string,
  bridge: Bridge,
  props: unknown,
) => Mounted | Promise<Mounted>
