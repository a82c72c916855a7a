import { html } from 'hono/html'
import { type CatalogueItem, type CatalogueSize, HOUSE, imagePath } from '../../mocks/catalogue'
import { pdpData } from '../../mocks/catalogue/pdpData'
import { type MockRecipe, recipeCard, recipesWith } from '../../mocks/recipes'
import type { AddForm, FormProblems } from '../addToCart'
import { inert, type Markup } from '../page'
import type { SavedAddress } from '../shop'

interface ProductPage {
  item: CatalogueItem
  /** Who can be sent to already. */
  addresses: readonly SavedAddress[]
  /** The time, in milliseconds since 1970. */
  now: number
  /** The origin of the page, for the URLs in its structured data. */
  origin: string
  /** The size in the URL. */
  sku?: string | undefined
  /** The previous input, if the form is shown again. */
  form?: AddForm
  problems?: FormProblems
}

const usd = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const problem = (id: string, text: string | undefined) =>
  text ? html`<p class="site-problem" id="${id}" role="alert">${text}</p>` : ''

/**
 * A product: the server-rendered page, with a plain form that works without scripts, until the widget replaces it in
 * the same layout; the widget's page data; and structured data.
 */
export function productPage(page: ProductPage): Markup {
  const { item, now, sku, form } = page
  const skuId = Number(form?.sku ?? sku) || undefined
  return html`<div id="pdp">
${drawn(page, item.sizes.find(({ sku_id }) => sku_id === skuId) ?? item.sizes[0])}
<script type="application/json" data-giftwell-props>${inert({ ...pdpData(item, now), recipes: recipesWith(item.item_id).map(recipeOf), skuId })}</script>
</div>
<script type="application/ld+json">${inert(forMachines(page))}</script>`
}

function drawn(
  { item, addresses, form, problems = {} }: ProductPage,
  size?: CatalogueSize,
): Markup {
  const people = addresses.filter(({ is_myself }) => !is_myself)
  return html`<article class="site-product">
<img class="site-product-photo" src="${imagePath(item)}" alt="${item.name}, illustrated" width="640" height="480">
<div class="site-product-words">
  <h1>${item.name}</h1>
  <p class="site-product-tagline">${item.tagline} ${item.line}</p>
  <p class="site-product-price">${usd(size?.price ?? 0)}${
    size?.strike_price ? html` <s>${usd(size.strike_price)}</s>` : ''
  }</p>
  <form method="post" action="/product/${item.slug}" ${form ? 'data-giftwell-typed' : ''}>
    <fieldset class="site-sizes">
      <legend>${item.is_egift ? 'Amount' : 'Size'}</legend>
      ${problem('sku-problem', problems.sku)}
      ${item.sizes.map(
        ({ sku_id, label, price }) => html`<label class="site-size">
        <input type="radio" name="sku" value="${sku_id}" ${sku_id === size?.sku_id ? 'checked' : ''}>
        <b>${label}</b> <span>${usd(price)}</span>
      </label>`,
      )}
    </fieldset>
    <fieldset class="site-people">
      <legend>Who’s this for?</legend>
      ${problem('recipient-problem', problems.recipient)}
      ${choice('new', 'Someone new', form?.recipient)}
      ${choice('myself', 'Myself', form?.recipient)}
      ${people.map((one) => choice(String(one.addr_id), one.selector_label ?? '', form?.recipient))}
      <div class="site-names">
        <label>First name <input name="fname" maxlength="15" autocomplete="off" value="${form?.fname ?? ''}"></label>
        <label>Last name <input name="lname" maxlength="15" autocomplete="off" value="${form?.lname ?? ''}"></label>
      </div>
      ${problem('name-problem', problems.fname ?? problems.lname)}
    </fieldset>
    <label class="site-quantity">Quantity
      <input name="quantity" inputmode="numeric" value="${form?.quantity ?? '1'}"></label>
    ${problem('quantity-problem', problems.quantity)}
    <button class="site-button" type="submit">Add to cart</button>
  </form>
  ${item.cooking ? html`<h2>How to cook it</h2><p>${item.cooking}</p>` : ''}
  ${item.ingredients ? html`<h2>Ingredients</h2><p>${item.ingredients}</p>` : ''}
</div>
</article>`
}

const choice = (value: string, label: string, chosen?: string) =>
  html`<label class="site-choice"><input type="radio" name="recipient" value="${value}" required ${
    value === chosen ? 'checked' : ''
  }> ${label}</label>`

/** The data of a recipe on a product page. */
function recipeOf(recipe: MockRecipe) {
  const { title, url, image, minutes } = recipeCard(recipe)
  return { title, url, image, minutes }
}

/** The product for search engines, as schema.org has it: a block of data, which no policy has to allow. */
function forMachines({ item, origin }: ProductPage): unknown {
  const url = `${origin}/product/${item.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.name,
    description: [item.tagline, item.line].filter(Boolean).join(' '),
    image: `${origin}${imagePath(item)}`,
    sku: String(item.item_id),
    brand: { '@type': 'Brand', name: HOUSE },
    offers: item.sizes.map(({ sku_id, label, price }) => ({
      '@type': 'Offer',
      name: label,
      sku: String(sku_id),
      url: `${url}?sku=${sku_id}`,
      price: price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${item.units > 0 ? 'InStock' : 'OutOfStock'}`,
    })),
  }
}
