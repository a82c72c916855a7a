import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { accountActions } from '../../../src/store/account/account'
import { MyAccount } from '../../../src/widgets/myaccount/MyAccount'
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
import { askedFor, byLink, emailsPage, reminders, ticked, topics } from './emailsPage'

const meta = preview.meta({ title: 'Widgets/myaccount/email-preferences', ...emailsPage })

const SAVING = 'email preferences: saving / saved / failed'
const UNSUBSCRIBE = 'email preferences: unsubscribe all confirm / done / undo'
const REMINDERS = 'email preferences: reminders list empty/filled'
const NOT_SAVED = 'We couldn’t save that. Please try again.'

/** One group of boxes under its question; nothing is saved before its button is pressed. */
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

/** Order updates are left, and there is nothing to unsubscribe from. */
export const AllOff = meta.story({
  tags: ['wide'],
  ...scene(worlds.noEmails, 'email preferences: all off', async ({ canvas }) => {
    const form = await topics(canvas)
    await expect(ticked(form)).toEqual([])
    await expect(form.getByLabelText('Order updates (always on)')).toBeChecked()
    await expect(form.queryByRole('button', { name: 'Unsubscribe from all' })).toBeNull()
  }),
})

/** One question, in its place; who thinks again is where they were. */
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

/** Done with the second press; the focus is on the words that say so, and the way back comes next. */
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

/** All is as it was before, what was ticked and not saved as well. */
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

/** The question stays until it was answered for good. */
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

/** The way back is there for another try. */
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

/** The button says so, keeps the focus, and sends nothing twice. */
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
      await expect(askedFor(id)).toHaveLength(1)
    },
  ),
)

/** Unsubscribing waits until it is saved, and the question stays open. */
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

/** What is chosen while the choice before is saved stays, and is not saved yet. */
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

/** With the keyboard alone; it is said once. */
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

/** What was ticked stays so, and another press works. */
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

/** Nothing could be read: another try. */
export const NotLoaded = meta.story(
  scene(
    worlds.emailsAndReminders,
    { state: SAVING, faults: { getEmailPreferences: 'not-found' } },
    async ({ canvas, id }) => {
      await seen(canvas, 'We couldn’t load this.')
      stageOf(id).backend.setFault('getEmailPreferences', null)
      await press(canvas, 'Try again')
      await expect(ticked(await topics(canvas))).toHaveLength(4)
    },
  ),
)

/** It names what is not as it was asked for, which stays to be saved once more. */
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

/** Who has come from an email needs no password; of the account there is nothing else to be seen. */
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

/** Who stays with what was chosen finds it as it was. */
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

/** In the account area there is no menu for a guest, and nobody is asked to sign in. */
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

/** It says what to do, and nothing of whose link it was. */
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

/** Who is signed in is led to the same in the account. */
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

/** A link that ends while it is used says so as well, with the focus. */
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

/** Why nothing arrives, and where the address is changed. */
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

/** A shop that sends texts asks for them; one that does not has no such box. */
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

/** What a reminder is good for, and the form for the first. */
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

/** An occasion that is too long is cut, and that is said. */
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

/** A reminder that is half typed is asked after before it is given up. */
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

/** The next email first. What is removed goes at once, and can be brought back. */
export const FilledReminders = meta.story({
  tags: ['wide'],
  ...scene(worlds.emailsAndReminders, REMINDERS, async ({ canvas, id }) => {
    const part = await reminders(canvas)
    const rows = await part.findAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('Eleanor’s birthday Dec 20')
    await expect(rows[0]).toHaveTextContent('We’ll email you on Sun, Dec 6.')
    await expect(rows[1]).toHaveTextContent('We’ll email you on Jan 31, 2027.')
    await press(part, 'Remove Eleanor’s birthday')
    await focusOn(part, 'heading', 'Gift reminders')
    await expect(part.getAllByRole('listitem')).toHaveLength(1)
    await expect(callsOf(id, 'deleteReminder')).toHaveLength(1)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(2))
    await expect(part.getAllByRole('listitem')[0]).toHaveTextContent('Eleanor’s birthday')
    await screen.findByText('Eleanor’s birthday is back.')
  }),
})

/** What is removed is promised no email; to bring it back can be tried again. */
export const AddedReminderRemoved = meta.story(
  scene(worlds.noEmails, REMINDERS, async ({ canvas, id }) => {
    const part = await reminders(canvas)
    await press(part, 'Add a reminder')
    await userEvent.type(part.getByLabelText('Date'), '2026-12-24')
    await userEvent.type(part.getByLabelText('Occasion'), 'Ben’s birthday')
    await press(part, 'Save')
    await press(part, 'Remove Ben’s birthday')
    await seen(part, 'Add a birthday. We’ll email you two weeks ahead.')
    await expect(part.queryByText(/We’ll email you on/)).toBeNull()
    const { backend } = stageOf(id)
    backend.setFault('postReminder', 'conflict')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText(NOT_SAVED)
    backend.setFault('postReminder', null)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Ben’s birthday is back.')
    await expect(part.getByRole('listitem')).toHaveTextContent('Ben’s birthday')
  }),
)

/** What is typed while a reminder is added stays, for another one. */
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

/** A form that cannot be saved keeps what was typed; a reminder that cannot be removed stays. */
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
      await press(part, 'Remove Eleanor’s birthday')
      const notRemoved = 'We couldn’t remove Eleanor’s birthday. Please try again.'
      await screen.findByText(notRemoved)
      await expect(part.getAllByRole('listitem')).toHaveLength(2)
      stageOf(id).backend.setFault('deleteReminder', null)
      await press(part, 'Remove Eleanor’s birthday')
      await screen.findByText('Eleanor’s birthday was removed.')
      await expect(screen.queryByText(notRemoved)).toBeNull()
    },
  ),
)
