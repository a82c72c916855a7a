import { afterAll, expect, it } from 'vitest'
import { focused } from '../testing/browser/keys'
import { startDemo } from '../testing/demo'

const demo = await startDemo()
afterAll(() => demo.stop())

it('a recipe is found by keyboard, scaled, and its products are bought', async () => {
  const page = await demo.visit(375)
  await page.goto('/recipes/search')
  const field = page.getByRole('combobox', { name: 'Search recipes' })
  await field.waitFor()
  await field.focus()
  await page.keyboard.type('filet')
  await page.getByRole('option', { name: /Pan-Seared Filet Mignon/ }).waitFor()
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: /Pan-Seared Filet Mignon/ })
    .first()
    .focus()
  // Pressed on the page: the link is gone as soon as it is followed, which a press on it would wait for.
  await page.keyboard.press('Enter')

  await page.getByRole('button', { name: 'More servings' }).press('Enter')
  await page.getByRole('checkbox', { name: /^3¾ tbsp unsalted butter/ }).waitFor()

  await page.getByRole('button', { name: 'Start cooking' }).last().press('Enter')
  await page.getByRole('heading', { name: /^Step 1 of 5/ }).waitFor()
  const next = page.getByRole('button', { name: 'Next step' })
  // A nested root has its own sizes: without them, buttons lose their font weight.
  expect(await next.evaluate((button) => getComputedStyle(button).fontWeight)).toBe('700')
  await next.press('Enter')
  await page.getByRole('heading', { name: /^Step 2 of 5/ }).waitFor()
  await page.keyboard.press('Escape')
  // The closed dialog returns focus slightly later, which would take the next key.
  await expect.poll(() => focused(page)).toMatchObject({ name: 'Start cooking' })

  await page.getByRole('button', { name: 'Add Filet Mignon, Six 6 oz steaks' }).press('Enter')
  await page.getByRole('checkbox', { name: /^Myself/ }).press('Space')
  await page.getByRole('button', { name: 'Add for myself' }).press('Enter')
  await page.getByText('Filet Mignon added for you.').first().waitFor()
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor()
  expect(demo.complaints).toEqual([])
})

it('without scripts, a recipe can be found and read, and links to its products', async () => {
  const page = await demo.visit(375)
  await page.route('**/giftwell/embed.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/recipes')
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('lobstr')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'Did you mean lobster?' }).click()
  await page.waitForURL('**/recipes/search?q=lobster')
  await page.getByRole('link', { name: 'Broiled Lobster Tails with Garlic Butter' }).click()
  await page.getByText('4 tbsp unsalted butter, melted').waitFor()
  await page.getByText(/140°F to 145°F/).waitFor()
  const machines = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(machines ?? '')).toMatchObject({ '@type': 'Recipe', totalTime: 'PT20M' })
  await page.getByRole('link', { name: 'Cold-Water Lobster Tails' }).click()
  await page.waitForURL('**/product/cold-water-lobster-tails')
})

it('the server and the widget show a long time in hours', async () => {
  const page = await demo.visit(375)
  const { promise: isRead, resolve } = Promise.withResolvers<void>()
  await page.route('**/giftwell/embed.js', async (route) => {
    await isRead
    await route.continue()
  })
  await page.goto('/recipes/standing-rib-roast-with-horseradish-cream', { waitUntil: 'commit' })
  await page.getByText('4 hr · Serves 8').waitFor()
  resolve()
  await page.getByText('4 hr · Serves 8 · 30 min active').waitFor()
})

it.each([
  ['/recipes', 375],
  ['/recipes', 1280],
  ['/recipes/search', 375],
  ['/recipes/search', 1280],
])('the field of %s is at %i px where the server has rendered it', async (path, width) => {
  const page = await demo.visit(width)
  const top = () =>
    page.locator('main input:visible').evaluate((one) => one.getBoundingClientRect().top)
  await page.route('**/giftwell/embed.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(path)
  const before = await top()
  await page.unroute('**/giftwell/embed.js')
  await page.goto(path)
  await page.getByRole('combobox', { name: 'Search recipes' }).waitFor()
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
})
