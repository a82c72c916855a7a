import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { accountActions } from '../../../src/store/account/account'
import {
  asksBeforeUnload,
  callsOf,
  focusOn,
  holdBack,
  listen,
  press,
  seen,
  stageOf,
} from '../../support'
import { scene, unsaved } from './accountPage'
import { changeTo, details, informationPage, password, write } from './informationPage'

const meta = preview.meta({ title: 'Widgets/myaccount/account-information', ...informationPage })

const NOT_SAVED = 'We couldn’t save that. Please try again.'
const NEW = 'correct horse'

/** Fields show the saved data and have autofill tokens; nothing is asked for twice. */
export const View = meta.story({
  tags: ['wide'],
  ...scene(worlds.customerAtHome, 'account information: view', async ({ canvas, id }) => {
    const form = await details(canvas)
    await expect(form.getByRole('group', { name: 'Your name' })).toBeVisible()
    for (const [label, value, token] of [
      ['First name', 'Margaret', 'given-name'],
      ['Last name', 'Holloway', 'family-name'],
      ['Email', 'margaret.holloway@example.com', 'email'],
      ['Phone', '(402) 555-0199', 'tel-national'],
    ] as const) {
      await expect(form.getByLabelText(label)).toHaveValue(value)
      await expect(form.getByLabelText(label)).toHaveAttribute('autocomplete', token)
    }
    await expect(unsaved.count).toBe(0)
    await expect(callsOf(id, 'getCustomer')).toHaveLength(1)
  }),
})

/** Edits wait for Save; restoring the original value is not a change. */
export const Edit = meta.story(
  scene(worlds.customerAtHome, 'account information: edit', async ({ canvas, id }) => {
    const form = await details(canvas)
    await write(form, { 'First name': 'Maggie' })
    await expect(unsaved.count).toBe(1)
    await write(form, { 'First name': 'Margaret' })
    await waitFor(() => expect(unsaved.count).toBe(0))
    await write(form, { Phone: '913.555.0100' })
    await userEvent.tab()
    await expect(form.getByLabelText('Phone')).toHaveValue('(913) 555-0100')
    await write(form, { Email: ' maggie@example.com ' })
    await userEvent.tab()
    await expect(form.getByLabelText('Email')).toHaveValue('maggie@example.com')
    await expect(callsOf(id, 'putCustomer')).toHaveLength(0)
  }),
)

/** Each error has its own text; focus moves to the summary, which links to each field. */
export const EmptyFields = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.customerAtHome,
    'account information: each field empty/limit/cut',
    async ({ canvas, id }) => {
      const form = await details(canvas)
      await write(form, { 'First name': '', 'Last name': '', Email: '', Phone: '555' })
      await press(form, 'Save')
      await focusOn(canvas, 'heading', /Check these fields$/)
      await press(form, 'Enter your first name.')
      await expect(form.getByLabelText('Last name')).toHaveAccessibleDescription(
        'Error: Enter your last name.',
      )
      await expect(form.getByLabelText('First name')).toHaveFocus()
      await expect(form.getByLabelText('Email')).toHaveAccessibleDescription(
        /Enter an email address, such as/,
      )
      await expect(form.getByLabelText('Phone')).toHaveAccessibleDescription(/It needs 10/)
      await userEvent.type(form.getByLabelText('First name'), 'M')
      await expect(form.getByLabelText('First name')).toBeValid()
      await expect(callsOf(id, 'putCustomer')).toHaveLength(0)
    },
  ),
})

/** The phone is optional: without one, the rest is saved. */
export const NoPhone = meta.story(
  scene(
    worlds.customerAtHome,
    'account information: each field empty/limit/cut',
    async ({ canvas, id }) => {
      const form = await details(canvas)
      await write(form, { Phone: '' })
      await press(form, 'Save')
      await seen(form, 'Saved')
      await expect(callsOf(id, 'putCustomer')[0]?.body).toMatchObject({ phone: null })
    },
  ),
)

/** Names, email and phone of maximum length are kept in full and can be saved. */
export const AtTheirLimit = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.longDetails,
    'account information: each field empty/limit/cut',
    async ({ canvas }) => {
      const form = await details(canvas)
      await expect(form.getByLabelText('First name')).toHaveValue('Maximiliana-Eva')
      await press(form, 'Save')
      await seen(form, 'Saved', { not: [/^Shortened/] })
    },
  ),
})

