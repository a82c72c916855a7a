import { describe, expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import type { World } from '../../testing/site/testSite'
import { isLong } from '../../testing/spread'

/* A shopper's input is kept: no response overwrites it, and no failure loses it. */

const shop = shopPerTest()

async function openPage(app: string, world: World = 'twoShipments'): Promise<void> {
  await shop.open(world)
  await shop.goto({ body: `<div id="${app}"></div>` })
}

async function open(): Promise<void> {
  await openPage('checkout-cart')
  await shop.page.locator('[data-gw-line]').first().waitFor()
  await shop.page.getByText('Add a promo code or gift card').click()
}

const quantity = () => shop.page.getByRole('textbox', { name: /^Quantity/ }).first()
const code = () => shop.page.getByLabel('Promo code or gift card', { exact: true })
const FIELDS = { quantity, code }

/**
 * The server's data of the line that is shown first, or of the server's first line if the page shows none.
 */
async function firstLine() {
  const lines = (await shop.site.backend.cart())?.recipients.flatMap(({ items }) => items) ?? []
  const [shown] = await shop.page.locator('[data-gw-line]').all()
  const id = Number(await shown?.getAttribute('data-gw-line'))
  return shown ? lines.find(({ clin_id }) => clin_id === id) : lines[0]
}

/** Another tab changes the cart, and this one reads it. */
async function answerArrives(count: number): Promise<void> {
  const line = await firstLine()
  await shop.site.backend.fetch('/api/checkout/line-item-quantity/', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clin_id: line?.clin_id, qty: 2 + (count % 5) }),
  })
  const before = shop.site.backend.count('getCart')
  await shop.page.evaluate(
    (revision) => new BroadcastChannel('giftwell:tabs').postMessage({ tab: 'other', revision }),
    count + 1,
  )
  await expect
    .poll(() => shop.site.backend.count('getCart'), { interval: 5 })
    .toBeGreaterThan(before)
}

/** The forms that are typed into, with the way to them and the fields of each. */
const FORMS = {
  'the form of an address': {
    async open() {
      await open()
      await shop.page.getByRole('button', { name: 'Add another recipient' }).click()
      await shop.page.getByRole('radio', { name: 'Someone new' }).press('Space')
      await shop.page.getByRole('button', { name: 'Continue' }).click()
    },
    fields: [
      ['First name', 'Wilma'],
      ['Last name', 'Abel'],
      ['Street address', '4 Oak S'],
      ['City', 'St Joe'],
      ['ZIP code', '68102'],
      ['Phone', '4025550142'],
    ],
  },
  'the words of a gift': {
    async open() {
      await open()
      await shop.page
        .getByRole('button', { name: /gift message/ })
        .last()
        .click()
    },
    fields: [['Gift message', 'Hi, dear']],
  },
  'the email of a guest': {
    open: () => openPage('checkout-login'),
    fields: [['Email', 'dana@example.com']],
  },
  'what the payment asks of a buyer': {
    async open() {
      // No gift here is for the buyer, so the buyer's number is unknown.
      await openPage('checkout-billing', 'oneShipment')
      await shop.page.getByText('Text me updates about this order').click()
    },
    fields: [
      ['Email', 'dana@example.com'],
      ['Mobile number', '4025550142'],
    ],
  },
} as const

describe.each(Object.entries(FORMS))('text typed into %s', (_name, { open: lead, fields }) => {
  it('is kept while a cart arrives at each keystroke', async () => {
    await lead()
    let count = 0
    for (const [label, text] of fields) {
      const field = shop.page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()
      await field.focus()
      for (const letter of text) {
        await shop.page.keyboard.press(letter === ' ' ? 'Space' : letter)
        await answerArrives(count++)
      }
      const plain = (await field.inputValue()).replace(/[()\s-]/g, '')
      expect(plain).toBe(text.replace(/\s/g, ''))
      expect(await field.evaluate((node) => node === document.activeElement)).toBe(true)
    }
  })
})

describe('text that is being typed', () => {
  it.each([
    ['code', 'ABCDEFGHIJKLMNOPQRST'],
    ['quantity', '11111111111111111111'],
  ] as const)(
    'into %s is kept while a cart arrives at each of 20 keystrokes',
    async (name, text) => {
      await open()
      const field = FIELDS[name]()
      await field.fill('')
      await field.focus()
      for (let count = 0; count < text.length; count++) {
        await shop.page.keyboard.press(text[count] ?? '')
        await answerArrives(count)
        expect(await field.inputValue()).toBe(text.slice(0, count + 1))
      }
      expect(await field.evaluate((node) => node === document.activeElement)).toBe(true)
      // The cart did arrive: a field without input shows it.
      await shop.page.keyboard.press('Escape')
      const wanted = String((await firstLine())?.qty)
      await expect.poll(() => quantity().inputValue()).toBe(wanted)
    },
  )
})

const FAULTS = [
  'network-error',
  'server-error',
  'html',
  'forbidden',
  'conflict',
  'wrong-shape',
] as const

describe('typed text', () => {
  it('in the code field is kept after each fault', async () => {
    await open()
    for (const kind of FAULTS) {
      shop.site.backend.setFault('getActiveCode', kind)
      shop.site.backend.setFault('putGiftCard', kind)
      await code().fill(`STEAK10-${kind}`)
      await code().press('Enter')
      await shop.page
        .getByText(/couldn’t apply that code|expired or invalid/)
        .first()
        .waitFor()
      expect(await code().inputValue(), kind).toBe(`STEAK10-${kind}`)
      expect(await shop.page.getByText('has been accepted').count(), kind).toBe(0)
    }
  })

  it('as a quantity is announced after each fault, along with the saved one', async () => {
    await open()
    await code().fill('HALF-TYPED')
    const before = await quantity().inputValue()
    for (const kind of FAULTS) {
      shop.site.backend.setFault('putQuantity', kind)
      await quantity().fill('7')
      await quantity().press('Enter')
      await shop.page
        .getByText(/couldn’t save that change|didn’t hear back/)
        .first()
        .waitFor()
      await expect.poll(() => quantity().inputValue()).toBe(before)
      expect(await code().inputValue(), 'the other field').toBe('HALF-TYPED')
      for (const close of await shop.page.getByRole('button', { name: 'Close' }).all())
        await close.click({ timeout: 2000 }).catch(() => undefined)
    }
  })
})

const CLICKS = isLong ? Array.from({ length: 50 }, (_, count) => count + 1) : [1, 7, 50]

describe('rapid clicks', () => {
  it.each(CLICKS)('%i in a second end at the intended quantity', async (clicks) => {
    await open()
    let running = 0
    let most = 0
    await shop.page.route('**/line-item-quantity/', async (route) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 120))
      await route.continue()
      running -= 1
    })
    const before = Number(await quantity().inputValue())
    await shop.page
      .getByRole('button', { name: /^Increase/ })
      .first()
      .evaluate(async (button, count) => {
        for (let click = 0; click < count; click++) {
          ;(button as HTMLElement).click()
          await new Promise((resolve) => setTimeout(resolve, 1000 / count))
        }
      }, clicks)
    const wanted = before + clicks
    await expect.poll(async () => (await firstLine())?.qty).toBe(wanted)
    expect(await quantity().inputValue()).toBe(String(wanted))
    expect(most).toBe(1)
  })
})
