import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { type Backend, createBackend } from '../../mocks/backend'
import { twoShipments } from '../../mocks/scenarios'
import { listen, type Upgrade } from '../../testing/site/listen'
import { type Project, plainEnv } from './project'

/** A consumer's pages and a mock backend under one address. */
export interface Shop {
  origin: string
  backend: Backend
  /** The error output of the page server. */
  complaints(): string
  close(): void
}

/** Starts the project's own server, and serves `/api` from a mock backend. */
export async function openShop(
  { folder }: Project,
  command: (port: number) => string[],
  env: Record<string, string> = {},
): Promise<Shop> {
  const port = await freePort()
  const backend = createBackend({ scenario: twoShipments })
  const app = new Hono()
  app.all('/api/*', ({ req }) => backend.fetch(req.raw))
  app.all('*', ({ req }) => {
    const { pathname, search } = new URL(req.url)
    return proxy(`http://127.0.0.1:${port}${pathname}${search}`, { headers: req.header() })
  })
  const { origin, close } = await listen(app.fetch, tunnelTo(port))
  const pages = spawn(process.execPath, command(port), {
    cwd: folder,
    env: { ...plainEnv(), ...env, PORT: String(port), SHOP_API: `${origin}/api` },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  pages.stderr.on('data', (text) => {
    complaints += text
  })
  const shop = {
    origin,
    backend,
    complaints: () => complaints,
    close() {
      void close()
      pages.kill()
    },
  }
  while (!(await answers(port))) {
    if (pages.exitCode !== null) {
      shop.close()
      throw new Error(`The consumer's server ended before it answered:\n${complaints}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return shop
}

/**
 * Forwards a socket, such as the one with which Next.js sends changed code in development; its pages wait for
 * it.
 */
const tunnelTo =
  (port: number): Upgrade =>
  (request, socket) => {
    const { method, url, rawHeaders } = request
    const headers = rawHeaders.flatMap((text, at) =>
      at % 2 === 0 ? `${text}: ${rawHeaders[at + 1]}\r\n` : [],
    )
    const server = connect(port, '127.0.0.1')
    server.write(`${method} ${url} HTTP/1.1\r\n${headers.join('')}\r\n`)
    server.pipe(socket).pipe(server)
    for (const end of [server, socket]) end.on('error', () => end.destroy())
  }

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/headless`).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
