import { expect } from 'vitest'
import { quantity } from '../../../src/domain/line/quantity'
import { cents } from '../../../src/domain/money'
import { settles } from '../../../testing/settles'
import { parts, type Scene } from './scene'

/** Options of the flow. */
export interface FlowOptions {
  /** Called when the cart shows its lines, before anything is pressed. */
  onShown?(): Promise<void>
}

/**
 * The core of a cart: it shows its lines, + changes a quantity to the server's value, Undo restores a removed
 * line, the mini cart opens and closes.
 */
export async function coreFlow(scene: Scene, { onShown }: FlowOptions = {}): Promise<void> {
  const { lines } = parts(scene.page)
  const held = await linesOf(scene)
  const [first] = held
  if (!first) throw new Error('The server holds no line.')
  await settles(() => lines.count(), held.length)
  await onShown?.()

  const line = lines.first()
  const wanted = first.qty + 1
  await line.locator('.gw-quantity button').last().click()
  await settles(async () => (await linesOf(scene))[0]?.qty, wanted)
  await settles(() => line.locator('.gw-quantity-input').inputValue(), `${wanted}`)
  const subtotal = `$${((wanted * first.cents) / 100).toFixed(2)}`
  await settles(
    async () => (await line.locator('.gw-line-subtotal').textContent())?.includes(subtotal),
    true,
  )

  await removeAndUndo(scene, held.length)
  await openAndClose(scene)
}

async function removeAndUndo(scene: Scene, count: number): Promise<void> {
  const { page, site } = scene
  const { lines, toast } = parts(page)
  await lines.last().locator('[aria-label^="Remove"]').click()
  await toast('was removed.').first().waitFor()
  await settles(async () => (await linesOf(scene)).length, count - 1)
  await page.getByText('Undo', { exact: true }).first().click()
  await toast('is back in your cart.').first().waitFor()
  await settles(() => lines.count(), count)
  expect(site.backend.count('deleteLineItem')).toBe(1)
  expect(await linesOf(scene)).toHaveLength(count)
}

async function openAndClose({ page }: Scene): Promise<void> {
  const { cartButton, dialog } = parts(page)
  await cartButton.click()
  await dialog.locator('.gw-line, li').first().waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** The lines of the server's cart in display order, the buyer's own first. */
export async function linesOf({ site }: Scene) {
  const { recipients = [] } = (await site.backend.cart()) ?? {}
  const ownFirst = recipients.toSorted((a, b) => Number(b.is_myself) - Number(a.is_myself))
  return ownFirst.flatMap(({ items }) =>
    items.map((line) => ({ qty: quantity(line), cents: cents(line.price) })),
  )
}
