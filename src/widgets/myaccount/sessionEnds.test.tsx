import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { manySubscriptions } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import type { AnyEndpoint } from '../../api/account'
import { StoreProvider } from '../../hooks'
import { accountActions } from '../../store/account/account'
import MyAccount from '.'

afterEach(() => {
  cleanup()
  location.hash = ''
})

interface Form {
  hash: string
  endpoint: AnyEndpoint
  /** What is typed, by label; passwords have to be typed again. */
  typed?: Readonly<Record<string, string>>
  /** The button that opens the form, if it is closed. */
  open?: RegExp
  /** The button that saves. */
  save: RegExp
}

const SUBSCRIPTION = '#/manage-subscription/S-7001'

const FORMS: Readonly<Record<string, Form>> = {
  details: {
    hash: '#/account-information',
    endpoint: 'putCustomer',
    typed: { 'First name': 'Maggie' },
    save: /^Save$/,
  },
  'an address': { hash: '#/address-book', endpoint: 'putAddress', open: /^Edit /, save: /^Save$/ },
  'the deletion of an address': {
    hash: '#/address-book',
    endpoint: 'deleteAddress',
    open: /^Delete /,
    save: /^Delete /,
  },
  'the deletion of a card': {
    hash: '#/saved-cards',
    endpoint: 'deleteCard',
    open: /^Delete Amex/,
    save: /^Delete Amex/,
  },
  'a card': { hash: '#/add-edit-card?card=profile-3', endpoint: 'putCard', save: /^Save$/ },
  'a password': {
    hash: '#/account-information',
    endpoint: 'postPasswordChange',
    typed: { 'Current password': 'prairie-oak', 'New password': 'correct horse' },
    save: /^Change password$/,
  },
  topics: { hash: '#/email-preferences', endpoint: 'putEmailPreferences', save: /^Save$/ },
  'a reminder': {
    hash: '#/email-preferences',
    endpoint: 'postReminder',
    typed: { Occasion: 'Birthday', Date: '2027-05-01' },
    open: /^Add a reminder/,
    save: /^Save$/,
  },
  'a gift message': {
    hash: SUBSCRIPTION,
    endpoint: 'putSubscriptionMessage',
    typed: { 'Gift message': 'Enjoy!' },
    open: /^Change: Gift message/,
    save: /^Save/,
  },
  'a pause': {
    hash: SUBSCRIPTION,
    endpoint: 'putSubscriptionPause',
    open: /^Pause$/,
    save: /^Pause$/,
  },
  'a cancellation': {
    hash: `${SUBSCRIPTION}?cancel=1`,
    endpoint: 'postSubscriptionCancel',
    save: /^Cancel now$/,
  },
}

const NOT_SAVED = /^We couldn’t (save|delete) th/
/** Presses the last button with a name: a question's comes after the one that opened it. */
async function press(name: RegExp): Promise<void> {
  const [button] = (await screen.findAllByRole('button', { name })).slice(-1)
  await act(async () => void (button && fireEvent.click(button)))
}
const field = (label: string) => screen.findByLabelText(label, { selector: 'input, textarea' })

/** Types into the form, and saves it. */
async function save({ typed = {}, save }: Form): Promise<void> {
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(await field(label), { target: { value } })
  await press(save)
}

describe.each(Object.entries(FORMS))('a session that ends while saving %s', (_name, form) => {
  it('leaves no error once the customer has signed in again, and the next save works', async () => {
    location.hash = form.hash
    const { store, backend } = await aStore(manySubscriptions(), { isLoggedIn: true })
    render(
      <StoreProvider store={store}>
        <MyAccount />
      </StoreProvider>,
    )
    if (form.open) await press(form.open)
    backend.setFault(form.endpoint, { kind: 'unauthorized', times: 1 })
    await save(form)
    await screen.findByRole('heading', { level: 1, name: 'Please sign in again' })
    expect(screen.queryByText(NOT_SAVED, { ignore: false })).not.toBeNull()
    act(() => store.use(accountActions).haveSignedIn(null))
    expect(screen.queryByText(NOT_SAVED)).toBeNull()
    for (const [label, value] of Object.entries(form.typed ?? {}))
      expect(await field(label)).toHaveProperty('value', label.endsWith('password') ? '' : value)
    await save(form)
    await expect.poll(() => backend.count(form.endpoint)).toBe(2)
    expect(screen.queryByText(NOT_SAVED)).toBeNull()
  })
})
