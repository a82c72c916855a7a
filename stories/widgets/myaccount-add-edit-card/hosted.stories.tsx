import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { oneCard, severalCards } from '../../../mocks/scenarios'
import { callsOf, focusOn, press, seen, stageOf } from '../../support'
import { aCardForm } from '../../support/cardForms'
import { cardPage, FRAME, ledToList, provider, save, savesOf, scene, uidOf } from './page'

const meta = preview.meta({ title: 'Widgets/myaccount-add-edit-card/Hosted form', ...cardPage })

const HOSTED = 'hosted loading / slow / blocked / ready'

/** Its space is reserved until it loads; the rest can already be filled in. */
export const Loading = meta.story(
  scene(
    oneCard,
    { state: HOSTED, hostedForm: aCardForm({ script: 'never-comes' }) },
    async ({ canvas }) => {
      await seen(canvas, 'Loading secure card form…')
      await userEvent.type(canvas.getByLabelText('Nickname'), 'Travel')
    },
  ),
)

export const Slow = meta.story(
  scene(
    oneCard,
    { state: HOSTED, hostedForm: aCardForm({ frame: 'never-comes' }) },
    async ({ canvas, id }) => {
      await canvas.findByTitle(FRAME)
      await stageOf(id).clock.advance(10_000)
      await seen(canvas, 'This is taking longer than usual.')
      const before = callsOf(id, 'postHostedPayment').length
      await press(canvas, 'Try again')
      await waitFor(() => expect(callsOf(id, 'postHostedPayment')).toHaveLength(before + 1))
      await waitFor(() => expect(document.activeElement).toHaveRole('status'))
      await expect(document.activeElement).toHaveTextContent('Loading secure card form…')
    },
  ),
)

export const Blocked = meta.story(
  scene(
    oneCard,
    { state: HOSTED, hostedForm: aCardForm({ script: 'is-blocked' }) },
    async ({ canvas }) => {
      await seen(canvas, 'The secure form couldn’t open. Turn off blockers and try again.')
      await press(canvas, 'Try again')
      await focusOn(canvas, 'button', 'Try again')
    },
  ),
)

/** Card errors are shown above and link to the form; nothing is sent. */
export const FieldErrors = meta.story({
  tags: ['wide'],
  ...scene(
    oneCard,
    {
      state: 'field errors name, number, month, year, CVV, ZIP',
      hostedForm: aCardForm({
        sent: (form) => form.onErrors(['310', '320', '330', '340', '355', '531']),
      }),
    },
    async ({ canvas, id }) => {
      await save(canvas)
      for (const mistake of [
        'Enter the name on the card.',
        'Check the card number.',
        'Check the expiration month.',
        'Check the expiration year.',
        'Check the security code.',
        'Check the billing ZIP code.',
      ])
        await expect(await canvas.findByRole('button', { name: mistake })).toBeVisible()
      await focusOn(canvas, 'heading', /Check these fields$/)
      await press(canvas, 'Check the card number.')
      await waitFor(() => expect(canvas.getByTitle(FRAME)).toHaveFocus())
      await expect(savesOf(id)).toHaveLength(0)
    },
  ),
})

/** No attempts left in this form: a new one can be opened for another card. */
export const TooManyTries = meta.story(
  scene(
    oneCard,
    {
      state: 'attempts exhausted',
      hostedForm: aCardForm({ sent: (form) => form.onErrors(['365']) }),
    },
    async ({ canvas }) => {
      const first = await uidOf(canvas)
      await save(canvas)
      await seen(canvas, 'Too many tries. Wait, or use another card.')
      await press(canvas, 'Try again')
      await waitFor(async () => expect(await uidOf(canvas)).not.toBe(first))
    },
  ),
)

/** The form's session has timed out: a new form opens, and our fields are kept. */
export const TimedOut = meta.story(
  scene(
    oneCard,
    { state: 'session expired', faults: { postHostedProfile: { kind: 'not-found', times: 1 } } },
    async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText('Nickname'), 'Travel')
      const first = await uidOf(canvas)
      await save(canvas)
      await seen(canvas, 'The form timed out. Enter the card again.')
      await waitFor(async () => expect(await uidOf(canvas)).not.toBe(first))
      await expect(canvas.getByLabelText('Nickname')).toHaveValue('Travel')
      await save(canvas)
      await ledToList('profile-')
    },
  ),
)

/** While saving, the button says so; a second press sends nothing. */
export const Saving = meta.story(
  scene(
    oneCard,
    { state: 'saving profile', faults: { postHostedProfile: 'never' } },
    async ({ canvas, id }) => {
      await save(canvas)
      const button = await canvas.findByRole('button', { name: 'Saving…' })
      await userEvent.click(button)
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await waitFor(() => expect(savesOf(id)).toHaveLength(1))
    },
  ),
)

/** Saving failed on the server: a focused message, and the retry needs no card entry. */
export const SaveFailed = meta.story(
  scene(
    oneCard,
    { state: 'save failed', faults: { postHostedProfile: 'server-error' } },
    async ({ canvas, id }) => {
      const uid = await uidOf(canvas)
      await save(canvas)
      const why = await canvas.findByText('We couldn’t save this card. Nothing was charged.')
      await waitFor(() => expect(document.activeElement).toContainElement(why))
      await expect(document.activeElement).not.toBe(document.body)
      // Focus reads it: an alert role would read it twice.
      await expect(why.closest('[role=alert]')).toBeNull()
      // The provider's form is used up.
      await seen(canvas, 'Your card is ready.')
      await expect(canvas.queryByTitle(FRAME)).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Use another card' })).toBeVisible()
      stageOf(id).backend.setFault('postHostedProfile', null)
      await press(canvas, 'Save')
      await ledToList('profile-')
      await expect(savesOf(id)).toMatchObject([{ uid }, { uid }])
    },
  ),
)

/** The card is already saved: a link to it, and a new form for another one. */
export const Duplicate = meta.story(
  scene(severalCards, 'duplicate card', async ({ canvas, id }) => {
    const uid = await uidOf(canvas)
    const card = { brand: 'Visa', last_four: '4242', expires: '08/2028' }
    await stageOf(id).backend.completeHosted(uid, card)
    await save(canvas)
    await seen(canvas, 'This card is already saved.')
    await press(canvas, 'Edit Visa ending 4242')
    await expect(await canvas.findByRole('heading', { name: 'Edit Credit Card' })).toBeVisible()
  }),
)

/** The shopper canceled the provider's form: a new one opens. */
export const Left = meta.story(
  scene(oneCard, async ({ canvas }) => {
    const first = await uidOf(canvas)
    ;(await provider(canvas)).onCancel()
    await seen(canvas, 'Card entry was canceled.')
    await waitFor(async () => expect(await uidOf(canvas)).not.toBe(first))
  }),
)

/** If the page cannot submit the form, it says to use the form's own button first. */
export const OwnButton = meta.story(
  scene(oneCard, { hostedForm: aCardForm({ isOwnButton: true }) }, async ({ canvas, id }) => {
    await save(canvas)
    await seen(canvas, 'Finish entering your card first.')
    ;(await provider(canvas)).onComplete()
    await seen(canvas, 'Visa ending 1111 is ready.')
    await press(canvas, 'Save')
    await ledToList('profile-')
    await expect(savesOf(id).at(-1)).toMatchObject({ save_card: true })
  }),
)
