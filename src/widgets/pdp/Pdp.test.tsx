import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { addDays } from '../../../mocks/calendar/chicago'
import { findItem } from '../../../mocks/catalogue'
import { pdpData } from '../../../mocks/catalogue/pdpData'
import { boxForEleanor } from '../../../mocks/scenarios'
import { cappedAt } from '../../../testing/store/oddShops'
import { aStore, type TestOptions, withCart } from '../../../testing/store/testStore'
import type { Cart } from '../../domain/schema/entities'
import { StoreProvider } from '../../hooks'
import { dialogActions } from '../../store/dialog/dialogs'
import { Pdp } from './Pdp'

afterEach(cleanup)

const [RIBEYE, STRIP, E_GIFT, CLUB, BOX] = [1002, 1003, 1701, 1801, 1901]

/** The page of an item, some of whose data are given; Eleanor already has a gift in the cart. */
async function open(itemId: number, product: object = {}, options: TestOptions = {}) {
  const tested = await aStore(boxForEleanor(), options)
  const item = findItem(itemId)
  if (!item) throw new Error(`The catalogue has no item ${itemId}.`)
  const data = pdpData(item, Date.now())
  render(
    <StoreProvider store={tested.store}>
      <Pdp {...data} product={{ ...data.product, ...product }} />
    </StoreProvider>,
  )
  return tested
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: RegExp) =>
  fireEvent.click(await screen.findByRole('checkbox', { name }))
const type = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } })

it('counts a person whose name is being typed like anyone else', async () => {
  await open(STRIP, { skus: [{ sku_id: 10031, price: 34.95 }] })
  await choose(/^Eleanor/)
  await screen.findByText('Unlocked for Eleanor')
  await press('Someone new')
  await type('First name', 'Ben')
  await type('Last name', 'Ode')
  await screen.findByText('Add $25.00 more for Ben to unlock add-on prices.')
  screen.getByText('Add $25.00 more for Ben to get free shipping.')
  screen.getByText('Choose each date in your cart.')
})

/** Changes how Eleanor's gift is shipped. */
const shipped = (over: object) =>
  withCart((cart: Cart) => ({
    ...cart,
    recipients: cart.recipients.map((one) => ({ ...one, shipping: { ...one.shipping, ...over } })),
  }))

it('says the week of a gift that can arrive on any of its days', async () => {
  const week = { ship_select_type: 'week', delivery_date: '2026-12-17' }
  await open(RIBEYE, {}, { through: shipped(week) })
  await choose(/^Eleanor/)
  await screen.findByText('Joins Eleanor Whitfield’s box, arriving the week of Mon, Dec 14')
  await press('Add for Eleanor')
  await screen.findByText('Arrives the week of Mon, Dec 14')
})

it('says no day for a gift whose shipping method has none', async () => {
  await open(RIBEYE, {}, { through: shipped({ ship_id: 24, delivery_date: '2026-12-17' }) })
  await choose(/^Eleanor/)
  await screen.findByRole('button', { name: 'Add for Eleanor' })
  expect(screen.queryByText(/^Joins/)).toBeNull()
  await press('Add for Eleanor')
  await screen.findByText('Ships as soon as possible, with no set delivery date')
})

it('counts the quantity in a club’s boxes and their total', async () => {
  await open(CLUB)
  fireEvent.click(await screen.findByRole('radio', { name: '6 months' }))
  await screen.findByText('6 boxes, $539.70 total')
  await press('One more')
  await screen.findByText('12 boxes, $1,079.40 total')
})

