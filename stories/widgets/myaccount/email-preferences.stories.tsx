import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { accountActions } from '../../../src/store/account/account'
import { MyAccount } from '../../../src/widgets/myaccount/MyAccount'
import {
  asksBeforeUnload,
  callsOf,
  focusOn,
  gone,
  holdBack,
  listen,
  press,
  seen,
  stageOf,
} from '../../support'
import { scene, unsaved } from './accountPage'
import { askedFor, byLink, emailsPage, reminders, ticked, topics } from './emailsPage'

const meta = preview.meta({ title: 'Widgets/myaccount/email-preferences', ...emailsPage })

const SAVING = 'email preferences: saving / saved / failed'
const UNSUBSCRIBE = 'email preferences: unsubscribe all confirm / done / undo'
const REMINDERS = 'email preferences: reminders list empty/filled'
const NOT_SAVED = 'We couldn’t save that. Please try again.'

/** One group of checkboxes; nothing is saved before its button is pressed. */
export const Loaded = meta.story({
  tags: ['wide'],
  ...scene(worlds.emailsAndReminders, 'email preferences: loaded', async ({ canvas, id }) => {
    const form = await topics(canvas)
    const group = form.getByRole('group', { name: 'What should we send?' })
    await expect(within(group).getAllByRole('checkbox')).toHaveLength(5)
    const always = form.getByRole('checkbox', { name: 'Order updates (always on)' })
    await expect(always).toBeChecked()
    await expect(always).toBeDisabled()
    await expect(form.getByLabelText('How often?')).toHaveValue('weekly')
    await userEvent.click(form.getByRole('checkbox', { name: 'Recipes' }))
    await waitFor(() => expect(unsaved.count).toBe(1))
    await expect(asksBeforeUnload()).toBe(true)
    await userEvent.click(form.getByRole('checkbox', { name: 'Recipes' }))
    await waitFor(() => expect(unsaved.count).toBe(0))
    await expect(askedFor(id)).toEqual([])
  }),
})

/** Only order updates are left; there is nothing to unsubscribe from. */
export const AllOff = meta.story({
  tags: ['wide'],
  ...scene(worlds.noEmails, 'email preferences: all off', async ({ canvas }) => {
    const form = await topics(canvas)
    await expect(ticked(form)).toEqual([])
    await expect(form.getByLabelText('Order updates (always on)')).toBeChecked()
    await expect(form.queryByRole('button', { name: 'Unsubscribe from all' })).toBeNull()
  }),
})

/** An inline question; canceling returns focus. */
export const UnsubscribeAsked = meta.story(
  scene(worlds.emailsAndReminders, UNSUBSCRIBE, async ({ canvas, id }) => {
    const form = await topics(canvas)
    await press(form, 'Unsubscribe from all')
    await focusOn(form, 'heading', 'Stop everything except order updates?')
    await press(form, 'Cancel')
    await focusOn(form, 'button', 'Unsubscribe from all')
    await expect(askedFor(id)).toEqual([])
    await press(form, 'Unsubscribe from all')
    await focusOn(form, 'heading', 'Stop everything except order updates?')
  }),
)

