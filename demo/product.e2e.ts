import { afterAll, describe, expect, it, vi } from 'vitest'
import { axeFindings } from '../testing/axe'
import { startDemo } from '../testing/demo'
import { RIBEYE, shopping, withFriends } from '../testing/productPage'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const demo = await startDemo()
afterAll(() => demo.stop())

describe('taps into the cart, on a phone', () => {
  it('two for one recipient of the row, four for three; one if the recipient is known', async () => {
    const page = await withFriends(demo, 3)
    const one = await shopping(page)
    await one.choose(/^Dana/)
    await one.tap('button', 'Add for Dana')
    expect(await one.added('Dana')).toBe(2)

    // The recipient is chosen on the next page.
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

  it('four for one recipient of a long list, six for three', async () => {
    const page = await withFriends(demo, 12)
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

  it('two and two names for a new recipient, four and six for three', async () => {
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

it('the server’s page has the widget’s layout, and stays if the widget does not load', async () => {
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

it('a size that sells out before the press shows a message, keeps recipients selected and focus in place', async () => {
  const page = await withFriends(demo, 1)
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
