/** The keys that flows use. */
export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp'

/** The browser functions that tests need; each of the three browsers has its own protocol. */
export interface Driver {
  /** Opens a page; resolves once its document is parsed, because its imports may never load. */
  goto(url: string): Promise<void>
  /** Runs an expression in the page; its value is JSON. */
  run<T>(expression: string): Promise<T>
  /** Clicks at a point of the window. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  screenshot(file: string): Promise<void>
  /** Ends the visit, and clears the browser's data about it. */
  close(): Promise<void>
}

/** A kind of browser. */
export interface BrowserKind {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** The missing requirements of its tests, as text; null if there are none. */
  missing: string | null
  /** Opens a window of this inner size, as a first-time visitor. */
  open(width: number, height: number): Promise<Driver>
  /**
   * Shows a page in a window with a cache, without a driver; only needed if driven windows have none. Returns
   * a function that closes it.
   */
  showCached?(url: string): Promise<() => Promise<void>>
  /** Ends the browser, if it was started. */
  close(): Promise<void>
}
