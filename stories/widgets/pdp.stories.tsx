import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { listen, noWorld, sees, stageOf } from '../support'
import { addButton, dataOf, Page, productOf, scene } from './pdp/page'

const meta = preview.meta({ title: 'Widgets/pdp', component: Page, args: dataOf('ribeye') })

/** A single size is shown, and selected. */
export const SingleSize = meta.story({
  args: dataOf('honey'),
  ...scene(worlds.newVisitor, 'single sku', async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1)
    await expect(canvas.getByRole('radio', { name: 'Two 12 oz jars' })).toBeChecked()
    await expect(await addButton(canvas, 'Add to cart')).toBeVisible()
  }),
})

/** A sold-out size can be reached, and says so; it is never preselected. */
export const OneSizeGone = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneSizeGone, 'three sizes, one sold out', async ({ canvas }) => {
    const gone = await canvas.findByRole('radio', { name: 'Four 12 oz steaks Sold out' })
    await expect(gone).not.toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'Two 12 oz steaks' })).toBeChecked()
    await userEvent.click(gone)
    const button = await addButton(canvas, 'Choose another size')
    await userEvent.click(button)
    await waitFor(() => expect(gone).toHaveFocus())
  }),
})

/** Sold out: the button links to similar products. */
export const AllSoldOut = meta.story({
  tags: ['wide'],
  ...scene(worlds.ribeyeGone, 'all sold out', async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Shop similar gifts' })
    await expect(link).toHaveAttribute('href', '/category/steaks')
    await expect(canvas.queryByRole('button', { name: /^Add (to|for)/ })).toBeNull()
    await expect(canvas.getAllByRole('radio', { name: /Sold out$/ })).toHaveLength(3)
  }),
})

/** Sold out without similar products: the button says so. */
export const SoldOutForNow = meta.story({
  args: dataOf('ribeye', { similarUrl: null }),
  ...scene(worlds.ribeyeGone, 'all sold out', async ({ canvas }) => {
    await expect(await addButton(canvas, 'Sold out for now')).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  }),
})

export const FewLeft = meta.story(
  scene(worlds.fewRibeyes, 'low stock (n left)', sees('Only 4 left')),
)

/** Unknown stock: it can still be bought. */
export const StockUnknown = meta.story(
  scene(
    worlds.stockUnknown,
    'stock unknown (check failed, purchase still allowed)',
    async ({ canvas, id }) => {
      await expect(
        await canvas.findByText('We’ll confirm availability in your cart.'),
      ).toBeVisible()
      await userEvent.click(await canvas.findByRole('checkbox', { name: /^Eleanor/ }))
      await userEvent.click(await addButton(canvas, 'Add for Eleanor'))
      await canvas.findByRole('region', { name: /added for Eleanor/ })
      await expect((await stageOf(id).backend.cart())?.recipients).toHaveLength(1)
    },
  ),
)

/** The selected size sells out meanwhile: its tile says so, it stays selected, and only the error announces it. */
export const SoldOutMeanwhile = meta.story(
  scene(worlds.fewRibeyes, 'three sizes, one sold out', async ({ canvas, canvasElement, id }) => {
    const { backend } = stageOf(id)
    const said = listen(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Eleanor/ }))
    await canvas.findByText('Only 4 left')
    backend.setRules({ soldOutSkus: [10021] })
    backend.setFault('putLineItems', { kind: 'conflict', body: { error: 'item-out-of-stock' } })
    await userEvent.click(await addButton(canvas, 'Add for Eleanor'))
    const error = await canvas.findByText('This just sold out. Your cart hasn’t changed.')
    await expect(error.closest('[role="alert"]')).toBeVisible()
    await canvas.findByRole('radio', { name: 'Two 12 oz steaks Sold out', checked: true })
    await expect(canvas.getByRole('checkbox', { name: /^Eleanor/ })).toBeChecked()
    await said.never('Boneless Ribeye is sold out.')
  }),
)