/** The second press unsubscribes; focus moves to the confirmation, followed by Undo. */
export const Unsubscribed = meta.story({
  tags: ['wide'],
  ...scene(worlds.emailsAndReminders, UNSUBSCRIBE, async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    const form = await topics(canvas)
    await press(form, 'Unsubscribe from all')
    await userEvent.tab()
    await expect(form.getByRole('button', { name: 'Unsubscribe from all' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const words = await form.findByText('You’re unsubscribed.')
    await waitFor(() => expect(words.closest('[tabindex="-1"]')).toHaveFocus())
    await expect(ticked(form)).toEqual([])
    const none = { offers: false, recipes: false, charges: false, sms: false }
    await expect(askedFor(id)).toMatchObject([none])
    await userEvent.tab()
    await expect(form.getByRole('button', { name: 'Undo' })).toHaveFocus()
    said.stop()
    await expect(said.heard).toEqual([])
  }),
})

/** Undo restores everything, including unsaved choices. */
export const UnsubscribeUndone = meta.story(
  scene(worlds.emailsAndReminders, UNSUBSCRIBE, async ({ canvas, id }) => {
    const form = await topics(canvas)
    await userEvent.click(form.getByRole('checkbox', { name: 'Recipes' }))
    await press(form, 'Unsubscribe from all')
    await form.findByRole('heading', { name: /^Stop everything/ })
    await press(form, 'Unsubscribe from all', 'Undo')
    const words = await form.findByText('You’re subscribed again.')
    await waitFor(() => expect(words.closest('[tabindex="-1"]')).toHaveFocus())
    await expect(askedFor(id)[1]).toMatchObject({ offers: true, recipes: true, sms: true })
    await expect(form.getByRole('checkbox', { name: 'Recipes' })).not.toBeChecked()
    await expect(unsaved.count).toBe(1)
    await expect(form.getByRole('button', { name: 'Unsubscribe from all' })).toBeVisible()
  }),
)

/** The question stays after a failure. */
export const UnsubscribeFailed = meta.story(
  scene(
    worlds.emailsAndReminders,
    { state: UNSUBSCRIBE, faults: { putEmailPreferences: { kind: 'server-error', times: 1 } } },
    async ({ canvas }) => {
      const form = await topics(canvas)
      await press(form, 'Unsubscribe from all')
      await form.findByRole('heading', { name: /^Stop everything/ })
      await press(form, 'Unsubscribe from all')
      await seen(form, [NOT_SAVED, 'Stop everything except order updates?'])
      await press(form, 'Unsubscribe from all')
      await seen(form, 'You’re unsubscribed.', { not: [NOT_SAVED] })
    },
  ),
)

/** Undo stays available for a retry. */
export const UndoFailed = meta.story(
  scene(worlds.emailsAndReminders, UNSUBSCRIBE, async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    const form = await topics(canvas)
    await press(form, 'Unsubscribe from all')
    await form.findByRole('heading', { name: /^Stop everything/ })
    await press(form, 'Unsubscribe from all')
    const undo = await form.findByRole('button', { name: 'Undo' })
    backend.setFault('putEmailPreferences', 'server-error')
    await userEvent.click(undo)
    await seen(form, [NOT_SAVED, 'You’re unsubscribed.'])
    await expect(form.getByRole('button', { name: 'Undo' })).toHaveFocus()
    backend.setFault('putEmailPreferences', null)
    await press(form, 'Undo')
    await seen(form, 'You’re subscribed again.', { not: [NOT_SAVED] })
    await expect(ticked(form)).toHaveLength(4)
  }),
)

/** The button shows it, keeps focus, and sends nothing twice. */
export const Saving = meta.story(
  scene(
    worlds.emailsAndReminders,
    { state: SAVING, faults: { putEmailPreferences: 'never' } },
    async ({ canvas, id }) => {
      const form = await topics(canvas)
      await press(form, 'Save')
      const button = await form.findByRole('button', { name: 'Saving…' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
      await expect(button).toHaveFocus()
      // Called once the code for saving has loaded.
      await waitFor(() => expect(askedFor(id)).toHaveLength(1))
    },
  ),
)

/** Unsubscribing waits for the save, and the question stays open. */
export const UnsubscribeWhileSaving = meta.story(
  scene(worlds.emailsAndReminders, SAVING, async ({ canvas, id }) => {
    const letGo = holdBack(stageOf(id), 'putEmailPreferences')
    const form = await topics(canvas)
    await press(form, 'Save')
    await press(form, 'Unsubscribe from all')
    const asked = within(await form.findByRole('region', { name: /^Stop everything/ }))
    await userEvent.click(asked.getByRole('button', { name: 'Saving…' }))
    letGo()
    await seen(form, 'Saved')
    await press(asked, 'Unsubscribe from all')
    await seen(form, 'You’re unsubscribed.')
    await expect(ticked(form)).toHaveLength(0)
  }),
)

/** A choice made while another is being saved is kept, unsaved. */
export const ChosenWhileSaving = meta.story(
  scene(worlds.emailsAndReminders, SAVING, async ({ canvas, id }) => {
    const letGo = holdBack(stageOf(id), 'putEmailPreferences')
    const form = await topics(canvas)
    const recipes = form.getByRole('checkbox', { name: 'Recipes' })
    await userEvent.click(form.getByRole('checkbox', { name: 'Offers and new gifts' }))
    await press(form, 'Save')
    await userEvent.click(recipes)
    letGo()
    await form.findByRole('button', { name: 'Save' })
    await seen(form, 'Saved')
    await expect(recipes).not.toBeChecked()
    await expect(unsaved.count).toBe(1)
  }),
)

/** Announced once; the text disappears with the next choice. */
export const Saved = meta.story({
  tags: ['wide'],
  ...scene(worlds.emailsAndReminders, SAVING, async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    const form = await topics(canvas)
    form.getByRole('checkbox', { name: 'Recipes' }).focus()
    await userEvent.keyboard(' ')
    await userEvent.selectOptions(form.getByLabelText('How often?'), 'Once a month at most')
    await press(form, 'Save')
    await seen(form, 'Saved')
    await expect(askedFor(id)).toMatchObject([
      { offers: true, recipes: false, charges: true, sms: true, frequency: 'monthly' },
    ])
    await expect(unsaved.count).toBe(0)
    await said.until('Saved')
    await said.once('Saved')
    await userEvent.click(form.getByRole('checkbox', { name: 'Recipes' }))
    await waitFor(() => expect(form.queryByText('Saved')).toBeNull())
  }),
})

/** The choices are kept, and a retry works. */
export const Failed = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.emailsAndReminders,
    { state: SAVING, faults: { putEmailPreferences: { kind: 'server-error', times: 1 } } },
    async ({ canvas }) => {
      const form = await topics(canvas)
      await userEvent.click(form.getByRole('checkbox', { name: 'Recipes' }))
      await press(form, 'Save')
      const words = await form.findByText(NOT_SAVED)
      await expect(words.closest('[role="alert"]')).toBeVisible()
      await expect(form.getByRole('checkbox', { name: 'Recipes' })).not.toBeChecked()
      await expect(unsaved.count).toBe(1)
      await press(form, 'Save')
      await seen(form, 'Saved', { not: [NOT_SAVED] })
    },
  ),
})

