import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { products } from '../../mocks/catalogue'
import {
  emptyCart,
  fiveRecipients,
  oneDryGift,
  somethingToMove,
  twoShipments,
} from '../../mocks/scenarios'
import { scene, stageOf } from '../support'
import { AddToCart } from './HeadlessAdd'
import { Cart } from './HeadlessCart'
import { Gifts } from './HeadlessGifts'

const filet = products.find(({ name }) => name === 'Filet Mignon')
if (!filet) throw new Error('The catalogue has no filet.')

const meta = preview.meta({ title: 'Headless', component: Cart, tags: ['!autodocs'] })

/** Two packages: adding one to the first line changes the total. */
export const InFortyLines = meta.story(
  scene(twoShipments, { isBare: true }, async ({ canvas, id }) => {
    const [first, ...others] = await canvas.findAllByRole('listitem')
    await expect(others).toHaveLength(2)
    const before = canvas.getByText(/^Total/).textContent
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'One more' }))
    await waitFor(() => expect(canvas.getByText(/^Total/)).not.toHaveTextContent(before ?? ''))
    await expect(stageOf(id).backend.count('putQuantity')).toBe(1)
  }),
)

/** An empty cart: no package, and a total of zero. */
export const Empty = meta.story(
  scene(emptyCart, { isBare: true }, async ({ canvas }) => {
    await canvas.findByText('Total: $0.00')
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0)
  }),
)

/** The same gift for two recipients at once. */
export const AddedForTwo = meta.story({
  render: () => <AddToCart product={filet} />,
  ...scene(fiveRecipients, { isBare: true }, async ({ canvas, id }) => {
    const add = await canvas.findByRole('button', { name: 'Add to cart' })
    await userEvent.click(add)
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose who gets it.')
    for (const name of ['Harold Brandt', 'Eleanor Whitfield'])
      await userEvent.click(await canvas.findByRole('checkbox', { name }))
    await userEvent.click(add)
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Filet Mignon is in your cart for 2.'),
    )
    await expect(stageOf(id).backend.count('putLineItems')).toBe(1)
  }),
})

/** Size, Auto-Delivery, message, date and recipient of a gift, each with a plain control. */
export const GiftsChanged = meta.story({
  render: () => <Gifts />,
  ...scene(somethingToMove, { isBare: true }, async ({ canvas, id, step }) => {
    const first = async () => (await stageOf(id).backend.cart())?.recipients[0]
    const gift = within(await canvas.findByRole('region', { name: 'For Eleanor' }))

    await step('another size', async () => {
      const size = gift.getByRole('combobox', { name: /^Filet Mignon, size/ })
      await waitFor(() => expect(within(size).getAllByRole('option').length).toBeGreaterThan(1))
      const other = within(size).getAllByRole<HTMLOptionElement>('option').at(-1)?.value ?? ''
      await expect(other).not.toBe('10011')
      await userEvent.selectOptions(size, other)
      await waitFor(async () => expect((await first())?.items[0]?.sku_id).toBe(Number(other)))
    })
    await step('again every two months', async () => {
      const every = gift.getByRole('combobox', { name: /^Filet Mignon, every/ })
      await userEvent.selectOptions(every, '2 months')
      await waitFor(() => expect(every).toHaveValue('2'))
    })
    await step('other words', async () => {
      const words = gift.getByRole('textbox', { name: 'Gift message' })
      await userEvent.clear(words)
      await userEvent.type(words, 'Get well soon!')
      await userEvent.click(gift.getByRole('button', { name: 'Save' }))
      await waitFor(async () => expect((await first())?.gift_message).toBe('Get well soon!'))
    })
    await step('another day', async () => {
      const before = (await first())?.shipping?.delivery_date
      const [day] = await gift.findAllByRole('button', { name: /^\w{3}, \w{3} \d+$/ })
      if (day) await userEvent.click(day)
      await waitFor(async () => {
        const after = (await first())?.shipping?.delivery_date
        expect(after).toBeTruthy()
        expect(after).not.toBe(before)
      })
    })
    await step('somebody else', async () => {
      await userEvent.selectOptions(gift.getByRole('combobox', { name: /^Goes to/ }), 'Josephine')
      await canvas.findByRole('region', { name: 'For Josephine' })
      await expect(canvas.queryByRole('region', { name: 'For Eleanor' })).toBeNull()
    })
  }),
})

const LIST = [
  'First name,Last name,Street,City,State,Zip',
  'Ann,Ode,1 Elm Street,Omaha,NE,68102',
  'Bo,Li,2 Elm Street,Omaha,NE,68102',
  'Cy,,3 Elm Street,Omaha,NE,681',
].join('\n')

/** The same for a whole list, except for rows with an error; then all of it is undone. */
export const GiftsToMany = meta.story({
  render: () => <Gifts />,
  ...scene(oneDryGift, { isBare: true }, async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'For Eleanor' })
    const many = within(canvas.getByRole('region', { name: 'To many' }))
    await userEvent.click(many.getByRole('textbox'))
    await userEvent.paste(LIST)
    await userEvent.click(many.getByRole('button', { name: 'Check' }))
    await userEvent.click(await many.findByRole('button', { name: 'Send to 2 of 3' }))
    await canvas.findByRole('region', { name: 'For Bo' })
    await many.findByText('done: 2 of 2')
    await userEvent.click(many.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: /For (Ann|Bo)/ })).toBeNull())
    await expect(canvas.getByRole('region', { name: 'For Eleanor' })).toBeVisible()
  }),
})