/** The countdown is not a live region, and is labeled by the end of the sale. */
export const Sale = meta.story({
  tags: ['wide'],
  args: dataOf('ribeye', { skuId: 10022 }),
  ...scene(worlds.ribeyeSale, 'sale with countdown (Nd Nh)', async ({ canvas }) => {
    const timer = await canvas.findByRole('timer', { name: 'Ends Thu, Dec 3 at 11:59 PM Central' })
    await expect(timer).toHaveTextContent('2d 14h left')
    await expect(timer.closest('[aria-live]')).toBeNull()
  }),
})

export const SaleHours = meta.story({
  args: dataOf('ribeye', { skuId: 10022 }),
  ...scene(worlds.lastSaleHours, 'last hours (Nh)', sees('5h left')),
})

/** Seven days before the end: the price without a countdown. */
export const SaleFarAway = meta.story({
  args: { ...productOf('ribeye', { sale_ends: '2026-12-24' }), skuId: 10022 },
  ...scene(worlds.ribeyeSale, '≥ 7 days (hidden)', async ({ canvas }) => {
    await canvas.findByText('Save $25.00')
    await canvas.findByRole('checkbox', { name: /^Eleanor/ })
    await expect(canvas.queryByText(/left$/)).toBeNull()
  }),
})

/** It ends while the page is open: the price reverts, announced once. */
export const SaleEnded = meta.story({
  tags: ['proves-announced'],
  args: dataOf('ribeye', { skuId: 10022 }),
  ...scene(
    worlds.lastSaleMinute,
    'sale ended while open (price refreshed)',
    async ({ canvas, canvasElement, id }) => {
      const said = listen(canvasElement)
      await canvas.findByText('0h left')
      stageOf(id).store.now = () => new Date('2026-12-04T06:00:00.000Z')
      document.dispatchEvent(new Event('visibilitychange'))
      const words = 'This sale has ended. It’s now $164.95.'
      await expect(await canvas.findByText(words)).toBeVisible()
      await expect(
        canvas.getByRole('radio', { name: 'Four 12 oz steaks' }),
      ).toHaveAccessibleDescription('$164.95')
      await said.until(words)
      await said.once(words)
      // Another size was never on sale.
      await userEvent.click(canvas.getByRole('radio', { name: 'Two 12 oz steaks' }))
      await waitFor(() => expect(canvas.queryByText(/This sale has ended/)).toBeNull())
    },
  ),
})

/** The previous price is struck and labeled; a price is announced when its size is selected. */
export const StrikePrice = meta.story(
  scene(worlds.ribeyeSale, 'strike price', async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    await canvas.findByRole('checkbox', { name: /^Eleanor/ })
    await userEvent.click(canvas.getByRole('radio', { name: 'Four 12 oz steaks' }))
    const was = await canvas.findByText('$164.95')
    await expect(was.closest('.gw-money')).toHaveTextContent('Now $139.95, was $164.95')
    await said.until('$139.95')
  }),
)

export const Perishable = meta.story(
  scene(
    worlds.beforeCutoff,
    'perishable',
    sees(['Ships frozen', 'Order in the next 1 hour 20 min'], { not: [/freezer/] }),
  ),
)

export const KeepsWithoutIce = meta.story({
  args: dataOf('honey'),
  ...scene(
    worlds.beforeCutoff,
    'non-perishable',
    sees(/No freezer needed\.$/, { not: [/Ships frozen/] }),
  ),
})

export const ShipsFree = meta.story({
  args: { ...productOf('honey', { ships_free: true }) },
  ...scene(worlds.boxForEleanor, 'ships free', async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Eleanor.*In your cart/ }))
    await expect(await canvas.findByText('Free shipping')).toBeVisible()
  }),
})

/** The amount missing for free shipping, and for whom. */
export const FreeShippingGap = meta.story({
  args: dataOf('honey'),
  ...scene(worlds.smallBox, 'non-perishable', async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Eleanor.*In your cart/ }))
    await expect(
      await canvas.findByText('Add $10.05 more for Eleanor to get free shipping.'),
    ).toBeVisible()
  }),
})

