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

/** Ports of this worker so far: its pages are used again, and find nothing under an address that is new. */
const used = new Set<number>()

/** Takes over a connection that is to become a socket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex) => void

/** Answers requests on a free port of this machine; gives its origin, and what ends it. */
export async function listen(fetch: Answer, onUpgrade?: Upgrade): Promise<Listening> {
  const server = serve({
    fetch,
    port: 0,
    hostname: '127.0.0.1',
    // Other tests of this process have the platform's own Request and Response.
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
        // A page that is still open would hold it.
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