/** Loading failed, with a retry. */
export const NotLoaded = meta.story(
  scene(
    worlds.emailsAndReminders,
    { state: SAVING, faults: { getEmailPreferences: 'not-found' } },
    async ({ canvas, id }) => {
      await seen(canvas, 'We couldn’t load this.')
      stageOf(id).backend.setFault('getEmailPreferences', null)
      await press(canvas, 'Try again')
      await expect(ticked(await topics(canvas))).toHaveLength(4)
      // The pressed button is gone.
      await focusOn(canvas, 'heading', 'What should we send?')
    },
  ),
)

/** Names the choices that were not saved, which are kept for a retry. */
export const PartSaved = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.emailsPartlyStuck,
    'email preferences: part saved',
    async ({ canvas, canvasElement, id }) => {
      const said = listen(canvasElement)
      const form = await topics(canvas)
      await userEvent.click(form.getByRole('checkbox', { name: 'Offers and new gifts' }))
      await userEvent.click(form.getByRole('checkbox', { name: 'Recipes' }))
      await press(form, 'Save')
      await seen(form, 'Saved, except Recipes.')
      await said.until('Saved, except Recipes.')
      await said.once('Saved, except')
      await expect(unsaved.count).toBe(1)
      stageOf(id).backend.setRules({ stuckTopics: [] })
      await press(form, 'Save')
      await seen(form, 'Saved')
      await expect(unsaved.count).toBe(0)
    },
  ),
})