it('then offers to add for those it could not be added for, and still says who they are', async () => {
  const through = withCart((cart: Cart) => ({
    ...cart,
    recipients: cart.recipients.filter(({ fname }) => fname !== 'Harold'),
  }))
  await open(RIBEYE, {}, { through })
  await choose(/^Eleanor/)
  await choose(/^Harold/)
  await press('Add for 2 people')
  await screen.findByRole('button', { name: 'Add for Harold' })
  await screen.findByText('Added for 1 of 2. We couldn’t add Harold Brandt.')
  expect(screen.queryByText(/^Shopping for/)).toBeNull()
  await choose(/^Eleanor/)
  await screen.findByRole('button', { name: 'Add for 2 people' })
  expect(screen.queryByText(/^Added for 1/)).toBeNull()
})

it('announces that not every choice was saved', async () => {
  const { store } = await open(RIBEYE, {}, { through: cappedAt(1) })
  await choose(/^Harold/)
  await press('One more')
  await press('Add for Harold')
  const partly = 'It’s in your cart, but not every choice was saved. Please check it there.'
  await screen.findByText(partly)
  const said = () => store.slot(dialogActions).announcements.map(({ params }) => params.text)
  // Announced by an effect, which can follow the text on screen.
  await vi.waitFor(() =>
    expect(said()).toContainEqual(
      expect.stringContaining(`Boneless Ribeye added for Harold. ${partly} Cart total $`),
    ),
  )
})

/** The page of an e-gift, filled in for Ann, and two days to send it on. */
async function eGiftForAnn() {
  const { backend } = await open(E_GIFT)
  const [soon, later] = [2, 20].map((ahead) =>
    addDays(new Date().toISOString().slice(0, 10), ahead),
  )
  await type('First name', 'Ann')
  await type('Last name', 'Ode')
  await type('Recipient’s email', 'ann@example.com')
  return { backend, soon, later }
}

it('sends e-gifts for another day in an email of their own, and the rest in one', async () => {
  const { backend, soon, later } = await eGiftForAnn()
  const add = async (card: RegExp, day: string | undefined) => {
    fireEvent.click(await screen.findByRole('radio', { name: card }))
    fireEvent.change(screen.getByLabelText('Send on'), { target: { value: day } })
    await press('Add to cart')
    await screen.findByRole('region', { name: /added for Ann/ })
  }
  await add(/^\$50/, later)
  await add(/^\$100/, soon)
  await add(/^\$250/, soon)
  const emails = (await backend.cart())?.recipients.filter(({ fname }) => fname === 'Ann') ?? []
  expect(
    emails.map(({ announce_it_time, items }) => [
      announce_it_time?.slice(0, 10),
      items.map(({ price }) => price),
    ]),
  ).toEqual([
    [later, [50]],
    [soon, [100, 250]],
  ])
})

it('saves a person once if an e-gift was refused, and is then sent on another day', async () => {
  const { backend, soon, later } = await eGiftForAnn()
  const add = async (day: string | undefined) => {
    fireEvent.change(screen.getByLabelText('Send on'), { target: { value: day } })
    await press('Add to cart')
  }
  backend.setFault('putLineItems', 'not-found')
  await add(later)
  await screen.findByText(/^We couldn’t add this/)
  backend.setFault('putLineItems', null)
  await add(soon)
  await screen.findByRole('region', { name: /added for Ann/ })
  expect(backend.count('putNewRecipient')).toBe(1)
  await add(later)
  await vi.waitFor(async () => {
    const emails = (await backend.cart())?.recipients.filter(({ fname }) => fname === 'Ann') ?? []
    expect(emails.map(({ announce_it_time }) => announce_it_time?.slice(0, 10))).toEqual([
      soon,
      later,
    ])
  })
})

it('shows the contents of the chosen size of a gift box', async () => {
  const other = { sku_id: 19021, label: 'Serves two', price: 119.95 }
  await open(BOX, { skus: [{ sku_id: 19011, label: 'Serves six', price: 179.95 }, other] })
  await screen.findByText(/Item 10011$/)
  fireEvent.click(await screen.findByRole('radio', { name: /^Serves two/ }))
  await screen.findByText(/Item 12011$/)
  expect(screen.queryByText(/Item 10011$/)).toBeNull()
})
