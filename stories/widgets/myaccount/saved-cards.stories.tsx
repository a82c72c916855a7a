import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { cardFormActions } from '../../../src/store/checkout/cardForm'
import { dialogActions } from '../../../src/store/dialog/dialogs'
import { callsOf, gone, holdBack, press, seen, stageOf, whileOffline } from '../../support'
import { accountPage, arrived, atCard, radio, inCards as scene } from './cardsPage'
import { openedAt } from './page'

const meta = preview.meta({ title: 'Widgets/myaccount/saved-cards', ...accountPage })

const say = (state: string) => `saved cards: ${state}`

/** An empty list, with a link to add a card. */
export const None = meta.story(
  scene(worlds.noCards, say('none'), async ({ canvas }) => {
    await arrived(canvas, 'Saved Payment Methods')
    await seen(canvas, 'No saved cards yet.')
    await userEvent.click(canvas.getByRole('link', { name: 'Add a card' }))
    await arrived(canvas, 'New Credit Card')
  }),
)

export const One = meta.story(
  scene(worlds.oneCard, say('one default'), async ({ canvas }) => {
    const only = await radio(canvas, /^Visa ending 4242 .*Expires 08\/28 Default card$/)
    await expect(only).toBeChecked()
    await seen(canvas, 'Gifts')
  }),
)

/** Each card has its logo, name and facts; one is the default. */
export const Several = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.severalCards,
    { state: [say('several'), say('expired'), say('expiring within 30 days')] },
    async ({ canvas, row }) => {
      await expect(await canvas.findAllByRole('radio')).toHaveLength(4)
      await seen(await row('Discover ending 1117'), 'Expires soon')
      const over = await row('Visa ending 1881')
      await seen(over, 'Expired')
      // An expired card cannot be used.
      await expect(over.getByRole('radio')).toBeDisabled()
      await seen(await row('Mastercard ending 5454'), 'Pays for a subscription')
    },
  ),
})

/**
 * The question appears in the row with focus; the deleted card disappears, is announced once, and focus
 * moves to the next.
 */
export const Deleted = meta.story(
  scene(
    worlds.severalCards,
    say('delete confirm / deleting / deleted / failed'),
    async ({ canvas, row, said, id }) => {
      const card = await row('Discover ending 1117')
      const heading = card.getByRole('heading', { level: 2 })
      await press(card, 'Delete Discover ending 1117')
      const question = card.getByRole('heading', { name: 'Delete Discover ending 1117' })
      await waitFor(() => expect(question).toHaveFocus())
      await press(card, 'Delete Discover ending 1117')
      await gone(heading)
      await atCard(canvas, 'Visa ending 1881')
      await said.until('Discover ending 1117 deleted.')
      await said.once('Discover ending 1117 deleted.')
      await expect(callsOf(id, 'deleteCard')).toHaveLength(1)
    },
  ),
)

/** Focus is not moved if the customer has moved on meanwhile. */
export const DeletedMeanwhile = meta.story(
  scene(worlds.severalCards, async ({ canvas, row, said, id }) => {
    const letGo = holdBack(stageOf(id), 'deleteCard', 'slow')
    const card = await row('Discover ending 1117')
    await press(card, 'Delete Discover ending 1117')
    await press(card, 'Delete Discover ending 1117')
    const add = canvas.getByRole('link', { name: 'Add a card' })
    add.focus()
    letGo()
    await said.until('Discover ending 1117 deleted.')
    await expect(add).toHaveFocus()
  }),
)

/** Cancel returns focus to the delete button. */
export const DeleteConfirm = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.severalCards,
    say('delete confirm / deleting / deleted / failed'),
    async ({ row, id }) => {
      const card = await row('Discover ending 1117')
      await press(card, 'Delete Discover ending 1117', 'Cancel')
      const button = await card.findByRole('button', { name: 'Delete Discover ending 1117' })
      await waitFor(() => expect(button).toHaveFocus())
      await press(card, 'Delete Discover ending 1117')
      await expect(card.getByRole('button', { name: 'Cancel' })).toBeVisible()
      await expect(callsOf(id, 'deleteCard')).toHaveLength(0)
    },
  ),
})

