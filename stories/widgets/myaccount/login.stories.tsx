import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { accountActions } from '../../../src/store/account/account'
import {
  callsOf,
  deniedStorage,
  focusOn,
  listen,
  press,
  seen,
  stageOf,
  whileOffline,
} from '../../support'
import { formOf, send } from '../checkout-login/page'
import { accountPage, arrived, goTo, MARGARET, openedAt, scene } from './page'

const meta = preview.meta({ title: 'Widgets/myaccount/login', ...accountPage })

const KNOWN = 'Sign in'
const NEW = 'Create an account'
const EMAIL = 'Email Create an account'
const DANA = {
  'First name': 'Dana',
  'Last name': 'Lee',
  [EMAIL]: 'dana@example.com',
  'Create a password': 'correct horse',
}
const at = (hash: string, state: string | string[]) => ({ state, ...openedAt(hash) })

/** Both forms side by side on wide pages; on a phone, the requested one. */
export const Default = meta.story({
  tags: ['wide'],
  ...scene(worlds.guestWithAccount, at('#/login', 'login: login default'), async ({ canvas }) => {
    await arrived(canvas, 'Sign in')
    const form = await formOf(canvas, KNOWN)
    await expect(form.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
    const other = canvas.queryByRole('region', { name: NEW })
    await expect(other === null).toBe(innerWidth < 960)
    // One of each name, for voice control and lists of fields.
    await expect(canvas.getAllByRole('textbox', { name: 'Email' })).toHaveLength(1)
    await expect(canvas.getAllByRole('button', { name: 'Show password' })).toHaveLength(1)
  }),
})

/** Registration also signs in, and leads to the dashboard. */
export const Register = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.guestWithAccount,
    at('#/register', 'login: register default (via hash)'),
    async ({ canvas, id }) => {
      await arrived(canvas, 'Create account')
      const form = await formOf(canvas, NEW)
      await seen(form, 'Track gifts, keep addresses, send again in minutes.')
      await send(form, DANA, 'Create account')
      await arrived(canvas, 'Dashboard')
      await seen(canvas, 'Hi, Dana')
      await expect(callsOf(id, 'postRegister').at(-1)?.body).toMatchObject({ fname: 'Dana' })
      await expect(location.hash).toBe('#/dashboard')
    },
  ),
})

/** Missing fields are listed above the form, with focus; each links to its field. */
export const Rules = meta.story(
  scene(
    worlds.guestWithAccount,
    at('#/register', ['login: each field rule', 'login: password rules listed and ticked live']),
    async ({ canvas, id }) => {
      const form = await formOf(canvas, NEW)
      await send(form, { 'Create a password': 'short' }, 'Create account')
      await waitFor(() =>
        expect(form.getByRole('heading', { name: /Check these fields$/ })).toHaveFocus(),
      )
      await press(form, 'Use a password of at least 8 characters.')
      const password = form.getByLabelText('Create a password')
      await waitFor(() => expect(password).toHaveFocus())
      await userEvent.type(password, 'er than')
      await waitFor(() => expect(password).not.toBeInvalid())
      await expect(callsOf(id, 'postRegister')).toHaveLength(0)
    },
  ),
)

/** Each email error has its own text, for signing in and for the reset link. */
export const EmailMistakes = meta.story(
  scene(
    worlds.guestWithAccount,
    at('#/login', 'login: each field rule'),
    async ({ canvas, id }) => {
      const form = await formOf(canvas, KNOWN)
      const rules = [
        ['ann', 'Add an @, as in dana@example.com.'],
        ['ann@', 'Complete this email, as in dana@example.com.'],
        ['ann@example', 'Add an ending, such as .com.'],
        ['ann lee@example.com', 'Remove the spaces from this email.'],
        ['ann@@example.com', 'Check this email for an extra dot or @.'],
        ['', 'Enter your email.'],
      ] as const
      for (const [Email, words] of rules) {
        await send(form, { Email, Password: 'guess' }, 'Sign in')
        await expect(form.getByLabelText('Email')).toHaveAccessibleDescription(`Error: ${words}`)
        await press(form, words)
      }
      await press(form, 'Forgot password?')
      const reset = await formOf(canvas, 'Reset your password')
      for (const [Email, words] of rules) {
        await send(reset, { Email }, 'Email me a link')
        await expect(reset.getByLabelText('Email')).toHaveAccessibleDescription(`Error: ${words}`)
      }
      await expect(callsOf(id, 'postSignIn')).toHaveLength(0)
      await expect(callsOf(id, 'postPasswordReset')).toHaveLength(0)
    },
  ),
)

