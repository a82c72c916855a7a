import type { Cart, LineItem, Shipment } from '../../src/domain/schema/entities'
import { cost, day, goods, icons, itemsCost, missing, money, putUnits, readCart } from './model'

/* The other floor: the same elements with innerHTML only. */

let cart: Cart

const icon = (name: keyof typeof icons, more = '') =>
  `<svg class="gw-icon ${more}" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${icons[name]}"></path></svg>`

const buttonHtml = (words: string, label = '', name?: keyof typeof icons) =>
  `<button type="button" class="gw-text-button"${label && ` aria-label="${label}"`}>${name ? icon(name) : ''}<span class="gw-text-button-words">${words}</span></button>`

const pictureHtml = (src: string | undefined) =>
  `<span class="gw-line-picture"><img alt="" width="192" height="144" loading="lazy" decoding="async" src="${src}"></span>`

const rowOf = (name: keyof typeof icons, text: string, action: string) =>
  `<div class="gw-shipment-row">${icon(name, 'gw-shipment-row-icon')}<div class="gw-shipment-row-text">${text}</div><div class="gw-shipment-row-action">${action}</div></div>`

function lineHtml(line: LineItem, owner: string): string {
  const { name, url, image, label, sizes = 0 } = goods.get(line.sku_id) ?? {}
  const id = `line-${line.clin_id}`
  const step = (by: number, word: string) =>
    `<button type="button" class="gw-icon-button" data-by="${by}">${icon(by > 0 ? 'plus' : 'minus')}<span class="gw-hidden">${word} quantity of ${name} in ${owner}</span></button>`
  return `<li class="gw-line" data-role="main" data-gw-line="${line.clin_id}">${pictureHtml(image)}<div class="gw-line-body"><h3 class="gw-line-name" tabindex="-1"><a href="${url}">${name}</a></h3><p class="gw-line-size gw-note">${label}</p></div><div class="gw-line-controls"><div class="gw-quantity-control"><div class="gw-quantity" role="group" aria-labelledby="${id}-label">${step(-1, 'Decrease')}<span class="gw-hidden"><label id="${id}-label" for="${id}">Quantity of ${name} in ${owner}</label></span><input class="gw-quantity-input" id="${id}" inputmode="numeric" value="${line.qty}">${step(1, 'Increase')}</div></div><div class="gw-line-actions">${sizes > 1 ? buttonHtml('Options', `Options for ${name} in ${owner}`, 'pencil') : ''}${buttonHtml('Move or copy', `Move or copy ${name} in ${owner}`, 'people')}${buttonHtml('Remove', `Remove ${name} from ${owner}`, 'trash')}</div></div><p class="gw-line-subtotal"><span class="gw-money">${money(cost(line))}</span></p><div class="gw-line-notice"></div></li>`
}

const sumHtml = (name: string, amount: unknown) =>
  `<div><dt>${name}</dt><dd>${money(amount)}</dd></div>`

function rowsHtml({ shipping, ...place }: Shipment, owner: string): string {
  const { address_1, address_2, city, state, postal_code } = place
  const street = [address_1, address_2].filter(Boolean).join(', ')
  const address = `<p class="gw-shipment-address">${street}, ${city}, ${state} ${postal_code}</p>`
  const delivery = `<p class="gw-delivery-day">Arrives ${day(shipping?.delivery_date)}</p><ul class="gw-delivery gw-note"><li class="gw-delivery-fact">${icon('snowflake')}Ships frozen</li></ul>`
  return [
    rowOf(
      'pin',
      address,
      buttonHtml('Edit address', `Edit address of ${owner}`) +
        buttonHtml('Change recipient', `Change recipient of ${owner}`),
    ),
    rowOf(
      'calendar',
      delivery,
      buttonHtml(`Change date<span class="gw-hidden"> for ${owner}</span>`),
    ),
    rowOf('note', '', buttonHtml('Add a free gift message', `Add a free gift message to ${owner}`)),
  ].join('')
}

function cardHtml(shipment: Shipment): string {
  const { crec_id, fname, lname } = shipment
  const owner = `${fname} ${lname}’s shipment`
  const sum = itemsCost(shipment)
  const shipping = cart.recalc_detail?.shipping?.[shipment.recipient_guid ?? '']
  const lines = shipment.items.map((line) => lineHtml(line, owner)).join('')
  return `<li><article class="gw-card gw-shipment" data-surface="plain" data-flush="true" aria-labelledby="to-${crec_id}"><header class="gw-shipment-header" data-open="true"><div class="gw-shipment-tag"><h2 class="gw-shipment-name" id="to-${crec_id}" tabindex="-1">To ${fname} ${lname}</h2><p class="gw-shipment-facts"><span class="gw-status" data-ready="true">${icon('check')}Ready</span></p></div><div class="gw-shipment-rows">${rowsHtml(shipment, owner)}</div></header><div class="gw-shipment-body"><ul class="gw-shipment-lines" aria-label="Items in ${owner}">${lines}</ul><div class="gw-offers-placeholder"></div><footer class="gw-shipment-totals">${missing(sum) > 0 ? `<p class="gw-shipment-gap">${icon('truck')}Add ${money(missing(sum))} more to this shipment for free shipping</p>` : ''}<dl class="gw-shipment-sums gw-note">${sumHtml('Items', sum)}${sumHtml('Shipping', shipping)}${sumHtml('Estimated tax', 0)}</dl><p class="gw-shipment-foot">${buttonHtml('Send this gift to someone else, too', `Send this gift to someone else, too: ${owner}`, 'copy')}</p></footer></div></article></li>`
}

