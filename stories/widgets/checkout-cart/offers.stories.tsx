import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { crossSell, strikePrices, withOffers } from '../../../mocks/scenarios'
import { type Canvas, cardOf, listen, press, stageOf } from '../../support'
import { cartPage, scene } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-cart/Offers', ...cartPage })

const frame = () => new Promise(requestAnimationFrame)

/** Scrolls past every offer placeholder; observers report after a frame. */
async function walkDown() {
  for (const place of document.querySelectorAll('.gw-offers-placeholder')) {
    place.scrollIntoView({ block: 'center' })
    await frame()
    await frame()
  }
}

/** A list of offers, once the shopper has scrolled near it. */
async function offerListOf(canvas: Canvas, name: string | RegExp) {
  await canvas.findAllByRole('article')
  await walkDown()
  const element = await canvas.findByRole('region', { name })
  return { element, ...within(element) }
}

const SPECIALS = 'Goes well with your order'

/** At most four, each with its reason; a recipient select if there are several. */
export const CartSpecials = meta.story({
  tags: ['wide'],
  ...scene(withOffers, 'cart specials present', async ({ canvas, canvasElement, id }) => {
    const { backend } = stageOf(id)
    const offers = await offerListOf(canvas, SPECIALS)
    const tiles = offers.getAllByRole('listitem')
    await expect(tiles).toHaveLength(4)
    await expect(tiles[0]).toHaveTextContent(/Goes with Filet Mignon/)
    await userEvent.selectOptions(
      offers.getByRole('combobox', { name: 'Add to' }),
      'To Eleanor Whitfield',
    )
    const said = listen(canvasElement)
    const add = offers.getAllByRole('button', { name: /to Eleanor Whitfield’s shipment$/ })[0]
    const item = /^Add (.+) to Eleanor/.exec(add?.getAttribute('aria-label') ?? '')?.[1] ?? '?'
    if (add) await userEvent.click(add)
    await said.until(`${item} added to Eleanor Whitfield’s shipment.`)
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    await expect(await card.findByRole('heading', { name: item })).toBeVisible()
    // Items in the cart are no longer offered, and focus stays in the list.
    await waitFor(() => expect(canvas.getByRole('heading', { name: SPECIALS })).toHaveFocus())
    await expect((await backend.cart())?.recipients.map(({ items }) => items.length)).toEqual([
      1, 2,
    ])
  }),
})

/** This week's special says so; a cart with one shipment does not ask whom it is for. */
export const SpecialOfTheWeek = meta.story(
  scene(crossSell, async ({ canvas }) => {
    const offers = await offerListOf(canvas, SPECIALS)
    await expect(offers.queryByRole('combobox')).toBeNull()
    const tile = offers.getByText('Surf & Turf for Two').closest('li')
    await expect(tile).toHaveTextContent('This week’s special')
  }),
)

/** One request per set of skus, however often the list is scrolled past. */
export const AskedOnce = meta.story(
  scene(withOffers, async ({ canvas, id }) => {
    await offerListOf(canvas, SPECIALS)
    window.scrollTo(0, 0)
    await walkDown()
    const { backend } = stageOf(id)
    const asked = backend.requests.filter(({ endpoint }) => endpoint === 'getCrossSell')
    const paths = asked.map(({ path }) => path)
    await expect(new Set(paths).size).toBe(paths.length)
    await expect(paths.some((path) => path.includes('In-Cart'))).toBe(true)
  }),
)

/** No specials: nothing is requested, shown or reported. */
export const NoSpecials = meta.story(
  scene(strikePrices, async ({ canvas, id }) => {
    await canvas.findByRole('heading', { name: 'Boneless Ribeye' })
    await walkDown()
    const { backend, reported } = stageOf(id)
    await expect(backend.count('getCrossSell')).toBe(0)
    await expect(reported).toEqual([])
    await expect(canvas.queryByRole('region', { name: SPECIALS })).toBeNull()
  }),
)

/** The server fails: the cart is unaffected, and it is reported. */
export const ImpressionError = meta.story({
  ...scene(withOffers, {
    state: 'cart specials impression error (reported)',
    faults: { getCrossSell: 'forbidden' },
  }),
  play: async ({ canvas, id }) => {
    await canvas.findAllByRole('article')
    await walkDown()
    const { backend, reported } = stageOf(id)
    await waitFor(() => expect(reported).toContain('cross-sell-failed'))
    await expect(backend.count('getCrossSell')).toBeGreaterThan(0)
    await expect(canvas.queryByRole('region', { name: SPECIALS })).toBeNull()
    await expect(canvas.queryByText(/couldn’t/)).toBeNull()
  },
})

/** Add-ons for one shipment; each is added below its parent line. */
export const AddOnStrip = meta.story(
  scene(withOffers, 'add-on strip (type Addons)', async ({ canvas, canvasElement, id }) => {
    const strip = await offerListOf(
      canvas,
      'Add a little something to Eleanor Whitfield’s shipment',
    )
    await expect(strip.getAllByText('Goes with Filet Mignon').length).toBeGreaterThan(0)
    const said = listen(canvasElement)
    await press(strip, 'Add Steak Seasoning Packet to Eleanor Whitfield’s shipment')
    await said.until('Steak Seasoning Packet added to Eleanor Whitfield’s shipment.')
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    const line = await card.findByRole('heading', { name: 'Steak Seasoning Packet' })
    await expect(line.closest('[data-gw-line]')).toHaveTextContent('Goes with Filet Mignon')
    const asked = stageOf(id).backend.requests.filter(({ endpoint }) => endpoint === 'getCrossSell')
    const types = asked.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('type'))
    await expect(types).toContain('Addons')
    await expect(document.activeElement).not.toBe(document.body)
  }),
)

/** Recently viewed items, newest first, without those in the cart. A club leads to its page, which has its choices. */
export const RecentlyViewed = meta.story(
  scene(withOffers, async ({ canvas }) => {
    const offers = await offerListOf(canvas, 'Recently viewed')
    const names = offers.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names[0]).toBe('Smoked Turkey')
    await expect(names).toHaveLength(4)
    await expect(offers.getByRole('link', { name: /^View .*Club/ })).toBeVisible()
    await press(offers, 'Add Smoked Turkey to your shipment')
    const card = await cardOf(canvas, 'To me')
    await expect(await card.findByRole('heading', { name: 'Smoked Turkey' })).toBeVisible()
  }),
)

/** Adding fails: the button returns with focus, and the failure is announced. */
export const AddingFailed = meta.story(
  scene(withOffers, { faults: { putLineItems: 'conflict' } }, async ({ canvas }) => {
    const offers = await offerListOf(canvas, 'Recently viewed')
    const add = offers.getByRole('button', { name: 'Add Smoked Turkey to your shipment' })
    await userEvent.click(add)
    await expect((await canvas.findAllByText(/^We couldn’t add that/)).length).toBeGreaterThan(0)
    await waitFor(() => expect(add).toHaveAccessibleName('Add Smoked Turkey to your shipment'))
    await waitFor(() => expect(add).toHaveFocus())
  }),
)
