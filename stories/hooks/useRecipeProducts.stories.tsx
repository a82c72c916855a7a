import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { oneShipment } from '../../mocks/scenarios'
import { useRecipeProducts } from '../../src/hooks'
import { bare } from '../support'
import { productOf } from '../support/products'
import { FILET, recipeOf } from '../support/recipes'
import { showing } from './bare'

const { products, swaps } = recipeOf(FILET)
const sold = (products ?? []).flatMap((one) => one ?? [])
const instead = (swaps ?? []).flatMap((one) => one ?? [])

const Shop = showing(({ servings }: { servings: number }) => {
  const { items, swap } = useRecipeProducts(sold, { servings, swaps: instead })
  return {
    says: swap ? `Try ${swap.product.name} instead` : [],
    rows: items.map(({ product, size, isSoldOut }) =>
      [product.name, size.label, isSoldOut && 'sold out'].filter(Boolean).join(', '),
    ),
  }
})

const meta = preview.meta({
  title: 'Hooks/useRecipeProducts',
  component: Shop,
  args: { servings: 5 },
})

/** The smallest size that serves everyone. */
export const InSize = meta.story(
  bare(oneShipment, async ({ canvas }) => {
    await expect(await canvas.findByText('Filet Mignon, Six 6 oz steaks')).toBeVisible()
  }),
)

/** A sold-out product is replaced. */
export const SoldOut = meta.story(
  bare(
    () => ({ ...oneShipment(), stock: [{ item_id: productOf(1001).item_id, units: 0 }] }),
    async ({ canvas }) => {
      await expect(await canvas.findByText('Try Top Sirloin instead')).toBeVisible()
      await expect(canvas.getByText(/^Filet Mignon, .*, sold out$/)).toBeVisible()
    },
  ),
)
