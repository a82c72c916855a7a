import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { dialogActions } from '../../../src/store/dialog/dialogs'
import { callsOf, noSidewaysScroll, press, seen, stageOf } from '../../support'
import { atCard, bookPage, but, namesOf, scene } from './addressBook'

const meta = preview.meta({ title: 'Widgets/myaccount/Address book', ...bookPage })

/** Nothing is saved: why it is worth it, and the way to the first address. */
export const None = meta.story(
  scene(worlds.emptyAddressBook, 'address book: none', async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Ship to myself' })
    await seen(canvas, 'No addresses yet. Save one, and never retype it.')
    await expect(canvas.getByRole('button', { name: 'Add an address' })).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  }),
)

/** One's own first, then the other; of neither a search is needed. */
export const One = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneSavedAddress, 'address book: one', async ({ canvas, card }) => {
    const eleanor = await card('Eleanor Whitfield')
    await expect(namesOf(canvas)).toEqual(['Ship to myself', 'Eleanor Whitfield'])
    await seen(eleanor, ['418 Maple Street', 'Omaha, NE 68102', '(402) 555-0100'])
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Delete Ship/ })).toBeNull()
  }),
})

/** Sixty: oneself first, the others by their names. Two words find one of them. */
export const Many = meta.story({
  tags: ['wide'],
  ...scene(worlds.sixtyAddresses, 'address book: many (60) with search', async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(60))
    const [first, ...others] = namesOf(canvas)
    await expect(first).toBe('Ship to myself')
    await expect(others).toEqual([...others].sort())
    await userEvent.type(canvas.getByLabelText('Search addresses'), 'okafor omaha')
    await waitFor(() => expect(namesOf(canvas)).toEqual(['Eleanor Okafor']))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 60 addresses')
  }),
})

/** A form that is open stays, whatever is searched for. */
export const SearchKeepsForm = meta.story(
  scene(worlds.sixtyAddresses, 'address book: many (60) with search', async ({ canvas, card }) => {
    await card('Beatrice Okafor')
    await press(canvas, 'Edit Beatrice Okafor’s address')
    const form = await card('Edit Beatrice Okafor’s address')
    await userEvent.type(form.getByLabelText('City'), ' City')
    await userEvent.type(canvas.getByLabelText('Search addresses'), 'grace')
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6))
    await expect(form.getByLabelText('City')).toHaveValue('New York City')
  }),
)

/** Nobody is found; one press shows all again, and the focus is where the next search begins. */
export const SearchNone = meta.story(
  scene(worlds.sixtyAddresses, 'address book: search none', async ({ canvas }) => {
    const search = await canvas.findByLabelText('Search addresses')
    await userEvent.type(search, 'xyz')
    await seen(canvas, 'No addresses match.')
    await press(canvas, 'Show all 60')
    await expect(canvas.getAllByRole('article')).toHaveLength(60)
    await expect(search).toHaveFocus()
    await userEvent.type(search, 'xyz')
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull())
  }),
)

/** The default is marked, comes after one's own, and is said once; the focus stays with it. */
export const DefaultChanged = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.customerSignedIn,
    'address book: default changed',
    async ({ canvas, card, said, id }) => {
      await press(await card('Walter Lindqvist'), 'Make default: Walter Lindqvist')
      await atCard(canvas, 'Walter Lindqvist')
      const walter = await card('Walter Lindqvist')
      await seen(walter, 'Default address')
      await expect(walter.queryByRole('button', { name: /^Make default/ })).toBeNull()
      await expect(namesOf(canvas).slice(0, 3)).toEqual([
        'Ship to myself',
        'Walter Lindqvist',
        'Eleanor Whitfield',
      ])
      await said.until('Walter Lindqvist is now your default.')
      await said.once('Walter Lindqvist is now your default.')
      await expect(callsOf(id, 'putDefaultAddress')).toHaveLength(1)
    },
  ),
})

/** What was not made the default says so, until another try has made it. */
export const DefaultFailed = meta.story(
  scene(worlds.customerSignedIn, async ({ card, id }) => {
    const { backend, store } = stageOf(id)
    const told = () => store.slot(dialogActions).toasts.map(({ params }) => params.text)
    backend.setFault('putDefaultAddress', { kind: 'server-error', times: 1 })
    const choice = await card('Walter Lindqvist')
    await press(choice, 'Make default: Walter Lindqvist')
    await waitFor(() => expect(told()).toEqual(['We couldn’t save that. Please try again.']))
    await press(choice, 'Make default: Walter Lindqvist')
    await seen(await card('Walter Lindqvist'), 'Default address')
    await expect(told()).toEqual([])
  }),
)

/** Names and streets as long as they may be stay within their cards. */
export const LongValues = meta.story({
  tags: ['wide'],
  ...scene(worlds.longAddresses, 'address book: long values', async ({ canvas, card }) => {
    const long = await card('Maximiliana-The Featherstonehau')
    await seen(long, ['Featherstonehaugh-Cholmondeley', 'Rancho Santa Margar, CA 92688-1234'])
    await noSidewaysScroll()
    for (const one of canvas.getAllByRole('article'))
      await expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth)
  }),
})

/** A list that could not be read, and another try. */
export const NotRead = meta.story(
  scene(
    but(worlds.customerSignedIn, { faults: { getAddresses: 'server-error' } }),
    async ({ canvas, id, card }) => {
      await seen(canvas, 'We couldn’t load this.')
      stageOf(id).backend.setFault('getAddresses', null)
      await press(canvas, 'Try again')
      await card('Harold Brandt')
      await atCard(canvas, 'Ship to myself')
    },
  ),
)

/** Until the list is there, grey cards stand for it. */
export const Reading = meta.story(
  scene(
    but(worlds.customerSignedIn, { faults: { getAddresses: 'never' } }),
    async ({ canvas, canvasElement, id }) => {
      await waitFor(() => expect(callsOf(id, 'getAddresses')).toHaveLength(1))
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeVisible())
      await expect(canvas.queryByRole('article')).toBeNull()
      await expect(canvas.queryByText(/^No addresses/)).toBeNull()
    },
  ),
)
