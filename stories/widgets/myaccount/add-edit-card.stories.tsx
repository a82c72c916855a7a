import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ask } from '../../../mocks/ask'
import * as worlds from '../../../mocks/scenarios'
import { type Canvas, callsOf, press, seen, stageOf } from '../../support'
import { formOf, send } from '../checkout-login/page'
import { changeStreet, save, savesOf, uidOf } from '../myaccount-add-edit-card/page'
import { accountPage, arrived, atCard, inForm, inSubscription } from './cardsPage'
import { goTo, MARGARET } from './page'

const meta = preview.meta({ title: 'Widgets/myaccount/Card form', ...accountPage })

const say = (state: string) => `add/edit card: ${state}`

/** The form of the card app, below the title of the route, beside the menu. */
export const Inside = meta.story({
  tags: ['wide'],
  ...inForm()(worlds.oneCard, say('the form inside the shell'), async ({ canvas }) => {
    await arrived(canvas, 'New Credit Card')
    await uidOf(canvas)
    await expect(canvas.getByRole('navigation', { name: 'Account menu' })).toBeInTheDocument()
  }),
})

export const Edit = meta.story({
  tags: ['wide'],
  ...inForm('?card=profile-3')(worlds.severalCards, say('title for edit'), async ({ canvas }) => {
    await arrived(canvas, 'Edit Credit Card')
    await seen(canvas, 'Discover ending 1117')
  }),
})

/** Returns to the list, where the new card has focus, and announces it once. */
export const Back = meta.story(
  inForm()(worlds.oneCard, say('return to saved cards with focus'), async ({ canvas, said }) => {
    await save(canvas)
    await arrived(canvas, 'Saved Payment Methods')
    await atCard(canvas, 'Visa ending 1111')
    await said.until('Visa ending 1111 saved.')
    await said.once('Visa ending 1111 saved.')
  }),
)

/** Returns to the subscription that linked here, whose form has the saved card chosen and focused. */
export const FromSubscription = meta.story(
  inSubscription(
    worlds.oneSubscription,
    say('opened from a subscription (returns there)'),
    async ({ canvas, id }) => {
      await press(canvas, 'Change: Pays with')
      await userEvent.click(await canvas.findByRole('link', { name: 'Add a card' }))
      await save(canvas)
      await arrived(canvas, 'Manage Subscription')
      const row = within(await canvas.findByRole('region', { name: 'Pays with' }))
      const card = await row.findByRole('radio', { name: 'Visa ending 1111' })
      await waitFor(() => expect(card).toHaveFocus())
      await expect(card).toBeChecked()
      await expect(location.hash).toBe('#/manage-subscription/S-7001')
      await press(row, 'Save Pays with')
      await seen(row, ['Visa ending 1111', 'Saved'])
      await expect(callsOf(id, 'putSubscriptionCard')).toHaveLength(1)
    },
  ),
)

/** The way back to the subscription is kept from one form to the next. */
export const FromSubscriptionTwice = meta.story(
  inForm('?card=gone&from=%2Fmanage-subscription%2FS-7001')(
    worlds.oneSubscription,
    say('opened from a subscription (returns there)'),
    async ({ canvas, id }) => {
      await seen(canvas, 'This card was deleted.')
      await press(canvas, 'Add a card')
      await arrived(canvas, 'New Credit Card')
      const twin = { brand: 'Visa', last_four: '4242', expires: '08/2028' }
      await stageOf(id).backend.completeHosted(await uidOf(canvas), twin)
      await save(canvas)
      await press(canvas, 'Edit Visa ending 4242')
      await arrived(canvas, 'Edit Credit Card')
      await press(canvas, 'Cancel')
      await arrived(canvas, 'Manage Subscription')
      await expect(location.hash).toBe('#/manage-subscription/S-7001')
    },
  ),
)

/** Only a subscription can be given as the return route. */
export const FromElsewhere = meta.story(
  inForm('?from=%2F%2Fevil.example')(worlds.oneCard, async ({ canvas }) => {
    await press(canvas, 'Cancel')
    await arrived(canvas, 'Saved Payment Methods')
  }),
)

/** Navigating away with unsaved input asks first, and the input is kept. */
export const Guarded = meta.story(
  inForm()(worlds.oneCard, async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Nickname'), 'Travel')
    goTo('#/saved-cards')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await expect(canvas.getByLabelText('Nickname')).toHaveValue('Travel')
  }),
)

/** The session expires while saving a card: after sign-in, the input is restored and can be saved. */
export const SessionOver = meta.story(
  inForm()(
    worlds.oneCard,
    { faults: { postHostedProfile: { kind: 'forbidden', times: 1 } } },
    async ({ canvas, id }) => {
      const uid = await typeAndSave(canvas)
      await signInAgain(canvas)
      await press(canvas, 'Save')
      await arrived(canvas, 'Saved Payment Methods')
      await atCard(canvas, 'Visa ending 1111')
      // The card was entered once: the form session is that of the first attempt.
      await expect(savesOf(id)).toMatchObject([{ uid }, { uid }])
      await expect(savesOf(id)[1]).toEqual(savesOf(id)[0])
      await expect(savesOf(id)[1]).toMatchObject(TYPED)
    },
  ),
)

/** Signed out on the server, which invalidates the provider's form: our fields are kept, and saved. */
export const SignedOutElsewhere = meta.story(
  inForm()(worlds.oneCard, async ({ canvas, id }) => {
    await uidOf(canvas)
    await ask(stageOf(id).backend, 'postSignOut')
    await typeAndSave(canvas)
    await signInAgain(canvas)
    await seen(canvas, 'Your card is ready.')
    await press(canvas, 'Save')
    await arrived(canvas, 'Saved Payment Methods')
    await atCard(canvas, 'Visa ending 1111')
    await expect(savesOf(id).at(-1)).toMatchObject(TYPED)
  }),
)

const STREET = '77 Prairie Avenue'
const TYPED = { nickname: 'Travel', is_default: true, billing_address: { address_1: STREET } }

/** Fills in our fields and saves; returns the session of the provider's form. */
async function typeAndSave(canvas: Canvas): Promise<string> {
  await changeStreet(canvas, STREET)
  await userEvent.type(canvas.getByLabelText('Nickname'), TYPED.nickname)
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Make default' }))
  const uid = await uidOf(canvas)
  await press(canvas, 'Save')
  return uid
}

/** Signs in, and checks that the input is restored. */
async function signInAgain(canvas: Canvas): Promise<void> {
  await seen(canvas, 'What you typed is still here.')
  const field = canvas.getByLabelText('Nickname')
  await expect(field).not.toBeVisible()
  await send(await formOf(canvas, 'Sign in'), MARGARET, 'Sign in')
  await waitFor(() => expect(field).toBeVisible())
  await expect(field).toHaveValue(TYPED.nickname)
  await expect(canvas.getByLabelText('Street address')).toHaveValue(STREET)
  await expect(canvas.getByRole('checkbox', { name: 'Make default' })).toBeChecked()
}
