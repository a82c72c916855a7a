import { html } from 'hono/html'
import { type CatalogueItem, imagePath } from '../../mocks/catalogue'
import type { AddForm, FormProblems } from '../addToCart'
import type { Markup } from '../page'
import type { SavedAddress } from '../shop'

interface ProductPage {
  item: CatalogueItem
  /** Who can be sent to already. */
  addresses: readonly SavedAddress[]
  /** What was typed before, where the form comes back. */
  form?: AddForm
  problems?: FormProblems
}

const usd = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const problem = (id: string, text: string | undefined) =>
  text ? html`<p class="site-problem" id="${id}" role="alert">${text}</p>` : ''

/** A product, and a plain form that puts it into the cart. */
export function productPage({ item, addresses, form, problems = {} }: ProductPage): Markup {
  const [first] = item.sizes
  const sku = form?.sku ?? String(first?.sku_id)
  const people = addresses.filter(({ is_myself }) => !is_myself)
  return html`<article class="site-product">
<img src="${imagePath(item)}" alt="${item.name}, illustrated" width="640" height="480">
<div>
  <h1>${item.name}</h1>
  <p>${item.tagline}</p>
  <form method="post" action="/product/${item.slug}">
    <fieldset>
      <legend>Size</legend>
      ${problem('sku-problem', problems.sku)}
      ${item.sizes.map(
        ({ sku_id, label, price, strike_price }) => html`<label class="site-choice">
        <input type="radio" name="sku" value="${sku_id}" ${String(sku_id) === sku ? 'checked' : ''}>
        ${label} <span class="site-price">${usd(price)}</span>
        ${strike_price ? html`<s>${usd(strike_price)}</s>` : ''}
      </label>`,
      )}
    </fieldset>
    <fieldset>
      <legend>Who’s this for?</legend>
      ${problem('recipient-problem', problems.recipient)}
      ${choice('myself', 'Myself', form?.recipient)}
      ${people.map((one) => choice(String(one.addr_id), one.selector_label ?? '', form?.recipient))}
      ${choice('new', 'Someone new', form?.recipient)}
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
  ${item.cooking ? html`<h2>In the kitchen</h2><p>${item.cooking}</p>` : ''}
  ${item.ingredients ? html`<h2>Ingredients</h2><p>${item.ingredients}</p>` : ''}
</div>
</article>`
}

const choice = (value: string, label: string, chosen = 'myself') =>
  html`<label class="site-choice"><input type="radio" name="recipient" value="${value}" ${
    value === chosen ? 'checked' : ''
  }> ${label}</label>`
