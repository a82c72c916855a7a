import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { ask } from '../../mocks/ask'
import * as worlds from '../../mocks/scenarios'
import {
  asksBeforeUnload,
  callsOf,
  EMAIL_REFUSED,
  fixEmail,
  holdBack,
  listen,
  press,
  saidInPlace,
  seen,
  stageOf,
} from '../support'
import { formOf, ledTo, loginPage, scene, send, signInForm } from './checkout-login/page'
import { s } from './checkout-login/probe'

const meta = preview.meta({ title: 'Widgets/checkout-login', ...loginPage })

const GUEST = 'Check out as a guest'
const REGISTER = 'Create your account'
const SLOW = 'This is taking longer than usual.'
const KNOWN = 'margaret.holloway@example.com'
const MARGARET = { 'Email Sign in': KNOWN, Password: worlds.PASSWORD }

/** A guest only needs an email. */
export const Guest = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.oneNameOnly,
    { state: ['guest chosen (default)', 'marketing opt-in unticked'] },
    async ({ canvas, id }) => {
      const guest = await formOf(canvas, GUEST)
      await expect(guest.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email')
      const offers = guest.getByRole('checkbox', { name: 'Email me offers and recipes' })
      await expect(offers).not.toBeChecked()
      await send(guest, { Email: 'dana@example.com ' }, 'Continue as guest')
      await ledTo('checkout-shipping')
      await expect(callsOf(id, 'putBillingAddress').map(({ body }) => body)).toEqual([
        { email: 'dana@example.com', wants_offers: false },
      ])
    },
  ),
})

/** The browser asks before an unsent email is lost, because it must not be stored. */
export const LeavingUnsent = meta.story(
  scene(worlds.oneNameOnly, async ({ canvas }) => {
    const guest = await formOf(canvas, GUEST)
    await userEvent.click(guest.getByLabelText('Email'))
    await expect(asksBeforeUnload()).toBe(false)
    await userEvent.keyboard('dana@exam')
    await waitFor(() => expect(asksBeforeUnload()).toBe(true))
    await userEvent.keyboard('ple.com')
    await press(guest, 'Continue as guest')
    await ledTo('checkout-shipping')
    await expect(asksBeforeUnload()).toBe(false)
  }),
)

/** A slow response: the button says that it is saving, then a note that it takes longer, which is announced. */
export const SlowAnswer = meta.story(
  scene(worlds.oneNameOnly, async ({ canvas, canvasElement, id }) => {
    const letGo = holdBack(stageOf(id), 'putBillingAddress')
    const said = listen(canvasElement)
    await send(await formOf(canvas, GUEST), { Email: 'dana@example.com' }, 'Continue as guest')
    await canvas.findByRole('button', { name: 'Saving…' })
    await stageOf(id).clock.advance(8000)
    await seen(canvas, SLOW)
    await said.until(SLOW)
    await said.once(SLOW)
    letGo()
    await ledTo('checkout-shipping')
  }),
)

/** The page with a known email, opened for editing. */
export const Ready = meta.story({ ...s.ready, args: { edit: 11 } })

/** A known email can be edited. */
export const AskedAgain = meta.story({
  args: { edit: 11 },
  ...scene(
    worlds.oneNameOnly,
    {
      before: ({ backend }) =>
        ask(backend, 'putBillingAddress', { body: { email: 'dana@example.com' } }),
    },
    async ({ canvas, id }) => {
      const guest = await formOf(canvas, GUEST)
      const email = guest.getByLabelText('Email')
      await expect(email).toHaveValue('dana@example.com')
      await userEvent.type(email, '.au')
      await press(guest, 'Continue as guest')
      await ledTo('checkout-shipping')
      const [sent] = callsOf(id, 'putBillingAddress').slice(-1)
      await expect(sent?.body).toMatchObject({ email: 'dana@example.com.au' })
    },
  ),
})

export const EmptyEmail = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneNameOnly, 'guest e-mail empty error', async ({ canvas, id }) => {
    const guest = await formOf(canvas, GUEST)
    await press(guest, 'Continue as guest')
    await waitFor(() =>
      expect(guest.getByRole('heading', { name: /Check these fields$/ })).toHaveFocus(),
    )
    const email = guest.getByLabelText('Email')
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription(/Enter your email/)
    await press(guest, 'Enter your email.')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(callsOf(id, 'putBillingAddress')).toHaveLength(0)
  }),
})

