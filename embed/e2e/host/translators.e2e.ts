import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { settles } from '../../../testing/settles'
import { spread } from '../../../testing/spread'
import { askForDialog } from '../actions'
import { APPS, rootOf } from './apps'
import { linesOf } from './coreFlow'
import { openHome, showHome } from './homes'
import { openScene, parts, ROOTS, show } from './scene'

type Meddle = () => void

/** DOM changes by translators and extensions. Each runs in the page, once. */
const meddlers: readonly [string, Meddle][] = [
  [
    'a translator that wraps every text in <font>',
    () => {
      for (const text of texts()) {
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild?.append(text.data)
        text.replaceWith(font)
      }
      function texts() {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: Text[] = []
        while (walker.nextNode()) found.push(walker.currentNode as Text)
        return found.filter(
          ({ data, parentElement }) => data.trim() && !parentElement?.closest('script'),
        )
      }
    },
  ],
  ['an extension that joins texts', () => document.body.normalize()],
  [
    'an extension that puts things beside and into fields',
    () => {
      for (const field of document.querySelectorAll('input')) {
        field.setAttribute('data-keeper', 'on')
        field.style.backgroundImage = 'none'
        const icon = document.createElement('span')
        icon.textContent = 'k'
        field.before(icon)
        field.after(icon.cloneNode(true))
      }
    },
  ],
  [
    'an extension that takes texts and pictures away',
    () => {
      for (const element of document.querySelectorAll('.gw-root svg, .gw-root img'))
        element.remove()
      for (const element of document.querySelectorAll('.gw-root p, .gw-root span')) {
        if (element.firstChild instanceof Text) element.firstChild.remove()
      }
    },
  ],
]

describe.concurrent('no root goes blank after', () => {
  it.each(meddlers)('%s', async (_name, meddle) => {
    const scene = await openScene()
    const { page } = scene
    await show(scene)
    const { lines, cartButton } = parts(page)
    await lines.first().waitFor()
    await cartButton.waitFor()
    await page.evaluate(() => window.Giftwell?.ready)
    await page.evaluate(meddle)

    // A quantity change, which updates texts in both apps; then a removal, which removes nodes.
    await lines.first().locator('.gw-quantity button').last().click()
    await settles(async () => (await linesOf(scene))[0]?.qty, 2)
    await settles(() => lines.first().locator('.gw-quantity-input').inputValue(), '2')
    await settles(async () => (await cartButton.textContent())?.match(/\d+/)?.[0], '4')
    await lines.last().locator('[aria-label^="Remove"]').click()
    await settles(() => lines.count(), 2)
    await settles(async () => (await cartButton.textContent())?.match(/\d+/)?.[0], '3')
    // Rendered anew at most once, then without outside help.
    expect(await page.locator('[data-giftwell-crash]').count()).toBe(0)
    const isKnown = (error: string) => error.includes('NotFoundError')
    expect(scene.errors.filter((error) => !isKnown(error))).toEqual([])
    expect(scene.errors.filter(isKnown).length).toBeLessThanOrEqual(2)
    await scene.close()
  })
})

/** A user's action in an app, and its result. */
interface Use {
  act: (page: Page) => Promise<unknown>
  read: (page: Page) => Promise<unknown>
  wanted: unknown
}

