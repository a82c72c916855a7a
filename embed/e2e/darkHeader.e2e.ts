import { expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import { EMBED_TAG } from '../../testing/site/testSite'

/* The mini cart has the header's colors, except in the dark theme, where it has its own background. */

const shop = shopPerTest()

const HEADERS = ['rgba(0, 0, 0, 0)', 'rgb(10, 20, 30)'] as const
const HOST_HEADER = 'header { background: white; color: rgb(10, 20, 30) }'
const OWN = ['rgb(34, 24, 20)', 'rgb(248, 238, 228)'] as const

it.each([
  ['light', 'dark', HEADERS],
  ['auto', 'light', HEADERS],
  ['auto', 'dark', OWN],
  ['dark', 'light', OWN],
] as const)('in the theme %s, on a %s device, it wears %s', async (theme, colorScheme, worn) => {
  await shop.open('twoShipments', { colorScheme })
  const [ground, words] = worn
  await shop.goto({
    head: `${EMBED_TAG}<style nonce="{nonce}">${HOST_HEADER}</style>`,
    body: `<header><div data-giftwell="account-cart" data-giftwell-theme="${theme}"></div></header>`,
  })
  const control = shop.page.locator('.gw-header-control').first()
  await control.waitFor()
  const root = shop.page.locator('.gw-root[data-giftwell-app="account-cart"]')
  const look = (one: Element) => [
    getComputedStyle(one).backgroundColor,
    getComputedStyle(one).color,
  ]
  expect(await root.evaluate(look)).toEqual([ground, words])
  expect(await control.evaluate((one) => getComputedStyle(one).color)).toBe(words)
})