export const MalformedEmail = meta.story(
  scene(worlds.oneNameOnly, 'e-mail malformed', async ({ canvas, id }) => {
    const guest = await formOf(canvas, GUEST)
    await send(guest, { Email: 'dana@example' }, 'Continue as guest')
    await expect(guest.getByLabelText('Email')).toHaveAccessibleDescription(/Add an ending/)
    await expect(callsOf(id, 'putBillingAddress')).toHaveLength(0)
  }),
)

/** The server accepts fifty characters; pasted text over the limit is cut, with a note. */
export const LongEmail = meta.story(
  scene(worlds.oneNameOnly, 'e-mail at 50 / cut', async ({ canvas }) => {
    const guest = await formOf(canvas, GUEST)
    const email = guest.getByLabelText('Email')
    await userEvent.click(email)
    await userEvent.paste(`${'d'.repeat(38)}@example.com`)
    await expect(email).toHaveValue(`${'d'.repeat(38)}@example.com`)
    await expect(guest.queryByText(/^Shortened/)).toBeNull()
    await userEvent.paste('pany')
    await expect(email).toHaveValue(`${'d'.repeat(38)}@example.com`)
    await seen(guest, 'Shortened to 50 characters.')
  }),
)

/** A likely typo: one press corrects it. */
export const Typo = meta.story(
  scene(worlds.oneNameOnly, 'typo suggestion', async ({ canvas }) => {
    const guest = await formOf(canvas, GUEST)
    const email = guest.getByLabelText('Email')
    await userEvent.type(email, 'dana@gmial.com')
    await press(guest, 'Did you mean dana@gmail.com?')
    await expect(email).toHaveValue('dana@gmail.com')
    await expect(email).toHaveFocus()
  }),
)

/** If the shop reveals known emails, sign-in is offered; the guest can still continue. */
export const KnownEmail = meta.story({
  args: { tellsKnownEmails: true },
  ...scene(
    worlds.guestOfAHouseThatTells,
    'e-mail already has an account (offer, do not force)',
    async ({ canvas }) => {
      const guest = await formOf(canvas, GUEST)
      const words = 'You may have an account. Sign in, or continue as guest.'
      await saidInPlace(words, async () => {
        await userEvent.type(guest.getByLabelText('Email'), KNOWN)
        await userEvent.tab()
        await seen(guest, words)
      })
      await press(guest, 'Continue as guest')
      await ledTo('checkout-shipping')
    },
  ),
})

/** The form opens inline with the typed email, and focus on the missing field. */
export const SignInForm = meta.story({
  tags: ['wide'],
  ...scene(worlds.guestWithAccount, 'sign-in form', async ({ canvas }) => {
    const guest = await formOf(canvas, GUEST)
    await userEvent.type(guest.getByLabelText('Email'), KNOWN)
    const form = await signInForm(canvas)
    await expect(form.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
    await expect(form.getByRole('link', { name: 'Forgot password?' })).toBeVisible()
  }),
})

/** The message does not reveal which of the two is wrong; the input is kept. */
export const WrongPassword = meta.story({
  tags: ['wide'],
  ...scene(worlds.guestWithAccount, 'wrong password', async ({ canvas }) => {
    const form = await signInForm(canvas)
    await send(form, { ...MARGARET, Password: 'guess' }, 'Sign in')
    const words = await form.findByText(/^That email and password don’t match/)
    await waitFor(() => expect(words.closest('[tabindex="-1"]')).toHaveFocus())
    await expect(form.getByLabelText('Email Sign in')).toHaveValue(KNOWN)
  }),
})

export const Locked = meta.story(
  scene(worlds.guestWithAccount, 'account locked / too many tries', async ({ canvas, id }) => {
    const form = await signInForm(canvas)
    await send(form, { ...MARGARET, Password: 'guess' }, 'Sign in')
    for (let tries = 2; tries <= 5; tries += 1) {
      await waitFor(() => expect(callsOf(id, 'postSignIn')).toHaveLength(tries - 1))
      await press(form, 'Sign in')
    }
    await seen(form, 'Too many tries. Wait 15 min or reset your password.')
  }),
)

export const PasswordShown = meta.story(
  scene(worlds.guestWithAccount, 'password shown/hidden', async ({ canvas }) => {
    const form = await signInForm(canvas)
    const password = form.getByLabelText('Password')
    const toggle = form.getByRole('button', { name: 'Show password Sign in' })
    await userEvent.type(password, 'secret')
    await expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('secret')
    await userEvent.click(toggle)
    await expect(password).toHaveAttribute('type', 'password')
  }),
)

export const SigningIn = meta.story(
  scene(
    worlds.guestWithAccount,
    { state: 'signing in', faults: { postSignIn: 'never' } },
    async ({ canvas }) => {
      const form = await signInForm(canvas)
      await send(form, MARGARET, 'Sign in')
      const button = await form.findByRole('button', { name: 'Signing in…' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    },
  ),
)

/** The account's data is taken over, then the page continues. */
export const Merging = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.guestWithAccount,
    'signed in, addresses merging',
    async ({ canvas, canvasElement, id }) => {
      const letGo = holdBack(stageOf(id), 'getAddresses')
      const said = listen(canvasElement)
      const { length } = history
      await send(await signInForm(canvas), MARGARET, 'Sign in')
      await seen(canvas, 'Adding your saved addresses…')
      letGo()
      await said.until('Signed in as Margaret Holloway.')
      await said.once('Signed in as')
      await ledTo('checkout-shipping')
      // Back would only lead forward again.
      await expect(history).toHaveLength(length)
    },
  ),
})