const rowHtml = (name: string, amount: unknown, kind = 'plain') =>
  `<div class="gw-sum" data-kind="${kind}"><dt class="gw-sum-name">${name}</dt><dd class="gw-sum-amount">${money(amount)}</dd></div>`

function closingHtml(): string {
  const { recipients } = cart
  const pictures = recipients
    .slice(0, 5)
    .map(({ items: [first] }) => pictureHtml(first && goods.get(first.sku_id)?.image))
  return `<div class="gw-summary-closing"><div class="gw-closing"><div class="gw-closing-pictures" aria-hidden="true">${pictures.join('')}</div><p class="gw-closing-words">${recipients.length} gifts, ${recipients.length} people, arriving ${day(recipients[0]?.shipping?.delivery_date)}</p></div></div>`
}

function contents(): string {
  const lines = cart.recipients.flatMap(({ items }) => items)
  const units = lines.reduce((sum, { qty }) => sum + Number(qty), 0)
  return `${units} items for ${cart.recipients.length} people`
}

function pageHtml(): string {
  const totals = cart.summary_section_totals
  return `<div class="gw-cart-page" tabindex="-1"><section class="gw-cart" aria-label="Your cart"><header class="gw-cart-header"><button type="button" class="gw-cart-skip">Skip to order summary</button><h1 class="gw-cart-title" tabindex="-1">Your cart</h1><p class="gw-cart-contents">${contents()}</p></header><div class="gw-cart-alerts"></div><div class="gw-cart-main"><div class="gw-cart-list"><ul class="gw-cart-shipments" aria-label="Shipments">${cart.recipients.map(cardHtml).join('')}</ul></div><div class="gw-cart-more"><button type="button" class="gw-button" data-variant="secondary">${icon('gift')}Add another recipient</button><button type="button" class="gw-button" data-variant="quiet">${icon('upload')}Send to a list</button><a class="gw-button" data-variant="quiet" href="/shop">Keep shopping</a></div><div class="gw-offers-placeholder"></div></div><div class="gw-cart-summary"><section class="gw-card gw-summary" data-surface="plain" data-accented="true" aria-labelledby="summary"><h2 class="gw-summary-title" id="summary" tabindex="-1">Order summary</h2><dl class="gw-sums">${rowHtml('Merchandise', totals?.before_shipping_subtotal, 'goods')}${rowHtml('Standard shipping', cart.shipping_breakdown?.['Standard Shipping'])}${rowHtml('Tax', 0)}${rowHtml('Order total', totals?.cart_net_total, 'total')}</dl><div class="gw-code"><details class="gw-disclosure"><summary class="gw-disclosure-summary">${icon('more', 'gw-disclosure-mark')}<span class="gw-disclosure-text">Add a promo code or gift card</span></summary><div class="gw-disclosure-body"><form class="gw-code-form" novalidate><div class="gw-field"><div class="gw-field-head"><label class="gw-field-label" for="code">Promo code or gift card</label></div><input class="gw-control" id="code"></div><button type="submit" class="gw-button" data-variant="secondary">Apply</button></form></div></details></div>${closingHtml()}<div class="gw-summary-checkout" data-barred="true"><button type="button" class="gw-button gw-checkout-button" data-variant="primary">Check out</button></div><div class="gw-summary-foot"></div></section></div></section><div class="gw-cart-bar"><div class="gw-checkout-bar"><p class="gw-checkout-bar-total"><span class="gw-note">Total</span> <span class="gw-checkout-bar-amount">${money(totals?.cart_net_total)}</span></p><button type="button" class="gw-button gw-checkout-button" data-variant="primary">Check out</button></div></div></div>`
}

const lineOf = (id: number) =>
  cart.recipients.flatMap(({ items }) => items).find(({ clin_id }) => clin_id === id)

const put = (selector: string, text: string) => {
  for (const element of document.querySelectorAll(selector)) element.textContent = text
}

async function change(row: HTMLElement, by: number): Promise<void> {
  const id = Number(row.dataset.gwLine)
  const line = lineOf(id)
  if (!line) return
  cart = await putUnits(line, by)
  const fresh = lineOf(id)
  const input = row.querySelector('input')
  if (!fresh || !input) return
  input.value = String(fresh.qty)
  const amount = row.querySelector('.gw-money')
  if (amount) amount.textContent = money(cost(fresh))
  const shipment = cart.recipients.find(({ items }) => items.includes(fresh))
  const sum = row.closest('.gw-shipment')?.querySelector('.gw-shipment-sums dd')
  if (shipment && sum) sum.textContent = money(itemsCost(shipment))
  put('.gw-cart-contents', contents())
  put(
    '.gw-checkout-bar-amount, [data-kind=total] dd',
    money(cart.summary_section_totals?.cart_net_total),
  )
  put('[data-kind=goods] dd', money(cart.summary_section_totals?.before_shipping_subtotal))
}

const root = document.querySelector('.gw-root')
root?.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-by]')
  const row = button?.closest<HTMLElement>('[data-gw-line]')
  if (button && row) void change(row, Number(button.dataset.by))
})
cart = await readCart()
if (root) root.innerHTML = pageHtml()
