import { afterAll, describe, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'

/* The page scrolls to a recipient that a dialog adds, however long the list is (looks.md F7). */

const demo = await startDemo()
afterAll(() => demo.stop())

describe.each([375, 1280])('a new recipient at %i px', (width) => {
  it('has a visible card with focus and a ring, and a toast about it', async () => {
    const page = await demo.visitFilledCart(width)
    await page.getByRole('button', { name: /^Add another recipient/ }).click()
    await page.getByRole('dialog').getByText('Someone new', { exact: true }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    const form = page.getByRole('dialog', { name: 'Someone new' })
    const fields = {
      'First name': 'Cleo',
      'Last name': 'Dunn',
      'Street address': '12 Alder Lane',
      City: 'Boise',
      'ZIP code': '83702',
      Phone: '2085550147',
    }
    for (const [label, text] of Object.entries(fields))
      await form.getByLabel(label, { exact: true }).fill(text)
    await form.getByLabel('State', { exact: true }).selectOption('ID')
    await form.getByRole('button', { name: 'Add this gift' }).click()

    const card = page.getByRole('article').filter({ hasText: 'Cleo Dunn' })
    await expect.poll(() => card.evaluate((one) => one.contains(document.activeElement))).toBe(true)
    const box = await card.evaluate((one) => one.getBoundingClientRect().top)
    expect(box).toBeGreaterThan(-1)
    expect(box).toBeLessThan(300)
    const animations = () => card.evaluate((one) => one.getAnimations().length)
    await expect.poll(animations).toBeGreaterThan(0)
    await page.locator('.gw-toast', { hasText: 'Gift added for Cleo Dunn.' }).waitFor()
    expect(demo.complaints).toEqual([])
  })
})
