import { html } from 'hono/html'
import { type CatalogueItem, catalogue, categories, imagePath } from '../../mocks/catalogue'
import type { Markup } from '../page'

const usd = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** A product as a list shows it. */
function card(item: CatalogueItem): Markup {
  const [first] = item.sizes
  return html`<li class="site-card">
  <a href="/product/${item.slug}">
    <img src="${imagePath(item)}" alt="" width="320" height="240" loading="lazy">
    <strong>${item.name}</strong>
  </a>
  <p>${item.tagline}</p>
  <p class="site-price">${item.sizes.length > 1 ? 'from ' : ''}${usd(first?.price ?? 0)}</p>
</li>`
}

const onSale = (item: CatalogueItem) =>
  item.category !== 'free-gifts' && item.category !== 'add-ons'

/** The home page: what the house is, and the first of each category. */
export function homePage(): Markup {
  return html`<section class="site-hero">
  <h1>Steaks and sweets for everyone on your list</h1>
  <p>One order, many gifts. Every box gets its own delivery date and gift message.</p>
  <p><a class="site-button" href="/fill-my-cart">Fill my cart</a></p>
</section>
${categories.map(
  ({ slug, name, text }) => html`<section class="site-category" aria-labelledby="category-${slug}">
  <h2 id="category-${slug}"><a href="/category/${slug}">${name}</a></h2>
  <p>${text}</p>
  <ul class="site-cards">${catalogue
    .filter((item) => item.category === slug)
    .slice(0, 4)
    .map(card)}</ul>
</section>`,
)}`
}

/** A category with all that is in it; null where there is no such category. */
export function categoryPage(slug: string): { title: string; content: Markup } | null {
  const category = categories.find((one) => one.slug === slug)
  if (!category) return null
  const items = catalogue.filter((item) => item.category === slug && onSale(item))
  return {
    title: category.name,
    content: html`<h1>${category.name}</h1>
<p>${category.text}</p>
<ul class="site-cards">${items.map(card)}</ul>`,
  }
}
