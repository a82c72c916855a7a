import { serve as listen } from '@hono/node-server'
import type { Serve } from './io'

/** Answers requests over HTTP with Node, until the process receives SIGINT or SIGTERM. */
export const serve: Serve = (answer, { port, hostname }) =>
  new Promise((resolve, reject) => {
    const server = listen(
      {
        fetch: async (request, { outgoing }) => {
          try {
            return await answer(request)
          } catch {
            outgoing.destroy()
            return new Response()
          }
        },
        port,
        hostname,
        overrideGlobalObjects: false,
      },
      (address) => resolve({ port: address.port, ended: untilStopped(() => server.close()) }),
    )
    server.on('error', reject)
  })

const untilStopped = (close: () => void) =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        close()
        resolve()
      })
  })
