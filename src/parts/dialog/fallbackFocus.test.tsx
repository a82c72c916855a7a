import { afterEach, describe, expect, it } from 'vitest'
import { fallbackFocus, readOpener } from './fallbackFocus'

const PAGE = `
  <div class="gw-root"><h1 data-gw-heading tabindex="-1">Another root</h1></div>
  <div class="gw-root">
    <h1 data-gw-heading tabindex="-1">Screen</h1>
    <section><h2 tabindex="-1">First</h2></section>
    <section>
      <h2 data-gw-heading tabindex="-1">Cart</h2>
      <article data-gw-shipment="8"><h3 data-gw-heading tabindex="-1">Rosa</h3><a href="#">Move</a></article>
    </section>
    <section><h2 tabindex="-1">Second</h2><button>Cancel</button></section>
    <article data-gw-shipment="7"><h2 data-gw-heading tabindex="-1">Dana</h2></article>
  </div>`

afterEach(() => document.body.replaceChildren())

/** The focus target once the button that opened a dialog is gone, and any other named element. */
function focused(gone: string, params = {}, from = 'button') {
  document.body.innerHTML = PAGE
  document.querySelector<HTMLElement>(from)?.focus()
  const opener = readOpener()
  for (const one of document.querySelectorAll(gone)) one.remove()
  return fallbackFocus(opener, params)?.textContent
}

describe('focus after a dialog', () => {
  it.each([
    ['to the opener', 'none', {}, 'Cancel'],
    ['to the heading of the section it stood in', 'button', {}, 'Second'],
    ['to the dialog’s subject', 'button', { shipmentId: 7 }, 'Dana'],
    ['to the heading of its root', 'section', {}, 'Screen'],
    ['to the first heading of the shop', '.gw-root:nth-child(2)', {}, 'Another root'],
  ])('goes %s', (_where, gone, params, text) => {
    expect(focused(gone, params)).toBe(text)
  })

  it('moves to the heading of the shipment from which a line was moved', () => {
    expect(focused('a', { lineId: 3 }, 'a')).toBe('Rosa')
  })
})
