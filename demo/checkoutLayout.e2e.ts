import type { Page } from 'playwright'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'
import { shiftsOf, watchShifts } from '../testing/page/shifts'
import { guestAtPayment } from '../testing/paying'

/* Positions on checkout pages. */

const demo = await startDemo()
afterAll(() => demo.stop())
afterEach(() => expect(demo.complaints.splice(0)).toEqual([]))

/** A visitor with a gift for each of several recipients with a name only. */
async function visitWith(width: number, ...names: readonly string[]): Promise<Page> {
  const page = await demo.visit(width)
  for (const fname of names) {
    const form = { sku: '10011', quantity: '1', recipient: 'new', fname, lname: 'Lee' }
    await page.request.post('/product/filet-mignon', { form })
  }
  return page
}

it.each([320, 375])(
  'the steps begin each line with a step at %i px, not with a dash',
  async (width) => {
    const page = await visitWith(width, 'Dana')
    await page.goto('/checkout/login')
    const starts = await page.locator('.gw-step').evaluateAll((steps) =>
      steps.map((step) => {
        const mark = step.querySelector('.gw-step-mark')
        return [step.getBoundingClientRect().top, mark?.getBoundingClientRect().left]
      }),
    )
    const [first] = starts
    for (const [nth, [top, left]] of starts.entries())
      if (top !== starts[nth - 1]?.[0]) expect([nth, left]).toEqual([nth, first?.[1]])
  },
)

it.each([375, 1280])(
  'Continue fills the width beside or below the total at %i px',
  async (width) => {
    const page = await visitWith(width, 'Dana', 'Rosa')
    await page.goto('/checkout/shipping')
    const button = page.getByRole('button', { name: 'Next: Rosa' })
    await button.waitFor()
    const free = await button.evaluate((element) => {
      const foot = element.closest('.gw-checkout-foot')
      const bar = foot?.querySelector('.gw-checkout-bar') ?? foot
      if (!bar) throw new Error('The button is in the foot of the page.')
      const padding = Number.parseFloat(getComputedStyle(bar).paddingInlineEnd)
      return bar.getBoundingClientRect().right - padding - element.getBoundingClientRect().right
    })
    expect(free).toBeCloseTo(0, 0)
  },
)

it('separates errors of two lines', async () => {
  const page = await visitWith(320, 'Dana')
  await page.goto('/checkout/shipping?edit=1')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const lines = await page.locator('.gw-errors-link').evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      const { top, bottom } = range.getBoundingClientRect()
      return { top, bottom }
    }),
  )
  expect(lines.length).toBeGreaterThan(3)
  for (const [nth, { top }] of lines.entries())
    if (nth > 0) expect(top - (lines[nth - 1]?.bottom ?? 0)).toBeGreaterThanOrEqual(8)
})

describe('a gift of checkout', () => {
  it('keeps its address form in place when the link to ask for the address loads', async () => {
    const page = await visitWith(375, 'Dana')
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/customer/claims', async (route) => {
      await promise
      await route.continue()
    })
    await page.goto('/checkout/shipping?edit=1')
    const field = page.getByRole('textbox', { name: 'First name' })
    const before = await field.boundingBox()
    resolve()
    await page.getByRole('button', { name: /^Ask for the address/ }).waitFor()
    expect(await field.boundingBox()).toEqual(before)
  })

  it('has the link for moving an item at the item’s start', async () => {
    const page = await visitWith(320, 'Dana', 'Rosa')
    await page.goto('/checkout/additional-shipments')
    const words = page.getByRole('button', { name: /^Move items/ }).first()
    const button = await words.boundingBox()
    const item = await page.locator('.gw-gift-tag-items').first().boundingBox()
    const inset = await words.evaluate((one) =>
      Number.parseFloat(getComputedStyle(one).paddingLeft),
    )
    const start = (button?.x ?? 0) + inset
    expect(Math.abs(start - (item?.x ?? 0))).toBeLessThan(1)
  })
})

it('separates the link about an account from the form', async () => {
  const page = await demo.visit(375)
  await page.goto('/fill-my-cart')
  await page.getByRole('button', { name: /^To me/ }).click()
  await page.getByRole('button', { name: /^Change Auto-Delivery/ }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption({ label: 'Every 2 months' })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.goto('/checkout/login')
  const link = await page
    .getByRole('link', { name: 'Turn off Auto-Delivery in your cart' })
    .boundingBox()
  const label = await page.getByText('First name', { exact: true }).boundingBox()
  expect((label?.y ?? 0) - (link?.y ?? 0) - (link?.height ?? 0)).toBeGreaterThanOrEqual(8)
})

it('never breaks a line between a number and its unit', async () => {
  const page = await guestAtPayment(demo, 320)
  const items = await page.locator('.gw-billing .gw-gift-row-items').first().textContent()
  expect(items).toContain('2\u00a0×\u00a0Steak Burgers')
})

it('opens the first incomplete gift', async () => {
  const page = await visitWith(375, 'Dana', 'Rosa', 'Ben')
  await watchShifts(page)
  await page.goto('/checkout/additional-shipments')
  await page.getByRole('button', { name: /^Ask for the address/ }).waitFor()
  expect(await shiftsOf(page)).toBeLessThan(0.02)
})
