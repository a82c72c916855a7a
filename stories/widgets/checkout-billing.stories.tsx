import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { ask } from '../../mocks/ask'
import * as worlds from '../../mocks/scenarios'
import {
  callsOf,
  EMAIL_REFUSED,
  fixEmail,
  fixStreet,
  press,
  STREET_REFUSED,
  seen,
  stageOf,
} from '../support'
import {
  billingPage,
  ledTo,
  orderOf,
  ordersOf,
  PLACE,
  place,
  scene,
  typeAddress,
} from './checkout-billing/page'
import { s } from './checkout-billing/probe'

const meta = preview.meta({ title: 'Widgets/checkout-billing', ...billingPage })

export const Ready = meta.story(s.ready)

/** A guest starts with a new card: the provider's form, the billing address, one button. */
export const GuestNewCard = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.oneShipment,
    { state: ['guest, new card', 'hosted form ready', 'billing new, each field error'] },
    async ({ canvas, id }) => {
      const frame = await canvas.findByTitle('Card details, secure form')
      await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin')
      await place(canvas)
      // No input: all missing fields are listed at once, with links.
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: /Check these fields$/ })).toHaveFocus(),
      )
      for (const mistake of [/^Enter a first name/, /^Enter a street/, /^Choose a state/])
        await expect(canvas.getByRole('button', { name: mistake })).toBeVisible()
      await press(canvas, 'Enter a city.')
      await waitFor(() => expect(canvas.getByLabelText('City')).toHaveFocus())
      await expect(callsOf(id, 'putBillingAddress')).toHaveLength(0)
      await typeAddress(canvas)
      await place(canvas)
      await expect(await orderOf(id)).toMatchObject({
        payment_info: { method: 'card', profile_id: expect.stringMatching(/^profile-/) },
        sms_info: null,
      })
      await expect(callsOf(id, 'putBillingAddress')[0]?.body).toMatchObject({
        fname: 'Dana',
        state: 'OR',
        postal_code: '97205',
        email: 'dana@example.com',
      })
      await ledTo('confirmation')
    },
  ),
})

/** The saved card is preselected: one press orders. */
export const SavedCard = meta.story({
  tags: ['wide'],
  ...scene(worlds.savedCards, 'customer, saved card default', async ({ canvas, id }) => {
    const first = await canvas.findByRole('radio', { name: 'Visa ending 4242' })
    await expect(first).toBeChecked()
    await expect(first).toHaveAccessibleDescription('Expires 08/28')
    await expect(canvas.queryByTitle('Card details, secure form')).toBeNull()
    await place(canvas)
    await expect(await orderOf(id)).toMatchObject({
      payment_info: { method: 'saved-card', profile_id: 'profile-2' },
    })
    await ledTo('confirmation')
  }),
})

/** Without a saved card, a customer enters one, and can save it. */
export const NoSavedCard = meta.story(
  scene(
    worlds.noSavedCard,
    {
      state: [
        'customer, no saved card',
        'save-card opt-in (customers only)',
        'billing same as shipping',
      ],
    },
    async ({ canvas, id }) => {
      const keep = await canvas.findByRole('checkbox', { name: 'Save this card for next time' })
      await expect(keep).not.toBeChecked()
      await userEvent.click(keep)
      await expect(
        canvas.getByRole('checkbox', { name: 'Same as my delivery address' }),
      ).toBeChecked()
      await expect(canvas.queryByLabelText('Street address')).toBeNull()
      await place(canvas)
      await orderOf(id)
      await expect(callsOf(id, 'postHostedProfile')[0]?.body).toMatchObject({ save_card: true })
      await expect(callsOf(id, 'putBillingAddress')[0]?.body).toMatchObject({
        fname: 'Margaret',
        lname: 'Holloway',
      })
    },
  ),
)

const CARDS_FAILED = 'We couldn’t load your saved cards. You can still pay another way.'

/** Saved cards that could not be loaded: the page says so, and a new card can be used. */
export const SavedCardsFailed = meta.story(
  scene(worlds.savedCards, { faults: { getCustomer: 'not-found' } }, async ({ canvas }) => {
    await seen(canvas, CARDS_FAILED)
    await canvas.findByTitle('Card details, secure form')
  }),
)