/** A signed-in customer skips this page, which says so: even to edit the email, as only a guest's can be edited. */
export const AlreadySignedIn = meta.story({
  args: { edit: 11 },
  ...scene(
    worlds.namesWithSavedAddresses,
    'already signed in (skip with notice)',
    async ({ canvas }) => {
      await seen(canvas, /all set/)
      await ledTo('checkout-shipping')
    },
  ),
})

/** The page’s sign-in flag is outdated: the shopper stays a guest, without a message. */
export const StaysGuest = meta.story(
  scene(
    worlds.oneNameOnly,
    { state: '403 on customer load (stays guest, silent)', isLoggedIn: true },
    async ({ canvas, id }) => {
      await expect(await canvas.findByRole('region', { name: GUEST })).toBeVisible()
      await waitFor(() => expect(callsOf(id, 'getCustomer').at(-1)?.status).toBe(403))
      await expect(stageOf(id).reported).toEqual([])
    },
  ),
)

/** Auto-Delivery requires an account: the reason, and a link to the cart to turn it off. */
export const AutoDelivery = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.autoDeliveryGuest,
    {
      state: [
        'cart has auto-delivery: account required explanation',
        'auto-delivery register form',
      ],
    },
    async ({ canvas, id }) => {
      const form = await formOf(canvas, REGISTER)
      await seen(
        form,
        /^Auto-Delivery needs an account\. With one, you can change, pause or cancel/,
      )
      await expect(
        form.getByRole('link', { name: 'Turn off Auto-Delivery in your cart' }),
      ).toHaveAttribute('href', '/checkout/cart')
      await expect(canvas.queryByRole('region', { name: GUEST })).toBeNull()
      await press(form, 'Create account')
      await seen(form, /Check these fields/)
      await userEvent.click(form.getByRole('checkbox', { name: 'Email me offers and recipes' }))
      await send(form, NEW, 'Create account')
      await ledTo('checkout-billing')
      await expect(callsOf(id, 'putBillingAddress').map(({ body }) => body)).toEqual([
        { wants_offers: true },
      ])
      await expect(callsOf(id, 'postAutoDeliveryLogin').at(-1)?.body).toMatchObject({
        email: 'dana@example.com',
        fname: 'Dana',
      })
    },
  ),
})
const NEW = {
  'First name': 'Dana',
  'Last name': 'Lee',
  Email: 'dana@example.com',
  'Create a password': 'correct horse',
}

export const AutoDeliverySignIn = meta.story(
  scene(worlds.autoDeliveryWithAccount, 'auto-delivery login form', async ({ canvas, id }) => {
    await send(await signInForm(canvas), MARGARET, 'Sign in')
    await ledTo('checkout-billing')
    await expect(stageOf(id).backend.count('postSignIn')).toBe(0)
    await expect(stageOf(id).backend.count('postAutoDeliveryLogin')).toBe(1)
  }),
)

