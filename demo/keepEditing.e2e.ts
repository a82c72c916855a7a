import { afterAll, describe, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'

const demo = await startDemo()
afterAll(() => demo.stop())

describe('"Keep editing"', () => {
  // Only a real pointer press shows this: it may submit the form by the button that replaces the pressed one.
  it('returns to the input and saves nothing', async () => {
    const page = await demo.visitFilledCart()
    await page.getByRole('button', { name: /^Change the gift message for Dana/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Gift message', { exact: true }).fill('Enjoy!')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    const words = dialog.getByLabel('Gift message', { exact: true })
    await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true)
    await dialog.getByRole('button', { name: 'Save', exact: true }).waitFor()
    expect(await words.inputValue()).toBe('Enjoy!')
    const sent = demo.backend.requests.map(({ endpoint }) => endpoint)
    expect(sent.filter((endpoint) => endpoint === 'postGiftMessage')).toHaveLength(3)
  })
})
