import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { serve } from '@hono/node-server'

/** The server's answer to a request. */
export type Answer = (request: Request) => Response | Promise<Response>

interface Listening {
  origin: string
  close(): Promise<void>
}

/** The ports of this worker so far: its pages are reused, and have nothing cached for a new address. */
const used = new Set<number>()

/** Takes over a connection that is to become a socket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex) => void

/** Serves requests on a free port of this machine; returns its origin, and a function that closes it. */
export async function listen(fetch: Answer, onUpgrade?: Upgrade): Promise<Listening> {
  const server = serve({
    fetch,
    port: 0,
    hostname: '127.0.0.1',
    // Other tests of this process replace the platform's Request and Response.
    overrideGlobalObjects: false,
  })
  await new Promise((resolve) => server.once('listening', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  if (used.has(port)) {
    const other = await listen(fetch, onUpgrade)
    server.close()
    return other
  }
  used.add(port)
  if (onUpgrade) server.on('upgrade', onUpgrade)
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // An open page would keep it alive.
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
