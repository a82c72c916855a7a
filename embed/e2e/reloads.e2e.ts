import { beforeEach, describe, expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import type { BuiltChunk } from '../../testing/site/testSite'
import { addRoot } from './actions'
import { denyStorage } from './chunkFaults'
import { BODY, FAILED, messageOf, notFound, READY } from './chunkPage'

const shop = shopPerTest()
let cart: BuiltChunk

beforeEach(async () => {
  await shop.open()
  cart = shop.site.chunk('checkout-cart')
})

/** Whether the browser remembers a failed import for the life of a page, and does not request it again. */
async function remembersFailures(): Promise<boolean> {
  const page = await shop.page.context().newPage()
  let asked = 0
  await page.route('http://imports.test/**', (route) => {
    if (!route.request().url().endsWith('.js')) return route.fulfill({ contentType: 'text/html' })
    asked += 1
    return route.abort('internetdisconnected')
  })
  await page.goto('http://imports.test/')
  // As text: a function would be rewritten with the test's own imports.
  for (let times = 0; times < 2; times++) await page.evaluate('import("/part.js").catch(() => {})')
  await page.close()
  return asked === 1
}

describe('the page reloads', () => {
  it('once, and works if that helped', async () => {
    let times = 0
    shop.site.answers.set(cart.file, () => {
      shop.site.answers.delete(times++ ? cart.file : '')
      return notFound()
    })
    await shop.goto({ body: BODY }, READY('checkout-cart'))
    expect(shop.watched.loads()).toBe(2)
  })

  it('once per release, however often it is opened', async () => {
    shop.site.answers.set(cart.file, notFound)
    const address = shop.site.page({ body: BODY })
    for (let visit = 0; visit < 10; visit++) {
      await shop.page.goto(address)
      await shop.page.waitForSelector(FAILED)
      await shop.page.getByRole('button', { name: 'Reload' }).waitFor()
    }
    expect(shop.watched.loads()).toBe(11)
  })

  it('again for another release', async () => {
    shop.site.answers.set(cart.file, notFound)
    for (const release of ['one', 'two']) {
      const head = `<script src="/giftwell/embed.js" nonce="{nonce}" data-release="${release}" defer></script>`
      await shop.goto({ head, body: BODY })
      await shop.page.getByRole('button', { name: 'Reload' }).waitFor()
    }
    expect(shop.watched.loads()).toBe(4)
  })

  it('once if storage is denied', async () => {
    shop.site.answers.set(cart.file, notFound)
    await denyStorage(shop.page)
    await shop.goto({ body: BODY })
    await shop.page.getByRole('button', { name: 'Reload' }).waitFor()
    expect(shop.watched.loads()).toBe(2)
  })

  it.each([
    ['while something is typed', () => shop.page.locator('input').pressSequentially('ring twice')],
    [
      'while a field has text typed before the script loaded',
      () => shop.page.evaluate('document.querySelector("input").value = "ring twice"'),
    ],
    [
      'while a change is on its way',
      () => shop.page.evaluate('Giftwell.store.state.pending.order = 1'),
    ],
  ])('never %s', async (_case, act) => {
    shop.site.answers.set(cart.file, notFound)
    await shop.goto(
      { body: BODY.replace('id="checkout-cart"', 'id="later"') },
      READY('account-cart'),
    )
    await act()
    await addRoot(shop.page)
    await shop.page.getByRole('button', { name: 'Reload' }).waitFor()
    expect(shop.watched.loads()).toBe(1)
  })

  it('never without a connection, which would lose the page', async () => {
    const actions = shop.site.chunk('actions')
    const notices = [shop.site.chunk('notices'), ...shop.site.neededBy('notices')]
    const needed = [...shop.site.neededBy('actions'), ...notices]
    await shop.page.route(`**/${actions.file}`, async (route) => {
      // What the actions need is loaded; otherwise that would fail first and report the missing connection.
      await shop.page.waitForFunction(
        (files) => {
          const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
          // A request that was cut off has an entry too.
          const loaded = entries.filter(({ responseStatus }) => responseStatus === 200)
          return files.every((file) => loaded.some(({ name }) => name.endsWith(file)))
        },
        needed.map(({ file }) => file),
      )
      await shop.page.context().setOffline(true)
      await route.abort('internetdisconnected')
    })
    await shop.goto({ body: BODY }, READY('checkout-cart'))
    await expect.poll(shop.watched.told).toContain(messageOf(shop.site, actions, 'error'))
    const remove = shop.page.getByRole('button', { name: /^Remove/ }).first()
    await shop.page.getByText('You’re offline. Changes won’t be saved.').first().waitFor()
    expect(await remove.getAttribute('aria-disabled')).toBe('true')
    expect(shop.watched.loads()).toBe(1)
    // Once there is one again, what did not come is asked for again. A browser that remembers the failure
    // of an import, as Chromium 150 does, needs the one reload for it.
    await shop.page.unrouteAll()
    await shop.page.context().setOffline(false)
    const undo = shop.page.getByRole('button', { name: 'Undo' })
    const removed = async () => {
      if (await remove.isVisible()) await remove.click({ timeout: 1000 }).catch(() => {})
      return undo.isVisible()
    }
    await expect.poll(removed).toBe(true)
    expect(shop.watched.loads()).toBeLessThanOrEqual((await remembersFailures()) ? 2 : 1)
  })

  it('when the shopper presses the button', async () => {
    shop.site.answers.set(cart.file, notFound)
    await shop.goto({ body: BODY })
    const button = shop.page.getByRole('button', { name: 'Reload' })
    await button.waitFor()
    shop.site.answers.clear()
    await button.click()
    await shop.page.waitForSelector(READY('checkout-cart'))
    expect(shop.watched.loads()).toBe(3)
  })
})

it('with the page’s own text', async () => {
  shop.site.answers.set(cart.file, notFound)
  const options = JSON.stringify({ texts: { 'embed.failed': 'Oh no.', 'embed.reload': 'Again' } })
  const body = `<script nonce="{nonce}">window.GiftwellOptions = ${options}</script>${BODY}`
  await shop.goto({ body })
  await shop.page.getByRole('button', { name: 'Again' }).waitFor()
  expect(await shop.page.locator('#checkout-cart [role="alert"] p').textContent()).toBe('Oh no.')
})
