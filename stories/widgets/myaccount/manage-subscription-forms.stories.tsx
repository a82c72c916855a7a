import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ask } from '../../../mocks/ask'
import * as worlds from '../../../mocks/scenarios'
import { accountActions } from '../../../src/store/account/account'
import {
  asksBeforeUnload,
  type Canvas,
  callsOf,
  focusOn,
  holdBack,
  press,
  seen,
  stageOf,
} from '../../support'
import { accountPage, arrived, goTo } from './page'
import { atButton, atHeading, inManage, nextBox } from './subscriptionsPage'

const meta = preview.meta({ title: 'Widgets/myaccount/Manage subscription forms', ...accountPage })

const FILET = 'S-7001'
const PRICE = 'size change price difference'
const NOT_SAVED = 'We couldn’t save that. Please try again.'

/** The frequency: its effect is shown before saving. "Off" asks whether to cancel. */
export const Frequency = meta.story({
  tags: ['wide'],
  ...inManage(
    worlds.oneSubscription,
    FILET,
    "frequency change ('0' = off asks to cancel)",
    async ({ canvas, part, said, id }) => {
      const row = await part('How often')
      await press(row, 'Change: How often')
      const select = row.getByRole('combobox', { name: 'How often' })
      await waitFor(() => expect(select).toHaveFocus())
      await userEvent.selectOptions(select, '3')
      await seen(row, 'Next box around Tue, Jan 19, 2027')
      await press(row, 'Save How often')
      await nextBox(canvas, 'Next box Tue, Jan 19, 2027, $109.95')
      await seen(row, ['Every 3 months', 'Saved'])
      await atButton(canvas, 'Change: How often')
      await said.until('Saved')
      await said.once('Saved')

      await press(row, 'Change: How often')
      await userEvent.selectOptions(row.getByRole('combobox'), '0')
      await seen(row, 'Off cancels this subscription. You’ll see what happens first.')
      await press(row, 'Save How often')
      await atHeading(canvas, 'Cancel subscription')
      await expect(callsOf(id, 'putSubscriptionFrequency')).toHaveLength(1)
      await expect(callsOf(id, 'postSubscriptionCancel')).toHaveLength(0)
      await press(canvas, 'Keep it')
      await nextBox(canvas, /^Next box/)
      await press(await part('How often'), 'Change: How often')
      await userEvent.selectOptions(canvas.getByRole('combobox'), '0')
    },
  ),
})

/** One of the saved addresses, found by a part of it. */
export const Address = meta.story({
  tags: ['wide'],
  ...inManage(worlds.oneSubscription, FILET, 'address change', async ({ canvas, part, id }) => {
    const row = await part('Ships to')
    const letGo = holdBack(stageOf(id), 'getAddresses')
    await press(row, 'Change: Ships to')
    // The fields have not loaded yet, and the button is gone.
    await focusOn(row, 'form', 'Ships to')
    letGo()
    await expect(await row.findByRole('radio', { name: 'Eleanor Whitfield' })).toBeChecked()
    const count = row.getAllByRole('radio').length
    // Enter searches, and leaves the form open.
    await userEvent.type(row.getByLabelText('Search addresses'), 'brandt{Enter}')
    await expect(row.getByRole('status')).toHaveTextContent(`1 of ${count} addresses`)
    await press(row, `Show all ${count}`)
    await expect(row.getByLabelText('Search addresses')).toHaveFocus()
    await userEvent.keyboard('brandt')
    await userEvent.click(row.getByRole('radio', { name: 'Harold Brandt' }))
    // The current address stays, so that nothing shifts under the finger.
    await expect(row.getByRole('radio', { name: 'Eleanor Whitfield' })).toBeVisible()
    // Reloading fails: the data shown stays.
    const { backend, store, clock } = stageOf(id)
    backend.setFault('getAddresses', 'server-error')
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => {
      clock.advance(1000)
      expect(store.slot(accountActions).addressStatus).toBe('failed')
    })
    await expect(row.getByRole('radio', { name: 'Harold Brandt' })).toBeChecked()
    await press(row, 'Save Ships to')
    await seen(row, ['2207 Prairie Road, Kansas City, MO 64108', 'Saved'])
    await seen(canvas, 'For Harold Brandt')
    await expect(callsOf(id, 'putSubscriptionAddress')[0]?.body).toMatchObject({ addr_id: 3002 })
    await press(row, 'Change: Ships to')
    await row.findByRole('link', { name: 'Add an address' })
  }),
})