/** Pasted text over the limit is cut, with a note. */
export const Shortened = meta.story(
  scene(
    worlds.customerAtHome,
    'account information: each field empty/limit/cut',
    async ({ canvas }) => {
      const form = await details(canvas)
      await write(form, { 'First name': '', Phone: '' })
      await userEvent.click(form.getByLabelText('First name'))
      await userEvent.paste('Maximiliana-Evangelina')
      await expect(form.getByLabelText('First name')).toHaveValue('Maximiliana-Eva')
      await seen(form, 'Shortened to 15 characters.')
      await userEvent.click(form.getByLabelText('Phone'))
      await userEvent.paste('+1 (913) 555-0100')
      await expect(form.queryByText('Shortened to 10 digits.')).toBeNull()
      await userEvent.tab()
      await expect(form.getByLabelText('Phone')).toHaveValue('(913) 555-0100')
    },
  ),
)

/** A likely typo: one press corrects it and focuses the field. */
export const LikelySlip = meta.story(
  scene(worlds.customerAtHome, 'account information: edit', async ({ canvas }) => {
    const form = await details(canvas)
    await write(form, { Email: 'margaret@gmial.com' })
    await press(form, 'Did you mean margaret@gmail.com?')
    await expect(form.getByLabelText('Email')).toHaveValue('margaret@gmail.com')
    await expect(form.getByLabelText('Email')).toHaveFocus()
  }),
)

/** Nothing is saved, and the input is kept. */
export const EmailTaken = meta.story(
  scene(worlds.customerAtHome, 'account information: e-mail taken', async ({ canvas, id }) => {
    const form = await details(canvas)
    await write(form, { 'First name': 'Maggie', Email: 'dana.lee@example.com' })
    await press(form, 'Save')
    await focusOn(canvas, 'heading', /Check these fields$/)
    const email = form.getByLabelText('Email')
    await expect(email).toHaveAccessibleDescription(/Another account uses this email/)
    await expect(form.getByLabelText('First name')).toHaveValue('Maggie')
    const { store } = stageOf(id)
    await expect(store.slot(accountActions).customer?.fname).toBe('Margaret')
    await write(form, { Email: 'maggie@example.com' })
    await expect(email).toBeValid()
    await press(form, 'Save')
    await seen(form, 'Saved')
  }),
)

/** The old email stays in use until the link is opened; an email already taken gets the same response. */
export const EmailNeedsConfirmation = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.customerOfAHouseThatVerifies,
    'account information: e-mail needs confirmation',
    async ({ canvas, canvasElement }) => {
      const said = listen(canvasElement)
      const form = await details(canvas)
      await write(form, { Email: 'dana.lee@example.com' })
      await press(form, 'Save')
      const words = 'Open the link we sent to dana.lee@example.com to finish.'
      await seen(form, words)
      await expect(form.getByLabelText('Email')).toHaveValue('margaret.holloway@example.com')
      await expect(unsaved.count).toBe(0)
      await said.until(words)
      await said.once(words)
    },
  ),
})

/** The button shows that it is saving, keeps focus, and sends nothing twice. */
export const Saving = meta.story(
  scene(
    worlds.customerAtHome,
    { state: 'account information: saving', faults: { putCustomer: 'never' } },
    async ({ canvas, id }) => {
      const form = await details(canvas)
      await write(form, { 'First name': 'Maggie' })
      await userEvent.keyboard('{Enter}')
      const button = await form.findByRole('button', { name: 'Saving…' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      // The button says so before the request has reached the server.
      await waitFor(() => expect(callsOf(id, 'putCustomer')).toHaveLength(1))
      await userEvent.click(button)
      await expect(callsOf(id, 'putCustomer')).toHaveLength(1)
    },
  ),
)

/** Announced once, and the account updates immediately; the next edit clears the message. */
export const Saved = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.customerAtHome,
    'account information: saved',
    async ({ canvas, canvasElement, id }) => {
      const said = listen(canvasElement)
      const form = await details(canvas)
      await write(form, { 'First name': ' Maggie ', Phone: '913 555 0100' })
      await press(form, 'Save')
      await seen(form, 'Saved')
      const sent = { fname: 'Maggie', phone: '9135550100' }
      await expect(callsOf(id, 'putCustomer').map(({ body }) => body)).toMatchObject([sent])
      await expect(stageOf(id).store.slot(accountActions).customer).toMatchObject(sent)
      await expect(form.getByLabelText('First name')).toHaveValue('Maggie')
      await expect(unsaved.count).toBe(0)
      await said.until('Saved')
      await said.once('Saved')
    },
  ),
})

