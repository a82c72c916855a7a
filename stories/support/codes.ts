import { expect, userEvent, waitFor } from 'storybook/test'
import { STORY_CODE } from '../../mocks/scenarios'
import type { Shopper } from './look'
import { amountOf, listen } from './look'
import { stageOf } from './stages'

/** Opens the field for codes, and types one into it. */
export async function typed({ canvas }: Shopper, code: string) {
  await userEvent.click(await canvas.findByText('Add a promo code or gift card'))
  const field = await canvas.findByLabelText('Promo code or gift card')
  await userEvent.type(field, code)
  return field
}

/** Store events about codes and gift cards, from now on. */
export function told(id: string) {
  const names: string[] = []
  stageOf(id).store.events.onAny((name) => {
    if (/^(promo|gift|gc)-/.test(name)) names.push(name)
  })
  return names
}

/** Collapsed behind a link: an open field makes shoppers leave to search for codes. */
export async function collapsed({ canvas }: Shopper): Promise<void> {
  await expect(await amountOf(canvas, 'Order total')).toBe('$109.95')
  const field = await canvas.findByLabelText('Promo code or gift card')
  await expect(field).not.toBeVisible()
  const summary = canvas.getByText('Add a promo code or gift card')
  await userEvent.click(summary)
  await expect(field).toBeVisible()
  await userEvent.click(summary)
  await expect(field).not.toBeVisible()
}

/** Typing has no effect until the code is applied. */
export async function typing(shopper: Shopper): Promise<void> {
  const field = await typed(shopper, 'steak')
  await expect(field).toHaveValue('steak')
  await expect(field).toBeValid()
  await expect(await amountOf(shopper.canvas, 'Order total')).toBe('$109.95')
  const { backend } = stageOf(shopper.id)
  await expect(backend.count('getActiveCode') + backend.count('putDiscount')).toBe(0)
}

/** Accepted in any letter case, announced once, the field cleared, and one event. */
export async function accepted(shopper: Shopper): Promise<void> {
  const names = told(shopper.id)
  const said = listen(shopper.canvasElement)
  const field = await typed(shopper, ` ${STORY_CODE.toLowerCase()} {Enter}`)
  await said.until('Your Promo Code has been accepted')
  await expect(await amountOf(shopper.canvas, /^Promo code STEAK10/)).toBe('−$11.00')
  await expect(field).toHaveValue('')
  await said.until('Order total is now $98.95.')
  said.stop()
  await expect(said.heard).toHaveLength(2)
  await expect(names).toEqual(['promo-code-accepted'])
}

const REFUSED = 'The code you provided is either expired or invalid.'

/** Rejected: announced once, shown at the field, which keeps the code and gets focus; and one event. */
export const refused =
  (code: string, ...events: readonly string[]) =>
  async (shopper: Shopper): Promise<void> => {
    const names = told(shopper.id)
    const said = listen(shopper.canvasElement)
    const field = await typed(shopper, `${code}{Enter}`)
    await expect(await shopper.canvas.findByText(REFUSED)).toBeVisible()
    await said.until(`Error: ${REFUSED}`)
    await said.once('Error:')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue(code)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(`Error: ${REFUSED}`)
    await expect(await amountOf(shopper.canvas, 'Order total')).toBe('$109.95')
    await expect(names).toEqual(events)
  }

/** Neither kind of code: each lookup emits an event. */
export const unknown = (code: string) => refused(code, 'gift-card-invalid', 'promo-code-invalid')

/** A valid code and a server error: the code stays in the field. */
export async function notApplied(shopper: Shopper): Promise<void> {
  const names = told(shopper.id)
  const field = await typed(shopper, `${STORY_CODE}{Enter}`)
  const words = /We couldn’t apply that code right now/
  await expect(await shopper.canvas.findByText(words)).toBeVisible()
  await expect(field).toHaveValue(STORY_CODE)
  await expect(await amountOf(shopper.canvas, 'Order total')).toBe('$109.95')
  await expect(names).toEqual(['promo-code-apply-error'])
}
