import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { listen, rowOf, scene, stageOf } from '../support'
import { Lines } from './Lines'

const meta = preview.meta({ title: 'Parts/QuantityControl', render: () => <Lines /> })

/** Shown at once, and saved once however often it is pressed. */
export const Saved = meta.story(
  scene(worlds.oneShipment, async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    const more = await canvas.findByRole('button', { name: 'Increase quantity of Filet Mignon' })
    await userEvent.dblClick(more)
    await expect(canvas.getByRole('textbox')).toHaveValue('3')
    await waitFor(async () => {
      const cart = await backend.cart()
      await expect(cart?.recipients[0]?.items[0]?.qty).toBe(3)
    })
    await expect(await canvas.findByText('$329.85')).toBeVisible()
  }),
)

/** Typing 0 removes the line, with a way back. */
export const TypedZero = meta.story(
  scene(worlds.oneShipment, async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Quantity of Filet Mignon' })
    await userEvent.type(field, '0{Enter}')
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    // It is there a moment before its place in the top layer is shown.
    await waitFor(() => expect(undo).toBeVisible())
  }),
)

/** Escape brings back what was there. */
export const TypedAndDropped = meta.story(
  scene(worlds.oneShipment, async ({ canvas, id }) => {
    const field = await canvas.findByRole('textbox', { name: 'Quantity of Filet Mignon' })
    await userEvent.type(field, '7{Escape}')
    await expect(field).toHaveValue('1')
    await expect(stageOf(id).backend.count('putQuantity')).toBe(0)
  }),
)

/** More than 99 is cut to 99, and said. */
export const OverMaximum = meta.story(
  scene(worlds.oneShipment, async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Quantity of Filet Mignon' })
    await userEvent.type(field, '250{Enter}')
    await expect(
      await canvas.findByText(/You can order up to 99 at a time/, { ignore: '.gw-hidden' }),
    ).toBeVisible()
  }),
)

/** Fewer left than asked for: said at the line and aloud, with the nearest way out. */
export const InsufficientStock = meta.story({
  ...scene(worlds.insufficientStock, async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    const row = await rowOf(canvas, 'Porterhouse')
    await userEvent.click(row.getByRole('button', { name: /Increase/ }))
    await expect(await row.findByText('Only 6 left. We kept your quantity at 8.')).toBeVisible()
    await said.until('Only 6 of Porterhouse left.')
    await userEvent.click(row.getByRole('button', { name: 'Change to 6' }))
    await waitFor(() => expect(row.queryByText(/Only 6 left/)).toBeNull())
    await expect(row.getByRole('textbox')).toHaveValue('6')
  }),
  tags: ['wide'],
})

export const OutOfStock = meta.story(
  scene(worlds.itemOutOfStock, async ({ canvas }) => {
    const row = await rowOf(canvas, /Tomahawk/)
    await userEvent.click(row.getByRole('button', { name: /Increase/ }))
    await expect(await row.findByText(/is sold out. Remove it to check out\./)).toBeVisible()
    await expect(row.getByRole('textbox')).toHaveValue('1')
    await expect(row.getByRole('textbox')).toHaveAccessibleDescription(/sold out/)
  }),
)

/** A refusal counts by its units, whatever its status is. */
export const RefusedWith200 = meta.story(
  scene(worlds.quantityRefusedWith200, async ({ canvas }) => {
    const row = await rowOf(canvas, 'Porterhouse')
    await userEvent.type(row.getByRole('textbox'), '9{Enter}')
    await expect(await row.findByText('Only 6 left. We kept your quantity at 1.')).toBeVisible()
  }),
)

/** What could not be saved is taken back, and said in one quiet sentence. */
export const NotSaved = meta.story(
  scene(worlds.serverFailsInTheMiddle, async ({ canvas }) => {
    const row = await rowOf(canvas, /Ham/)
    await userEvent.click(row.getByRole('button', { name: /Increase/ }))
    await canvas.findAllByText('We couldn’t save that change. Your cart shows what is saved.')
    await waitFor(() => expect(row.getByRole('textbox')).toHaveValue('1'))
  }),
)
