import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { type Backend, createBackend } from '../../mocks/backend'
import type { Scenario } from '../../mocks/scenario'
import {
  customerSignedIn,
  emptyCart,
  fiveRecipients,
  myselfOnly,
  newYearsEve,
  promoAccepted,
  severalProblems,
  sharedAddress,
  twoShipments,
} from '../../mocks/scenarios'
import { hashOf, tableSum } from './checksum'
import { ensureEmbed } from './ensureEmbed'

const FOLDER = 'dist/embed'
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
}

/** The worlds that a site can start in. */
const worlds = {
  customerSignedIn,
  emptyCart,
  fiveRecipients,
  myselfOnly,
  newYearsEve,
  promoAccepted,
  severalProblems,
  sharedAddress,
  twoShipments,
}

/** One file of the manifest. */
export interface BuiltChunk {
  number: number
  name: string
  file: string
  integrity: string
  style: string | null
}

/** How a page of the test site is made. */
export interface PageOptions {
  /** What stands in the body; `{nonce}` is filled in. */
  body: string
  /** What stands in the head; the embed script at the end of the body, unless it names one. */
  head?: string
  /** Where it is, `/` unless given. */
  path?: string
  /** Its policy instead of the strict one; null for none. */
  policy?: string | null
}

/** A site with the built embed, pages as tests want them, and a backend of its own. */
export interface TestSite {
  origin: string
  backend: Backend
  /** Puts up a page under the strict policy of reliability §12; returns its address. */
  page(options: PageOptions): string
  /** Answers for files of the embed instead of their own, by name. */
  answers: Map<string, () => Response | Promise<Response>>
  /**
   * Serves other code as a chunk's script, with a loader that takes it for the right one; the chunk's
   * `file` is the new name from then on.
   */
  replaceScript(chunk: BuiltChunk, code: string): Promise<void>
  /** What browsers reported against the policy. */
  reports: unknown[]
  /** Paths of the requests so far. */
  requests: string[]
  chunk(name: string): BuiltChunk
  close(): void
}

/** The tag that most pages have. */
export const EMBED_TAG = '<script src="/giftwell/embed.js" nonce="{nonce}" defer></script>'

/** The strict policy of reliability §12. */
export const STRICT_POLICY: string = [
  "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'; form-action 'self'",
  `script-src 'nonce-{nonce}' 'strict-dynamic'; style-src 'self' 'nonce-{nonce}'`,
  "img-src 'self' data:; font-src 'self'; connect-src 'self'",
  "require-trusted-types-for 'script'; trusted-types giftwell; report-uri /csp",
].join('; ')

/** Opens the site on a free port of this machine, in a named world or one of the test's own. */
export async function openTestSite(
  world: keyof typeof worlds | (() => Scenario) = 'myselfOnly',
): Promise<TestSite> {
  await ensureEmbed()
  const { chunks } = JSON.parse(await readFile(join(FOLDER, 'manifest.json'), 'utf8'))
  const backend = createBackend({
    scenario: typeof world === 'function' ? world : worlds[world],
  })
  const pages = new Map<string, PageOptions>()
  const answers: TestSite['answers'] = new Map()
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
  app.get('/giftwell/:file', async ({ req }) => {
    const file = req.param('file')
    return answers.get(file)?.() ?? fileAnswer(file)
  })
  app.get('*', (context) => {
    const page = pages.get(context.req.path)
    if (!page) return context.notFound()
    const nonce = randomBytes(12).toString('base64')
    const { head = EMBED_TAG, body, policy = STRICT_POLICY } = page
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
      <link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`
    const headers: Record<string, string> = policy
      ? { 'content-security-policy': policy.replaceAll('{nonce}', nonce) }
      : {}
    return context.html(html.replaceAll('{nonce}', nonce), 200, headers)
  })

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  // A server that listens on a port has an address with one.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    backend,
    page(options) {
      const { path = '/' } = options
      pages.set(path, options)
      return origin + path
    },
    answers,
    async replaceScript(chunk, code) {
      const loader = await readFile(join(FOLDER, 'embed.js'), 'utf8')
      const old = tableSum(await readFile(join(FOLDER, chunk.file)))
      const sum = tableSum(code)
      const patched = loader.replace(old, sum)
      chunk.file = `${chunk.number}.${hashOf(sum)}.js`
      answers.set(chunk.file, () => script(code))
      answers.set('embed.js', () => script(patched))
    },
    reports,
    requests,
    chunk(name) {
      const found = chunks.find((chunk: BuiltChunk) => chunk.name === name)
      if (!found) throw new Error(`The embed has no chunk "${name}".`)
      return found
    },
    close: () => server.close(),
  }
}

const script = (code: string) =>
  new Response(code, { headers: { 'content-type': 'text/javascript' } })

async function fileAnswer(file: string): Promise<Response> {
  const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain'
  try {
    // Only a name: the route has no folders in it.
    const body = await readFile(join(FOLDER, file))
    return new Response(body, { headers: { 'content-type': type } })
  } catch {
    return new Response('not found', { status: 404 })
  }
}