/** One text for both causes; the input is kept. */
export const Wrong = meta.story(
  scene(
    worlds.guestWithAccount,
    at('#/login', 'login: wrong credentials (one message for both causes)'),
    async ({ canvas }) => {
      const form = await formOf(canvas, KNOWN)
      for (const texts of [
        { ...MARGARET, Password: 'guess' },
        { Email: 'nobody@example.com', Password: 'guess' },
      ]) {
        await send(form, texts, 'Sign in')
        await seen(form, /^That email and password don’t match/)
        await expect(form.getByLabelText('Email')).toHaveValue(texts.Email)
        // Focus reads it: an alert role would read it twice.
        await waitFor(() => expect(document.activeElement).toHaveTextContent(/don’t match/))
        await expect(form.queryByRole('alert')).toBeNull()
      }
    },
  ),
)

export const Locked = meta.story(
  scene(
    worlds.guestWithAccount,
    at('#/login', ['login: locked', 'login: rate limited']),
    async ({ canvas }) => {
      const form = await formOf(canvas, KNOWN)
      await send(form, { ...MARGARET, Password: 'guess' }, 'Sign in')
      for (let tries = 2; tries <= 5; tries += 1) {
        await seen(form, /^That email and password/)
        await press(form, 'Sign in')
      }
      await seen(form, 'Too many tries. Wait 15 min or reset your password.')
    },
  ),
)

/** Does not reveal whether an account exists; existing customers can sign in. */
export const Exists = meta.story(
  scene(
    worlds.guestWithAccount,
    at('#/register', 'login: e-mail exists on register'),
    async ({ canvas }) => {
      const form = await formOf(canvas, NEW)
      await send(form, { ...DANA, [EMAIL]: MARGARET.Email }, 'Create account')
      await seen(
        form,
        'We couldn’t create this account. If you have one, sign in or reset your password.',
      )
      await expect(form.getByLabelText(EMAIL)).toHaveValue(MARGARET.Email)
    },
  ),
)

/** With email verification, known and new emails get the same text; neither is signed in. */
export const RegisterSent = meta.story(
  scene(
    () => ({ ...worlds.guestWithAccount(), rules: { verifiesEmails: true } }),
    at('#/register', 'login: register link sent (where emails are verified)'),
    async ({ canvas, id }) => {
      const form = await formOf(canvas, NEW)
      for (const email of [DANA[EMAIL], MARGARET.Email]) {
        await send(form, { ...DANA, [EMAIL]: email }, 'Create account')
        const sent = await form.findByText(`Check ${email} for a link to finish.`)
        await waitFor(() => expect(sent.closest('[tabindex]')).toHaveFocus())
        await expect(form.queryByText('Error')).toBeNull()
      }
      await expect(stageOf(id).store.slot(accountActions).status).toBe('guest')
    },
  ),
)

