import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { Hono } from 'hono'
import { products } from '../mocks/catalogue'
import type { Cart } from '../src/domain/schema/entities'
import { listen } from '../testing/site/listen'
import { cartOf, LINES_EACH, withUnits } from './cartModel'

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }
/** One picture for all products: pictures are not measured. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#a33"/></svg>'

/** Pages by name; each gets the path of its API, and that API's cart. */
export type Pages = Readonly<Record<string, (api: string, answer: string) => string>>

/** Returns the cart for a key: the number of lines, and of lines per shipment, "100-4". */
export type CartOf = (key: string) => Cart

/** Adds other files that a run needs. */
export type ServeMore = (app: Hono, cartOf: CartOf) => void

/** Serves the pages of all contestants and one API for them, on a free port of this machine. */
export async function openSite(pages: Pages, serveMore: ServeMore = () => {}) {
  const carts = new Map<string, { text: string; cart: Cart }>()
  const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const model = (lines: string, each: string) => {
    const key = `${lines}/${each}`
    const known = carts.get(key)
    if (known) return known
    const cart = cartOf(Number(lines), Number(each))
    const fresh = { cart, text: answerOf(cart) }
    carts.set(key, fresh)
    return fresh
  }

  const app = new Hono()
  serveMore(app, (key) => {
    const [lines = '', each = ''] = key.split('-')
    return model(lines, each).cart
  })
  app.get('/api/:lines/:each/checkout/cart', ({ req }) => {
    const { lines, each } = req.param()
    return json(model(lines, each).text)
  })
  app.put('/api/:lines/:each/checkout/line-item-quantity/', async ({ req }) => {
    const { clin_id, qty } = await req.json<{ clin_id: number; qty: number }>()
    // The model itself is unchanged, so that each visit finds the same cart.
    const { lines, each } = req.param()
    const cart = withUnits(model(lines, each).cart, clin_id, qty)
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
    const { lines = '10', each = String(LINES_EACH) } = context.req.query()
    return page
      ? context.html(page(`/api/${lines}/${each}`, model(lines, each).text))
      : context.notFound()
  })

  return listen(app.fetch)
}

/** The product data of every page: names, pictures, sizes. */
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

/** Sends an API response, compressed. */
export const json = (text: string, type = 'application/json') =>
  new Response(brotli(new TextEncoder().encode(text), 1), {
    headers: { 'content-type': type, 'content-encoding': 'br' },
  })
