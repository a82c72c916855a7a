import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ask } from '../../../mocks/ask'
import * as worlds from '../../../mocks/scenarios'
import { dialogActions } from '../../../src/store/dialog/dialogs'
import { callsOf, focusOn, press, seen, stageOf } from '../../support'
import { atCard, bookPage, saveDana, scene } from './addressBook'

const meta = preview.meta({ title: 'Widgets/myaccount/Address book conflicts', ...bookPage })

const GONE = 'This address was deleted.'
const eleanor = {
  'First name': 'eleanor',
  'Last name': 'Whitfield',
  'Street address': '418 Maple street',
}

/** An address with the same name and street asks first, and nothing is sent. */
export const Duplicate = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.oneSavedAddress,
    'address book: duplicate detected',
    async ({ canvas, card, id }) => {
      const form = await saveDana(canvas, card, eleanor)
      const question = 'Eleanor Whitfield at 418 Maple Street is already saved.'
      await focusOn(form, 'heading', question)
      // No saved address has this street.
      await userEvent.type(form.getByLabelText('Street address'), ' 2')
      await expect(form.queryByRole('button', { name: 'Update it' })).toBeNull()
      await userEvent.type(form.getByLabelText('Street address'), '{Backspace}{Backspace}')
      await focusOn(form, 'heading', question)
      await expect(callsOf(id, 'postAddress')).toHaveLength(0)
    },
  ),
})

/** One press updates the saved address. */
export const TwinUpdated = meta.story(
  scene(
    worlds.oneSavedAddress,
    'address book: duplicate detected',
    async ({ canvas, card, id }) => {
      await press(await saveDana(canvas, card, eleanor), 'Update it')
      await atCard(canvas, 'eleanor Whitfield')
      await seen(canvas, 'Salem, OR 97301')
      await expect(callsOf(id, 'putAddress')).toHaveLength(1)
    },
  ),
)

/** Two people can live at one address: both are saved if confirmed. */
export const BothSaved = meta.story(
  scene(
    worlds.oneSavedAddress,
    'address book: duplicate detected',
    async ({ canvas, card, id }) => {
      const form = await saveDana(canvas, card, {
        ...eleanor,
        'Street address': '418 Maple Street',
      })
      await press(form, 'Save both')
      await waitFor(() => expect(canvas.getAllByText('418 Maple Street')).toHaveLength(2))
      await expect(callsOf(id, 'postAddress')).toHaveLength(1)
    },
  ),
)

/** Saved in another tab while being edited here: the fields left alone follow, and saving undoes nothing. */
export const ChangedElsewhere = meta.story(
  scene(worlds.oneSavedAddress, async ({ canvas, card, id }) => {
    const eleanor = await card('Eleanor Whitfield')
    await press(eleanor, 'Edit Eleanor Whitfield’s address')
    const form = await card('Edit Eleanor Whitfield’s address')
    await userEvent.type(form.getByLabelText('City'), ' Heights')
    const { backend } = stageOf(id)
    const { addresses } = (await ask(backend, 'getAddresses')).body
    const known = addresses.find(({ addr_id }) => addr_id === 3001)
    await ask(backend, 'putAddress', {
      params: { addr_id: 3001 },
      body: { ...known, address_1: '9 Elm Street', in_cart_too: false },
    })
    document.dispatchEvent(new Event('visibilitychange'))
    await seen(form, 'This changed in another tab. Here’s the latest.')
    await expect(form.getByLabelText('Street address')).toHaveValue('9 Elm Street')
    await press(form, 'Save')
    await atCard(canvas, 'Eleanor Whitfield')
    await seen(canvas, ['9 Elm Street', 'Omaha Heights, NE 68102'])
  }),
)

/** A recipient in the cart: the card says so, and an edit updates the cart unless opted out. */
export const InCart = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.customerSignedIn,
    'address book: address used in the current cart (warn)',
    async ({ canvas, card, id }) => {
      const eleanor = await card('Eleanor Whitfield')
      await eleanor.findByText('In your cart')
      await press(eleanor, 'Edit Eleanor Whitfield’s address')
      const form = await card('Edit Eleanor Whitfield’s address')
      const box = form.getByRole('checkbox', { name: 'It’s in your cart. Change it there, too?' })
      await expect(box).toBeChecked()
      await userEvent.type(form.getByLabelText('Street address'), ' West')
      await press(form, 'Save')
      await atCard(canvas, 'Eleanor Whitfield')
      const cart = await stageOf(id).backend.cart()
      await expect(cart?.recipients.map(({ address_1 }) => address_1)).toContain(
        '418 Maple Street West',
      )
      await press(canvas, 'Edit Eleanor Whitfield’s address')
      await card('Edit Eleanor Whitfield’s address')
    },
  ),
})

/** If opted out, the cart keeps its address. */
export const CartStays = meta.story(
  scene(
    worlds.customerSignedIn,
    'address book: address used in the current cart (warn)',
    async ({ canvas, card, id }) => {
      const eleanor = await card('Eleanor Whitfield')
      await eleanor.findByText('In your cart')
      await press(eleanor, 'Edit Eleanor Whitfield’s address')
      const form = await card('Edit Eleanor Whitfield’s address')
      await userEvent.click(form.getByRole('checkbox'))
      await userEvent.type(form.getByLabelText('Street address'), ' West')
      await press(form, 'Save')
      await atCard(canvas, 'Eleanor Whitfield')
      const cart = await stageOf(id).backend.cart()
      await expect(cart?.recipients.map(({ address_1 }) => address_1)).toContain('418 Maple Street')
    },
  ),
)

/**
 * An address deleted elsewhere cannot become the default: it disappears with an announcement, and focus
 * moves to the next card.
 */
export const DefaultGone = meta.story(
  scene(worlds.oneSavedAddress, async ({ canvas, card, id }) => {
    const eleanor = await card('Eleanor Whitfield')
    await ask(stageOf(id).backend, 'deleteAddress', { params: { addr_id: 3001 } })
    await press(eleanor, 'Make default: Eleanor Whitfield')
    const told = stageOf(id).store.slot(dialogActions)
    await waitFor(() => expect(told.toasts.map(({ params }) => params)).toEqual([{ text: GONE }]))
    await atCard(canvas, 'Ship to myself')
    await waitFor(() =>
      expect(canvas.queryByRole('article', { name: 'Eleanor Whitfield' })).toBeNull(),
    )
  }),
)