/** With an emailed link, no password is needed; nothing else of the account is shown. */
export const ByLink = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.cameByEmailLink,
    { ...byLink, state: 'email preferences: not signed in with valid link' },
    async ({ canvas, id }) => {
      const form = await topics(canvas)
      await expect(canvas.queryByRole('region', { name: 'Gift reminders' })).toBeNull()
      await userEvent.click(form.getByRole('checkbox', { name: 'Offers and new gifts' }))
      await press(form, 'Save')
      await seen(form, 'Saved')
      await expect(askedFor(id)).toMatchObject([{ offers: false, link: worlds.EMAIL_LINK }])
      await expect(callsOf(id, 'getCustomer')).toEqual([])
      await expect(callsOf(id, 'getReminders')).toEqual([])
    },
  ),
})

/** Leaving with unsaved choices asks first; kept, they can be saved. */
export const ByLinkKept = meta.story({
  ...scene(
    worlds.cameByEmailLink,
    { ...byLink, state: 'email preferences: not signed in with valid link' },
    async ({ canvas, id }) => {
      const form = await topics(canvas)
      await userEvent.click(form.getByRole('checkbox', { name: 'Recipes' }))
      location.hash = '#/dashboard'
      await press(within(await screen.findByRole('alertdialog')), 'Keep editing')
      await waitFor(() =>
        expect(location.hash).toBe(`#/email-preferences?link=${worlds.EMAIL_LINK}`),
      )
      await expect(form.getByRole('checkbox', { name: 'Recipes' })).not.toBeChecked()
      await press(form, 'Save')
      await seen(form, 'Saved')
      await expect(askedFor(id)).toMatchObject([{ recipes: false, link: worlds.EMAIL_LINK }])
      await expect(callsOf(id, 'getEmailPreferences')).toHaveLength(1)
    },
  ),
  render: () => <MyAccount />,
})

/** In the account area, a guest with a link sees no menu and is not asked to sign in. */
export const ByLinkInTheArea = meta.story({
  ...scene(
    worlds.cameByEmailLink,
    { ...byLink, state: 'email preferences: not signed in with valid link' },
    async ({ canvas }) => {
      await expect(ticked(await topics(canvas))).toHaveLength(4)
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Email Preferences' }),
      ).toBeVisible()
      await expect(canvas.queryByRole('navigation')).toBeNull()
      await expect(canvas.queryByLabelText('Password')).toBeNull()
    },
  ),
  render: () => <MyAccount />,
})

/** Choices made before the page knows who is signed in are kept. */
export const ByLinkOfCustomer = meta.story({
  ...scene(
    worlds.emailsAndReminders,
    { ...byLink, faults: { getCustomer: 'server-error' } },
    async ({ canvas, id }) => {
      const form = await topics(canvas)
      await userEvent.click(form.getByRole('checkbox', { name: 'Recipes' }))
      const { backend, store } = stageOf(id)
      // A read that is on its way would be joined.
      await waitFor(() => expect(store.slot(accountActions).status).toBe('failed'))
      backend.setFault('getCustomer', null)
      await store.use(accountActions).loadCustomer()
      await canvas.findByRole('navigation', { name: 'Account menu' })
      const after = within(canvas.getByRole('region', { name: 'What should we send?' }))
      await expect(after.getByRole('checkbox', { name: 'Recipes' })).not.toBeChecked()
    },
  ),
  render: () => <MyAccount />,
})

/** Says what to do, without revealing whose link it was. */
export const LinkExpired = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.cameByOldEmailLink,
    { ...byLink, state: 'email preferences: link expired' },
    async ({ canvas }) => {
      await seen(canvas, 'This link no longer works. Sign in instead.')
      await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        expect.stringMatching(/#\/email-preferences$/),
      )
      await expect(canvas.queryByRole('checkbox')).toBeNull()
    },
  ),
})

