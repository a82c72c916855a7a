import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { noSidewaysScroll } from '../../support'
import { LONG_NAME, NO_PICTURE } from '../../support/products'
import { giftOf, listOf, Page, STEAKS, scene } from './page'

const STATE =
  'card: sale, countdown, sold out, low stock, club, auto-delivery, add-on, combo, ships free, strike price, no image, three-line name'

const filet = giftOf(1001)
const [size] = filet.skus
const plain = { auto_delivery_eligible: false }

const meta = preview.meta({
  title: 'Widgets/pcp/Cards',
  component: Page,
  args: {
    ...STEAKS,
    title: 'Cards',
    products: [
      { ...giftOf(1304), sale_ends: worlds.SALE_END },
      giftOf(1006),
      giftOf(1004),
      giftOf(1801),
      filet,
      {
        ...filet,
        ...plain,
        item_id: 2,
        name: 'Garlic Herb Butter',
        skus: [{ ...size, sku_id: 2, is_addon: true }],
      },
      giftOf(1902),
      { ...giftOf(1605), ships_free: true },
      { ...giftOf(1603), sale_ends: null },
      { ...filet, ...plain, item_id: 3, name: 'No photo', image: NO_PICTURE },
      { ...filet, ...plain, item_id: 4, name: LONG_NAME },
    ],
  },
})

/** One badge per photo, by priority: low stock, savings, then kind. */
export const EveryCard = meta.story({
  tags: ['wide'],
  ...scene(worlds.saleDaysLeft, STATE, async ({ canvas }) => {
    const { cardOf, element } = await listOf(canvas, 'Cards')
    const says = async (item: string, ...texts: string[]) => {
      const { card, findByText } = cardOf(item)
      for (const text of texts) await expect(await findByText(text)).toBeVisible()
      await expect(card.querySelectorAll('.gw-card-badge').length).toBeLessThanOrEqual(1)
    }
    await says('Standing Rib Roast', 'Save $30.00', '$189.95', '$219.95', '2d 10h left')
    await says('Bone-In Tomahawk Ribeye', 'Sold out')
    await says('Porterhouse', 'Only 6 left')
    await says('Steak-of-the-Month Club', 'Club')
    // Its price depends on how many boxes are chosen, on its page.
    const club = cardOf('Steak-of-the-Month Club')
    await expect(
      club.getByRole('link', { name: 'Choose options for Steak-of-the-Month Club' }),
    ).toHaveAttribute('href', '/product/steak-of-the-month-club')
    await expect(club.queryByRole('button')).toBeNull()
    await says('Filet Mignon', 'Auto-Delivery', 'From $109.95')
    await says('Garlic Herb Butter', 'Add-on')
    await says('Surf & Turf for Two', 'Gift box')
    await says('Walnut Carving Board', 'Only 4 left')
    await says('Steak Knife Set', 'Save $15.00', '$64.95')
    await says('No photo', 'Filet Mignon, illustrated')
    await says(LONG_NAME)
    const photos = [...element.querySelectorAll('.gw-photo')].map((one) =>
      Math.round(one.getBoundingClientRect().height),
    )
    await expect(new Set(photos).size).toBe(1)
    await noSidewaysScroll()
  }),
})
