import { expect, it } from 'vitest'
import { openShop } from '../../../testing/shop'
import { rootOf } from './apps'
import { show } from './scene'
import { visibleTexts } from './visibleTexts'

/** The texts of a product, and their colors, on a page with a doctype or without. */
async function texts(hasDoctype: boolean) {
  const shop = await openShop()
  const { page } = shop
  if (!hasDoctype)
    await page.route('*://*/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<!doctype html>', '')
      await route.fulfill({ response, body })
    })
  await show(shop, {
    head: `<style nonce="{nonce}">html { scrollbar-width: none } body { color: #999; text-align: center }</style>
      <script src="/giftwell/embed.js" nonce="{nonce}" defer></script>`,
    body: `${rootOf('pdp')}</div>`,
  })
  await page.getByText('Nutrition', { exact: true }).click()
  await page.getByRole('cell', { name: '40 g' }).waitFor()
  await page.evaluate(() => window.Giftwell?.ready)
  const found = await page.evaluate(visibleTexts)
  const mode = await page.evaluate(() => document.compatMode)
  await shop.close()
  return { mode, table: found.filter(({ text }) => /^(6 oz|Protein|40 g|80%)$/.test(text)) }
}

it('a table in quirks mode looks the same as in standards mode', async () => {
  const [quirks, standards] = [await texts(false), await texts(true)]
  expect([quirks.mode, standards.mode]).toEqual(['BackCompat', 'CSS1Compat'])
  expect(standards.table).toHaveLength(4)
  expect(quirks.table).toEqual(standards.table)
})