/** A signed-in customer gets a link to the same screen in the account. */
export const LinkExpiredForCustomer = meta.story(
  scene(
    worlds.emailsAndReminders,
    {
      state: 'email preferences: link expired',
      before() {
        location.hash = '#/email-preferences?link=old'
      },
    },
    async ({ canvas, id }) => {
      await stageOf(id).store.use(accountActions).loadCustomer()
      await seen(
        canvas,
        /^This link no longer works. You can still choose your emails in your account/,
      )
      await userEvent.click(canvas.getByRole('link', { name: 'Email Preferences' }))
      await expect(ticked(await topics(canvas))).toHaveLength(4)
    },
  ),
)

/** A link that expires during use shows the same, with focus. */
export const LinkEnds = meta.story(
  scene(
    worlds.cameByEmailLink,
    {
      ...byLink,
      state: 'email preferences: link expired',
      faults: {
        putEmailPreferences: { kind: 'conflict', status: 422, body: { error: 'link_expired' } },
      },
    },
    async ({ canvas }) => {
      await press(await topics(canvas), 'Save')
      const words = await canvas.findByText('This link no longer works. Sign in instead.')
      await waitFor(() => expect(document.activeElement).toContainElement(words))
    },
  ),
)

/** Why emails do not arrive, and where to change the address. */
export const Bounced = meta.story({
  tags: ['wide'],
  ...scene(worlds.emailsBounced, 'email preferences: e-mail bounced flag', async ({ canvas }) => {
    await seen(canvas, 'Our email bounced. Check your address.')
    await expect(canvas.getByRole('link', { name: 'Account Information' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#\/account-information$/),
    )
  }),
})

/** If the shop sends texts, they can be turned off alone. */
export const TextMessages = meta.story(
  scene(
    worlds.emailsAndReminders,
    'email preferences: SMS preference present',
    async ({ canvas, id }) => {
      const form = await topics(canvas)
      const texts = form.getByRole('checkbox', { name: 'Text me delivery updates' })
      await expect(texts).toBeChecked()
      await userEvent.click(texts)
      await press(form, 'Save')
      await seen(form, 'Saved')
      await expect(askedFor(id)).toMatchObject([{ sms: false, offers: true }])
    },
  ),
)

/** What reminders are for, and the form for the first. */
export const NoReminders = meta.story({
  tags: ['wide'],
  ...scene(worlds.noEmails, REMINDERS, async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    const part = await reminders(canvas)
    await seen(part, 'Add a birthday. We’ll email you two weeks ahead.')
    await press(part, 'Add a reminder')
    await waitFor(() => expect(part.getByLabelText('Occasion')).toHaveFocus())
    await press(part, 'Save')
    await focusOn(part, 'heading', /Check these fields$/)
    await press(part, 'Choose a date.')
    await expect(part.getByLabelText('Date')).toHaveFocus()
    // A year of five digits, which the store rejects, cannot be entered.
    await expect(part.getByLabelText('Date')).toHaveAttribute('max', '9999-12-31')
    await userEvent.type(part.getByLabelText('Date'), '2026-12-24')
    await userEvent.type(part.getByLabelText('Occasion'), 'Ben’s birthday')
    await waitFor(() => expect(unsaved.count).toBe(1))
    await press(part, 'Save')
    await focusOn(part, 'heading', 'Gift reminders')
    await said.until('We’ll email you on Thu, Dec 10.')
    await said.once('We’ll email you on')
    const body = { occasion: 'Ben’s birthday', day: '2026-12-24' }
    await expect(callsOf(id, 'postReminder').map((call) => call.body)).toEqual([body])
    await expect(part.getByRole('listitem')).toHaveTextContent('Ben’s birthday')
    await expect(unsaved.count).toBe(0)
  }),
})

/** An occasion that is too long is cut, with a note. */
export const LongOccasion = meta.story(
  scene(worlds.noEmails, async ({ canvas }) => {
    const part = await reminders(canvas)
    await press(part, 'Add a reminder')
    await userEvent.click(part.getByLabelText('Occasion'))
    await userEvent.paste('The anniversary of Grandma and Grandpa Whitfield')
    await expect(part.getByLabelText('Occasion')).toHaveValue(
      'The anniversary of Grandma and Grandpa W',
    )
    await seen(part, 'Shortened to 40 characters.')
  }),
)

/** Asks before discarding a partly entered reminder. */
export const ReminderLeft = meta.story(
  scene(worlds.noEmails, REMINDERS, async ({ canvas, id }) => {
    const part = await reminders(canvas)
    await press(part, 'Add a reminder')
    await userEvent.type(part.getByLabelText('Occasion'), 'Dana')
    await press(part, 'Cancel')
    const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await press(asked, 'Keep editing')
    await focusOn(part, 'button', 'Cancel')
    await expect(part.getByLabelText('Occasion')).toHaveValue('Dana')
    await press(part, 'Cancel')
    await press(within(await screen.findByRole('alertdialog')), 'Leave')
    await focusOn(part, 'heading', 'Gift reminders')
    await expect(part.queryByLabelText('Occasion')).toBeNull()
    await expect(callsOf(id, 'postReminder')).toHaveLength(0)
  }),
)

/** Sorted by next email. A removed reminder disappears immediately, with Undo. */
export const FilledReminders = meta.story({
  tags: ['wide'],
  ...scene(worlds.emailsAndReminders, REMINDERS, async ({ canvas, id }) => {
    const part = await reminders(canvas)
    const rows = await part.findAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('Eleanor’s birthday Dec 20')
    await expect(rows[0]).toHaveTextContent('We’ll email you on Sun, Dec 6.')
    await expect(rows[1]).toHaveTextContent('We’ll email you on Jan 31, 2027.')
    await press(part, 'Remove Eleanor’s birthday, Dec 20')
    await focusOn(part, 'heading', 'Gift reminders')
    await expect(part.getAllByRole('listitem')).toHaveLength(1)
    await expect(callsOf(id, 'deleteReminder')).toHaveLength(1)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(2))
    await expect(part.getAllByRole('listitem')[0]).toHaveTextContent('Eleanor’s birthday')
    await screen.findByText('Eleanor’s birthday is back.')
  }),
})

