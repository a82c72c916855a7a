import type { Store } from '../../src/store/core/createStore'
import type { StoreEventName, StoreListener } from '../../src/store/core/events'

/** What `Giftwell.mount` gives back. */
export interface RootHandle {
  /** Shows the app with other page data; they are checked like the first ones. */
  update(props: unknown): void
  /** Takes the app out and puts back what the server had sent. */
  unmount(): void
  /** Resolves when the app shows its first screen or is taken out before; rejects when its chunk could not be loaded. */
  readonly ready: Promise<void>
}

/** The one global of the embed. */
export interface GiftwellGlobal {
  readonly version: string
  /**
   * Mounts an app into an element that the loader does not find by itself; one that is not in the
   * page when the page has changed is unmounted again.
   */
  mount(element: HTMLElement, app?: string, props?: unknown): RootHandle
  unmount(element: Element): void
  /** The page's store; null until the first app is mounted. */
  store: Store | null
  /** Hears an event of the store, whenever that comes to be; returns a function that ends it. */
  on<TName extends StoreEventName>(name: TName, listener: StoreListener<TName>): () => void
  /** Opens a panel for whoever writes templates: the roots, what is wrong with them, and what happens. */
  inspect(): Promise<void>
  /** Resolves when each root that the page was sent with is ready, was taken out or has failed. */
  readonly ready: Promise<unknown>
}

declare global {
  interface Window {
    Giftwell?: GiftwellGlobal
    GiftwellOptions?: Readonly<Record<string, unknown>>
  }
}
