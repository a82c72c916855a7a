import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { createBackend } from '../backend'
import { embedFile } from '../embedFile'
import { imageResponse } from '../images'
import type { MockOptions } from './options'
import { startPage } from './startPage'

const LOOPBACK =
  /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.(?:test|localhost))(?::\d+)?$/

/** The command-line options that the server needs, and the folder of the embed's files. */
export type AppOptions = Pick<MockOptions, 'scenario' | 'faults'> & { embedFolder: string | null }

/** The mock backend, its product pictures, the embed if wanted, and a start page. */
export function createMockApp({ scenario, faults, embedFolder }: AppOptions): Hono {
  const world = scenario.make()
  const startedAt = Date.now()
  // A scenario's clock starts at a fixed instant and runs on from there.
  const begin = world.now === undefined ? startedAt : Date.parse(world.now)
  const clock = () => begin + Date.now() - startedAt
  const backend = createBackend({ scenario: world, faults, clock })
  const app = new Hono()
  const theirs = cors({
    origin: (origin) => (LOOPBACK.test(origin) ? origin : null),
    credentials: true,
    // The client reads the server's time from its answers.
    exposeHeaders: ['date', 'retry-after'],
  })
  app.use('/api/*', theirs)
  app.use('/products/*', theirs)
  app.use('/giftwell/*', theirs)
  app.all('/api/*', (context) => backend.fetch(context.req.raw))
  app.get('/products/*', async ({ req, notFound }) => (await imageResponse(req.path)) ?? notFound())
  if (embedFolder !== null) {
    app.get('/giftwell/*', async ({ req, notFound }) => {
      return (await embedFile(embedFolder, req.path.slice('/giftwell/'.length))) ?? notFound()
    })
  }
  app.get('/', (context) => context.html(startPage(scenario.name, embedFolder !== null)))
  // A fault that prevents an answer: the server breaks the connection.
  app.onError((error) => {
    throw error
  })
  return app
}