/** The button is busy while deleting; a failure is shown there, with a retry. */
export const DeleteFailed = meta.story(
  scene(
    worlds.oneCard,
    {
      state: say('delete confirm / deleting / deleted / failed'),
      faults: { deleteCard: 'server-error' },
    },
    async ({ canvas, row, id }) => {
      const card = await row('Visa ending 4242')
      await press(card, 'Delete Visa ending 4242', 'Delete Visa ending 4242')
      await seen(card, 'We couldn’t delete that. Please try again.')
      stageOf(id).backend.setFault('deleteCard', null)
      await press(card, 'Delete Visa ending 4242')
      const none = await canvas.findByText('No saved cards yet.')
      await waitFor(() => expect(none).toHaveFocus())
    },
  ),
)

export const Deleting = meta.story(
  scene(
    worlds.oneCard,
    { state: say('delete confirm / deleting / deleted / failed'), faults: { deleteCard: 'never' } },
    async ({ row, id }) => {
      const card = await row('Visa ending 4242')
      await press(card, 'Delete Visa ending 4242')
      const button = card.getByRole('button', { name: 'Delete Visa ending 4242' })
      await userEvent.dblClick(button)
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await waitFor(() => expect(callsOf(id, 'deleteCard')).toHaveLength(1))
    },
  ),
)

/** A replacement has to be selected first: without one, nothing is deleted; with one, it pays from then on. */
export const UsedBySubscription = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.severalCards,
    say('used by a subscription (delete warned, replacement asked)'),
    async ({ canvas, row, id }) => {
      const card = await row('Mastercard ending 5454')
      await press(card, 'Delete Mastercard ending 5454')
      const group = card.getByRole('group', { name: 'Choose another card for it first.' })
      await expect(group).toBeVisible()
      // An expired card cannot pay.
      await expect(card.queryByRole('radio', { name: 'Visa ending 1881' })).toBeNull()
      await press(card, 'Delete Mastercard ending 5454')
      await expect(group).toHaveAccessibleDescription(/Choose another card for it first\./)
      await expect(callsOf(id, 'deleteCard')).toHaveLength(0)
      await expect(within(group).getAllByRole('radio')[0]).toHaveFocus()
      await userEvent.click(card.getByRole('radio', { name: 'Visa ending 4242' }))
      await press(card, 'Delete Mastercard ending 5454')
      await atCard(canvas, 'Discover ending 1117')
      await seen(await row('Visa ending 4242'), 'Pays for a subscription')
    },
  ),
})

/** Without another card, one has to be added first. */
export const NoReplacement = meta.story(
  scene(
    worlds.onlySubscriptionCard,
    say('used by a subscription (delete warned, replacement asked)'),
    async ({ row }) => {
      const card = await row('Visa ending 4242')
      await press(card, 'Delete Visa ending 4242')
      await seen(card, /Choose another card for it first\./)
      await expect(card.queryByRole('button', { name: /^Delete/ })).toBeNull()
      await expect(card.getByRole('link', { name: 'Add a card' })).toBeVisible()
    },
  ),
)

/** A card deleted in another tab: the page says so, and the next one gets focus. */
export const DefaultGone = meta.story(
  scene(worlds.severalCards, async ({ canvas, id }) => {
    const card = await radio(canvas, /^Mastercard ending 5454/)
    const profileId = card.getAttribute('value') ?? ''
    const { backend } = stageOf(id)
    await backend.db.transaction((tx) => tx.remove('cards', profileId))
    await userEvent.click(card)
    await screen.findByText('This card was deleted.')
    await waitFor(() => expect(card).not.toBeInTheDocument())
    await atCard(canvas, 'Discover ending 1117')
  }),
)

/** The choice is saved immediately, and announced once. */
export const DefaultChanged = meta.story(
  scene(worlds.severalCards, async ({ canvas, id, said }) => {
    await userEvent.click(await radio(canvas, /^Mastercard ending 5454/))
    await said.until('Mastercard ending 5454 is now your default.')
    await said.once('Mastercard ending 5454 is now your default.')
    await expect(await radio(canvas, /^Mastercard.*Default card$/)).toHaveFocus()
    await expect(callsOf(id, 'putDefaultCard')).toHaveLength(1)
  }),
)

