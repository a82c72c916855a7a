import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'

/* The mini cart as a panel below its button, with a mouse, and as a sheet on a phone. */

const demo = await startDemo()
afterAll(() => demo.stop())

const openCart = (page: Page) => page.getByRole('button', { name: /^Cart/ }).click()

it('a press outside, far below its button, reaches the page', async () => {
  const page = await demo.visit()
  await page.route('**/site.css', (route) => route.fulfill({ path: 'demo/site.css' }))
  await page.goto('/gifts')
  const add = page.getByRole('button', { name: /^Add Steak Burgers/ })
  await add.waitFor()
  await openCart(page)
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
  await add.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(300)
  const { x, y } = (await add.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.click(x + 20, y + 20)
  await page.getByRole('dialog', { name: 'Steak Burgers' }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})

it('is fully visible below a button at the bottom of the window', async () => {
  const page = await demo.visit()
  await page.goto('/terms')
  await page.locator('.site-cart').evaluate(({ style }) => {
    Object.assign(style, { position: 'fixed', insetBlockEnd: '0' })
  })
  await openCart(page)
  const words = page.getByText('Your cart is empty.')
  await words.waitFor()
  const { y, height } = (await words.boundingBox()) ?? { y: 0, height: 0 }
  expect(y + height).toBeLessThan(900)
})

it.each([
  ['a short one', '/product/boneless-ribeye', 1],
  ['one as high as the window', '/fill-my-cart', 6],
])('as a sheet it is not covered by the toast of a removal: %s', async (_case, path, least) => {
  const page = await demo.visit(375)
  await page.goto(path)
  if (least === 1) {
    await page.getByRole('checkbox', { name: 'Myself' }).check()
    await page.getByRole('button', { name: 'Add for myself' }).click()
    await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor()
  }
  await page.goto('/terms')
  await openCart(page)
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.getByRole('link', { name: 'Check out' }).waitFor()
  expect(await cart.getByRole('listitem').count()).toBeGreaterThanOrEqual(least)
  await cart
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  const bottom = async () => {
    const { y, height } = (await page.locator('.gw-toast').boundingBox()) ?? { y: 0, height: 0 }
    return y + height
  }
  const top = async () => (await cart.boundingBox())?.y ?? 0
  await expect.poll(bottom).toBeGreaterThan(0)
  await expect.poll(async () => (await top()) - (await bottom())).toBeGreaterThanOrEqual(0)
})