/** A sign-in in another tab: this page continues, too, also where an account is required. */
export const SignedInElsewhere = meta.story({
  args: { edit: 11 },
  ...scene(worlds.autoDeliveryWithAccount, async ({ canvas, id }) => {
    await formOf(canvas, REGISTER)
    const { backend, store } = stageOf(id)
    await ask(backend, 'postSignIn', { body: { email: KNOWN, password: worlds.PASSWORD } })
    store.events.emit('signed-in', {})
    await ledTo('checkout-billing')
  }),
})

/** The form's token expired: the input is kept, and a retry works, even after a wrong password. */
export const TokenExpired = meta.story({
  args: { token: 'old' },
  ...scene(worlds.guestWithNewToken, 'token missing/expired', async ({ canvas }) => {
    const form = await signInForm(canvas)
    await send(form, MARGARET, 'Sign in')
    await seen(form, /^This form timed out\. What you entered is still here/)
    const password = form.getByLabelText('Password')
    await expect(password).toHaveValue(worlds.PASSWORD)
    await userEvent.type(password, 'x')
    await press(form, 'Sign in')
    // Until the answer is there, another press would be ignored.
    await seen(form, /^That email and password don’t match/)
    await expect(form.queryByText(/^This form timed out/)).toBeNull()
    await userEvent.clear(password)
    await userEvent.type(password, worlds.PASSWORD)
    await press(form, 'Sign in')
    await ledTo('checkout-shipping')
  }),
})

export const AccountExists = meta.story(
  scene(worlds.autoDeliveryWithAccount, 'registration rejected (exists)', async ({ canvas }) => {
    const form = await formOf(canvas, REGISTER)
    await send(form, { ...NEW, Email: KNOWN }, 'Create account')
    await seen(
      form,
      'We couldn’t create this account. If you have one, sign in or reset your password.',
    )
    await expect(form.getByLabelText('First name')).toHaveValue('Dana')
  }),
)

export const RegistrationLost = meta.story(
  scene(
    worlds.autoDeliveryGuest,
    { state: 'registration network failure', faults: { postAutoDeliveryLogin: 'network-error' } },
    async ({ canvas, id }) => {
      const form = await formOf(canvas, REGISTER)
      await expect(asksBeforeUnload()).toBe(false)
      await send(form, NEW, 'Create account')
      await expect(asksBeforeUnload()).toBe(true)
      await seen(form, /^We couldn’t reach your account\. What you entered is still here/)
      stageOf(id).backend.setFault('postAutoDeliveryLogin', null)
      await press(form, 'Create account')
      await ledTo('checkout-billing')
      await expect(asksBeforeUnload()).toBe(false)
    },
  ),
)

export const EmptyCart = meta.story(
  scene(worlds.emptyCartGuest, 'cart empty (link back)', async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /shop/i })).toHaveAttribute(
      'href',
      '/shop',
    )
    await expect(canvas.queryByLabelText('Email')).toBeNull()
  }),
)

/** The server rejects a valid-looking email: the field shows it and gets focus, until it is edited. */
export const EmailRefused = meta.story(
  scene(
    worlds.oneNameOnly,
    { faults: { putBillingAddress: EMAIL_REFUSED } },
    async ({ canvas }) => {
      const guest = await formOf(canvas, GUEST)
      await send(guest, { Email: 'dana@example.con' }, 'Continue as guest')
      await fixEmail(guest)
      await press(guest, 'Continue as guest')
      await ledTo('checkout-shipping')
    },
  ),
)

/** Saving failed: the email is kept, and a retry works. */
export const EmailNotSaved = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.oneNameOnly,
    { faults: { putBillingAddress: 'server-error' } },
    async ({ canvas, id }) => {
      const guest = await formOf(canvas, GUEST)
      await send(guest, { Email: 'dana@example.com' }, 'Continue as guest')
      await seen(guest, /^We couldn’t save your email/)
      await waitFor(() => expect(guest.getByRole('alert')).toHaveFocus())
      stageOf(id).backend.setFault('putBillingAddress', null)
      await press(guest, 'Continue as guest')
      await ledTo('checkout-shipping')
    },
  ),
})
