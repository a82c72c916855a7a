import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { rowOf, scene, stageOf } from '../support'
import { aboveStock, noneAvailable, saved } from '../support/quantities'
import { Lines } from './Lines'

const meta = preview.meta({ title: 'Parts/QuantityControl', render: () => <Lines /> })

const QUANTITY = 'Quantity of Filet Mignon in this shipment'

/** Shown immediately, and saved once, however often it is pressed. */
export const Saved = meta.story(scene(worlds.oneShipment, saved))

/** Typing 0 removes the line, with Undo. */
export const TypedZero = meta.story(
  scene(worlds.oneShipment, async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: QUANTITY })
    await userEvent.type(field, '0{Enter}')
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    // It is in the DOM a moment before the top layer shows it.
    await waitFor(() => expect(undo).toBeVisible())
  }),
)

/** Escape restores the previous value. */
export const TypedAndDropped = meta.story(
  scene(worlds.oneShipment, async ({ canvas, id }) => {
    const field = await canvas.findByRole('textbox', { name: QUANTITY })
    await userEvent.type(field, '7{Escape}')
    await expect(field).toHaveValue('1')
    await expect(stageOf(id).backend.count('putQuantity')).toBe(0)
  }),
)

/** More than 99 is reduced to 99, with a note. */
export const OverMaximum = meta.story(
  scene(worlds.oneShipment, async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: QUANTITY })
    await userEvent.type(field, '250{Enter}')
    await expect(
      await canvas.findByText(/You can order up to 99 at a time/, { ignore: '.gw-hidden' }),
    ).toBeVisible()
  }),
)

/** Fewer left than requested: shown on the line and announced, with the nearest fix. */
export const InsufficientStock = meta.story({
  tags: ['wide'],
  ...scene(worlds.insufficientStock, aboveStock),
})

export const OutOfStock = meta.story(scene(worlds.itemOutOfStock, noneAvailable))

/** A rejection is recognized by its units, whatever the HTTP status. */
export const RefusedWith200 = meta.story(
  scene(worlds.quantityRefusedWith200, async ({ canvas }) => {
    const row = await rowOf(canvas, 'Porterhouse')
    await userEvent.type(row.getByRole('textbox'), '9{Enter}')
    await expect(await row.findByText('Only 6 left. We kept your quantity at 1.')).toBeVisible()
  }),
)

/** A failed save rolls back, with one unobtrusive message. */
export const NotSaved = meta.story(
  scene(worlds.serverFailsInTheMiddle, async ({ canvas }) => {
    const row = await rowOf(canvas, /Ham/)
    await userEvent.click(row.getByRole('button', { name: /Increase/ }))
    await canvas.findAllByText('We couldn’t save that change. Your cart shows what’s saved.')
    await waitFor(() => expect(row.getByRole('textbox')).toHaveValue('1'))
  }),
)
