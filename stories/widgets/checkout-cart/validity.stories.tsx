import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import {
  type Canvas,
  focusOn,
  holdBack,
  listen,
  rowOf,
  type Shopper,
  sceneIn,
  seen,
  shown,
  stageOf,
} from '../../support'
import { cartPage, scene } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-cart/Validity', ...cartPage })

const way = (canvas: Canvas) => shown(canvas.getAllByRole('button', { name: 'Check out' }))

/** Presses checkout, and gets the alert. */
async function alertOf({ canvas }: Shopper) {
  await canvas.findAllByRole('article')
  await userEvent.click(way(canvas))
  const heading = await canvas.findByRole('heading', { name: /^Fix \d things? to check out$/ })
  await waitFor(() => expect(heading).toHaveFocus())
  const alert: HTMLElement = heading.closest('[role="alert"]') ?? heading
  return { alert, ...within(alert) }
}

/** A scene in which checkout is blocked by a problem. */
const inTheWay = sceneIn({ app: 'checkout-cart' }, alertOf)

const isGone = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByText(/^Fix \d things? to check out$/)).toBeNull())

/** Sold out in every size: removed, and the checkout button gets focus. */
export const OutOfStock = meta.story(
  inTheWay(
    worlds.itemOutOfStock,
    'units_available 0: out of stock',
    async ({ alert, getByRole, queryByRole, canvas, canvasElement }) => {
      await expect(alert).toHaveTextContent(/Sold out.*Tomahawk Ribeye is sold out/)
      await expect(queryByRole('button', { name: /^Change to/ })).toBeNull()
      const said = listen(canvasElement)
      await userEvent.click(getByRole('button', { name: /^Remove Bone-In Tomahawk/ }))
      await said.until('All set. You’re ready to check out.')
      await isGone(canvas)
      await waitFor(() => expect(way(canvas)).toHaveFocus())
      await said.once('All set')
    },
  ),
)

/** A shipment with a problem is not "Ready". */
export const NotReady = meta.story({
  ...scene(worlds.severalProblems, async ({ canvas }) => {
    // Stock loads a moment after the cart.
    await waitFor(() => expect(canvas.getAllByText('Needs attention')).toHaveLength(4))
    await expect(canvas.queryByText('Ready')).toBeNull()
  }),
})

/** Another size is available: the nearest in price replaces it. */
export const OutOfStockInThisSize = meta.story(
  inTheWay(worlds.sizeSoldOut, async ({ findByRole, canvas }) => {
    const name =
      'Change to Four 12 oz steaks, $139.95: Boneless Ribeye in Eleanor Whitfield’s shipment'
    const swap = await findByRole('button', { name })
    await userEvent.click(swap)
    await isGone(canvas)
    await seen(canvas, 'Four 12 oz steaks', { row: 'Boneless Ribeye' })
    await waitFor(() => expect(way(canvas)).toHaveFocus())
  }),
)

const TAKE_SIX = 'Change to 6: Porterhouse in Eleanor Whitfield’s shipment'

/** Fewer are left than requested: takes those left. */
export const InsufficientStock = meta.story(
  inTheWay(worlds.insufficientStock, async ({ alert, getByRole, canvas }) => {
    await expect(alert).toHaveTextContent(/Low stock.*Only 6 Porterhouse left/)
    await userEvent.click(getByRole('button', { name: TAKE_SIX }))
    await isGone(canvas)
    await expect((await rowOf(canvas, 'Porterhouse')).getByRole('textbox')).toHaveValue('6')
  }),
)

/** An add-on without a qualifying main item: what is missing, with a link to the shop; or remove it. */
export const AddOnQualifyFailed = meta.story(
  inTheWay(worlds.addOnAlone, 'add-on-qualify failed', async ({ getByRole, canvas }) => {
    const more = getByRole('link', { name: 'Add $59.95 more for Eleanor Whitfield’s shipment' })
    await expect(more).toHaveAttribute('href', '/shop')
    await userEvent.click(
      getByRole('button', { name: 'Remove the add-on from Eleanor Whitfield’s shipment' }),
    )
    await focusOn(canvas, 'heading', 'Your cart is empty')
  }),
)

