import { expect, userEvent, waitFor } from 'storybook/test'
import type { Shopper } from './look'
import { listen, rowOf } from './look'
import { shipmentOf, stageOf } from './stages'

/** Shown immediately, and saved once, however often it is pressed. */
export async function saved({ canvas, id }: Shopper): Promise<void> {
  const row = await rowOf(canvas, 'Filet Mignon')
  await userEvent.dblClick(row.getByRole('button', { name: /^Increase/ }))
  await expect(row.getByRole('textbox')).toHaveValue('3')
  await waitFor(async () => expect((await shipmentOf(id))?.items[0]?.qty).toBe(3))
  const line = row.getByRole('group').closest('li')
  await waitFor(() => expect(line).not.toHaveAttribute('data-pending'))
  await expect(await row.findByText('$329.85')).toBeVisible()
}

/** More than in stock: the quantity rolls back; shown on the line and announced, with a fix. */
export async function aboveStock({ canvas, canvasElement }: Shopper): Promise<void> {
  const said = listen(canvasElement)
  const row = await rowOf(canvas, 'Porterhouse')
  const field = row.getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, '12{Enter}')
  await expect(await row.findByText('Only 6 left. We kept your quantity at 8.')).toBeVisible()
  await expect(field).toHaveValue('8')
  await said.until('Only 6 Porterhouse left.')
  await userEvent.click(row.getByRole('button', { name: /^Change to 6: Porterhouse in / }))
  await waitFor(() => expect(field).toHaveValue('6'))
  await waitFor(() => expect(row.queryByText(/We kept your quantity/)).toBeNull())
}

/** `units_available` is 0: the quantity cannot be increased. */
export async function noneAvailable({ canvas, id }: Shopper): Promise<void> {
  const row = await rowOf(canvas, 'Bone-In Tomahawk Ribeye')
  const field = row.getByRole('textbox')
  const told: unknown[] = []
  stageOf(id).store.events.on('item-out-of-stock', (fact) => told.push(fact))
  await userEvent.click(row.getByRole('button', { name: /^Increase/ }))
  const words = 'Bone-In Tomahawk Ribeye is sold out. Remove it to check out.'
  await expect(await row.findByText(words)).toBeVisible()
  await expect(row.queryByRole('button', { name: /^Change to/ })).toBeNull()
  await waitFor(() => expect(field).toHaveValue('1'))
  await expect(field).toHaveAccessibleDescription(/sold out/)
  await waitFor(() => expect(told).toEqual([{ lineId: 101, unitsAvailable: 0 }]))
  await expect(stageOf(id).backend.count('putQuantity')).toBe(1)
}