export const ShowPassword = meta.story(
  scene(worlds.guestWithAccount, at('#/login', 'login: show password'), async ({ canvas }) => {
    const form = await formOf(canvas, KNOWN)
    const password = form.getByLabelText('Password')
    await userEvent.type(password, 'secret')
    await userEvent.click(form.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('secret')
  }),
)

export const Submitting = meta.story(
  scene(
    worlds.guestWithAccount,
    { ...at('#/login', 'login: submitting'), faults: { postSignIn: 'never' } },
    async ({ canvas }) => {
      const form = await formOf(canvas, KNOWN)
      await send(form, MARGARET, 'Sign in')
      const button = await form.findByRole('button', { name: 'Signing in…' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    },
  ),
)

/** Sign-in leads to the dashboard; Back does not return to the form. */
export const SignedIn = meta.story(
  scene(worlds.guestWithAccount, at('#/login', 'login: success and return'), async ({ canvas }) => {
    const { length } = history
    await send(await formOf(canvas, KNOWN), MARGARET, 'Sign in')
    await arrived(canvas, 'Dashboard')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(location.hash).toBe('#/dashboard')
    await expect(history).toHaveLength(length)
  }),
)

export const Already = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.customerSignedIn,
    at('#/login', 'login: already signed in'),
    async ({ canvas }) => {
      await seen(canvas, 'You’re signed in as Margaret Holloway.')
      const wayOn = await canvas.findByRole('link', { name: 'Dashboard' })
      // As wide as its label on wide pages.
      if (innerWidth >= 960) await expect(wayOn.clientWidth).toBeLessThan(300)
      await userEvent.click(wayOn)
      await arrived(canvas, 'Dashboard')
    },
  ),
})

/** An expired session asks for the password in place. Without unsaved input, nothing is said about it. */
export const Again = meta.story(
  scene(
    worlds.customerSignedIn,
    at('#/dashboard', 'login: came from expired session'),
    async ({ canvas, id }) => {
      await seen(canvas, 'Hi, Margaret')
      stageOf(id).store.events.emit('session-expired', {})
      await arrived(canvas, 'Please sign in again')
      await formOf(canvas, KNOWN)
      await expect(canvas.queryByText('What you typed is still here.')).toBeNull()
      await expect(canvas.queryByRole('link', { name: /Create an account/ })).toBeNull()
    },
  ),
)

/** Offline, nothing is sent, and the input is kept. */
export const RegisterOffline = meta.story(
  scene(
    worlds.guestWithAccount,
    at('#/register', 'login: register offline'),
    async ({ canvas, id }) => {
      const form = await formOf(canvas, NEW)
      await whileOffline(async () => {
        await seen(canvas, 'You’re offline. Changes won’t be saved.')
        await send(form, DANA, 'Create account')
        await expect(form.getByLabelText(EMAIL)).toHaveValue(DANA[EMAIL])
      })
      await expect(callsOf(id, 'postRegister')).toHaveLength(0)
    },
  ),
)

/** The same response whether or not an account exists. */
export const Reset = meta.story(
  scene(
    worlds.guestWithAccount,
    at('#/login', 'login: reset requested (same answer whether or not the e-mail exists)'),
    async ({ canvas, canvasElement, id }) => {
      const said = listen(canvasElement)
      const form = await formOf(canvas, KNOWN)
      await send(form, { ...MARGARET, Password: 'guess' }, 'Sign in')
      await seen(form, /^That email and password/)
      await press(form, 'Forgot password?')
      const reset = await formOf(canvas, 'Reset your password')
      await focusOn(canvas, 'heading', 'Reset your password')
      await expect(reset.getByLabelText('Email')).toHaveValue(MARGARET.Email)
      await press(reset, 'Email me a link')
      const sent = `If ${MARGARET.Email} has an account, a link is on its way.`
      await seen(reset, sent)
      await said.until(sent)
      // No link has been sent to the email now typed.
      await userEvent.type(reset.getByLabelText('Email'), 'x')
      await seen(reset, sent)
      await send(reset, { Email: 'nobody@example.com' }, 'Email me a link')
      await seen(reset, 'If nobody@example.com has an account, a link is on its way.')
      await expect(callsOf(id, 'postPasswordReset')).toHaveLength(2)
      await said.once(sent)
      await press(reset, 'Back to sign in')
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: KNOWN, level: 2 })).toHaveFocus(),
      )
      await expect(form.queryByText(/^That email and password/)).toBeNull()
      await press(form, 'Forgot password?')
    },
  ),
)