/** Shown as selected while saving; rolls back with a message when the server rejects it. */
export const DefaultFailed = meta.story(
  scene(worlds.severalCards, say('set default pending / failed'), async ({ canvas, id }) => {
    const letGo = holdBack(stageOf(id), 'putDefaultCard', 'server-error')
    const other = await radio(canvas, /^Mastercard ending 5454/)
    await userEvent.click(other)
    await expect(other).toBeChecked()
    letGo()
    await waitFor(() => expect(other).not.toBeChecked())
    await expect(await radio(canvas, /^Visa ending 4242/)).toBeChecked()
    const told = stageOf(id).store.slot(dialogActions)
    await waitFor(() => expect(told.toasts).toHaveLength(1))
    stageOf(id).backend.setFault('putDefaultCard', null)
    await userEvent.click(other)
    await waitFor(() => expect(told.toasts).toHaveLength(0), { timeout: 2000 })
    await expect(other).toBeChecked()
  }),
)

/** Offline, the choice rolls back and is not saved later. */
export const DefaultOffline = meta.story(
  scene(worlds.severalCards, say('set default pending / failed'), async ({ canvas, id }) => {
    const { backend, store } = stageOf(id)
    backend.setFault('putDefaultCard', 'network-error')
    const other = await radio(canvas, /^Mastercard ending 5454/)
    await whileOffline(async () => {
      await userEvent.click(other)
      const text = 'You seem to be offline. That change wasn’t saved.'
      await waitFor(() =>
        expect(store.slot(dialogActions).toasts).toMatchObject([{ params: { text } }]),
      )
      await expect(other).not.toBeChecked()
    })
  }),
)

/** A wallet is listed, is never the default, and can be removed. */
export const Wallet = meta.story({
  tags: ['wide'],
  ...scene(worlds.walletLinked, say('wallet account linked'), async ({ row }) => {
    const wallet = await row('PayPal')
    await seen(wallet, /Connected wallet/)
    await expect(wallet.queryByRole('radio')).toBeNull()
    await expect(wallet.queryByRole('link', { name: /^Edit/ })).toBeNull()
    await expect(wallet.getByRole('button', { name: 'Delete PayPal' })).toBeVisible()
    // Without a logo; forced colors remove backgrounds, but not borders.
    const stripe = document.querySelector('.gw-card-mark-stripe')
    await expect(stripe).toHaveStyle({ borderTopStyle: 'solid', borderTopWidth: '6px' })
  }),
})

export const UnknownBrand = meta.story(
  scene(worlds.unknownBrand, say('unknown brand'), async ({ row }) => {
    const card = await row('Card ending 0007')
    await expect(card.queryByText(/^Expires/)).toBeNull()
  }),
)

/** Cards are blocked on this connection: the link is replaced by the reason and what still works. */
export const BlockedForAdding = meta.story(
  scene(
    worlds.cardsBlockedInAccount,
    {
      state: say('IP blocked for adding'),
      async before(stage) {
        openedAt('#/saved-cards').before?.(stage)
        const { hostedForm } = stage.store
        await stage.store.use(cardFormActions).openForm(hostedForm)
      },
    },
    async ({ canvas, id }) => {
      await seen(canvas, 'We can’t add cards on this connection')
      await expect(canvas.queryByRole('link', { name: 'Add a card' })).toBeNull()
      stageOf(id).backend.setRules({ isCardBlocked: false })
      await press(canvas, 'Try again')
      await arrived(canvas, 'New Credit Card')
    },
  ),
)

/** The card just saved is marked and focused, and removed from the URL. */
export const JustAdded = meta.story(
  scene(
    worlds.severalCards,
    { state: say('just added highlight'), ...openedAt('#/saved-cards?card=profile-2') },
    async ({ canvas, row }) => {
      await row('Mastercard ending 5454')
      await atCard(canvas, 'Mastercard ending 5454')
      const marked = canvas.getByRole('heading', { name: 'Mastercard ending 5454' }).closest('li')
      await expect(marked).toHaveAttribute('data-new')
      await waitFor(() => expect(location.hash).toBe('#/saved-cards'))
    },
  ),
)

/** A load failure with a retry that succeeds. */
export const NotRead = meta.story(
  scene(worlds.oneCard, { faults: { getCards: 'server-error' } }, async ({ canvas, id }) => {
    await seen(canvas, 'We couldn’t load this.')
    stageOf(id).backend.setFault('getCards', null)
    await press(canvas, 'Try again')
    await seen(canvas, 'Gifts')
    await atCard(canvas, /Visa ending 4242/)
  }),
)

/** The longest texts are shown in full, and nothing overflows. */
export const Long = meta.story({
  tags: ['wide'],
  ...scene(worlds.longCards, async ({ canvas }) => {
    await seen(canvas, 'W'.repeat(30))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  }),
})