/** Saved addresses and cards failed to load, each with a retry. */
export const ChoicesFailed = meta.story(
  inManage(worlds.oneSubscription, FILET, 'saving each / failed each', async ({ part, id }) => {
    const { backend } = stageOf(id)
    for (const [title, endpoint, role, name] of [
      ['Ships to', 'getAddresses', 'searchbox', 'Search addresses'],
      ['Pays with', 'getCards', 'radio', /^Visa ending 4242/],
    ] as const) {
      backend.setFault(endpoint, 'server-error')
      const row = await part(title)
      await press(row, `Change: ${title}`)
      await seen(row, 'We couldn’t load this.')
      backend.setFault(endpoint, null)
      await press(row, 'Try again')
      await focusOn(row, role, name)
      await press(row, `Cancel ${title}`)
    }
  }),
)

/** The failed card has expired: selecting another one resolves the problem. A new one can be added. */
export const CardExpired = meta.story({
  tags: ['wide'],
  ...inManage(
    worlds.subscriptionUnpaid,
    'S-7007',
    'card change / card expired',
    async ({ canvas, part, id, userEvent: user }) => {
      await seen(canvas, 'Payment failed. Update your card.')
      const row = await part('Pays with')
      const over = await row.findByRole('radio', { name: 'Mastercard ending 5454' })
      await expect(over).toBeDisabled()
      await expect(over).toHaveAccessibleDescription('Expired')
      await expect(row.getByRole('link', { name: 'Add a card' })).toHaveAttribute(
        'href',
        expect.stringMatching(/#\/add-edit-card\?from=%2Fmanage-subscription%2FS-7007$/),
      )
      await user.click(row.getByRole('radio', { name: 'Visa ending 4242' }))
      await press(row, 'Save Pays with')
      await seen(row, ['Visa ending 4242', 'Expires 08/28', 'Saved'])
      await expect(canvas.queryByText(/^Payment failed/)).toBeNull()
      await expect(callsOf(id, 'putSubscriptionCard')).toHaveLength(1)
      await press(row, 'Change: Pays with')
      await row.findByRole('radio', { name: 'Mastercard ending 5454' })
    },
  ),
})

/** The bank declines again: the form stays open, for another card. */
export const CardDeclinedAgain = meta.story(
  inManage(
    () => {
      const world = worlds.subscriptionUnpaid()
      const declined = { expires: '08/2028', decline_code: 'do_not_honor' }
      return { ...world, cards: world.cards?.map((card) => ({ ...card, ...declined })) }
    },
    'S-7007',
    'saving each / failed each',
    async ({ part, id }) => {
      const row = await part('Pays with')
      for (const name of ['Mastercard ending 5454', 'Visa ending 4242']) {
        await userEvent.click(await row.findByRole('radio', { name }))
        await press(row, 'Save Pays with')
        await waitFor(() =>
          expect(row.getByRole('alert')).toHaveTextContent('Payment failed. Update your card.'),
        )
        await expect(row.getByRole('radio', { name })).toBeChecked()
        await expect(row.queryByText('Saved')).toBeNull()
      }
      await expect(callsOf(id, 'putSubscriptionCard')).toHaveLength(2)
    },
  ),
)

/** A skip changes when a pause can end; what is sent is what the form shows. */
export const PauseAfterSkip = meta.story(
  inManage(worlds.oneSubscription, FILET, 'saving each / failed each', async (visit) => {
    const { canvas, part, id } = visit
    const row = await part('Pause')
    await press(row, 'Pause')
    const shown = (): HTMLInputElement[] => row.getAllByRole('radio')
    const [, second] = shown()
    if (second) await userEvent.click(second)
    await press(canvas, 'Skip Thu, Dec 17')
    await nextBox(canvas, 'Next box Wed, Feb 17, 2027, $109.95')
    const chosen = shown().find(({ checked }) => checked)
    await press(row, 'Pause')
    await part('Paused. No boxes, no charges.')
    await expect(callsOf(id, 'putSubscriptionPause')[0]?.body).toMatchObject({
      until: chosen?.value,
    })
  }),
)

/** A quantity above the stock is not saved; the input is kept. */
export const TooMany = meta.story(
  inManage(worlds.subscriptionOfFew, FILET, 'quantity over stock', async ({ part, id }) => {
    const row = await part('Gift and size')
    await press(row, 'Change: Gift and size')
    const quantity = row.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '4{Enter}')
    await waitFor(() => expect(row.getByRole('status')).toHaveTextContent('Only 3 left'))
    await press(row, 'Save Gift and size')
    await waitFor(() => expect(row.getByRole('alert')).toHaveTextContent('Only 3 left'))
    await expect(quantity).toHaveValue('4')
    await press(row, 'One less', 'Save Gift and size')
    await seen(row, 'Four 6 oz steaks, 3')
    await expect(callsOf(id, 'putSubscriptionItem')).toHaveLength(2)
    await press(row, 'Change: Gift and size', 'One more')
    await waitFor(() => expect(row.getByRole('status')).toHaveTextContent('Only 3 left'))
  }),
)