/** An expired link says so, with focus, and leads to the sign-in form. */
export const OldLink = meta.story(
  scene(
    worlds.guestWithAccount,
    at('#/login?reset=1.old', 'login: reset link expired'),
    async ({ canvas, id }) => {
      await seen(canvas, 'At least 8 characters')
      await send(canvas, { 'Create a password': 'correct horse' }, 'Save password')
      await seen(canvas, 'That link no longer works. Send a new one.')
      await expect(canvas.getByText(/^That link no longer works/)).toHaveFocus()
      // Another link, opened in the same tab, is tried on its own.
      goTo('#/login?reset=2.old')
      await seen(canvas, 'At least 8 characters')
      await send(canvas, { 'Create a password': 'correct horse' }, 'Save password')
      await seen(canvas, 'That link no longer works. Send a new one.')
      await expect(callsOf(id, 'putPassword')).toHaveLength(2)
      await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }))
      await waitFor(() => expect(location.hash).toBe('#/login'))
      await expect(await formOf(canvas, KNOWN)).toBeTruthy()
    },
  ),
)

/** The link can be another customer's: whose account is open is said. */
export const NewPasswordSignedIn = meta.story(
  scene(
    worlds.customerAtHome,
    {
      ...at('#/login?reset=8001.story', 'login: already signed in'),
      faults: { putPassword: { kind: 'conflict', status: 200, body: { status: 'success' } } },
    },
    async ({ canvas }) => {
      await send(canvas, { 'Create a password': 'correct horse' }, 'Save password')
      const words = 'Your password is saved. You’re signed in as Margaret Holloway.'
      await waitFor(() => expect(canvas.getByText(words)).toHaveFocus())
      await expect(canvas.getByRole('link', { name: 'Account Information' })).toBeVisible()
    },
  ),
)

/** The password was saved but the response was lost: the link is used up, and no new one is needed. */
export const NewPasswordUnsure = meta.story(
  scene(
    worlds.guestWithAccount,
    {
      ...at('#/login?reset=1.old', 'login: reset link expired'),
      faults: { putPassword: { kind: 'network-error', times: 1 } },
    },
    async ({ canvas }) => {
      await send(canvas, { 'Create a password': 'correct horse' }, 'Save password')
      await seen(canvas, /^We couldn’t save that\./)
      await press(canvas, 'Save password')
      await seen(canvas, 'Your new password may already be saved. Try signing in with it.')
    },
  ),
)

/** Without storage, everything works until the page is left. */
export const NoStorage = meta.story(
  scene(
    worlds.guestWithAccount,
    { ...at('#/login', 'login: storage denied'), storage: deniedStorage() },
    async ({ canvas }) => {
      await send(await formOf(canvas, KNOWN), MARGARET, 'Sign in')
      await arrived(canvas, 'Dashboard')
    },
  ),
)

/**
 * The list is then the customer’s; recipients saved on the device stay there, for import into the address
 * book.
 */
export const Merged = meta.story(
  scene(
    worlds.guestWithRecipientsAndAccount,
    at('#/login', 'login: success with guest recipients merged / replaced'),
    async ({ canvas, id }) => {
      const { store } = stageOf(id)
      const account = store.slot(accountActions)
      const kept = account.localRecipients.map(({ fname }) => fname)
      await expect(kept).toHaveLength(2)
      await send(await formOf(canvas, KNOWN), MARGARET, 'Sign in')
      await arrived(canvas, 'Dashboard')
      await store.use(accountActions).loadAddresses()
      await expect(account.addresses.map(({ fname }) => fname)).not.toContain(kept[0])
      await expect(account.localRecipients.map(({ fname }) => fname)).toEqual(kept)
    },
  ),
)
