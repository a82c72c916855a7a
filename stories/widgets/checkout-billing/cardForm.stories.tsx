import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { cardsBlocked, noSavedCard, savedCards } from '../../../mocks/scenarios'
import { type Canvas, callsOf, holdBack, press, seen, stageOf } from '../../support'
import { aCardForm, formOf } from '../../support/cardForms'
import { billingPage, orderOf, ordersOf, place, scene } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-billing/Card form', ...billingPage })

const FRAME = 'Card details, secure form'

/** Session id of the current form. */
const uidOf = async (id: string) =>
  (await waitFor(async () => {
    const uids = callsOf(id, 'postHostedPayment')
    expect(uids.length).toBeGreaterThan(0)
    const src = document.querySelector<HTMLIFrameElement>(`iframe[title="${FRAME}"]`)?.src
    expect(src).toBeTruthy()
    return src?.split('#')[1] ?? ''
  })) as string

/** Another payment method can be selected, whatever the form does. */
async function isUsable(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Visa ending 4242' }))
  await expect(canvas.queryByTitle(FRAME)).toBeNull()
}

const newCard = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('radio', { name: 'New card' }))

/** While it loads, the page says so, and another payment method can be selected. */
export const Loading = meta.story({
  tags: ['wide'],
  ...scene(
    savedCards,
    { state: 'hosted form loading', hostedForm: aCardForm({ script: 'never-comes' }) },
    async ({ canvas }) => {
      await newCard(canvas)
      await seen(canvas, 'Loading secure card form…')
      await isUsable(canvas)
    },
  ),
})

export const Slow = meta.story(
  scene(
    savedCards,
    {
      state: 'hosted form slow (>10 s) with retry',
      hostedForm: aCardForm({ frame: 'never-comes' }),
    },
    async ({ canvas, id }) => {
      await newCard(canvas)
      await uidOf(id)
      await stageOf(id).clock.advance(10_000)
      await seen(canvas, 'This is taking longer than usual.')
      const before = callsOf(id, 'postHostedPayment').length
      await press(canvas, 'Try again')
      await waitFor(() => expect(callsOf(id, 'postHostedPayment')).toHaveLength(before + 1))
      await expect(document.body).not.toHaveFocus()
    },
  ),
)

export const Blocked = meta.story(
  scene(
    savedCards,
    {
      state: 'hosted form blocked by CSP/ad-blocker',
      hostedForm: aCardForm({ script: 'is-blocked' }),
    },
    async ({ canvas, id }) => {
      await newCard(canvas)
      await seen(canvas, 'The card form couldn’t load. Turn off blockers or pay another way.')
      await expect(stageOf(id).reported).toContain('card-form-blocked')
      await isUsable(canvas)
      await place(canvas)
      await orderOf(id)
    },
  ),
)

/** Cards are refused on this connection: a message, and other methods work. */
export const NotHere = meta.story(
  scene(cardsBlocked, 'IP blocked (→ 3.6)', async ({ canvas, id }) => {
    await newCard(canvas)
    await seen(canvas, 'We can’t take cards on this connection. Your cart is saved.')
    await isUsable(canvas)
    await place(canvas)
    await orderOf(id)
  }),
)

/** Card errors are shown above and link to the form; nothing was ordered. */
export const FieldErrors = meta.story({
  tags: ['wide'],
  ...scene(
    noSavedCard,
    {
      state: 'hosted form field errors: name, number, month, year, CVV, ZIP',
      hostedForm: aCardForm({
        sent: (form) => form.onErrors(['310', '320', '330', '340', '355', '531']),
      }),
    },
    async ({ canvas, id }) => {
      await canvas.findByTitle(FRAME)
      await place(canvas)
      for (const mistake of [
        'Enter the name on the card.',
        'Check the card number.',
        'Choose the expiration month.',
        'Choose the expiration year.',
        'Check the security code.',
        'Check the billing ZIP code.',
      ])
        await expect(await canvas.findByRole('button', { name: mistake })).toBeVisible()
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: /Check these fields$/ })).toHaveFocus(),
      )
      await press(canvas, 'Check the card number.')
      await waitFor(() => expect(canvas.getByTitle(FRAME)).toHaveFocus())
      await expect(ordersOf(id)).toHaveLength(0)
    },
  ),
})

/** Errors of a new card only show while it is selected; reselecting it keeps focus in the payment methods. */
export const ErrorsOfNewCardAlone = meta.story(
  scene(
    savedCards,
    { hostedForm: aCardForm({ sent: (form) => form.onErrors(['320']) }) },
    async ({ canvas, id }) => {
      const mistake = () => canvas.queryByRole('button', { name: 'Check the card number.' })
      await newCard(canvas)
      await uidOf(id)
      await place(canvas)
      await waitFor(() => expect(mistake()).toBeVisible())
      await isUsable(canvas)
      await expect(mistake()).toBeNull()
      await newCard(canvas)
      await waitFor(() => expect(mistake()).toBeVisible())
      await expect(canvas.getByRole('radio', { name: 'New card' })).toHaveFocus()
    },
  ),
)

