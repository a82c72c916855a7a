import { afterAll, expect, it } from 'vitest'
import { signIn, titled } from '../testing/accountArea'
import { expandAll } from '../testing/browser/expandAll'
import { focused, tabTo } from '../testing/browser/keys'
import { startDemo } from '../testing/demo'

const demo = await startDemo()
afterAll(() => demo.stop())

it('asks for sign-in over an editor after the session ends; then the same button saves', async () => {
  const page = await demo.visitFilledCart(375)
  await expandAll(page)
  const press = async (name: RegExp) => {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  }
  await press(/^Change the gift message for Dana/)
  await expect.poll(() => focused(page)).toMatchObject({ name: 'Gift message for Dana Lee' })
  await tabTo(page, /^Gift message$/)
  await page.keyboard.type('Enjoy! ')
  const words = page.locator('textarea[name=gift_message]')
  const typed = await words.inputValue()
  demo.backend.setFault('postGiftMessage', 'forbidden')
  await press(/^Save$/)
  const over = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect.poll(() => focused(page)).toMatchObject({ name: 'Please sign in again' })

  // The dialog accepts clicks and Escape one render after it has focus.
  await expect.poll(() => over.evaluate((dialog) => dialog.style.pointerEvents)).toBe('auto')
  await page.keyboard.press('Escape')
  await over.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatchObject({ name: 'Save' })
  await page.keyboard.press('Enter')
  await over.waitFor()
  const [other] = await Promise.all([page.context().waitForEvent('page'), press(/^Sign in$/)])
  demo.backend.setFault('postGiftMessage', null)
  await signIn(other)
  await titled(other, 'Dashboard')
  await page.bringToFront()

  await over.waitFor({ state: 'detached' })
  expect(await words.inputValue()).toBe(typed)
  await expect.poll(() => focused(page)).toMatchObject({ name: 'Save' })
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page
    .getByText(/Enjoy!/)
    .first()
    .waitFor()
})
