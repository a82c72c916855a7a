import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import type { Fault } from '../../../mocks/faults'
import * as worlds from '../../../mocks/scenarios'
import { getReorder } from '../../../src/api/account/reorder'
import type { AnswerOf } from '../../../src/api/row'
import type { OfferedProduct } from '../../../src/domain/account/reorder/offer'
import {
  type Canvas,
  CLAIM_PAGE,
  focusOn,
  holdBack,
  press,
  type SceneOptions,
  type Shopper,
  seen,
  stageOf,
} from '../../support'
import { dialogOf } from '../../support/dialogs'
import { againPage, boxOf, opened, outcome, scene, section, toDates } from './sendAgain'

const meta = preview.meta({ title: 'Widgets/myaccount/Send again', ...againPage })

/** Continues to the final step, with a date chosen. */
async function chooseDate(canvas: Canvas, count: number): Promise<void> {
  await toDates(canvas, count)
  await userEvent.click(canvas.getByRole('radio', { name: 'Fri, Dec 4' }))
}
async function readyToAdd(canvas: Canvas, count: number): Promise<void> {
  await section(canvas, `Ready to send (${count})`)
  await chooseDate(canvas, count)
}
async function add(canvas: Canvas, count: number): Promise<void> {
  await readyToAdd(canvas, count)
  await press(canvas, new RegExp(`^Add ${count} gifts`))
}
/** The list, read before each price rose by ten dollars. */
const readEarlier: SceneOptions['adapt'] = ({ path }, answer) => {
  if (path !== getReorder.path) return answer
  const { products, ...rest } = answer as AnswerOf<typeof getReorder>
  const earlier = (sku: OfferedProduct['skus'][number]) => ({
    ...sku,
    price: Number(sku.price) - 10,
  })
  return { ...rest, products: products.map((one) => ({ ...one, skus: one.skus.map(earlier) })) }
}
const peopleIn = async (id: string) => (await stageOf(id).backend.cart())?.recipients.length ?? 0

/** Progress with a stop button; resuming continues from there, with nobody twice. */
export const AddingAndStopped = meta.story({
  tags: ['wide'],
  ...scene(worlds.orderForThirty, opened(['adding', 'stopped']), async ({ canvas, id }) => {
    const letGo = holdBack(stageOf(id), 'postShipping')
    await add(canvas, 30)
    await outcome(canvas, 'Adding to your cart')
    await expect(canvas.getByRole('progressbar', { name: '0 of 30 added' })).toBeVisible()
    await press(canvas, 'Stop')
    await seen(canvas, 'Stopping…')
    letGo()
    await outcome(canvas, 'Stopped')
    await seen(canvas, '20 of 30 are in your cart. The rest haven’t been added yet.')
    await expect(await peopleIn(id)).toBe(20)
    await press(canvas, 'Continue')
    await outcome(canvas, '30 gifts are in your cart.')
    await expect(await peopleIn(id)).toBe(30)
  }),
})

/** An unknown address: the gift is added without one, and a link asks for it. */
export const AddressAskedFor = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.againPersonGone,
    { ...opened(['recipient deleted', 'added']), page: CLAIM_PAGE },
    async ({ canvas, id }) => {
      const decide = await section(canvas, 'Needs a decision (1)')
      await userEvent.click(boxOf(decide, 'Use last year’s address Harold Brandt'))
      await userEvent.click(boxOf(decide, 'Ask for the address Harold Brandt'))
      await expect(boxOf(decide, 'Use last year’s address Harold Brandt')).not.toBeChecked()
      await chooseDate(canvas, 3)
      await press(canvas, /^Add 3 gifts/)
      await outcome(canvas, '3 gifts are in your cart.')
      await expect(await peopleIn(id)).toBe(3)
      await press(canvas, 'Ask for the address: Harold Brandt')
      const sheet = await dialogOf('Ask for the address')
      await press(sheet, 'Make the link')
      await sheet.findByLabelText('Private link')
      await userEvent.keyboard('{Escape}')
      await waitFor(() =>
        expect(canvas.getByText('Harold Brandt', { selector: 'p' })).toHaveFocus(),
      )
      await expect(canvas.getByRole('button', { name: 'Resend link Harold Brandt' })).toBeVisible()
    },
  ),
})

