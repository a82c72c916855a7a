import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { dialogActions } from '../../../src/store/dialog/dialogs'
import { callsOf, noSidewaysScroll, press, seen, stageOf } from '../../support'
import { atCard, bookPage, but, namesOf, scene } from './addressBook'

const meta = preview.meta({ title: 'Widgets/myaccount/Address book', ...bookPage })

/** No saved addresses: the benefits, and a button to add the first. */
export const None = meta.story(
  scene(worlds.emptyAddressBook, 'address book: none', async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Ship to myself' })
    await seen(canvas, 'No addresses yet. Save one, and never retype it.')
    await expect(canvas.getByRole('button', { name: 'Add an address' })).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  }),
)

/** The customer's own address first, then the other; no search field. */
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

/** Sixty addresses: the customer's own first, others by name. Two words find one. */
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

/** An open form stays, whatever the search. */
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

/** No match: one press shows all again and focuses the search field. */
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

/** The default is marked, listed after the customer's own address, and announced once; focus stays with it. */
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

/** A failed change of default shows a message until another succeeds, whichever address it is for. */
export const DefaultFailed = meta.story(
  scene(worlds.customerSignedIn, async ({ card, id }) => {
    const { backend, store } = stageOf(id)
    const toasts = () => store.slot(dialogActions).toasts.map(({ params }) => params.text)
    const makeDefault = async (name: string) => press(await card(name), `Make default: ${name}`)
    for (const name of ['Walter Lindqvist', 'Harold Brandt']) {
      backend.setFault('putDefaultAddress', { kind: 'server-error', times: 1 })
      await makeDefault('Walter Lindqvist')
      await waitFor(() => expect(toasts()).toEqual(['We couldn’t save that. Please try again.']))
      await makeDefault(name)
      await seen(await card(name), 'Default address')
      await expect(toasts()).toEqual([])
      await makeDefault('Eleanor Whitfield')
      await seen(await card('Eleanor Whitfield'), 'Default address')
    }
  }),
)

/** Names and streets of maximum length fit in their cards. */
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

/** A list that failed to load, with a retry. */
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

/** A skeleton while the list loads. */
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
