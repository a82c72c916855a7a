import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { fiveRecipients, oneShipment } from '../../../mocks/scenarios'
import { catalogueActions } from '../../../src/store/offer/actions'
import { holdBack, press, type Shopper, shipmentOf, stageOf } from '../../support'
import { productOf } from '../../support/products'
import { DINNER, Page, rowOf, scene } from './page'

const meta = preview.meta({ title: 'Widgets/recipe-detail/Shop', component: Page, args: DINNER })

/** The smallest size that serves everyone, following the number of servings. */
export const InStock = meta.story({
  tags: ['wide'],
  ...scene(oneShipment, 'product in stock', async ({ canvas, id }) => {
    const filet = await rowOf(canvas, 'Filet Mignon')
    await expect(filet.getByText('Four 6 oz steaks serves 4')).toBeVisible()
    await expect(filet.getByRole('link')).toHaveAttribute('href', '/product/filet-mignon')
    await waitFor(() => expect(stageOf(id).backend.count('getSkuStock')).toBeGreaterThan(0))
    await userEvent.click(canvas.getByRole('button', { name: 'More servings' }))
    await expect(await filet.findByText('Six 6 oz steaks serves 6')).toBeVisible()
    await expect(filet.getByText('$154.95')).toBeVisible()
  }),
})

let answerStock = () => {}
const gone = () => ({ ...oneShipment(), stock: [{ item_id: 1001, units: 0 }] })

/** A replacement is offered. */
export const SoldOut = meta.story(
  scene(gone, 'product sold out', async ({ canvas }) => {
    const filet = await rowOf(canvas, 'Filet Mignon')
    await expect(await filet.findByText('Sold out. Try Top Sirloin instead.')).toBeVisible()
    await expect(filet.queryByRole('button')).toBeNull()
    const swap = await rowOf(canvas, 'Top Sirloin')
    await expect(swap.getByRole('button', { name: /^Add Top Sirloin/ })).toBeVisible()
  }),
)

/** Stock arrives while its button has focus: the row keeps it. */
export const SoldOutLate = meta.story(
  scene(
    gone,
    {
      state: 'product sold out',
      before(stage) {
        answerStock = holdBack(stage, 'getSkuStock')
      },
    },
    async ({ canvas }) => {
      const filet = await rowOf(canvas, 'Filet Mignon')
      const add = filet.getByRole('button', { name: /^Add Filet Mignon/ })
      add.focus()
      answerStock()
      await filet.findByText('Sold out. Try Top Sirloin instead.')
      await expect(filet.getByRole('link').closest('li')).toHaveFocus()
    },
  ),
)

/** Sold out without a replacement. */
export const SoldOutAlone = meta.story({
  args: { ...DINNER, swaps: [] },
  ...scene(gone, 'product sold out', async ({ canvas }) => {
    const filet = await rowOf(canvas, 'Filet Mignon')
    await expect(await filet.findByText('Sold out')).toBeVisible()
  }),
})

/** Opens the quick view of the filet. */
async function quickView({ canvas, canvasElement }: Pick<Shopper, 'canvas' | 'canvasElement'>) {
  const filet = await rowOf(canvas, 'Filet Mignon')
  const add = filet.getByRole('button', { name: 'Add Filet Mignon, Four 6 oz steaks' })
  await userEvent.click(add)
  const body = within(canvasElement.ownerDocument.body)
  const dialog = within(await body.findByRole('dialog', { name: 'Filet Mignon' }))
  return { add, body, dialog }
}

/** Several people are selected in the quick view and get the same. */
export const ForSeveral = meta.story(
  scene(fiveRecipients, 'add with recipient choice', async (shopper) => {
    const { add, body, dialog } = await quickView(shopper)
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Myself/ }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Harold/ }))
    await press(dialog, 'Add for 2 people')
    await expect(await body.findByText(/^Filet Mignon added for/)).toBeVisible()
    await waitFor(() => expect(add).toHaveFocus())
  }),
)

/** After a failure, the selection is kept, and another press adds it. */
export const Added = meta.story(
  scene(oneShipment, 'product add pending/added/failed', async (shopper) => {
    const { backend } = stageOf(shopper.id)
    const { body, dialog } = await quickView(shopper)
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Myself/ }))
    backend.setFault('putLineItems', { kind: 'server-error', times: 1 })
    await press(dialog, 'Add for myself')
    await expect(
      await dialog.findByText('We couldn’t add this. Your cart hasn’t changed.'),
    ).toBeVisible()
    await press(dialog, 'Add for myself')
    await expect(await body.findByText('Filet Mignon added for you.')).toBeVisible()
    const sent = backend.requests.filter(({ endpoint }) => endpoint === 'putLineItems')
    await expect(JSON.stringify(sent.at(-1))).toContain('recipe')
    await expect(await shipmentOf(shopper.id)).toBeDefined()
  }),
)

/** The button shows the progress and keeps its position. */
export const Adding = meta.story(
  scene(oneShipment, 'product add pending/added/failed', async (shopper) => {
    stageOf(shopper.id).backend.setFault('putLineItems', 'never')
    const { dialog } = await quickView(shopper)
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Myself/ }))
    await press(dialog, 'Add for myself')
    await expect(await dialog.findByRole('button', { name: 'Adding…' })).toHaveFocus()
  }),
)

/** An add-on alone says what it requires. */
export const AddOn = meta.story({
  args: { ...DINNER, products: [productOf(1001), productOf(2001)] },
  ...scene(oneShipment, 'add-on product explains threshold', async ({ canvas }) => {
    const seasoning = await rowOf(canvas, 'Steak Seasoning Packet')
    await expect(
      seasoning.getByText('Add-on price with $59.95 or more for the same person'),
    ).toBeVisible()
  }),
})

/** Only the main product counts as viewed. */
export const Viewed = meta.story(
  scene(oneShipment, 'recently viewed updated', async ({ canvas, id }) => {
    await rowOf(canvas, 'Filet Mignon')
    const { store } = stageOf(id)
    const viewed = () => store.slot(catalogueActions).recentlyViewed.map(({ item_id }) => item_id)
    await waitFor(() => expect(viewed()).toEqual([1001]))
  }),
)
