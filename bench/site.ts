import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { Hono } from 'hono'
import { products } from '../mocks/catalogue'
import { listen } from '../testing/site/listen'
import { cartOf, withUnits } from './cartModel'

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }
/** One picture for all goods: pictures are not what is measured. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#a33"/></svg>'

/** Pages by name; each gets the number of lines, and what the server answers when it is asked for that cart. */
export type Pages = Readonly<Record<string, (lines: number, answer: string) => string>>

/** Serves the pages of all contestants and one API for them, on a free port of this machine. */
export async function openSite(pages: Pages) {
  const carts = new Map<number, { text: string; cart: ReturnType<typeof cartOf> }>()
  const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const model = (lines: number) => {
    const known = carts.get(lines)
    if (known) return known
    const cart = cartOf(lines)
    const fresh = { cart, text: answerOf(cart) }
    carts.set(lines, fresh)
    return fresh
  }

  const app = new Hono()
  app.get('/api/:lines/checkout/cart', ({ req }) => json(model(Number(req.param('lines'))).text))
  app.put('/api/:lines/checkout/line-item-quantity/', async ({ req }) => {
    const { clin_id, qty } = await req.json<{ clin_id: number; qty: number }>()
    // The model itself stays, so that each visit finds the same cart.
    const cart = withUnits(model(Number(req.param('lines'))).cart, clin_id, qty)
    return json(JSON.stringify({ units_available: 99, cart }))
  })
  app.all('/api/*', () => json('{}'))
  app.get('/products/*', (context) =>
    context.body(PICTURE, 200, { 'content-type': 'image/svg+xml' }),
  )
  app.get('/files/:folder/:file', async ({ req }) => {
    const { folder, file } = req.param()
    const path = join('dist', folder, file)
    const small = files.get(path) ?? readFile(path).then((text) => brotli(text, 11))
    files.set(path, small)
    return new Response(await small, {
      headers: {
        'content-type': TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain',
        'content-encoding': 'br',
      },
    })
  })
  app.get('/pages/:name', (context) => {
    const page = pages[context.req.param('name')]
    const lines = Number(context.req.query('lines') ?? 10)
    return page ? context.html(page(lines, model(lines).text)) : context.notFound()
  })

  return listen(app.fetch)
}

/** What every page tells of the goods: names, pictures, sizes. */
export const productData = JSON.stringify({
  products,
  links: { shop: '/shop', checkout: '/checkout' },
})

const answerOf = (cart: unknown) =>
  JSON.stringify({ cart, cart_addon_qualify: true, passed_cutoff: false })

export const brotli = (text: Uint8Array, quality: number) =>
  new Uint8Array(
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  )

const json = (text: string) =>
  new Response(brotli(new TextEncoder().encode(text), 1), {
    headers: { 'content-type': 'application/json', 'content-encoding': 'br' },
  })
