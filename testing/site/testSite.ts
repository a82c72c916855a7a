import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { type Backend, createBackend } from '../../mocks/backend'
import { imageResponse } from '../../mocks/images'
import { type Answers, type BuiltChunk, openBuiltEmbed } from './builtEmbed'
import { type Answer, listen } from './listen'
import { STRICT_POLICY } from './policy'
import { type World, worldOf } from './worlds'

export type { BuiltChunk } from './builtEmbed'
export type { World } from './worlds'

/** The parts of a page of the test site. */
export interface PageOptions {
  /** Content of the body; `{nonce}` is replaced. */
  body: string
  /** Content of the head; without the embed script in it, that is added at the end of the body. */
  head?: string
  /** Its path; defaults to `/`. */
  path?: string
  /** Its policy instead of the strict one; null for none. */
  policy?: string | null
}

/** A site with the built embed, the tests' own pages, and a separate backend. */
export interface TestSite {
  origin: string
  backend: Backend
  /** Publishes a page under the strict policy of reliability §12; returns its address. */
  page(options: PageOptions): string
  /** Replaces files of the embed, by name. */
  answers: Answers
  /**
   * Serves different code as a chunk's script, with a loader that accepts it; from then on, the chunk's
   * `file` is the new name.
   */
  replaceScript(chunk: BuiltChunk, code: string): Promise<void>
  /** The policy violations that browsers reported. */
  reports: unknown[]
  /** Paths of the requests so far. */
  requests: string[]
  chunk(name: string): BuiltChunk
  /** The chunks that a chunk needs. */
  neededBy(name: string): BuiltChunk[]
  close(): void
}

/** The script tag of most pages. */
export const EMBED_TAG = '<script src="/giftwell/embed.js" nonce="{nonce}" defer></script>'

/**
 * Opens the site on a free port of this machine, in a named world or the test's own. Its responses can pass
 * `through` a function first.
 */
export async function openTestSite(
  world: World = 'myselfOnly',
  through: (answer: Answer) => Answer = (answer) => answer,
): Promise<TestSite> {
  const { answer, ...embed } = await openBuiltEmbed()
  const backend = createBackend({ scenario: worldOf(world) })
  const pages = new Map<string, PageOptions>()
  const reports: unknown[] = []
  const requests: string[] = []

  const app = new Hono()
  app.use(async ({ req }, next) => {
    requests.push(req.path)
    await next()
  })
  app.all('/api/*', ({ req }) => backend.fetch(req.raw))
  app.post('/csp', async (context) => {
    reports.push(await context.req.json())
    return context.body(null, 204)
  })
  app.get('/giftwell/:file', ({ req }) => answer(req.param('file')))
  app.get(
    '/products/*',
    async (context) => (await imageResponse(context.req.path)) ?? context.notFound(),
  )
  app.get('*', (context) => {
    const page = pages.get(context.req.path)
    return page ? drawn(page) : context.notFound()
  })

  const { origin, close } = await listen(through((request) => app.fetch(request)))
  return {
    ...embed,
    origin,
    backend,
    page(options) {
      const { path = '/' } = options
      pages.set(path, options)
      return origin + path
    },
    reports,
    requests,
    close: () => void close(),
  }
}

function drawn({ head = EMBED_TAG, body, policy = STRICT_POLICY }: PageOptions): Response {
  const nonce = randomBytes(12).toString('base64')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
    <link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`
  return new Response(html.replaceAll('{nonce}', nonce), {
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      ...(policy && { 'content-security-policy': policy.replaceAll('{nonce}', nonce) }),
    },
  })
}