/** A failure message; the input is kept, and a retry works. */
export const Failed = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.customerAtHome,
    {
      state: 'account information: failed',
      faults: { putCustomer: { kind: 'server-error', times: 1 } },
    },
    async ({ canvas }) => {
      const form = await details(canvas)
      await write(form, { 'Last name': 'Hollis' })
      await press(form, 'Save')
      const words = await form.findByText(NOT_SAVED)
      await expect(words.closest('[role="alert"]')).toBeVisible()
      await expect(form.getByLabelText('Last name')).toHaveValue('Hollis')
      await expect(unsaved.count).toBe(1)
      await press(form, 'Save')
      await seen(form, 'Saved', { not: [NOT_SAVED] })
    },
  ),
})

/** The field at fault is named; the new password need not be retyped. */
export const WrongCurrentPassword = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.customerAtHome,
    'account information: wrong current password',
    async ({ canvas }) => {
      const form = await password(canvas)
      await changeTo(form, 'guess', NEW)
      await focusOn(canvas, 'heading', /Check these fields$/)
      const current = form.getByLabelText('Current password')
      await expect(current).toHaveAccessibleDescription(/That isn’t your current password/)
      await expect(form.getByLabelText('New password')).toHaveValue(NEW)
      await userEvent.type(current, '!')
      await expect(current).toBeValid()
      await expect((await details(canvas)).queryByText(/^Check these/)).toBeNull()
    },
  ),
})

/** As with sign-in: five failed attempts lock it for a while, with an alternative. */
export const TooManyTries = meta.story(
  scene(
    worlds.customerAtHome,
    'account information: wrong current password',
    async ({ canvas, canvasElement, id }) => {
      const said = listen(canvasElement)
      const form = await password(canvas)
      for (let tries = 1; tries <= 5; tries += 1) {
        await changeTo(form, `guess ${tries}`, NEW)
        await waitFor(() => expect(callsOf(id, 'postPasswordChange')).toHaveLength(tries))
        await form.findByRole('button', { name: 'Change password' })
      }
      await seen(form, 'Too many tries. Wait 15 min or reset your password.')
      await press(form, 'Forgot password?')
      const sent = 'If margaret.holloway@example.com has an account, a link is on its way.'
      await seen(form, sent)
      await said.until(sent)
      await said.once(sent)
    },
  ),
)

/** One field with a show button instead of a confirmation field; pasting is allowed. */
export const WeakPassword = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.customerAtHome,
    'account information: weak/mismatched new password (one field + show, no confirm field)',
    async ({ canvas, id }) => {
      const form = await password(canvas)
      const next = form.getByLabelText('New password')
      await expect(next).toHaveAccessibleDescription('At least 8 characters')
      await expect(next).toHaveAttribute('autocomplete', 'new-password')
      const current = form.getByLabelText('Current password')
      await expect(current).toHaveAttribute('autocomplete', 'current-password')
      await userEvent.click(next)
      await userEvent.paste('horse')
      const show = form.getByRole('button', { name: 'Show password' })
      await userEvent.click(show)
      await expect(show).toHaveAttribute('aria-pressed', 'true')
      await expect(next).toHaveAttribute('type', 'text')
      await expect(next).toHaveValue('horse')
      await press(form, 'Change password')
      await focusOn(canvas, 'heading', /Check these fields$/)
      await expect(current).toHaveAccessibleDescription('Error: Enter your current password.')
      await press(form, 'Use a password of at least 8 characters.')
      await expect(next).toHaveFocus()
      await expect(callsOf(id, 'postPasswordChange')).toHaveLength(0)
    },
  ),
})

