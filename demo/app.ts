import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Backend } from '../mocks/backend'
import { findSlug } from '../mocks/catalogue'
import { embedFile } from '../mocks/embedFile'
import { imageResponse } from '../mocks/images'
import { findRecipe } from '../mocks/recipes'
import { searchRecipes } from '../mocks/recipes/search'
import { type AddForm, addToCart } from './addToCart'
import { fillCart } from './fillCart'
import { openAccount } from './openAccount'
import { barePage, type Markup, page } from './page'
import { accountPage, cardPage } from './pages/account'
import { cartPage } from './pages/cart'
import { type Asked, categoryPage, giftsPage, occasionPage, type Titled } from './pages/category'
import { billingPage, errorPage, stepPage } from './pages/checkout'
import { claimPage } from './pages/claim'
import { confirmationPage } from './pages/confirmation'
import { homePage } from './pages/home'
import { privacyPage, termsPage } from './pages/legal'
import { offerStrip } from './pages/offer'
import { productPage } from './pages/product'
import { recipeCategory, recipeDetail, recipeHome, recipeSearch } from './pages/recipes'
import { policyHeaders, REPORT_PATH } from './policy'
import { openShop, type Shop } from './shop'
import siteCss from './site.css?raw'

export interface DemoOptions {
  backend: Backend
  /** The origin of the mock payment provider. */
  providerOrigin: string
  /** The folder that the embed was built into. */
  embedFolder: string
  storybookUrl?: string | null
  /** Called with what a browser reports against the policy. */
  onReport?(report: string): void
}

const SESSION = 'gw_session'
const BLOCKED = 'gw_blocked'