/** Its parent costs less than $59.95: another line of the shipment qualifies. */
export const ParentBelow5995 = meta.story(
  inTheWay(
    worlds.parentBelowThreshold,
    'parent below 59.95',
    async ({ alert, getByRole, canvas }) => {
      await expect(alert).toHaveTextContent(
        /Stone-Ground Mustard needs to go with an item of \$59\.95/,
      )
      const name = 'Pair Stone-Ground Mustard with Filet Mignon in Eleanor Whitfield’s shipment'
      await userEvent.click(getByRole('button', { name }))
      await isGone(canvas)
      await seen(canvas, 'Goes with Filet Mignon', { row: 'Stone-Ground Mustard' })
      await waitFor(() => expect(way(canvas)).toHaveFocus())
    },
  ),
)

/** Two items reach the minimum together, but neither alone: add something else, or remove the add-on. */
export const ParentNotToBeHad = meta.story(
  inTheWay(worlds.parentNotToBeHad, async ({ alert, getByRole, queryByRole, canvas }) => {
    await expect(alert).toHaveTextContent(/needs to go with an item of \$59\.95 or more/)
    await expect(queryByRole('button', { name: /^Pair / })).toBeNull()
    await expect(
      getByRole('link', { name: 'Add something else for Eleanor Whitfield’s shipment' }),
    ).toBeVisible()
    await userEvent.click(
      getByRole('button', { name: 'Remove the add-on from Eleanor Whitfield’s shipment' }),
    )
    await isGone(canvas)
  }),
)

/** A subscription item without an eligible item in the same shipment. */
export const AutoDeliveryQualifyFailed = meta.story(
  inTheWay(
    worlds.autoDeliveryUnqualified,
    'auto-delivery-qualify failed',
    async ({ alert, getByRole, canvas }) => {
      await expect(alert).toHaveTextContent(/Butcher’s Surprise comes with Auto-Delivery/)
      await expect(
        getByRole('link', { name: 'Add something else for Eleanor Whitfield’s shipment' }),
      ).toBeVisible()
      await userEvent.click(getByRole('button', { name: /^Remove Butcher’s Surprise/ }))
      await isGone(canvas)
      await waitFor(() => expect(way(canvas)).toHaveFocus())
    },
  ),
)

/** Eligible steaks in the same shipment: one press turns Auto-Delivery on. */
export const AutoDeliveryTurnedOn = meta.story(
  inTheWay(worlds.autoDeliveryToStart, async ({ getByRole, canvas }) => {
    const name = 'Turn on Auto-Delivery for Filet Mignon in Eleanor Whitfield’s shipment'
    await userEvent.click(getByRole('button', { name }))
    await isGone(canvas)
    await seen(canvas, 'Auto-Delivery every month', { row: 'Filet Mignon' })
  }),
)

/** The server rejects without a reason: the shopper stays, and is told so. */
export const RefusedWithoutReason = meta.story(
  scene(worlds.refusedWithoutReason, async ({ canvas, id }) => {
    const title = 'We need to take a second look at this order'
    await canvas.findAllByRole('article')
    await userEvent.click(way(canvas))
    await focusOn(canvas, 'heading', title)
    stageOf(id).backend.setRules({ isRefusing: false })
    await userEvent.click(way(canvas))
    await waitFor(() => expect(canvas.queryByText(title)).toBeNull())
  }),
)

/** All four kinds in the specified order, each linked to its place. */
export const SeveralFailures = meta.story({
  tags: ['wide'],
  ...inTheWay(
    worlds.severalProblems,
    'several validity failures, the first kind leads',
    async ({ getAllByRole, getByRole, canvas }) => {
      const kinds = getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
      await expect(kinds).toEqual(['Sold out', 'Low stock', 'Add-ons', 'Auto-Delivery'])
      await userEvent.click(getByRole('button', { name: /^Only 6 Porterhouse/ }))
      const line = canvas.getByRole('heading', { name: 'Porterhouse' })
      await waitFor(() => expect(line).toHaveFocus())
      await waitFor(() => {
        const { top, bottom } = line.getBoundingClientRect()
        return expect(top >= 0 && bottom <= window.innerHeight).toBe(true)
      })
    },
  ),
})