/** Another size shows its price difference per box before saving. */
export const Size = meta.story({
  tags: ['wide'],
  ...inManage(worlds.oneSubscription, FILET, PRICE, async ({ canvas, part }) => {
    const row = await part('Gift and size')
    await press(row, 'Change: Gift and size')
    const six = row.getByRole('radio', { name: 'Six 6 oz steaks' })
    await expect(six).toHaveAccessibleDescription('$154.95 each · $45.00 more per box')
    await userEvent.click(six)
    await waitFor(() => expect(row.getByRole('status')).toHaveTextContent('$45.00 more per box'))
    await press(row, 'Save Gift and size')
    await nextBox(canvas, 'Next box Thu, Dec 17, $154.95')
    await press(row, 'Change: Gift and size')
    // Focus starts at the selected option, not the first.
    await waitFor(() => expect(row.getByRole('radio', { name: 'Six 6 oz steaks' })).toHaveFocus())
    const four = row.getByRole('radio', { name: 'Four 6 oz steaks' })
    await expect(four).toHaveAccessibleDescription('$109.95 each · $45.00 less per box')
  }),
})

/** Another gift shows its price difference before saving; afterward, the name is the new one's. */
export const Switch = meta.story({
  tags: ['wide'],
  ...inManage(worlds.oneSubscription, FILET, PRICE, async ({ canvas, part, id }) => {
    const row = await part('Gift and size')
    await press(row, 'Change: Gift and size')
    const gifts = within(row.getByRole('group', { name: 'Or switch to' }))
    await expect(gifts.getAllByRole('radio')).toHaveLength(4)
    const strip = gifts.getByRole('radio', { name: 'New York Strip, Four 10 oz steaks' })
    await expect(strip).toHaveAccessibleDescription('$119.95 each · $10.00 more per box')
    await userEvent.click(strip)
    await expect(row.getByRole('radio', { name: 'Four 6 oz steaks' })).not.toBeChecked()
    await waitFor(() => expect(row.getByRole('status')).toHaveTextContent('$10.00 more per box'))
    await expect(callsOf(id, 'putSubscriptionItem')).toHaveLength(0)
    await press(row, 'Save Gift and size')
    await nextBox(canvas, 'Next box Thu, Dec 17, $119.95')
    await seen(row, ['New York Strip', 'Four 10 oz steaks', 'Saved'])
    await expect(callsOf(id, 'putSubscriptionItem')[0]?.body).toMatchObject({ sku_id: 10032 })
    await press(row, 'Change: Gift and size')
    await expect(row.getByRole('radio', { name: 'Four 10 oz steaks' })).toBeChecked()
  }),
})

/** The whole gift is sold out: replacements are offered immediately, as the text says. */
export const GiftGone = meta.story(
  inManage(worlds.subscriptionUnavailable, 'S-7008', PRICE, async ({ canvas, part }) => {
    await seen(canvas, 'Wild Sockeye Salmon is unavailable. Switch or skip.')
    const row = await part('Gift and size')
    for (const size of within(row.getByRole('group', { name: 'Size' })).getAllByRole('radio'))
      await expect(size).toHaveAccessibleDescription('Sold out')
    await userEvent.click(row.getByRole('radio', { name: /^New York Strip/ }))
    await press(row, 'Save Gift and size')
    await seen(row, ['New York Strip', 'Saved'])
    await expect(canvas.queryByText(/is unavailable/)).toBeNull()
  }),
)

