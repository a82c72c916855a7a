import type { Store } from '../src/store/createStore'
import type { Reporter } from '../src/store/report'
import type { EarlyReads } from './earlyReads'
import type { ChunkModule } from './loadChunk'
import type { ReadOption } from './readOption'

/*
 * What passes between the loader, which knows nothing of React, and the chunks that it loads.
 */

/** What the first app to be mounted makes for all of them. */
export interface Page {
  store: Store
  report: Reporter
  /** Theme of roots that name none. */
  theme: string | undefined
  /** True while a change is on its way to the server, so that the page must not reload. */
  isBusy(): boolean
}

/** The loader, as chunks see it. */
export interface Bridge {
  readonly option: ReadOption
  /** Absolute, without a slash at its end. */
  readonly apiBase: string
  readonly nonce: string
  readonly isBilling: boolean
  readonly reads: EarlyReads
  /** The page's `fetch` as it was when the loader started. */
  readonly send: typeof fetch
  /** Tells the page of something broken, once. */
  tell(error: Error): void
  /** Loads a chunk; a failure is told, reloads the page where that is allowed, and rejects. */
  load(number: number, mustMount?: boolean): Promise<ChunkModule>
  /** Null until the first app is mounted. */
  page: Page | null
}

/** An app in its root. */
export interface Mounted {
  update(props: unknown): void
  unmount(): void
  /** Resolves when the app shows its first screen. */
  readonly ready: Promise<void>
}

/** What an app's chunk exports: puts the app into a root. */
export type MountApp = (element: Element, app: string, bridge: Bridge, props: unknown) => Mounted
