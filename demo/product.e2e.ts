import type { Locator, Page } from 'playwright'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { axeFindings } from '../testing/axe'
import { startDemo } from '../testing/demo'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const demo = await startDemo()
afterAll(() => demo.stop())

const RIBEYE = '/product/boneless-ribeye'

/** A page of a product, taken over by the widget, and how often the shopper has pressed since. */
async function shopping(page: Page, path = RIBEYE) {
  let taps = 0
  await page.goto(path)
  await page.waitForSelector('#pdp[data-giftwell-state="ready"]')
  const people = page.getByRole('group', { name: /^Who’s this for\?/ })
  const press = async (one: Locator) => {
    taps += 1
    await one.click()
  }
  const tap = (role: 'button' | 'checkbox', name: string | RegExp, within: Page | Locator = page) =>
    press(within.getByRole(role, { name }))
  const sheet = page.getByRole('dialog', { name: 'Who’s this for?' })
  return {
    people,
    tap,
    /** Presses something in the list of all: a button, or somebody's name. */
    inList: (name: string) => press(sheet.getByText(name, { exact: true })),
    /** Chooses somebody of the row. */
    choose: (name: RegExp) => tap('checkbox', name, people),
    /** Types the names of the last of those who are new. */
    async name(fname: string, lname: string) {
      await people.getByLabel('First name').last().fill(fname)
      await people.getByLabel('Last name').last().fill(lname)
    },
    /** What was added is told; so many presses were needed. */
    async added(words: string) {
      await page.getByRole('region', { name: `Boneless Ribeye added for ${words}.` }).waitFor()
      return taps
    },
  }
}

/** Somebody whose name is known, without a visit to any page. */
const known = (page: Page, fname: string, lname: string) =>
  page.request.put('/api/checkout/pdp-add-new-recipient', { data: { fname, lname } })

async function withFriends(count: number): Promise<Page> {
  const page = await demo.visit(375)
  await page.goto('/terms')
  const names = ['Dana', 'Ben', 'Cleo', ...Array.from({ length: count }, (_, at) => `Friend${at}`)]
  for (const name of names.slice(0, count)) await known(page, name, 'Lee')
  return page
}

describe('taps into the cart, on a phone', () => {
  it('two for one person of the row, four for three; one for whom one shops', async () => {
    const page = await withFriends(3)
    const one = await shopping(page)
    await one.choose(/^Dana/)
    await one.tap('button', 'Add for Dana')
    expect(await one.added('Dana')).toBe(2)

    // Whom the shopper shops for is chosen on the next page.
    const next = await shopping(page)
    await next.people.getByText('Shopping for Dana').waitFor()
    await next.tap('button', 'Add for Dana')
    expect(await next.added('Dana')).toBe(1)

    await next.choose(/^Dana/)
    const three = await shopping(page)
    for (const name of [/^Dana/, /^Ben/, /^Cleo/]) await three.choose(name)
    await three.tap('button', 'Add for 3 people')
    expect(await three.added('Dana, Ben, and Cleo')).toBe(4)
    expect(demo.complaints).toEqual([])
  })

  it('four for one person of a long list, six for three', async () => {
    const page = await withFriends(12)
    const one = await shopping(page)
    await one.tap('button', 'All 13')
    for (const name of ['Friend8 Lee', 'Done']) await one.inList(name)
    await one.tap('button', 'Add for Friend8')
    expect(await one.added('Friend8')).toBe(4)
    await one.choose(/^Friend8/)

    const three = await shopping(page)
    await three.tap('button', 'All 13')
    for (const name of ['Friend5 Lee', 'Friend6 Lee', 'Friend7 Lee', 'Done'])
      await three.inList(name)
    await three.tap('button', 'Add for 3 people')
    expect(await three.added('Friend5, Friend6, and Friend7')).toBe(6)
    expect(demo.complaints).toEqual([])
  })

  it('two and two names for somebody new, four and six for three', async () => {
    const page = await demo.visit(375)
    const one = await shopping(page)
    await one.tap('button', 'Someone new')
    await one.name('Rosa', 'Diaz')
    await one.tap('button', 'Add for Rosa')
    expect(await one.added('Rosa')).toBe(2)

    const other = await demo.visit(375)
    const three = await shopping(other)
    await three.tap('button', 'Someone new')
    await three.name('Rosa', 'Diaz')
    for (const [fname, lname] of [
      ['Ada', 'Byron'],
      ['Ines', 'Moreau'],
    ] as const) {
      await three.tap('button', 'Add another person')
      await three.name(fname, lname)
    }
    await three.tap('button', 'Add for 3 people')
    expect(await three.added('Rosa, Ada, and Ines')).toBe(4)
    expect(demo.complaints).toEqual([])
  })
})

it('the server’s page stands where the widget draws it, and stays where that does not come', async () => {
  const page = await demo.visit(375)
  const places = (...of: string[]) =>
    page.evaluate(
      (selectors) =>
        selectors.map((one) => {
          const { top, height } = document.querySelector(one)?.getBoundingClientRect() ?? {}
          const root = document.querySelector('#pdp')?.getBoundingClientRect().top ?? 0
          return [Math.round((top ?? -1) - root), Math.round(height ?? -1)]
        }),
      of,
    )
  await page.route('**/giftwell/embed.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(RIBEYE)
  const drawn = await places('.site-product-photo', '.site-product h1', '.site-sizes')
  expect(await page.getByRole('button', { name: 'Add to cart' }).isVisible()).toBe(true)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Product',
    offers: [{ price: '79.95' }, {}, {}],
  })

  await page.unroute('**/giftwell/embed.js')
  const { people } = await shopping(page)
  await people.waitFor()
  const taken = await places('.gw-gallery-photo', '.gw-pdp h1', '.gw-sizes-tiles')
  expect(taken.map(([top]) => top)).toEqual(drawn.map(([top]) => top))
  expect(taken[0]).toEqual(drawn[0])
  expect(await axeFindings(page)).toEqual([])
  expect(demo.complaints).toEqual([])
})

describe('what was done on the server’s page before the script came', () => {
  /** Opens a product whose script waits until it is let go. */
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

  it('the foot of the page stays where it was read', async () => {
    const page = await demo.visit(375)
    const { letGo, form } = await early(page, RIBEYE)
    await form.getByRole('button', { name: 'Add to cart' }).waitFor()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const foot = () =>
      page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().top ?? 0)
    const before = await foot()
    letGo()
    await form.waitFor({ state: 'hidden' })
    // Within the height of a few lines.
    expect(Math.abs((await foot()) - before)).toBeLessThan(100)
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

  it.each([
    ['somebody of the row', 'Ben'],
    ['somebody further down the list', 'Friend2'],
  ])('%s is chosen instead of whom the shopper was shopping for', async (_case, name) => {
    const page = await withFriends(6)
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

  it('and was sent too early, with a mistake in it, is there to be mended', async () => {
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
})

it('a size that sells out between the page and the press says so, people stay chosen, and the focus its place', async () => {
  const page = await withFriends(1)
  const { choose, tap, people } = await shopping(page, '/product/walnut-carving-board')
  await choose(/^Dana/)
  await page.getByText('Only 4 left').waitFor()
  await demo.backend.db.transaction((tx) => tx.putStock(1605, 0))
  await tap('button', 'Add for Dana')
  await page.getByText('This just sold out. Your cart hasn’t changed.').waitFor()
  const similar = page.getByRole('link', { name: 'Shop similar gifts' })
  await expect.poll(() => similar.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await people.getByRole('checkbox', { name: /^Dana/ }).isChecked()).toBe(true)
  demo.complaints.splice(0)
})
