import type { Locator, Page } from 'playwright'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startDemo } from '../testing/demo'
import { RIBEYE, shopping, withFriends } from '../testing/productPage'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const demo = await startDemo()
afterAll(() => demo.stop())

describe('input on the server’s page before the script loads', () => {
  /** Opens a product page whose script waits until it is released. */
  async function early(page: Page, path: string) {
    const { promise: isDone, resolve } = Promise.withResolvers<void>()
    await page.route('**/giftwell/embed.js', async (route) => {
      await isDone
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const widget = page.locator('.gw-pdp')
    const hasFocus = (one: Locator) => one.evaluate((node) => node === document.activeElement)
    return { letGo: resolve, widget, hasFocus, form: page.locator('#pdp > article') }
  }

  it('keeps the scroll position at the end of the page', async () => {
    const page = await demo.visit(375)
    const { letGo, form } = await early(page, RIBEYE)
    await form.getByRole('button', { name: 'Add to cart' }).waitFor()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const foot = () =>
      page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().top ?? 0)
    const before = await foot()
    letGo()
    await form.waitFor({ state: 'hidden' })
    expect(Math.abs((await foot()) - before)).toBeLessThan(2)
  })

  it.each([
    ['a size of a few', RIBEYE, 'Eight 12 oz steaks'],
    ['a size of many', '/product/e-gift-card', '$250'],
  ])('%s is chosen in the widget, too', async (_case, path, name) => {
    const page = await demo.visit(375)
    const { form, letGo, widget, hasFocus } = await early(page, path)
    await form.getByRole('radio', { name }).first().check()
    letGo()
    const size = widget.getByRole('radio', { name }).first()
    await expect.poll(() => size.isChecked()).toBe(true)
    await expect.poll(() => hasFocus(size)).toBe(true)
    expect(demo.complaints).toEqual([])
  })

  it.each([
    ['after the choice', true],
    ['without a choice', false],
  ])(
    'names typed %s are a new person’s, the quantity counts, and typing goes on',
    async (_case, isChosen) => {
      const page = await demo.visit(375)
      const { form, letGo, widget, hasFocus } = await early(page, RIBEYE)
      await form.getByLabel('Quantity').fill('3')
      if (isChosen) await form.getByRole('radio', { name: 'Someone new' }).check()
      await form.getByLabel('First name').fill('Nora')
      await form.getByLabel('Last name').pressSequentially('Qui')
      letGo()
      const last = widget.getByLabel('Last name')
      await expect.poll(() => hasFocus(last)).toBe(true)
      await page.keyboard.type('nn')
      expect(await widget.getByLabel('First name').inputValue()).toBe('Nora')
      expect(await last.inputValue()).toBe('Quinn')
      expect(await widget.getByRole('group', { name: 'Someone new' }).count()).toBe(1)
      await widget.getByRole('button', { name: 'Add for Nora' }).click()
      await page.getByRole('region', { name: 'Boneless Ribeye added for Nora.' }).waitFor()
      await page.getByRole('button', { name: 'Cart, 3 items' }).waitFor()
      expect(demo.complaints).toEqual([])
    },
  )

  it.each(['First name', 'Last name'])(
    'an empty field for the %s keeps the focus',
    async (name) => {
      const page = await demo.visit(375)
      const { form, letGo, widget, hasFocus } = await early(page, RIBEYE)
      await form.getByLabel(name).focus()
      letGo()
      await expect.poll(() => hasFocus(widget.getByLabel(name))).toBe(true)
    },
  )

  it('keeps a last name without a first name', async () => {
    const page = await demo.visit(375)
    const { form, letGo, widget, hasFocus } = await early(page, RIBEYE)
    await form.getByLabel('Last name').pressSequentially('Qui')
    letGo()
    const last = widget.getByLabel('Last name')
    await expect.poll(() => hasFocus(last)).toBe(true)
    await page.keyboard.type('nn')
    expect(await last.inputValue()).toBe('Quinn')
  })

  it.each([
    ['a recipient of the row', 'Ben'],
    ['a recipient further down the list', 'Friend2'],
  ])('%s is chosen instead of the current recipient', async (_case, name) => {
    const page = await withFriends(demo, 6)
    const first = await shopping(page)
    await first.choose(/^Dana/)
    await first.tap('button', 'Add for Dana')
    await first.added('Dana')
    const { form, letGo, widget, hasFocus } = await early(page, RIBEYE)
    await form.getByRole('radio', { name: `${name} Lee` }).check()
    letGo()
    await widget.getByRole('button', { name: `Add for ${name}` }).waitFor()
    await expect.poll(() => hasFocus(widget.getByLabel(`${name} Lee`))).toBe(true)
    expect(await widget.getByRole('checkbox', { name: /^Dana/ }).isChecked()).toBe(false)
  })

  it('submitted too early, with an error, can be corrected', async () => {
    const page = await demo.visit(375)
    const { form, letGo, widget } = await early(page, RIBEYE)
    await form.getByRole('radio', { name: 'Eight 12 oz steaks' }).check()
    await form.getByRole('radio', { name: 'Someone new' }).check()
    await form.getByLabel('First name').fill('Nora')
    await form.getByLabel('Quantity').fill('2')
    await form.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Enter a last name.').waitFor()
    letGo()
    await expect.poll(() => widget.getByLabel('First name').inputValue()).toBe('Nora')
    expect(await widget.getByRole('radio', { name: 'Eight 12 oz steaks' }).isChecked()).toBe(true)
    const quantity = widget.getByRole('textbox', { name: 'Quantity for each person' })
    expect(await quantity.inputValue()).toBe('2')
  })

  it('submitted for the shopper, with an error, adds no new recipient', async () => {
    const page = await demo.visit(375)
    const { form, letGo, widget } = await early(page, RIBEYE)
    await form.getByRole('radio', { name: 'Myself' }).check()
    await form.getByLabel('Quantity').fill('0')
    await form.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText(/from 1 to 99/).waitFor()
    letGo()
    await widget.getByRole('button', { name: 'Add for myself' }).waitFor()
    expect(await widget.getByRole('group', { name: 'Someone new' }).count()).toBe(0)
  })
})
