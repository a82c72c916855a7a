import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The same engine without a window, which takes a quarter less work in end-to-end tests. */
const SHELL = 'chromium-headless-shell'

/** Flags that keep a headless Chromium quiet, offline and able to run as root in a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of the system's Chromium: `CHROMIUM_PATH`, or the first known name on `PATH`, the headless shell
 * before browsers. Undefined if there is none, which lets Playwright use the browser that it downloaded.
 */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env.CHROMIUM_PATH || findProgram([SHELL, ...BROWSERS], env)
}

/**
 * The path of a full browser: for the back/forward cache, which the headless shell lacks, and for
 * measurements.
 */
export function wholeChromiumPath(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return findProgram(BROWSERS, env) ?? env.CHROMIUM_PATH
}

/** The path of the first of these programs that is on `PATH`. */
export function findProgram(
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