/** They can be loaded again, as often as it takes; a card that is being typed stays. */
export const SavedCardsLoadedAgain = meta.story(
  scene(worlds.savedCards, { faults: { getCustomer: 'not-found' } }, async ({ canvas, id }) => {
    const frame = await canvas.findByTitle('Card details, secure form')
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await press(canvas, 'Try again')
    await waitFor(() => expect(callsOf(id, 'getCustomer').length).toBeGreaterThan(1))
    await waitFor(() => expect(again).not.toHaveAttribute('data-busy'))
    await seen(canvas, CARDS_FAILED)
    stageOf(id).backend.setFault('getCustomer', null)
    await press(canvas, 'Try again')
    await expect(await canvas.findByRole('radio', { name: 'Visa ending 4242' })).toBeVisible()
    const typed = canvas.getByRole('radio', { name: 'New card' })
    await expect(typed).toBeChecked()
    await waitFor(() => expect(typed).toHaveFocus())
    await expect(frame).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  }),
)

/** An expired card is last, and cannot be selected. */
export const ExpiredCard = meta.story(
  scene(worlds.expiredCard, 'saved card expired', async ({ canvas, id }) => {
    const good = await canvas.findByRole('radio', { name: 'Visa ending 1881' })
    await expect(good).toBeChecked()
    const over = canvas.getByRole('radio', { name: 'Visa ending 4242' })
    await expect(over).toBeDisabled()
    await expect(over).toHaveAccessibleDescription('Expired 11/26')
    await place(canvas)
    await expect(await orderOf(id)).toMatchObject({ payment_info: { profile_id: 'profile-1' } })
  }),
)

/** The address cannot be saved: the input is kept, nothing was paid, and a retry works. */
export const AddressNotSaved = meta.story(
  scene(worlds.oneShipment, 'billing address saving / failed', async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    backend.setFault('putBillingAddress', 'server-error')
    await typeAddress(canvas)
    await place(canvas)
    await seen(canvas, /^We couldn’t save your billing address/)
    await expect(canvas.getByLabelText('City')).toHaveValue('Portland')
    await expect(ordersOf(id)).toHaveLength(0)
    backend.setFault('putBillingAddress', null)
    await place(canvas)
    await orderOf(id)
  }),
)

/** The server rejects one field: it is marked, and gets focus through the summary; editing it is enough. */
export const FieldRefused = meta.story(
  scene(worlds.oneShipment, 'billing new, each field error', async ({ canvas, id }) => {
    stageOf(id).backend.setFault('putBillingAddress', STREET_REFUSED)
    await typeAddress(canvas)
    await place(canvas)
    await fixStreet(canvas, /^We couldn’t save your billing address/)
    await place(canvas)
    await orderOf(id)
  }),
)

/** An unknown email is asked for here. */
export const EmailMissing = meta.story({
  args: { email: null },
  ...scene(worlds.guestWithMine, async ({ canvas, id }) => {
    await place(canvas)
    await press(canvas, 'Enter your email.')
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
    await userEvent.type(canvas.getByLabelText('Email'), 'ed@example.com')
    await place(canvas)
    await orderOf(id)
    await expect(callsOf(id, 'putBillingAddress')[0]?.body).toMatchObject({
      email: 'ed@example.com',
    })
    await seen(canvas, /Order PO-\d+ is placed\. Details are on the way to ed@example\.com\.$/)
  }),
})

/** The email is corrected in another tab: the order goes to the new one. */
export const EmailChangedElsewhere = meta.story(
  scene(worlds.guestWithMine, async ({ canvas, id }) => {
    await seen(canvas, /dana@example\.com$/)
    await canvas.findByRole('button', { name: PLACE })
    const body = { email: 'dana.lee@example.com' }
    await ask(stageOf(id).backend, 'putBillingAddress', { body })
    await place(canvas)
    await orderOf(id)
    await expect(callsOf(id, 'putBillingAddress').at(-1)?.body).toMatchObject(body)
    await expect(callsOf(id, 'putBillingAddress')).toHaveLength(2)
  }),
)

/** A guest mistyped their email, then signed in: the order goes to the account's. */
export const EmailOfAccount = meta.story(
  scene(
    worlds.savedCards,
    {
      before: ({ backend }) =>
        ask(backend, 'putBillingAddress', { body: { email: 'dana@exmaple.com' } }),
    },
    async ({ canvas, id }) => {
      await seen(canvas, 'Confirmation to margaret.holloway@example.com')
      await place(canvas)
      await orderOf(id)
      await expect(callsOf(id, 'putBillingAddress').at(-1)?.body).toEqual({
        email: 'margaret.holloway@example.com',
      })
      await seen(canvas, /Details are on the way to margaret\.holloway@example\.com\.$/)
    },
  ),
)