/** The size is sold out: the others are offered immediately. */
export const SizeGone = meta.story(
  inManage(worlds.subscriptionSizeGone, 'S-7008', PRICE, async ({ canvas, part }) => {
    await seen(canvas, 'Wild Sockeye Salmon is unavailable. Switch or skip.')
    const row = await part('Gift and size')
    await userEvent.click(row.getByRole('radio', { name: 'Eight 6 oz fillets' }))
    await press(row, 'Save Gift and size')
    await nextBox(canvas, /\$119\.95$/)
    await expect(canvas.queryByText(/is unavailable/)).toBeNull()
  }),
)

/** Each row with its own form, its own status, and its own failure; pressed twice, it is sent once. */
export const EachFails = meta.story({
  tags: ['wide'],
  ...inManage(worlds.oneSubscription, FILET, 'saving each / failed each', async ({ part, id }) => {
    const { backend } = stageOf(id)
    for (const [title, endpoint, change] of FORMS) {
      // An HTML page instead of JSON is not retried.
      backend.setFault(endpoint, 'html')
      const row = await part(title)
      const isPause = title === 'Pause'
      await press(row, isPause ? title : `Change: ${title}`)
      await change(row)
      const save = row.getByRole('button', { name: isPause ? title : `Save ${title}` })
      await userEvent.dblClick(save)
      await seen(row, NOT_SAVED)
      await expect(callsOf(id, endpoint)).toHaveLength(1)
    }
    // The others are still open, each with its own.
    const message = await part('Gift message')
    await expect(message.getByRole('textbox')).toHaveValue('Enjoy')
    backend.setFault('putSubscriptionMessage', null)
    await press(message, 'Save Gift message')
    await seen(message, ['Enjoy', 'Saved'])
    await seen(await part('How often'), NOT_SAVED)
  }),
})

const radio = (name: string) => async (row: Canvas) =>
  userEvent.click(await row.findByRole('radio', { name }))

const FORMS = [
  ['Gift and size', 'putSubscriptionItem', radio('Six 6 oz steaks')],
  [
    'How often',
    'putSubscriptionFrequency',
    (row: Canvas) => userEvent.selectOptions(row.getByRole('combobox'), '4'),
  ],
  ['Ships to', 'putSubscriptionAddress', radio('Harold Brandt')],
  ['Pays with', 'putSubscriptionCard', radio('Amex ending 1005')],
  [
    'Gift message',
    'putSubscriptionMessage',
    async (row: Canvas) => {
      const area = row.getByRole('textbox')
      await userEvent.clear(area)
      await userEvent.type(area, 'Enjoy')
    },
  ],
  ['Pause', 'putSubscriptionPause', radio('Until I resume')],
] as const

/** While a row is being saved, its button is busy; other rows stay usable. */
export const Saving = meta.story(
  inManage(worlds.oneSubscription, FILET, 'saving each / failed each', async ({ part, id }) => {
    stageOf(id).backend.setFault('putSubscriptionMessage', 'never')
    const row = await part('Gift message')
    await press(row, 'Change: Gift message')
    await userEvent.type(row.getByRole('textbox'), '!')
    await press(row, 'Save Gift message')
    const busy = await row.findByRole('button', { name: 'Saving…' })
    await expect(busy).toHaveFocus()
    await press(await part('How often'), 'Change: How often')
  }),
)

/** Asks before leaving unsaved input. */
export const Unsaved = meta.story(
  inManage(worlds.oneSubscription, FILET, 'saving each / failed each', async ({ canvas, part }) => {
    const row = await part('Gift message')
    await press(row, 'Change: Gift message')
    await expect(asksBeforeUnload()).toBe(false)
    await userEvent.type(row.getByRole('textbox'), ' Enjoy!')
    await expect(asksBeforeUnload()).toBe(true)
    goTo('#/dashboard')
    const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await press(asked, 'Keep editing')
    await arrived(canvas, 'Manage Subscription')
    await expect(row.getByRole('textbox')).toHaveValue('For Sunday dinners. Love, Margaret Enjoy!')
    await press(row, 'Cancel Gift message')
    await press(within(await screen.findByRole('alertdialog')), 'Keep editing')
    await expect(row.getByRole('textbox')).toBeVisible()
    await press(row, 'Cancel Gift message')
    await press(within(await screen.findByRole('alertdialog')), 'Leave')
    await atButton(canvas, 'Change: Gift message')
    await expect(asksBeforeUnload()).toBe(false)
  }),
)

