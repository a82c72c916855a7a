import type { Page } from 'playwright'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { FaultKind } from '../mocks/faults'
import { startDemo } from '../testing/demo'
import { guestAtPayment, place, typeCard } from '../testing/paying'

/* Reliability B8: input in a checkout form is kept after any failure. */

const demo = await startDemo()
afterAll(() => demo.stop())
// The browser logs a failed response by itself.
afterEach(() => {
  const own = demo.complaints.splice(0)
  expect(own.filter((text) => !/Failed to load resource|ERR_/.test(text))).toEqual([])
})

const FAULTS: readonly FaultKind[] = [
  'network-error',
  'cut-body',
  'server-error',
  'bad-gateway',
  'html',
  'conflict',
]

const ADDRESS = {
  'First name': 'Dana',
  'Last name': 'Lee',
  'Street address': '412 Maple Avenue',
  City: 'Portland',
  'ZIP code': '97205',
}

async function type(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).first().fill(text)
}

/** The values of all fields, by their position on the page. */
const typed = (page: Page) =>
  page
    .locator('main :is(input:not([type=radio], [type=checkbox]), select, textarea):visible')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

interface Form {
  /** Opens the page and fills each of its fields. */
  open(): Promise<Page>
  /** Submits it. */
  send(page: Page): Promise<void>
  /** The call that fails. */
  endpoint: 'putBillingAddress' | 'putNewRecipient'
  /** Minimum number of fields. */
  fields: number
}

const forms: Readonly<Record<string, Form>> = {
  'the e-mail': {
    async open() {
      const page = await demo.visitFilledCart()
      await page.goto('/checkout/login')
      await type(page, { Email: 'dana@example.com' })
      return page
    },
    send: (page) => page.getByRole('button', { name: 'Continue as guest' }).click(),
    endpoint: 'putBillingAddress',
    fields: 1,
  },
  'the address of a gift': {
    async open() {
      const page = await demo.visit()
      const form = {
        sku: '10011',
        quantity: '1',
        recipient: 'new',
        fname: 'Rosa',
        lname: 'Delgado',
      }
      await page.request.post('/product/filet-mignon', { form })
      await page.goto('/checkout/login')
      await type(page, { Email: 'dana@example.com' })
      await page.getByRole('button', { name: 'Continue as guest' }).click()
      await page.waitForURL('**/checkout/shipping')
      const { 'First name': _first, 'Last name': _last, ...rest } = ADDRESS
      await type(page, { ...rest, Phone: '(503) 555-0147' })
      await page.getByLabel('State', { exact: true }).selectOption('OR')
      return page
    },
    send: (page) => page.getByRole('button', { name: /^Continue/ }).click(),
    endpoint: 'putNewRecipient',
    fields: 5,
  },
  'the address of the card': {
    async open() {
      const page = await guestAtPayment(demo)
      await page.getByText('Same as my delivery address').click()
      await type(page, ADDRESS)
      await page.getByLabel('State', { exact: true }).selectOption('OR')
      await typeCard(page)
      return page
    },
    send: (page) => place(page).click(),
    endpoint: 'putBillingAddress',
    fields: 6,
  },
}

describe.each(Object.entries(forms))('%s', (_name, { open, send, endpoint, fields }) => {
  it('keeps all input through each of six faults, and continues afterwards', async () => {
    const page = await open()
    const before = await typed(page)
    expect(before.filter(Boolean).length).toBeGreaterThanOrEqual(fields)
    const where = page.url()
    for (const fault of FAULTS) {
      const count = demo.backend.count(endpoint)
      demo.backend.setFault(endpoint, fault)
      await send(page)
      // A browser may itself send a request twice if an open connection breaks.
      await expect.poll(() => demo.backend.count(endpoint)).toBeGreaterThan(count)
      await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
      await expect.poll(() => page.locator('main [inert], main [aria-busy="true"]').count()).toBe(0)
      expect([fault, await typed(page)]).toEqual([fault, before])
      demo.backend.setFault(endpoint, null)
    }
    await send(page)
    await expect.poll(() => page.url()).not.toBe(where)
  })
})