/** Both fields are cleared, and the effect on other devices is announced once. */
export const PasswordChanged = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.customerAtHome,
    'account information: password changed, other sessions signed out',
    async ({ canvas, canvasElement, id }) => {
      const said = listen(canvasElement)
      const form = await password(canvas)
      await changeTo(form, worlds.PASSWORD, NEW)
      const words = 'Password changed. Other devices were signed out.'
      await seen(form, words)
      const body = { current_password: worlds.PASSWORD, password: NEW }
      await expect(callsOf(id, 'postPasswordChange').map((call) => call.body)).toEqual([body])
      await expect(form.getByLabelText('Current password')).toHaveValue('')
      await expect(form.getByLabelText('New password')).toHaveValue('')
      await expect(unsaved.count).toBe(0)
      await said.until(words)
      await said.once(words)
    },
  ),
})

/** Text typed while a password is being changed is not treated as saved. */
export const PasswordTypedOn = meta.story(
  scene(worlds.customerAtHome, async ({ canvas, id }) => {
    const form = await password(canvas)
    const letGo = holdBack(stageOf(id), 'postPasswordChange')
    await changeTo(form, worlds.PASSWORD, NEW)
    await userEvent.type(form.getByLabelText('New password'), '!')
    letGo()
    await seen(form, 'Password changed. Other devices were signed out.')
    await expect(form.getByLabelText('New password')).toHaveValue(`${NEW}!`)
  }),
)

/** No response, so the password may or may not have changed: the page says so, and the input is kept. */
export const PasswordFailed = meta.story(
  scene(
    worlds.customerAtHome,
    { state: 'account information: failed', faults: { postPasswordChange: 'network-error' } },
    async ({ canvas }) => {
      const form = await password(canvas)
      await changeTo(form, worlds.PASSWORD, NEW)
      await seen(form, /^Your password may have changed/)
      await expect(form.getByLabelText('New password')).toHaveValue(NEW)
    },
  ),
)

/** With unsaved input in either form, leaving the screen or the page asks first. */
export const UnsavedLeave = meta.story(
  scene(worlds.customerAtHome, 'account information: unsaved leave', async ({ canvas }) => {
    const form = await details(canvas)
    await expect(asksBeforeUnload()).toBe(false)
    await write(form, { 'First name': 'Maggie' })
    await write(await password(canvas), { 'New password': NEW })
    await waitFor(() => expect(unsaved.count).toBe(2))
    await expect(asksBeforeUnload()).toBe(true)
    await press(form, 'Save')
    await waitFor(() => expect(unsaved.count).toBe(1))
    await write(await password(canvas), { 'New password': '' })
    await waitFor(() => expect(unsaved.count).toBe(0))
    await expect(asksBeforeUnload()).toBe(false)
  }),
)

/** The session expires: the customer signs in again, and the kept input is then saved. */
export const SessionExpired = meta.story(
  scene(
    worlds.customerAtHome,
    {
      state: 'account information: session expired on save',
      faults: { putCustomer: { kind: 'unauthorized', times: 1 } },
    },
    async ({ canvas, id }) => {
      const { store } = stageOf(id)
      const heard: string[] = []
      store.events.onAny((name) => heard.push(name))
      const form = await details(canvas)
      await write(form, { 'First name': 'Maggie' })
      await press(form, 'Save')
      await seen(form, NOT_SAVED)
      await expect(heard).toEqual(['session-expired'])
      await expect(form.getByLabelText('First name')).toHaveValue('Maggie')
      await expect(unsaved.count).toBe(1)
      await press(form, 'Save')
      await seen(form, 'Saved', { not: [NOT_SAVED] })
    },
  ),
)

/** The session ends while a password is being changed: passwords are not kept for the next sign-in. */
export const PasswordsDropped = meta.story(
  scene(
    worlds.customerAtHome,
    {
      state: 'account information: session expired on save',
      faults: { postPasswordChange: { kind: 'unauthorized', times: 1 } },
    },
    async ({ canvas }) => {
      const form = await password(canvas)
      await changeTo(form, worlds.PASSWORD, NEW)
      await waitFor(() => expect(form.getByLabelText('Current password')).toHaveValue(''))
      await expect(form.getByLabelText('New password')).toHaveValue('')
      await waitFor(() => expect(unsaved.count).toBe(0))
    },
  ),
)
