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

/** What the shop hears of codes and cards, from now on. */
export function told(id: string) {
  const names: string[] = []
  stageOf(id).store.events.onAny((name) => {
    if (/^(promo|gift|gc)-/.test(name)) names.push(name)
  })
  return names
}

/** Behind a link at first: an open field sends people away to hunt for codes. */
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

/** What is typed does nothing until it is applied. */
export async function typing(shopper: Shopper): Promise<void> {
  const field = await typed(shopper, 'steak')
  await expect(field).toHaveValue('steak')
  await expect(field).toBeValid()
  await expect(await amountOf(shopper.canvas, 'Order total')).toBe('$109.95')
  const { backend } = stageOf(shopper.id)
  await expect(backend.count('getActiveCode') + backend.count('putDiscount')).toBe(0)
}

/** Taken in whatever case, said once, the field empty again, and one event of it. */
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

/** Refused: said once, and at the field, where it stays to be fixed with the focus on it; and one event. */
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

/** Neither kind of code knows it: each that was asked says so. */
export const unknown = (code: string) => refused(code, 'gift-card-invalid', 'promo-code-invalid')

/** The code is good, and the server breaks: it stays in the field. */
export async function notApplied(shopper: Shopper): Promise<void> {
  const names = told(shopper.id)
  const field = await typed(shopper, `${STORY_CODE}{Enter}`)
  const words = /We couldn’t apply that code right now/
  await expect(await shopper.canvas.findByText(words)).toBeVisible()
  await expect(field).toHaveValue(STORY_CODE)
  await expect(await amountOf(shopper.canvas, 'Order total')).toBe('$109.95')
  await expect(names).toEqual(['promo-code-apply-error'])
}
