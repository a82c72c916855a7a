import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { catalogue } from '../../mocks/catalogue'
import { shopProduct } from '../../mocks/catalogue/shopProduct'
import { STORY_NOW } from '../../mocks/scenarios'
import { ProductCard, type ProductCardProps } from '../../src/parts'
import { noWorld, scene } from '../support'

/** A product as given by page data, at the stories' default time. */
function productOf(itemId: number): ProductCardProps['product'] {
  const item = catalogue.find((one) => one.item_id === itemId)
  if (!item) throw new Error(`The house has no item ${itemId}.`)
  return shopProduct(item, Date.parse(STORY_NOW))
}

const at = () => ({ now: STORY_NOW })

const meta = preview.meta({
  title: 'Parts/ProductCard',
  component: ProductCard,
  args: { product: productOf(1001) },
  render: (args) => (
    <div className="gw-root">
      <ul style={{ inlineSize: args.layout === 'row' ? '100%' : '14rem', padding: '1rem' }}>
        <ProductCard {...args} />
      </ul>
    </div>
  ),
})

/** One link, and a button that names the size and asks for the rest. */
export const Ready = meta.story(
  scene(at, async ({ canvas, canvasElement }) => {
    const card = within(await canvas.findByRole('listitem'))
    await expect(card.getByRole('link', { name: 'Filet Mignon' })).toHaveAttribute(
      'href',
      '/product/filet-mignon',
    )
    await expect(card.getByText('From $109.95')).toBeVisible()
    await expect(card.getAllByRole('link')).toHaveLength(1)
    const add = card.getByRole('button', { name: 'Add Filet Mignon, Four 6 oz steaks' })
    await userEvent.click(add)
    const dialog = within(canvasElement.ownerDocument.body)
    await expect(await dialog.findByRole('dialog', { name: 'Filet Mignon' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(add).toHaveFocus())
  }),
)

export const OnSale = meta.story({
  args: { product: productOf(1002) },
  ...scene(at, async ({ canvas }) => {
    const card = await canvas.findByRole('listitem')
    await expect(card).toHaveTextContent('Save up to $45.00')
    await expect(within(card).getByRole('timer')).toHaveAccessibleName(/^Ends .* Central$/)
  }),
})

/** A screen reader reads the price and the previous one as one phrase. */
export const CheapestSizeOnSale = meta.story({
  args: { product: productOf(1007) },
  ...scene(at, async ({ canvas }) => {
    const price = await canvas.findByText('From $69.95')
    await expect(price.closest('p')).toHaveTextContent(/^From \$69\.95, was \$84\.95$/)
  }),
})

/** The button says so, and keeps its position. */
export const SoldOut = meta.story({
  args: { units: 0 },
  ...scene(at, async ({ canvas }) => {
    const gone = await canvas.findByRole('button', { name: 'Sold out: Filet Mignon' })
    await expect(gone).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('link', { name: 'Filet Mignon' })).toBeVisible()
  }),
})

export const LowStock = meta.story({
  args: { units: 3 },
  ...scene(at, async ({ canvas }) => {
    await expect(await canvas.findByText('Only 3 left')).toBeVisible()
  }),
})

/** A photo that fails to load leaves its background and alt text. */
export const NoPhoto = meta.story({
  args: { product: { ...productOf(1001), image: '/products/none.svg' } },
  ...scene(noWorld, async ({ canvas }) => {
    await expect(await canvas.findByText('Filet Mignon, illustrated')).toBeVisible()
  }),
})

/** On a narrow page, the photo is beside the text. */
export const Row = meta.story({
  args: { layout: 'row' },
  ...scene(at, async ({ canvas }) => {
    const card = await canvas.findByRole('listitem')
    const [photo, name] = [card.firstElementChild, within(card).getByRole('link')]
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      photo?.getBoundingClientRect().right ?? Number.NaN,
    )
  }),
})
