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
  /** The buttons that open the form, and the one that saves. */
  presses: readonly RegExp[]
}

const SUBSCRIPTION = '#/manage-subscription/S-7001'

const FORMS: Readonly<Record<string, Form>> = {
  details: {
    hash: '#/account-information',
    endpoint: 'putCustomer',
    typed: { 'First name': 'Maggie' },
    presses: [/^Save$/],
  },
  'an address': { hash: '#/address-book', endpoint: 'putAddress', presses: [/^Edit /, /^Save$/] },
  'the deletion of an address': {
    hash: '#/address-book',
    endpoint: 'deleteAddress',
    presses: [/^Delete /, /^Delete /],
  },
  'the deletion of a card': {
    hash: '#/saved-cards',
    endpoint: 'deleteCard',
    presses: [/^Delete Amex/, /^Delete Amex/],
  },
  'a card': { hash: '#/add-edit-card?card=profile-3', endpoint: 'putCard', presses: [/^Save$/] },
  'a password': {
    hash: '#/account-information',
    endpoint: 'postPasswordChange',
    typed: { 'Current password': 'prairie-oak', 'New password': 'correct horse' },
    presses: [/^Change password$/],
  },
  topics: { hash: '#/email-preferences', endpoint: 'putEmailPreferences', presses: [/^Save$/] },
  'a reminder': {
    hash: '#/email-preferences',
    endpoint: 'postReminder',
    typed: { Occasion: 'Birthday', Date: '2027-05-01' },
    presses: [/^Add a reminder/, /^Save$/],
  },
  'a gift message': {
    hash: SUBSCRIPTION,
    endpoint: 'putSubscriptionMessage',
    typed: { 'Gift message': 'Enjoy!' },
    presses: [/^Change: Gift message/, /^Save/],
  },
  'a pause': {
    hash: SUBSCRIPTION,
    endpoint: 'putSubscriptionPause',
    presses: [/^Change: Pause/, /^Pause$/],
  },
  'a cancellation': {
    hash: `${SUBSCRIPTION}?cancel=1`,
    endpoint: 'postSubscriptionCancel',
    presses: [/^Cancel now$/],
  },
}

const NOT_SAVED = /^We couldn’t (save|delete) th/
const NO = document.createElement('button')
const button = async (name: RegExp) => (await screen.findAllByRole('button', { name })).at(-1) ?? NO
const field = (label: string) => screen.findByLabelText(label, { selector: 'input, textarea' })

/** Types into the form, and saves it. */
async function save({ typed = {}, presses }: Form): Promise<void> {
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(await field(label), { target: { value } })
  const last = await button(presses.at(-1) ?? /$^/)
  await act(async () => fireEvent.click(last))
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
    for (const press of form.presses.slice(0, -1)) fireEvent.click(await button(press))
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