/** A removed reminder does not promise an email; restoring it can be retried. */
export const AddedReminderRemoved = meta.story(
  scene(worlds.noEmails, REMINDERS, async ({ canvas, id }) => {
    const part = await reminders(canvas)
    await press(part, 'Add a reminder')
    await userEvent.type(part.getByLabelText('Date'), '2026-12-24')
    await userEvent.type(part.getByLabelText('Occasion'), 'Ben’s birthday')
    await press(part, 'Save')
    await press(part, 'Remove Ben’s birthday, Dec 24')
    await seen(part, 'Add a birthday. We’ll email you two weeks ahead.')
    await expect(part.queryByText(/We’ll email you on/)).toBeNull()
    const { backend } = stageOf(id)
    backend.setFault('postReminder', 'conflict')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('We couldn’t restore Ben’s birthday. Please try again.')
    backend.setFault('postReminder', null)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Ben’s birthday is back.')
    await expect(part.getByRole('listitem')).toHaveTextContent('Ben’s birthday')
  }),
)

/** An Undo that the end of the session has prevented is offered again after signing in. */
export const ReminderUndoneLate = meta.story(
  scene(worlds.emailsAndReminders, REMINDERS, async ({ canvas, id }) => {
    const part = await reminders(canvas)
    const { backend, store } = stageOf(id)
    await press(part, 'Remove Eleanor’s birthday, Dec 20')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    backend.setFault('postReminder', { kind: 'forbidden', times: 1 })
    await userEvent.click(undo)
    await waitFor(() => expect(callsOf(id, 'postReminder')).toHaveLength(1))
    await gone(undo)
    await expect(screen.queryByText(/^We couldn’t restore/)).toBeNull()
    store.use(accountActions).haveSignedIn(null)
    await screen.findByText(/^We couldn’t restore/)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Eleanor’s birthday is back.')
    await expect(part.getAllByRole('listitem')).toHaveLength(2)
  }),
)

