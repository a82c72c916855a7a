import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../scripts/chromium'
import { listen } from '../site/listen'
import type { BrowserKind } from './driver'
import { openByWebDriver } from './webDriver'

const programs = {
  WebKitWebDriver: findProgram(['WebKitWebDriver']),
  Xvfb: findProgram(['Xvfb']),
  MiniBrowser: globSync('/usr/lib{,64,exec}/{,*/}webkit2gtk-4*/MiniBrowser').find(existsSync),
}
const absent = Object.entries(programs).flatMap(([name, path]) => (path ? [] : [name]))

const CAPABILITIES = {
  browserName: 'MiniBrowser',
  // Otherwise a page that reloads itself would make the driver wait forever.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': {
    binary: programs.MiniBrowser,
    // A window with toolbars cannot become as narrow as a phone.
    args: ['--automation', '--full-screen'],
  },
}

interface Running {
  server: string
  env: NodeJS.ProcessEnv
  processes: readonly ChildProcess[]
}
let running: Promise<Running> | undefined

/** WebKitGTK, controlled by WebDriver, on a virtual screen. */
export const webkit: BrowserKind = {
  name: 'WebKit',
  missing: absent.length > 0 ? absent.join(', ') : null,
  async open(width, height) {
    running ??= start()
    return openByWebDriver((await running).server, CAPABILITIES, width, height)
  },
  async showCached(url) {
    running ??= start()
    const HOME = await mkdtemp(join(tmpdir(), 'giftwell-webkit-'))
    const env = { ...(await running).env, HOME, XDG_CACHE_HOME: HOME, XDG_DATA_HOME: HOME }
    const window = spawn(programs.MiniBrowser ?? '', ['--full-screen', url], {
      env,
      stdio: 'ignore',
    })
    return async () => {
      const ended = once(window, 'exit')
      window.kill()
      await ended
      await rm(HOME, { recursive: true, force: true, maxRetries: 5 })
    }
  },
  async close() {
    for (const one of (await running)?.processes ?? []) one.kill()
    running = undefined
  },
}

async function start(): Promise<Running> {
  const screen = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const display = spawn(programs.Xvfb ?? '', screen, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise((told) => display.stdio[3]?.once('data', told))
  // Its sandbox needs privileges that a container lacks, and it only shows pages of these tests.
  const env = {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const port = await freePort()
  const driver = spawn(programs.WebKitWebDriver ?? '', [`--port=${port}`], { env, stdio: 'ignore' })
  const server = `http://127.0.0.1:${port}`
  while (!(await answers(server))) await new Promise((soon) => setTimeout(soon, 50))
  return { server, env, processes: [driver, display] }
}

const answers = (server: string) =>
  fetch(`${server}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort(): Promise<number> {
  const { origin, close } = await listen(() => new Response())
  await close()
  return Number(new URL(origin).port)
}