const more = (page: Page) => page.locator('.gw-quantity button').last().click()
const number = (page: Page) => page.locator('.gw-quantity-input').inputValue()
/** Filters by the address, like Back does. */
const choose = (cut: string) => (page: Page) =>
  page.evaluate((cut) => {
    history.pushState(null, '', `?cut=${cut}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, cut)
const search: Use = {
  act: (page) => page.locator('input[type="text"]').fill('ham'),
  read: (page) => page.locator('input[type="text"]').inputValue(),
  wanted: 'ham',
}

/** Types into the first field. */
const TEXT = 'input:is([type="text"], [type="email"], :not([type])):visible, textarea:visible'
const typing: Use = {
  act: (page) => page.locator(TEXT).first().fill('Dana'),
  read: (page) => page.locator(TEXT).first().inputValue(),
  wanted: 'Dana',
}
/** The page passes the app different data. */
const told = (app: string, data: object, text: string): Use => ({
  act: (page) =>
    page.locator(`#${app}`).evaluate((root: HTMLElement, data) => {
      window.Giftwell?.mount(root).update(data)
    }, data),
  read: (page) => page.locator(`#${app}`).getByText(text).filter({ visible: true }).count(),
  wanted: 1,
})
const reference = (app: string) => told(app, { reference: 'IP-9' }, 'Reference IP-9')

const uses: Readonly<Record<string, Use>> = {
  'checkout-login': typing,
  'checkout-shipping': {
    ...typing,
    async act(page) {
      await page.getByLabel(/^Add a free gift message/).click()
      await typing.act(page)
    },
  },
  'checkout-additional-shipments': {
    act: (page) => page.locator('button[aria-expanded]').click(),
    read: (page) => page.locator('button[aria-expanded="true"]').count(),
    wanted: 1,
  },
  'checkout-billing': {
    // Its label covers it.
    act: (page) => page.getByRole('checkbox').last().check({ force: true }),
    read: (page) => page.getByRole('checkbox').last().isChecked(),
    wanted: true,
  },
  'checkout-billing-blocked-ip': reference('checkout-billing-blocked-ip'),
  'universal-banner': told('universal-banner', { text: '20% off' }, '20% off'),
  myaccount: {
    act: (page) => page.evaluate("location.hash = '#/email-preferences'"),
    read: async (page) => (await page.getByRole('checkbox').count()) > 0,
    wanted: true,
  },
  'myaccount-add-edit-card': typing,
  'myaccount-add-edit-card-blocked-ip': reference('myaccount-add-edit-card-blocked-ip'),
  'modal-provider': {
    act: (page) => askForDialog(page),
    read: (page) => page.getByRole('alertdialog').count(),
    wanted: 1,
  },
  'checkout-error': reference('checkout-error'),
  'claim-address': typing,
  pdp: { act: more, read: number, wanted: '2' },
  pcp: {
    act: choose('ribeye'),
    read: (page) => page.locator('.gw-product-card').count(),
    wanted: 1,
  },
  'three-up': {
    act: (page) => page.locator('.gw-product-card button').last().click(),
    read: (page) => page.getByRole('dialog').count(),
    wanted: 1,
  },
  recipe: search,
  'recipe-category': {
    act: choose('Ribeye'),
    read: async (page) => (await page.locator('.gw-recipe-card').count()) < 3,
    wanted: true,
  },
  'recipe-search': search,
  'recipe-detail': { act: more, read: number, wanted: '5' },
}

const shop = APPS.filter((app) => !ROOTS.includes(`id="${app}"`)).flatMap((app) =>
  meddlers.map(([name, meddle]) => [app, name, meddle] as const),
)

describe.concurrent('no other app goes blank after', () => {
  it.each(spread(shop, meddlers.length, 4))('%s: %s', async (app, _name, meddle) => {
    const { act, read, wanted } = uses[app] as Use
    const scene = await openHome(app)
    const { page } = scene
    await showHome(scene, app, `<main>${rootOf(app)}</div></main>`)
    await page.locator(`#${app} > .gw-root`).waitFor({ state: 'attached' })
    await page.evaluate(() => window.Giftwell?.ready)
    await page.evaluate(meddle)
    await act(page)
    await settles(() => read(page), wanted)
    expect(await page.locator('[data-giftwell-crash]').count()).toBe(0)
    const isKnown = (error: string) => error.includes('NotFoundError')
    expect(scene.errors.filter((error) => !isKnown(error))).toEqual([])
    expect(scene.errors.filter(isKnown).length).toBeLessThanOrEqual(2)
    await scene.close()
  })
})
