import type { Store } from '../../src/store/core/createStore'
import type { ReportFacts } from '../../src/store/core/report'
import type { Chunks } from '../loader/decodeManifest'
import type { LoadChunk } from '../loader/loadChunk'
import type { EarlyReads } from '../loader/readEarly'
import type { Settings } from '../loader/readOption'
import type { EmbedOptions } from './options'
import type { Relay } from './relay'

/* What passes between the loader, which knows nothing of React, and the chunks that it loads. */

/** A failure for whoever answers for the page; `error` only where there is a stack worth reading. */
export type Report = (code: string, facts: ReportFacts, error?: unknown) => void

/** What the first app to be mounted makes for all of them. */
export interface Page {
  store: Store
  /** The page's `fetch` as it was at first. */
  send: typeof fetch
  options: EmbedOptions
  /** Names of the apps that the page has mounted. */
  apps: Set<string>
  report: Report
  /** The same for chunks that come later, whenever they come to be there. */
  reports: Relay<Parameters<Report>>
  /** Theme of roots that name none. */
  theme: string | undefined
  /** True while a change is on its way to the server, so that the page must not reload. */
  isBusy(): boolean
}

/** The one policy of Trusted Types: what it does not know becomes nothing. */
export interface Trust {
  createScript(text: string): string
  createScriptURL(url: string): string
}

/** The loader, as chunks see it. */
export interface Bridge {
  /** Options as the page wrote them; nothing of them was checked. */
  readonly options: Settings
  /** Undefined where the page has none. */
  readonly nonce: string | undefined
  readonly reads: EarlyReads
  /** Tells the page of something broken. */
  tell(error: unknown): void
  /** What there is to load. */
  readonly chunks: Chunks
  /** Loads a chunk; a failure is told, reloads the page where that is allowed, and rejects. */
  readonly load: LoadChunk
  readonly trust: Trust
  /** Addresses of scripts of providers that `trust` lets pass; from checked options alone. */
  readonly providers: Set<string>
  /** Absent until the first app is mounted. */
  page?: Page
}

/** An app in its root. */
export interface Mounted {
  update(props: unknown): void
  unmount(): void
  /** Resolves when the app shows its first screen. */
  readonly ready: Promise<void>
}

/** What an app's chunk exports: puts the app into a root. */
export type MountApp = (
  element: HTMLElement,
  app: string,
  bridge: Bridge,
  props: unknown,
) => Mounted | Promise<Mounted>
