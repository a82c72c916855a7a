import type { Locator } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { expandAll } from '../testing/browser/expandAll'
import { startDemo } from '../testing/demo'

const demo = await startDemo()
afterAll(() => demo.stop())

const dialogs = [
  ['something else', /^Add another recipient/],
  ['the same as a shipment', /^Send this gift to someone else, too: Dana Lee’s/],
  ['a line', /^Move or copy .* in Dana Lee’s shipment/],
] as const

describe.each([
  ['a mouse', 1280, (target: Locator) => target.click()],
  ['a finger', 375, (target: Locator) => target.tap()],
] as const)('someone new, by %s', (_pointer, width, press) => {
  it.each(dialogs)('gets %s: the form opens without an error', async (_what, opener) => {
    const page = await demo.visitFilledCart(width, width === 375)
    await expandAll(page)
    await press(page.getByRole('button', { name: opener }).first())
    await press(page.getByRole('dialog').getByText('Someone new', { exact: true }))
    await press(page.getByRole('button', { name: 'Continue' }))

    const form = page.getByRole('dialog', { name: 'Someone new' })
    await form.getByLabel('First name').waitFor()
    // A submit caused by the press itself is over by the second frame.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    )
    expect(await form.locator('[aria-invalid="true"]').count()).toBe(0)
    expect((await form.getByRole('alert').allTextContents()).join('')).toBe('')
    expect(demo.complaints).toEqual([])
  })
})
