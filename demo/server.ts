import { serve } from '@hono/node-server'
import { embedFolder } from '../embed/build/embedFolder'
import { createBackend } from '../mocks/backend'
import { createDemo } from './app'
import { openData } from './data/openDb'
import { seedHouse } from './house'
import { createProvider } from './provider/app'

const port = Number(process.env.PORT ?? 3000)
// Only reachable from this machine, unless configured otherwise.
const hostname = process.env.HOST ?? '127.0.0.1'
// The mock payment provider has its own origin, like a real one.
const providerPort = Number(process.env.PROVIDER_PORT ?? port + 1)
const storybookPort = process.env.STORYBOOK_PORT ?? '6006'

const stop = (error: Error) => {
  console.error(`The demo store could not start: ${error.message}`)
  process.exit(1)
}

const db = await openData(seedHouse()).catch(stop)
const backend = createBackend({ db })
const app = createDemo({
  backend,
  providerOrigin: `http://localhost:${providerPort}`,
  embedFolder,
  storybookUrl: `http://localhost:${storybookPort}/`,
  onReport: (report) => console.warn('Policy report:', report),
})

const server = serve({ fetch: app.fetch, port, hostname }, ({ port: opened }) => {
  console.log(
    `Demo store: http://localhost:${opened}/ (cart: http://localhost:${opened}/checkout/cart)`,
  )
})
const provider = serve({ fetch: createProvider({ backend }).fetch, port: providerPort, hostname })
for (const [one, asked] of [
  [server, port],
  [provider, providerPort],
] as const)
  one.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    stop(
      isTaken
        ? new Error(`port ${asked} is in use. Choose another one: PORT=3001 npm start`)
        : error,
    )
  })

async function close() {
  server.close()
  provider.close()
  await db.close()
  process.exit(0)
}
process.on('SIGINT', close)
process.on('SIGTERM', close)
