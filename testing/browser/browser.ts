import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { chromiumFlags, chromiumPath, wholeChromiumPath } from '../../scripts/chromium'

interface BrowserOptions extends LaunchOptions {
  flags?: readonly string[]
  /** Whether it has what the headless shell lacks. */
  isWhole?: boolean
}

/** Starts a browser of its own, for who needs other flags than the shared one has. */
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
 * The browser that all test files of one worker share; each test has a profile of its own in it. It
 * ends with its worker, so nobody closes it.
 */
export function sharedBrowser(): Promise<Browser> {
  shared ??= openBrowser()
  return shared
}

/** Flags with which the script engine compiles nothing, as compiled code grows for hundreds of runs. */
export const UNCOMPILED = [
  '--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation',
]