/** All gifts are in one cart, with a link to it, and Undo. */
export const AddedAndUndone = meta.story({
  tags: ['wide'],
  ...scene(worlds.againMessages, opened(['added', 'undone']), async ({ canvas, id }) => {
    await add(canvas, 3)
    await outcome(canvas, '3 gifts are in your cart.')
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      '/checkout/cart',
    )
    await expect(await peopleIn(id)).toBe(3)
    await press(canvas, 'Undo all')
    await outcome(canvas, 'Your cart is back to how it was')
    await expect(await peopleIn(id)).toBe(0)
    await press(canvas, 'Back to the list')
    await focusOn(canvas, 'heading', 'Who’s on the list this year?')
    await toDates(canvas, 3)
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Fri, Dec 4' })).toBeChecked())
  }),
})

/** What could not be removed is still in the cart: the page says so, and Undo can be tried again. */
export const UndoFailed = meta.story({
  tags: ['wide'],
  ...scene(worlds.againMessages, opened('undone'), async ({ canvas, id }) => {
    await add(canvas, 3)
    await outcome(canvas, '3 gifts are in your cart.')
    stageOf(id).backend.setFault('deleteLineItem', 'server-error')
    await press(canvas, 'Undo all')
    await outcome(canvas, 'Some gifts are still in your cart')
    await seen(canvas, 'We couldn’t take everything out. Please check your cart.')
    await expect(canvas.getByRole('link', { name: 'View cart' })).toBeVisible()
    stageOf(id).backend.setFault('deleteLineItem', null)
    await press(canvas, 'Undo all')
    await outcome(canvas, 'Your cart is back to how it was')
    await expect(await peopleIn(id)).toBe(0)
  }),
})

/** A price that rose after the list was read is named with the outcome, once for all its gifts. */
export const PriceRoseMeanwhile = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.againMessages,
    { ...opened('added'), adapt: readEarlier },
    async ({ canvas, id }) => {
      await chooseDate(canvas, 3)
      await press(canvas, 'Add 3 gifts, $299.85')
      await outcome(canvas, '3 gifts are in your cart.')
      await expect(
        canvas.getAllByText('Filet Mignon is now $109.95, was $99.95.', { selector: 'li' }),
      ).toHaveLength(1)
      await expect(await peopleIn(id)).toBe(3)
    },
  ),
})

/** Adds three gifts, one of which fails at first. */
const partly =
  (endpoint: 'putLineItems' | 'postShipping', kind: Fault['kind'], words: string) =>
  async ({ canvas, id }: Shopper) => {
    await readyToAdd(canvas, 3)
    stageOf(id).backend.setFault(endpoint, { kind, times: endpoint === 'putLineItems' ? 2 : 1 })
    await press(canvas, /^Add 3 gifts/)
    await outcome(canvas, '2 added. 1 needs another try.')
    await seen(canvas, `Eleanor Whitfield: ${words}`)
    await press(canvas, 'Try these again')
    await outcome(canvas, '3 gifts are in your cart.')
    await expect(await peopleIn(id)).toBe(3)
  }

/** A failed gift is named and can be retried; the others stay. */
export const PartlyFailed = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.againMessages,
    opened('partly failed'),
    partly('putLineItems', 'conflict', 'we couldn’t add the items.'),
  ),
})

/** A gift whose date is refused is named, and can be retried. */
export const DateNotTaken = meta.story(
  scene(
    worlds.againMessages,
    opened('partly failed'),
    partly('postShipping', 'conflict', 'we couldn’t set the date. Choose one in your cart.'),
  ),
)

/** Nothing was added: the page says so, and the choices are kept for a retry. */
export const Failed = meta.story(
  scene(worlds.againMessages, opened('failed'), async ({ canvas, id }) => {
    await readyToAdd(canvas, 3)
    stageOf(id).backend.setFault('putLineItems', 'server-error')
    await press(canvas, /^Add 3 gifts/)
    await outcome(canvas, 'We couldn’t add these gifts. Your choices are still here.')
    await seen(canvas, 'Eleanor Whitfield: we couldn’t add the items.', {
      not: ['View cart', 'Undo all'],
    })
    stageOf(id).backend.setFault('putLineItems', null)
    await press(canvas, 'Try these again')
    await outcome(canvas, '3 gifts are in your cart.')
  }),
)
