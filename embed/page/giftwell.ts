import type { Store } from '../../src/store/core/createStore'
import type { StoreEventName, StoreListener } from '../../src/store/core/events'

/** The result of `Giftwell.mount`. */
export interface RootHandle {
  /** Updates the app with other page data, which is validated like the first. */
  update(props: unknown): void
  /** Removes the app and restores what the server had sent. */
  unmount(): void
  /** Resolves when the app shows its first screen, or is removed before; rejects if its chunk could not be loaded. */
  readonly ready: Promise<void>
}

/** The embed's only global. */
export interface GiftwellGlobal {
  readonly version: string
  /**
   * Mounts an app into an element that the loader does not find itself. If the element is not in the page after
   * the page's next change, the app is unmounted.
   */
  mount(element: HTMLElement, app?: string, props?: unknown): RootHandle
  unmount(element: Element): void
  /** The page's store; null until the first app is mounted. */
  store: Store | null
  /** Listens to a store event, even before there is a store; returns a function that stops it. */
  on<TName extends StoreEventName>(name: TName, listener: StoreListener<TName>): () => void
  /** Opens a panel for template authors: the roots, their problems, and what happens. */
  inspect(): Promise<void>
  /** Resolves when each root of the initial page is ready, removed or failed. */
  readonly ready: Promise<unknown>
}

declare global {
  interface Window {
    Giftwell?: GiftwellGlobal
    GiftwellOptions?: Readonly<Record<string, unknown>>
  }
}