/** The demo store: server-rendered pages, the embed's files, and the backend under `/api`. */
export function createDemo({
  backend,
  providerOrigin,
  embedFolder,
  storybookUrl = null,
  onReport,
}: DemoOptions): Hono {
  const app = new Hono()

  /** The session of a visitor; a new one gets its cookie with this answer. */
  function sessionOf(context: Context): string {
    const known = getCookie(context, SESSION)
    if (known) return known
    const session = crypto.randomUUID()
    setCookie(context, SESSION, session, { path: '/', httpOnly: true, sameSite: 'Lax' })
    return session
  }

  async function show(
    context: Context,
    title: string,
    content: (shop: Shop) => Markup | Promise<Markup>,
    { status = 200, offer = null, layout = page }: ShownPage = {},
  ): Promise<Response> {
    const shop = openShop(backend, sessionOf(context))
    const nonce = crypto.randomUUID().replaceAll('-', '')
    const headers = Object.entries(policyHeaders(nonce, providerOrigin))
    for (const [name, value] of headers) context.header(name, value)
    context.header('cache-control', 'no-store')
    const { recipients } = await shop.cart()
    const itemCount = recipients
      .flatMap(({ items }) => items)
      .reduce((sum, { qty }) => sum + Number(qty ?? 1), 0)
    const isLoggedIn = (await shop.send('GET', '/customer')).ok
    const body = await content(shop)
    return context.html(
      layout({ nonce, isLoggedIn, itemCount, storybookUrl, offer, providerOrigin }, title, body),
      status,
    )
  }

  // Lets a visitor see the shop without card payment.
  app.get('/block-my-cards', (context) => {
    setCookie(context, BLOCKED, '1', { path: '/', httpOnly: true, sameSite: 'Lax' })
    return context.redirect('/checkout/billing', 303)
  })
  app.get('/allow-my-cards', (context) => {
    deleteCookie(context, BLOCKED, { path: '/' })
    return context.redirect('/checkout/billing', 303)
  })
  app.post('/api/checkout/chase-hpf-payment', async (context) =>
    getCookie(context, BLOCKED)
      ? context.json({ error: 'ip_blocked' }, 403)
      : backend.fetch(context.req.raw),
  )
  app.all('/api/*', (context) => backend.fetch(context.req.raw))
  app.post(REPORT_PATH, async (context) => {
    onReport?.(await context.req.text())
    return context.body(null, 204)
  })
  app.get('/site.css', (context) => context.body(siteCss, 200, { 'content-type': 'text/css' }))
  app.get(
    '/products/*',
    async (context) => (await imageResponse(context.req.path)) ?? context.notFound(),
  )
  app.get('/giftwell/*', async (context) => {
    const name = context.req.path.slice('/giftwell/'.length)
    return (await embedFile(embedFolder, name)) ?? context.text('Not found', 404)
  })

  const announced = () => ({ offer: offerStrip(Date.now()) })
  const home = async (shop: Shop) =>
    homePage({ now: Date.now(), isLoggedIn: (await shop.send('GET', '/customer')).ok })
  app.get('/', (context) => show(context, 'Home', home, announced()))

  /** A list of the shop, filtered and sorted according to its URL. */
  const list = (make: (slug: string, asked: Asked) => Titled | null) => (context: Context) => {
    const query = new URL(context.req.url).searchParams
    const found = make(context.req.param('slug') ?? '', { query, now: Date.now() })
    return found ? show(context, found.title, () => found.content, announced()) : context.notFound()
  }
  app.get('/category/:slug', list(categoryPage))
  app.get('/occasion/:slug', list(occasionPage))
  app.get(
    '/gifts',
    list((_slug, asked) => giftsPage(asked)),
  )
  app.get('/product/:slug', (context) => {
    const item = findSlug(context.req.param('slug'))
    if (!item) return context.notFound()
    const shared = { item, now: Date.now(), origin: new URL(context.req.url).origin }
    const sku = context.req.query('sku')
    return show(context, item.name, async (shop) =>
      productPage({ ...shared, sku, addresses: await shop.addresses() }),
    )
  })
  app.post('/product/:slug', async (context) => {
    const item = findSlug(context.req.param('slug'))
    if (!item) return context.notFound()
    const form = formOf(await context.req.parseBody())
    const shop = openShop(backend, sessionOf(context))
    const problems = await addToCart(shop, form)
    if (Object.keys(problems).length === 0) return context.redirect('/checkout/cart', 303)
    const shared = { item, now: Date.now(), origin: new URL(context.req.url).origin }
    const addresses = await shop.addresses()
    return show(context, item.name, () => productPage({ ...shared, addresses, form, problems }), {
      status: 422,
    })
  })
  app.get('/recipes', (context) => show(context, 'Recipes', recipeHome))
  app.get('/recipes/category/:slug', (context) => {
    const category = recipeCategory(context.req.param('slug'))
    return category ? show(context, category.title, () => category.content) : context.notFound()
  })
  const asked = ({ req }: Context) => ({
    query: req.query('q') ?? '',
    page: Math.max(1, Math.floor(Number(req.query('page') ?? 1)) || 1),
  })
  app.get('/recipes/search.json', (context) => {
    const { query, page } = asked(context)
    return context.json(searchRecipes(query, page, context.req.query('category')))
  })
  app.get('/recipes/search', (context) => {
    const { query, page } = asked(context)
    return show(context, 'Search recipes', () => recipeSearch(query, page))
  })
  app.get('/recipes/:slug', (context) => {
    const recipe = findRecipe(context.req.param('slug'))
    if (!recipe) return context.notFound()
    const { origin } = new URL(context.req.url)
    return show(context, recipe.title, () => recipeDetail(recipe, Date.now(), origin))
  })
  app.get('/fill-my-cart', async (context) => {
    await fillCart(openShop(backend, sessionOf(context)))
    return context.redirect('/checkout/cart', 303)
  })
  app.get('/checkout/cart', (context) =>
    show(context, 'Your cart', async (shop) =>
      cartPage(await shop.cart(), await shop.cartAnswer()),
    ),
  )
  app.get('/checkout/login', (context) =>
    show(context, 'Your email', (shop) => stepPage(shop, 'checkout-login')),
  )
  app.get('/checkout/shipping', (context) =>
    show(context, 'Delivery', (shop) => stepPage(shop, 'checkout-shipping')),
  )
  app.get('/checkout/additional-shipments', (context) =>
    show(context, 'Delivery', (shop) => stepPage(shop, 'checkout-additional-shipments')),
  )
  app.get('/checkout/error', (context) =>
    show(context, 'Checkout', () => errorPage(context.req.query('reason'))),
  )
  app.get('/checkout/billing', (context) =>
    show(context, 'Payment', (shop) =>
      billingPage(shop, getCookie(context, BLOCKED) !== undefined),
    ),
  )
  app.get('/checkout/confirmation', (context) =>
    show(context, 'Thank you', async (shop) => confirmationPage(await shop.visit())),
  )
  app.post('/checkout/confirmation', async (context) => {
    const { password } = await context.req.parseBody()
    const { cookie, problem } = await openAccount(backend, sessionOf(context), String(password))
    if (cookie) context.header('set-cookie', cookie, { append: true })
    if (!problem) return context.redirect('/checkout/confirmation#account', 303)
    const again = async (shop: Shop) => confirmationPage(await shop.visit(), problem)
    return show(context, 'Thank you', again, { status: 422 })
  })
  app.get('/account/card', (context) =>
    show(context, 'Your cards', () =>
      cardPage(context.req.query('card'), getCookie(context, BLOCKED) !== undefined),
    ),
  )
  app.get('/account', (context) => show(context, 'Your account', accountPage))
  app.get('/claim', (context) => show(context, 'A gift for you', claimPage, { layout: barePage }))
  app.get('/terms', (context) => show(context, 'Terms', termsPage))
  app.get('/privacy', (context) => show(context, 'Privacy Policy', privacyPage))
  app.notFound((context) => show(context, 'Not found', home, { status: 404 }))
  return app
}

/** Overrides for how a page is shown. */
interface ShownPage {
  status?: 200 | 404 | 422
  offer?: Markup | null
  layout?: typeof page
}

function formOf(body: Record<string, unknown>): AddForm {
  const text = (name: string) => (typeof body[name] === 'string' ? (body[name] as string) : '')
  return {
    sku: text('sku'),
    quantity: text('quantity'),
    recipient: text('recipient'),
    fname: text('fname'),
    lname: text('lname'),
  }
}
