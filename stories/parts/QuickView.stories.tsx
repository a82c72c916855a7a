import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { fewRibeyes, peopleNotAdded, ribeyeGone, sixtyPeople } from '../../mocks/scenarios'
import { useAddPageData, useAnnounce, useAsk, useUnhandledEvents } from '../../src/hooks'
import { Button } from '../../src/ui'
import {
  callsOf,
  fillIn,
  focusOn,
  holdBack,
  listen,
  press,
  type Shopper,
  scene,
  stageOf,
} from '../support'
import { giftOf } from '../widgets/pcp/page'

/** A category card for adding the ribeye, beside a mini cart that announces the count if nothing else does. */
function Card() {
  const ask = useAsk()
  const announce = useAnnounce()
  useUnhandledEvents({ 'item-added': () => announce('say', { text: 'Untold' }) })
  return (
    <Button onClick={() => void ask('quick-view', { skuId: 10021, location: 'pcp-steaks' })}>
      Add
    </Button>
  )
}

const CLUB = giftOf(1801)

/** A page that asks for the quick view of a club. */
function ClubCard() {
  const ask = useAsk()
  const addPageData = useAddPageData()
  const add = () => {
    addPageData({ products: [CLUB] })
    void ask('quick-view', { skuId: CLUB.skus[0]?.sku_id ?? 0 })
  }
  return <Button onClick={add}>Add</Button>
}

const meta = preview.meta({
  title: 'Parts/QuickView',
  component: Card,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

/** Opens the quick view of the ribeye. */
async function open({ canvas }: Pick<Shopper, 'canvas'>) {
  await press(canvas, 'Add')
  const dialog = await screen.findByRole('dialog', { name: 'Boneless Ribeye' })
  return { dialog, ...within(dialog) }
}

/**
 * Three presses from a product list for one person, five for three; the request includes the location. The
 * buttons are in one row.
 */
export const ForThree = meta.story(
  scene(fewRibeyes, async ({ canvas, id }) => {
    const { findByRole, findByText } = await open({ canvas })
    await findByText('Only 4 left')
    await userEvent.click(await findByRole('checkbox', { name: /^Eleanor/ }))
    await userEvent.click(await findByRole('checkbox', { name: /^Harold/ }))
    const add = await findByRole('button', { name: 'Add for 2 people' })
    const cancel = await findByRole('button', { name: 'Cancel' })
    await expect(cancel.getBoundingClientRect().top).toBe(add.getBoundingClientRect().top)
    await userEvent.click(add)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(
      await screen.findByText('Boneless Ribeye added for Eleanor and Harold.'),
    ).toBeVisible()
    await expect(callsOf(id, 'putLineItems')[0]?.body).toMatchObject({
      lineitems: [{ location: 'pcp-steaks' }, { location: 'pcp-steaks' }],
    })
    await focusOn(canvas, 'button', 'Add')
  }),
)

/** No second dialog opens inside a dialog: the full list opens inline, and is searchable. */
export const AllInPlace = meta.story(
  scene(sixtyPeople, async ({ canvas }) => {
    const dialog = await open({ canvas })
    await press(dialog, 'All 61')
    await userEvent.type(await dialog.findByLabelText('Search recipients'), 'vivian')
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Vivian McAllister' }))
    await expect(await dialog.findByRole('button', { name: 'Add for Vivian' })).toBeVisible()
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  }),
)

/**
 * Nobody is selected, then someone who cannot be saved: both errors are shown in the dialog, which stays
 * open.
 */
export const NotAdded = meta.story(
  scene(peopleNotAdded, async ({ canvas }) => {
    const dialog = await open({ canvas })
    await press(dialog, 'Add to cart')
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: /^Who’s this for/ })).toHaveFocus(),
    )
    await press(dialog, 'Someone new')
    await fillIn(dialog, { 'First name': 'Rosa', 'Last name': 'Diaz' })
    await press(dialog, 'Add for Rosa')
    await expect(
      await dialog.findByText('We couldn’t add Rosa Diaz. Your cart hasn’t changed.'),
    ).toBeVisible()
    await expect(dialog.getByLabelText('First name')).toHaveValue('Rosa')
  }),
)

export const SoldOut = meta.story(
  scene(ribeyeGone, async ({ canvas }) => {
    const dialog = await open({ canvas })
    const button = await dialog.findByRole('button', { name: 'Sold out for now' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  }),
)

/** Stock runs out between opening and pressing: the message above the buttons says which. */
export const SoldOutMeanwhile = meta.story(
  scene(fewRibeyes, async ({ canvas, id }) => {
    const dialog = await open({ canvas })
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Eleanor/ }))
    const refusals = {
      'insufficient-stock': 'We don’t have that many left. Your cart hasn’t changed.',
      'item-out-of-stock': 'This just sold out. Your cart hasn’t changed.',
    }
    for (const [error, words] of Object.entries(refusals)) {
      stageOf(id).backend.setFault('putLineItems', { kind: 'conflict', body: { error } })
      await press(dialog, 'Add for Eleanor')
      const text = await dialog.findByText(words)
      const foot = dialog.getByRole('button', { name: 'Add for Eleanor' }).closest('div')
      await waitFor(() =>
        expect(text.getBoundingClientRect().bottom).toBeLessThan(
          foot?.getBoundingClientRect().top ?? 0,
        ),
      )
    }
  }),
)

/** Closing while adding: the outcome is shown once. */
export const LeftWhileAdding = meta.story({
  tags: ['proves-announced'],
  ...scene(fewRibeyes, async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement.ownerDocument.body)
    const letGo = await leaveWhileAdding({ canvas, id })
    letGo()
    await said.until('Boneless Ribeye added for Eleanor.')
    await said.never('Untold')
  }),
})

export const LeftWhileFailing = meta.story({
  tags: ['proves-announced'],
  ...scene(fewRibeyes, async ({ canvas, id }) => {
    const letGo = await leaveWhileAdding({ canvas, id }, 'server-error')
    letGo()
    await expect(
      await screen.findByText('We couldn’t add this. Your cart hasn’t changed.'),
    ).toBeVisible()
  }),
})

/** A club's price depends on its number of boxes, which its own page offers. */
export const Club = meta.story({
  render: () => <ClubCard />,
  ...scene(fewRibeyes, async ({ canvas, id }) => {
    await press(canvas, 'Add')
    const dialog = within(await screen.findByRole('dialog', { name: CLUB.name }))
    const link = dialog.getByRole('link', { name: 'See all details' })
    await expect(link).toHaveAttribute('href', '/product/steak-of-the-month-club')
    await expect(dialog.queryByText(/\$/)).toBeNull()
    await press(dialog, 'Cancel')
    await focusOn(canvas, 'button', 'Add')
    await expect(callsOf(id, 'putLineItems')).toHaveLength(0)
  }),
})

/** Presses Add, then Escape before the answer, which comes once what it resolves to is called. */
async function leaveWhileAdding(
  { canvas, id }: Pick<Shopper, 'canvas' | 'id'>,
  fault?: 'server-error',
) {
  const dialog = await open({ canvas })
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^Eleanor/ }))
  const letGo = holdBack(stageOf(id), 'putLineItems', fault)
  await press(dialog, 'Add for Eleanor')
  await waitFor(() => expect(callsOf(id, 'putLineItems')).toHaveLength(1))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return letGo
}