export const TooManyTries = meta.story(
  scene(
    savedCards,
    {
      state: 'hosted form attempts exhausted',
      hostedForm: aCardForm({ sent: (form) => form.onErrors(['365']) }),
    },
    async ({ canvas, id }) => {
      await newCard(canvas)
      await uidOf(id)
      await place(canvas)
      const words = 'Too many tries. Pay another way, or call (800) 555-0142.'
      await seen(canvas, words)
      await isUsable(canvas)
      await expect(canvas.queryByText(words)).toBeNull()
      await newCard(canvas)
      await seen(canvas, words)
      await expect(canvas.getByRole('radio', { name: 'New card' })).toHaveFocus()
      await isUsable(canvas)
      await place(canvas)
      await orderOf(id)
    },
  ),
)

/** The form's session has timed out: a new form opens, and our fields are kept. */
export const TimedOut = meta.story(
  scene(
    noSavedCard,
    {
      state: 'hosted form session expired → fresh form, our fields kept',
      faults: { postHostedProfile: { kind: 'not-found', times: 1 } },
    },
    async ({ canvas, id }) => {
      const first = await uidOf(id)
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Save this card/ }))
      await place(canvas)
      await seen(canvas, 'The card form timed out. Enter your card again.')
      await waitFor(async () => expect(await uidOf(id)).not.toBe(first))
      await expect(canvas.getByRole('checkbox', { name: /^Save this card/ })).toBeChecked()
      await expect(ordersOf(id)).toHaveLength(0)
      await place(canvas)
      await orderOf(id)
    },
  ),
)

/** The shopper canceled the form: a new one opens, and nothing was ordered. */
export const Left = meta.story(
  scene(noSavedCard, 'hosted form cancelled', async ({ canvas, id }) => {
    const first = await uidOf(id)
    formOf(first).onCancel()
    await seen(canvas, 'Card entry was canceled.')
    await waitFor(async () => expect(await uidOf(id)).not.toBe(first))
    await expect(ordersOf(id)).toHaveLength(0)
  }),
)

/** The form was submitted by its own button: the card is secured before the order. */
export const Accepted = meta.story(
  scene(noSavedCard, 'card accepted, profile saving', async ({ canvas, id }) => {
    const uid = await uidOf(id)
    await waitFor(() => expect(canvas.queryByText('Loading secure card form…')).toBeNull())
    const form = formOf(uid)
    const letGo = holdBack(stageOf(id), 'postHostedProfile')
    form.onComplete()
    letGo()
    await seen(canvas, 'Visa ending 1111 is ready.')
    // A duplicate event counts once.
    form.onComplete()
    await place(canvas)
    await orderOf(id)
    await expect(callsOf(id, 'postHostedProfile')).toHaveLength(1)
  }),
)

const UNSAVED = 'Card not saved, but you can still order.'

/** The shop cannot store the card: the order can still be paid, and those who wanted to save it are told. */
export const NotKept = meta.story(
  scene(
    noSavedCard,
    {
      state: 'profile save failed, payment still possible',
      faults: { postHostedProfile: 'server-error' },
    },
    async ({ canvas, id }) => {
      const uid = await uidOf(id)
      await waitFor(() => expect(canvas.queryByText('Loading secure card form…')).toBeNull())
      formOf(uid).onComplete()
      await seen(canvas, 'Your card is ready.')
      await expect(canvas.queryByText(UNSAVED)).toBeNull()
      await press(canvas, 'Use another card')
      await waitFor(async () => expect(await uidOf(id)).not.toBe(uid))
      const other = await uidOf(id)
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Save this card/ }))
      const letGo = holdBack(stageOf(id), 'putPlaceOrder')
      await place(canvas)
      await seen(canvas, UNSAVED)
      letGo()
      const payment_info = { method: 'card', uid: other }
      await expect(await orderOf(id)).toMatchObject({ payment_info })
    },
  ),
)

/** If the page cannot submit the form, it says what to do first. */
export const OwnButton = meta.story(
  scene(noSavedCard, { hostedForm: aCardForm({ isOwnButton: true }) }, async ({ canvas, id }) => {
    const uid = await uidOf(id)
    await place(canvas)
    await seen(canvas, 'Finish entering your card first.')
    formOf(uid).onComplete()
    await seen(canvas, 'Visa ending 1111 is ready.')
    await place(canvas)
    await orderOf(id)
  }),
)