/** The server rejects a valid-looking email: the field shows it and gets focus, until it is edited. */
export const EmailRefused = meta.story({
  args: { email: null },
  ...scene(
    worlds.guestWithMine,
    { faults: { putBillingAddress: EMAIL_REFUSED } },
    async ({ canvas, id }) => {
      await userEvent.type(await canvas.findByLabelText('Email'), 'ed@example.con')
      await place(canvas)
      await fixEmail(canvas)
      await place(canvas)
      await orderOf(id)
    },
  ),
})

/** Text messages are unchecked; when checked, an unknown phone is asked for. */
export const TextsWithoutPhone = meta.story(
  scene(worlds.oneShipment, 'SMS opt-in, phone missing', async ({ canvas, id }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Text me updates about this order' })
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await expect(box).toHaveAccessibleDescription(/from Prairie & Oak .* Reply STOP/)
    await typeAddress(canvas)
    await place(canvas)
    const mobile = canvas.getByLabelText('Mobile number')
    await expect(mobile).toHaveAccessibleDescription(/^Error: Enter a phone number/)
    await userEvent.type(mobile, '(402) 555-0188')
    await place(canvas)
    await expect(await orderOf(id)).toMatchObject({
      sms_info: { opt_in: true, phone: '4025550188' },
    })
  }),
)

/** A known phone is not asked for again. */
export const TextsToKnownPhone = meta.story(
  scene(worlds.savedCards, async ({ canvas, id }) => {
    const box = await canvas.findByRole('checkbox', { name: /^Text me/ })
    await userEvent.click(box)
    await expect(canvas.queryByLabelText('Mobile number')).toBeNull()
    await place(canvas)
    await expect(await orderOf(id)).toMatchObject({ sms_info: { opt_in: true } })
  }),
)

/** If the shop requires agreement, there is no order without it. */
export const TermsUnticked = meta.story({
  args: { mustAgree: true },
  ...scene(worlds.savedCards, 'terms unticked (if host requires)', async ({ canvas, id }) => {
    await place(canvas)
    await press(canvas, 'Check the box to agree.')
    const box = canvas.getByRole('checkbox', { name: 'I agree to the Terms' })
    await waitFor(() => expect(box).toHaveFocus())
    await expect(ordersOf(id)).toHaveLength(0)
    await userEvent.click(box)
    await place(canvas)
    await orderOf(id)
  }),
})

/** The new card option shows the accepted cards: by logo, or by name if there is none. */
export const AcceptedCards = meta.story({
  args: { acceptedCards: ['Visa', 'Mastercard', 'American Express', 'Discover', 'House card'] },
  ...scene(worlds.savedCards, async ({ canvas }) => {
    const card = await canvas.findByRole('radio', { name: 'New card' })
    await expect(card).toHaveAccessibleDescription(
      'Visa, Mastercard, American Express, Discover, House card',
    )
    await expect(canvas.getAllByText('House card')).toHaveLength(1)
    await expect(document.querySelectorAll('.gw-card-marks svg')).toHaveLength(4)
  }),
})

/** Only a gift: bills the buyer's own saved address, never the gift's. */
export const SavedBillingAddress = meta.story(
  scene(worlds.giftFromCustomer, async ({ canvas, id }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Use my saved address' })
    await expect(box).toHaveAccessibleDescription('27 Bluestem Terrace, Lincoln, NE 68508')
    await place(canvas)
    await orderOf(id)
    await expect(callsOf(id, 'putBillingAddress')[0]?.body).toMatchObject({
      address_1: '27 Bluestem Terrace',
      postal_code: '68508',
    })
  }),
)

/** Eleven gifts: three are shown, the rest on request. */
export const ElevenGifts = meta.story({
  tags: ['wide'],
  ...scene(worlds.elevenGifts, async ({ canvas }) => {
    const review = within(await canvas.findByRole('region', { name: 'Review your gifts' }))
    await expect(review.getAllByRole('listitem')).toHaveLength(3)
    await press(review, 'Show all 11')
    await expect(review.getAllByRole('listitem')).toHaveLength(11)
    await expect(review.getAllByRole('link')[3]).toHaveFocus()
    await expect(review.getByRole('link', { name: 'Edit Eleanor Whitfield' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#checkout-shipping|\?edit=\d+#checkout-shipping/),
    )
    await expect(canvas.getByRole('button', { name: PLACE })).toBeVisible()
  }),
})