/** Photos are buttons beside one picture; the zoomed photo scrolls in place. */
export const EightPhotos = meta.story({
  tags: ['wide'],
  args: productOf('ribeye', {
    images: Array.from({ length: 7 }, (_, at) => ({ src: `/products/filet-mignon.svg?${at}` })),
  }),
  ...scene(noWorld, 'gallery one image / eight / image failed', async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Photo \d of 8$/ })
    await expect(buttons).toHaveLength(8)
    await userEvent.click(buttons[2] as HTMLElement)
    await expect(buttons[2]).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByText('Photo 3 of 8')).toBeVisible()
    const zoom = canvas.getByRole('button', { name: 'Zoom in' })
    await userEvent.click(zoom)
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
    const frame = canvas.getByRole('group', { name: 'Photo, enlarged' })
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
    // The subject is in the middle of the photo.
    await waitFor(() => {
      expect(frame.scrollLeft).toBeCloseTo((frame.scrollWidth - frame.clientWidth) / 2, -1)
      expect(frame.scrollTop).toBeCloseTo((frame.scrollHeight - frame.clientHeight) / 2, -1)
    })
  }),
})

/** A photo that fails to load leaves its background and alt text. */
export const PhotoFailed = meta.story({
  args: productOf('ribeye', { image: '/products/none.svg', image_alt: 'Two ribeyes on a board' }),
  ...scene(
    noWorld,
    'gallery one image / eight / image failed',
    async ({ canvas, canvasElement }) => {
      const photo = canvasElement.querySelector('.gw-gallery-photo')
      if (photo) fireEvent.error(photo)
      await expect(await canvas.findByText('Two ribeyes on a board')).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Zoom in' })).toBeNull()
    },
  ),
})

export const LongTitle = meta.story({
  args: productOf('ribeye', {
    name: 'Dry-Aged, Hand-Cut, Bone-In Featherstonehaugh Tomahawk Ribeye for the Whole Neighborhood',
  }),
  ...scene(noWorld, 'long title', async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    await expect(title.getBoundingClientRect().height).toBeGreaterThan(50)
  }),
})

/** The rating is also given as text. */
export const Rated = meta.story({
  args: productOf('ribeye', { rating: { stars: 4.8, count: 212 } }),
  ...scene(noWorld, 'no reviews', async ({ canvas }) => {
    await expect(canvas.getByText('4.8 out of 5 stars, 212 reviews')).toBeInTheDocument()
  }),
})

/** Without reviews, there is no rating. */
export const NoReviews = meta.story({
  args: productOf('ribeye', { rating: { stars: 0, count: 0 } }),
  ...scene(noWorld, 'no reviews', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByText(/reviews/)).toBeNull()
  }),
})

/** Before the cutoff: a countdown, labeled by the time. */
export const BeforeCutoff = meta.story(
  scene(worlds.beforeCutoff, 'cut-off countdown before/after', async ({ canvas }) => {
    const timer = await canvas.findByRole('timer', { name: 'Order by 1:00 PM Central' })
    await expect(timer).toHaveTextContent('Order in the next 1 hour 20 min')
    await expect(canvas.getByText('Arrives as soon as Thu, Dec 3')).toBeVisible()
  }),
)

/** After the cutoff: the next ship day counts. */
export const AfterCutoff = meta.story(
  scene(
    worlds.afterCutoff,
    'cut-off countdown before/after',
    sees(['Arrives as soon as Fri, Dec 4', /^Order by Wed, Dec 2, 1:00 PM Central/]),
  ),
)

/** An order-by day ends with its last minute, not on the next day. */
export const CutoffAtMidnight = meta.story({
  args: { ...dataOf('ribeye'), delivery: [{ order_by: '2026-12-02', arrives: '2026-12-04' }] },
  ...scene(
    worlds.afterCutoff,
    'cut-off countdown before/after',
    sees(['Arrives as soon as Fri, Dec 4', /^Order by Wed, Dec 2, 11:59 PM Central/]),
  ),
})

/** Product information opens on demand. */
export const Facts = meta.story(
  scene(worlds.newVisitor, 'perishable', async ({ canvas }) => {
    await expect(await canvas.findByText(/aged 28 days and cut by hand/)).toBeVisible()
    await userEvent.click(canvas.getByText('Nutrition'))
    await expect(canvas.getByRole('rowheader', { name: 'Protein' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Cast-Iron Ribeye/ })).toBeVisible()
    await canvas.findByText('Arrives as soon as Thu, Dec 3')
    await expect(canvas.queryByRole('checkbox', { name: /In your cart/ })).toBeNull()
  }),
)
