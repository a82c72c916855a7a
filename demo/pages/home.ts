import { html } from 'hono/html'
import { chicago } from '../../mocks/calendar/chicago'
import { type CatalogueItem, findItem, imagePath } from '../../mocks/catalogue'
import { budgets, occasions } from '../../mocks/catalogue/listing'
import { deliveryPromises } from '../../mocks/catalogue/pdpData'
import { shopProduct } from '../../mocks/catalogue/shopProduct'
import { recipes } from '../../mocks/recipes'
import { inert, type Markup, PHONE } from '../page'
import { recipeCards } from './recipeCards'
import { tile } from './tile'

interface HomePage {
  /** The time, in milliseconds since 1970. */
  now: number
  isLoggedIn: boolean
}

/** The home page: a gift in one picture and one promise, then the three doors to all others. */
export function homePage({ now, isLoggedIn }: HomePage): Markup {
  return html`${hero(now, isLoggedIn)}
${occasionTiles()}
${row('Favorite gifts', [1001, 1201, 1301], now, ['/gifts', 'Shop all gifts'])}
${row('Whole dinners, priced to save', [1901, 1902, 1904], now, ['/category/combos', 'Shop gift boxes'])}
${steps}
${row('Gifts that skip the freezer', [1601, 1504, 1606], now, ['/category/pantry-and-tools', 'Shop pantry and tools'])}
${budgetLinks()}
${recipeRow()}
${promises}`
}

/** Words over the picture's quiet side on a wide page, below it on a phone. */
function hero(now: number, isLoggedIn: boolean): Markup {
  const [promise] = deliveryPromises(now, { perishable: true, sizes: [] })
  return html`<section class="site-hero">
  <picture>
    <source media="(min-width: 768px)" srcset="/products/home/hero-wide.svg">
    <img class="site-hero-photo" src="/products/home/hero.svg" alt="A seared filet on a plate beside a gift box with a name tag, illustrated" width="800" height="600">
  </picture>
  <div class="site-hero-words">
    <h1>Send dinner to everyone on your list.</h1>
    <p>Steaks, seafood and sweets, each with its own card and delivery date. One checkout.</p>
    <p class="site-hero-ways">
      <a class="site-button" href="/gifts">Shop gifts</a>
      ${
        isLoggedIn
          ? html`<a class="site-button site-button-plain" href="/checkout/cart">Send again to last year’s people</a>`
          : html`<a class="site-button site-button-plain" href="/checkout/cart">Send to a list</a>`
      }
    </p>
    ${
      promise
        ? html`<p class="site-hero-promise">Order by ${momentWords(promise.order_by, now)} Central<br>
      <b>Arrives as soon as ${dayWords(promise.arrives)}</b></p>`
        : ''
    }
  </div>
</section>`
}

const days = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const dayWords = (day: string) => days.format(new Date(`${day}T00:00:00Z`))

/** A time of the wall clock in Chicago: "5:00 PM" today, "Mon, Nov 30, 5:00 PM" on another day. */
function momentWords(moment: string, now: number): string {
  const [day = '', time = ''] = moment.split(' ')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const words = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
  return day === chicago(now).day ? words : `${dayWords(day)}, ${words}`
}

const occasionTiles =
  (): Markup => html`<section class="site-home-part" aria-labelledby="home-occasions">
  <h2 id="home-occasions">What’s the occasion?</h2>
  <ul class="site-occasions">${occasions.map(({ slug, name, picture }) => {
    const item = findItem(picture)
    return html`<li><a href="/occasion/${slug}">
    ${item && html`<img src="${imagePath(item)}" alt="" width="400" height="300" loading="lazy">`}
    <span>${name}</span></a></li>`
  })}</ul>
</section>`

/** A row of three gifts, drawn by the server until the widget takes over. */
function row(
  title: string,
  ids: readonly number[],
  now: number,
  [href, linkText]: readonly [string, string],
): Markup {
  const items = ids.map(findItem).filter((item): item is CatalogueItem => item !== null)
  const cards = items.map((item) => ({ product: shopProduct(item, now) }))
  return html`<section class="site-home-part" data-giftwell="three-up">
  <div class="site-row">
    <h2>${title}</h2>
    <ul>${items.map((item) => tile(item, { level: 3, now }))}</ul>
    <p><a href="${href}">${linkText}</a></p>
  </div>
  <script type="application/json" data-giftwell-props>${inert({ heading: title, cards, href, linkText, location: 'home' })}</script>
</section>`
}

const STEPS = [
  ['Choose a gift.', 'Steaks, seafood, sweets, or a whole dinner in one box.'],
  ['Add the people.', 'One or thirty. A name will do for now.'],
  ['Pick each date.', 'Every box travels on its own day, with its own card.'],
] as const

const steps = html`<section class="site-home-part site-steps" aria-labelledby="home-steps">
  <h2 id="home-steps">One order, all your gifts</h2>
  <ol>${STEPS.map(([title, text]) => html`<li><b>${title}</b> <span>${text}</span></li>`)}</ol>
</section>`

const budgetLinks =
  (): Markup => html`<section class="site-home-part" aria-labelledby="home-budgets">
  <h2 id="home-budgets">Gifts by budget</h2>
  <ul class="site-budgets">${budgets.map(
    ({ slug, name }) => html`<li><a href="/gifts?price=${slug}">${name}</a></li>`,
  )}</ul>
</section>`

/** Recipes for the products. */
const recipeRow = (): Markup => html`<section class="site-home-part" aria-labelledby="home-recipes">
  <h2 id="home-recipes">Cook it like we do</h2>
  ${recipeCards(recipes.slice(0, 4))}
  <p><a href="/recipes">All recipes</a></p>
</section>`

const PROMISES = [
  'A date for every box.',
  'Free shipping on each gift of $59.95 or more.',
  'A free card in every box.',
] as const

const promises = html`<section class="site-home-part site-promises" aria-label="What we promise">
  <ul>${PROMISES.map((text) => html`<li>${text}</li>`)}
  <li>Call ${PHONE}, Mon–Sat.</li></ul>
</section>`
