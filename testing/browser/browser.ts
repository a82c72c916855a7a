import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { chromiumFlags, chromiumPath, wholeChromiumPath } from '../../scripts/chromium'

interface BrowserOptions extends LaunchOptions {
  flags?: readonly string[]
  /** Whether it has features that the headless shell lacks. */
  isWhole?: boolean
}

/** Starts a separate browser, for tests that need other flags than the shared one has. */
export function openBrowser({
  flags = [],
  isWhole = false,
  ...options
}: BrowserOptions = {}): Promise<Browser> {
  const executablePath = isWhole ? wholeChromiumPath() : chromiumPath()
  return chromium.launch({
    args: [...chromiumFlags, ...flags],
    ...(executablePath ? { executablePath } : {}),
    ...options,
  })
}

let shared: Promise<Browser> | undefined

/**
 * The browser that all test files of one worker share; each test has its own profile in it. It ends with its
 * worker, so tests do not close it.
 */
export function sharedBrowser(): Promise<Browser> {
  shared ??= openBrowser()
  return shared
}

/** Flags that turn off compilation of scripts, because compiled code grows over hundreds of runs. */
export const UNCOMPILED = [
  '--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation',
]
