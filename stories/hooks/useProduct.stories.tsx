import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { findItem } from '../../mocks/catalogue'
import { shopProduct } from '../../mocks/catalogue/shopProduct'
import { fewRibeyes, oneSizeGone, STORY_NOW } from '../../mocks/scenarios'
import { useFormat, useProduct, useProductOfSku, useSkuStock } from '../../src/hooks'
import { bare, press, sees } from '../support'
import { showing } from './bare'

const item = findItem(1002)
if (!item) throw new Error('The house has no ribeye.')
const ribeye = shopProduct(item, Date.parse(STORY_NOW))
const PART = [14011]

/** A product's sizes with price and stock, and the selected one. */
const BareProduct = showing(() => {
  const { sizes, size, isSizeSoldOut, setSize } = useProduct(ribeye)
  const { info } = useProductOfSku(10023)
  const { stockOf } = useSkuStock(PART)
  const format = useFormat()
  return {
    says: [
      `Chosen: ${size?.label}${isSizeSoldOut ? ', sold out' : ''}`,
      `10023 is ${info?.product.name}`,
      `Gratins are ${stockOf(14011)}`,
    ],
    rows: sizes.map(
      ({ label, priceCents, stock, units }) =>
        `${label}: ${format.money(priceCents ?? 0)}, ${stock}, ${units}`,
    ),
    verbs: sizes.map(({ skuId, label }) => [`Take ${label}`, () => setSize(skuId)] as const),
  }
})

const meta = preview.meta({ title: 'Hooks/useProduct', component: BareProduct })

/** Few are left; also gives the size of a sku, and the stock of another one. */
export const FewLeft = meta.story(
  bare(
    fewRibeyes,
    sees([
      'Two 12 oz steaks: $79.95, low, 4',
      'Chosen: Two 12 oz steaks',
      '10023 is Boneless Ribeye',
      'Gratins are available',
    ]),
  ),
)

/** A sold-out size can be selected, and says so. */
export const OneGone = meta.story(
  bare(oneSizeGone, async ({ canvas }) => {
    await canvas.findByText('Four 12 oz steaks: $139.95, sold-out, 0')
    await press(canvas, 'Take Four 12 oz steaks')
    await expect(await canvas.findByText('Chosen: Four 12 oz steaks, sold out')).toBeVisible()
  }),
)