/** Fixed one by one: focus moves to the next, and what is left is announced each time. */
export const FixedOneByOne = meta.story(
  inTheWay(worlds.severalProblems, async ({ getByRole, canvas, canvasElement }) => {
    const said = listen(canvasElement)
    await userEvent.click(getByRole('button', { name: /^Remove Bone-In Tomahawk/ }))
    await said.until('3 things left to fix.')
    await waitFor(() => expect(getByRole('button', { name: /^Only 6/ })).toHaveFocus())
    await userEvent.click(getByRole('button', { name: /^Change to 6/ }))
    await said.until('2 things left to fix.')
    await userEvent.click(
      getByRole('button', { name: 'Remove the add-on from Harold Brandt’s shipment' }),
    )
    await said.until('1 thing left to fix.')
    await userEvent.click(getByRole('button', { name: /^Remove Butcher’s Surprise/ }))
    await said.until('All set. You’re ready to check out.')
    await waitFor(() => expect(way(canvas)).toHaveFocus())
  }),
)

/** Nothing blocks checkout any more, but a gift still lacks its address. */
export const FixedWithoutAddress = meta.story(
  inTheWay(worlds.insufficientStockNoAddress, async ({ getByRole, canvas, canvasElement }) => {
    const said = listen(canvasElement)
    await userEvent.click(getByRole('button', { name: /^Change to 6/ }))
    await said.until('1 gift still needs a detail.')
    await waitFor(() => expect(way(canvas)).toHaveFocus())
    await said.never('All set. You’re ready to check out.')
  }),
)

/** A failed fix changes nothing, and focus stays on its button. */
export const FixFailed = meta.story(
  inTheWay(
    worlds.insufficientStock,
    { faults: { putQuantity: 'server-error' } },
    async ({ getByRole, canvas }) => {
      const take = getByRole('button', { name: TAKE_SIX })
      await userEvent.click(take)
      const notice = await canvas.findAllByText(/^We couldn’t save that change/)
      await expect(notice.length).toBeGreaterThan(0)
      await waitFor(() => expect(take).toHaveAccessibleName(TAKE_SIX))
      await waitFor(() => expect(take).toHaveFocus())
      await expect(canvas.getByRole('textbox', { name: /Porterhouse/ })).toHaveValue('8')
    },
  ),
)

/** Validation failed to run: the shopper stays, and is told so. */
export const CheckFailed = meta.story({
  ...scene(worlds.oneShipment, {
    faults: { postCheckStock: 'server-error', getValidationCheck: 'server-error' },
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await userEvent.click(way(canvas))
    await focusOn(canvas, 'heading', 'We couldn’t check your cart')
  },
})

/** Validation takes long: a note says so, and is announced. */
export const CheckSlow = meta.story({
  ...scene(worlds.oneShipment),
  play: async ({ canvas, canvasElement, id }) => {
    const letGo = holdBack(stageOf(id), 'getValidationCheck')
    const said = listen(canvasElement)
    location.hash = ''
    await canvas.findAllByRole('article')
    await userEvent.click(way(canvas))
    await canvas.findByRole('button', { name: 'Checking your cart…' })
    await stageOf(id).clock.advance(8000)
    await seen(canvas, 'This is taking longer than usual.')
    await said.until('This is taking longer than usual.')
    letGo()
    await waitFor(() => expect(location.hash).toBe('#checkout-login'))
  },
})

/** While a save is pending, the press waits for it, and says so. */
export const BlockedWhileSaving = meta.story({
  ...scene(worlds.oneShipment, 'checkout blocked while saving'),
  play: async ({ canvas, id }) => {
    const letGo = holdBack(stageOf(id), 'putQuantity')
    location.hash = ''
    const row = await rowOf(canvas, 'Filet Mignon')
    await userEvent.click(row.getByRole('button', { name: /^Increase/ }))
    await expect(await row.findByText('$219.90')).toBeVisible()
    await userEvent.click(way(canvas))
    const busy = shown(canvas.getAllByRole('button', { name: 'Saving your changes…' }))
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(busy).toHaveFocus())
    await expect(stageOf(id).backend.count('getValidationCheck')).toBe(0)
    letGo()
    await waitFor(() => expect(location.hash).toBe('#checkout-login'))
    await expect(stageOf(id).backend.count('getValidationCheck')).toBe(1)
  },
})