/** Each failed Undo stays available. */
export const RemindersUndoneLate = meta.story(
  scene(worlds.emailsAndReminders, REMINDERS, async ({ canvas, id }) => {
    const part = await reminders(canvas)
    for (const button of await part.findAllByRole('button', { name: /^Remove / }))
      await userEvent.click(button)
    await seen(part, 'Add a birthday. We’ll email you two weeks ahead.')
    stageOf(id).backend.setFault('postReminder', { kind: 'server-error', times: 2 })
    for (let nth = 0; nth < 2; nth++) {
      for (const undo of await screen.findAllByRole('button', { name: 'Undo' }))
        await userEvent.click(undo)
      if (nth === 0)
        await waitFor(() => expect(screen.getAllByText(/^We couldn’t restore/)).toHaveLength(2))
    }
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(2))
  }),
)

/** Text typed while a reminder is being added is kept, for another one. */
export const ReminderTypedOn = meta.story(
  scene(worlds.noEmails, REMINDERS, async ({ canvas, id }) => {
    const part = await reminders(canvas)
    await press(part, 'Add a reminder')
    const occasion = part.getByLabelText('Occasion')
    await userEvent.type(occasion, 'Ben')
    await userEvent.type(part.getByLabelText('Date'), '2026-12-24')
    const letGo = holdBack(stageOf(id), 'postReminder')
    await press(part, 'Save')
    await userEvent.type(occasion, ' and Dana')
    letGo()
    await expect(await part.findByRole('listitem')).toHaveTextContent('Ben')
    await expect(occasion).toHaveValue('Ben and Dana')
    await expect(occasion).toHaveFocus()
    await expect(part.getByRole('button', { name: 'Save' })).toBeVisible()
  }),
)

/** The reminders load on their own: they say that they are slow or not loaded, and can be retried. */
export const RemindersNotLoaded = meta.story(
  scene(
    worlds.emailsAndReminders,
    { state: REMINDERS, faults: { getReminders: 'never' } },
    async ({ canvas, id }) => {
      const { backend, clock } = stageOf(id)
      const part = await reminders(canvas)
      await clock.advance(8000)
      await seen(part, 'This is taking longer than usual.')
      backend.setFault('getReminders', 'not-found')
      await press(part, 'Try again')
      await seen(part, 'We couldn’t load this.')
      backend.setFault('getReminders', null)
      await press(part, 'Try again')
      await focusOn(part, 'heading', 'Gift reminders')
      await expect(await part.findAllByRole('listitem')).toHaveLength(2)
    },
  ),
)

/** A failed save keeps the input; a reminder that cannot be removed stays. */
export const RemindersFailed = meta.story(
  scene(
    worlds.emailsAndReminders,
    { state: REMINDERS, faults: { postReminder: 'server-error', deleteReminder: 'server-error' } },
    async ({ canvas, id }) => {
      const part = await reminders(canvas)
      await press(part, 'Add a reminder')
      await userEvent.type(part.getByLabelText('Occasion'), 'Ben’s birthday')
      await userEvent.type(part.getByLabelText('Date'), '2026-12-24')
      await press(part, 'Save')
      await seen(part, NOT_SAVED)
      await expect(part.getByLabelText('Occasion')).toHaveValue('Ben’s birthday')
      await press(part, 'Remove Eleanor’s birthday, Dec 20')
      const notRemoved = 'We couldn’t remove Eleanor’s birthday. Please try again.'
      await screen.findByText(notRemoved)
      await expect(part.getAllByRole('listitem')).toHaveLength(2)
      stageOf(id).backend.setFault('deleteReminder', null)
      await press(part, 'Remove Eleanor’s birthday, Dec 20')
      await screen.findByText('Eleanor’s birthday was removed.')
      await expect(screen.queryByText(notRemoved)).toBeNull()
    },
  ),
)
