/** The keys that flows are written with. */
export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp'

/** The browser functions that tests need; each of the three browsers has its own protocol. */
export interface Driver {
  /** Opens a page; resolves once its document is parsed, as what it imports may never come. */
  goto(url: string): Promise<void>
  /** Runs an expression in the page; its value is JSON. */
  run<T>(expression: string): Promise<T>
  /** Presses at a point of the window, as a mouse does. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  screenshot(file: string): Promise<void>
  /** Ends the visit, with all that it has left in the browser. */
  close(): Promise<void>
}

/** A kind of browser. */
export interface BrowserKind {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** The missing requirements of its tests, as text; null if there are none. */
  missing: string | null
  /** Opens a window of this inner size, as a visitor who was never there. */
  open(width: number, height: number): Promise<Driver>
  /**
   * Shows a page in a window with a cache, which nobody drives; only where a driven one has none. Gives
   * what ends it.
   */
  showCached?(url: string): Promise<() => Promise<void>>
  /** Ends the browser, if it was started. */
  close(): Promise<void>
}
