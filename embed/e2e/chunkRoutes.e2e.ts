import { readFileSync } from 'node:fs'
import type { Dialog } from 'playwright'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  type AccountRouteName,
  accountHash,
  accountRoutes,
} from '../../src/domain/account/accountRoutes'
import { settles } from '../../testing/settles'
import { type Shop, shopPerTest } from '../../testing/shop'
import { isLong } from '../../testing/spread'
import { embedFolder } from '../build/embedFolder'
import { chunkFaults } from './chunkFaults'
import { rootOf } from './host/apps'
import { fullAccount, SIGNED_IN } from './host/homes'

/* Account screens whose files no longer exist after a release. */

/** The chunk of each screen. Screens for guests are never shown to signed-in customers. */
const CHUNKS: Readonly<Partial<Record<AccountRouteName, string>>> = {
  dashboard: 'account-dashboard',
  'order-history': 'account-order-history',
  'address-book': 'account-address-book',
  'saved-cards': 'account-cards',
  'add-edit-card': 'account-cards',
  subscriptions: 'account-subscriptions',
  'manage-subscription': 'account-subscriptions',
  'email-preferences': 'account-emails',
  'account-information': 'account-information',
}
const SCREENS = Object.entries(CHUNKS) as [AccountRouteName, string][]

const shop = shopPerTest()

const heading = () => shop.page.getByRole('heading', { level: 1 })
/** The alert of a screen that did not load; a loaded screen can have its own. */
const failure = () =>
  shop.page.locator('#myaccount [role="alert"]', { hasText: 'We couldn’t load this.' })
const menu = (name: string) => shop.page.getByRole('link', { name, exact: true })

/** Opens an account screen as a customer, on a site with a fault from the start. */
async function open(route: AccountRouteName, fault: (shop: Shop) => void = () => {}) {
  fault(await shop.open(fullAccount))
  const hash = accountHash(route, { params: { subsId: 'S-7001' } })
  const body = `${rootOf('myaccount')}</div>`
  await shop.page.goto(shop.site.page({ head: SIGNED_IN, body }) + hash)
}

it('each screen has its own file', () => {
  const all = [...Object.keys(CHUNKS), 'login', 'register']
  expect(all.sort()).toEqual(Object.keys(accountRoutes).sort())
})

describe('a screen with a missing file', () => {
  const tried = isLong ? SCREENS : SCREENS.filter(([route]) => route === 'order-history')

  it.each(tried)('fails after one reload, and the others work: %s', async (route, name) => {
    await open(route, ({ site }) => chunkFaults.error(site, site.chunk(name)))
    await settles(() => shop.watched.loads(), 2)
    await failure().waitFor()
    const title = await heading().textContent()
    const other = route === 'account-information' ? 'Email Preferences' : 'Account Information'
    await menu(other).click()
    await settles(() => heading().textContent(), other)
    await failure().waitFor({ state: 'detached' })
    await shop.page.goBack()
    const tryAgain = shop.page.getByRole('button', { name: 'Try again' })
    await tryAgain.waitFor()
    // Not earlier, because an idle page prefetches what it can.
    shop.site.answers.clear()
    await tryAgain.click()
    await failure().waitFor({ state: 'detached' })
    await settles(() => heading().textContent(), title)
    expect(shop.watched.loads()).toBeLessThanOrEqual(3)
  })
})

const isAsked = (name: string) =>
  shop.site.requests.includes(`/giftwell/${shop.site.chunk(name).file}`)

/** Removes all files that were not requested yet, until the page is loaded again and knows the new ones. */
function release() {
  const { site, page } = shop
  const { chunks } = JSON.parse(readFileSync(`${embedFolder}/manifest.json`, 'utf8'))
  for (const { name } of chunks) {
    if (!isAsked(name)) chunkFaults.error(site, site.chunk(name))
  }
  page.on('request', (request) => request.isNavigationRequest() && site.answers.clear())
}

describe('a release while a form is open', () => {
  it('loses no input, and reloads once after the form is left', async () => {
    await open('account-information')
    const phone = shop.page.getByLabel('Phone')
    await phone.fill('3125550123')
    // The code for questions is loaded once the page was idle.
    await settles(() => ['dialog-host', 'dialog-view'].every(isAsked), true)
    release()
    await menu('Order History').click()
    await shop.page.getByRole('button', { name: 'Keep editing' }).click()
    // As formatted once the field loses focus.
    expect(await phone.inputValue()).toBe('(312) 555-0123')
    expect(shop.watched.loads()).toBe(1)
    await menu('Order History').click()
    await shop.page.getByRole('button', { name: 'Leave' }).click()
    await settles(() => heading().textContent(), 'Order History')
    await settles(() => shop.watched.loads(), 2)
    await shop.page.getByRole('article').first().waitFor()
    expect(await failure().count()).toBe(0)
  })
})

describe('leaving a form when dialogs cannot be shown', () => {
  it.each(['dialog-host', 'dialog-view'])('makes the browser ask: %s', async (name) => {
    await open('account-information', ({ site }) => chunkFaults.error(site, site.chunk(name)))
    // Nothing is typed yet when the dialog host fails, so the page reloads once more.
    if (name === 'dialog-host') await settles(() => shop.watched.loads(), 2)
    await shop.page.getByLabel('Phone').fill('3125550123')
    const asked: string[] = []
    const answers = [false, true]
    const { page } = shop
    const answer = (question: Dialog) => {
      asked.push(question.message())
      void (answers.shift() ? question.accept() : question.dismiss())
    }
    page.on('dialog', answer)
    // The next test uses the page again.
    onTestFinished(() => void page.off('dialog', answer))
    await menu('Order History').click()
    await settles(() => asked.length, 1)
    await settles(() => new URL(shop.page.url()).hash, '#/account-information')
    expect(await shop.page.getByLabel('Phone').inputValue()).toBe('(312) 555-0123')
    await menu('Order History').click()
    await settles(() => heading().textContent(), 'Order History')
    expect(asked).toEqual(Array(2).fill(expect.stringContaining('Leave without saving?')))
  })
})
