import { afterAll, afterEach, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'
import { confirmed, guestAtPayment, place, typeCard } from '../testing/paying'

const demo = await startDemo()
afterAll(() => demo.stop())
afterEach(() => expect(demo.complaints.splice(0)).toEqual([]))

it('shows a message as printed: the whole of a long word, with the typed lines', async () => {
  const page = await guestAtPayment(demo, 375)
  const gift_message = `Dear ${'o'.repeat(60)}\nLove, M`
  const { cart } = await (await page.request.get('/api/checkout/cart')).json()
  await page.request.post('/api/checkout/change-recipient-gift-message', {
    data: { crec_id: cart.recipients[1].crec_id, message_data: { is_a_gift: true, gift_message } },
  })
  await typeCard(page)
  await place(page).click()
  await confirmed(page)
  const message = page.getByText('Love, M')
  expect(await message.textContent()).toBe(`“${gift_message}”`)
  expect(await message.evaluate((one) => getComputedStyle(one).whiteSpace)).toBe('pre-line')
  expect(await message.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  const shipping = page.locator('div', { has: page.getByText('Shipping', { exact: true }) })
  expect(await shipping.last().locator('dd').textContent()).toBe('Free')
  await page.emulateMedia({ media: 'print' })
  const gift = page.locator('section', { has: message })
  expect(await gift.evaluate((one) => getComputedStyle(one).breakInside)).toBe('avoid')
})