/** Text typed while an earlier text is being saved stays in the form. */
export const TypedWhileSaving = meta.story(
  inManage(worlds.oneSubscription, FILET, 'saving each / failed each', async ({ part, id }) => {
    const row = await part('Gift message')
    await press(row, 'Change: Gift message')
    const field = row.getByRole('textbox', { name: 'Gift message' })
    await userEvent.type(field, ' Enjoy')
    const letGo = holdBack(stageOf(id), 'putSubscriptionMessage')
    await press(row, 'Save Gift message')
    await userEvent.type(field, '!')
    letGo()
    await row.findByRole('button', { name: 'Save Gift message' })
    await expect(field).toHaveDisplayValue(/ Enjoy!$/)
    await press(row, 'Save Gift message')
    await row.findByRole('button', { name: 'Change: Gift message' })
    await seen(row, / Enjoy!$/)
  }),
)

/** Focus is not moved back if the customer has moved on. */
export const SavedLate = meta.story(
  inManage(worlds.oneSubscription, FILET, 'saving each / failed each', async ({ part, id }) => {
    const letGo = holdBack(stageOf(id), 'putSubscriptionMessage')
    const message = await part('Gift message')
    await press(message, 'Change: Gift message')
    await userEvent.type(message.getByRole('textbox'), ' Enjoy!')
    await press(message, 'Save Gift message')
    const often = await part('How often')
    await press(often, 'Change: How often')
    await waitFor(() => expect(often.getByRole('combobox')).toHaveFocus())
    letGo()
    await seen(message, 'Saved')
    await new Promise(requestAnimationFrame)
    await expect(often.getByRole('combobox')).toHaveFocus()
  }),
)

/** Another tab saved first: the page shows the latest data, keeps the input, and saves on top of it. */
export const Conflict = meta.story({
  tags: ['wide'],
  ...inManage(
    worlds.oneSubscription,
    FILET,
    'changed elsewhere (conflict)',
    async ({ canvas, part, id }) => {
      const row = await part('Gift message')
      await press(row, 'Change: Gift message')
      const area = row.getByRole('textbox')
      await userEvent.clear(area)
      await userEvent.type(area, 'Mine')
      await elsewhere(id, 'putSubscriptionMessage', { gift_message: 'From the other tab' })
      await press(row, 'Save Gift message')
      await seen(row, ['This changed in another tab. Here’s the latest.', 'From the other tab'])
      await expect(area).toHaveValue('Mine')
      await press(row, 'Save Gift message')
      await seen(row, ['Mine', 'Saved'])

      await elsewhere(id, 'putSubscriptionDate', { delivery_date: '2026-12-18' })
      await press(canvas, 'Skip Thu, Dec 17')
      await seen(canvas, 'This changed in another tab. Here’s the latest.')
      await nextBox(canvas, 'Next box Fri, Dec 18, $109.95')
    },
  ),
})

/** Canceled in another tab: the input here is kept. */
export const CanceledElsewhere = meta.story(
  inManage(
    worlds.oneSubscription,
    FILET,
    'changed elsewhere (conflict)',
    async ({ canvas, part, id }) => {
      const row = await part('Gift message')
      await press(row, 'Change: Gift message')
      await userEvent.type(row.getByRole('textbox'), ' Enjoy!')
      await elsewhere(id, 'postSubscriptionCancel', {})
      await press(row, 'Save Gift message')
      await part('Canceled Tue, Dec 1')
      await seen(canvas, 'This changed in another tab. Here’s the latest.')
      await expect(canvas.getByRole('textbox')).toHaveValue(
        'For Sunday dinners. Love, Margaret Enjoy!',
      )
    },
  ),
)

/** Changes the subscription as another tab does. */
async function elsewhere(
  id: string,
  name: 'putSubscriptionMessage' | 'putSubscriptionDate' | 'postSubscriptionCancel',
  change: object,
): Promise<void> {
  const { backend } = stageOf(id)
  const params = { subsId: FILET }
  const { version } = (await ask(backend, 'getSubscription', { params })).body.subscription
  const { status } = await ask(backend, name, { params, body: { version, ...change } })
  await expect(status).toBe(200)
}
