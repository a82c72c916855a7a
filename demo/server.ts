import { serve } from '@hono/node-server'
import { createBackend } from '../mocks/backend'
import { memoryDb } from '../mocks/memoryDb'
import { seed } from '../mocks/scenario'
import { createDemo } from './app'

const port = Number(process.env.PORT ?? 3000)
// Nobody but this machine, unless it is asked for.
const hostname = process.env.HOST ?? '127.0.0.1'
const storybookPort = process.env.STORYBOOK_PORT ?? '6006'

const backend = createBackend({ db: memoryDb(seed({}, 'house')) })
const app = createDemo({
  backend,
  embedFolder: 'dist/embed',
  storybookUrl: `http://localhost:${storybookPort}/`,
  onReport: (report) => console.warn('Policy report:', report),
})

const server = serve({ fetch: app.fetch, port, hostname }, ({ port: opened }) => {
  console.log(
    `Demo store: http://localhost:${opened}/ (cart: http://localhost:${opened}/checkout/cart)`,
  )
})
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(
    isTaken
      ? `Port ${port} is in use. Choose another one: PORT=3001 npm start`
      : `The demo store could not start: ${error.message}`,
  )
  process.exit(1)
})
