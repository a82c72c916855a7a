import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { fiveRecipients, giftCardStuck, twoGiftCards } from '../../mocks/scenarios'
import { formatUsd } from '../../src/domain/money'
import { useCart, useGiftCards } from '../../src/hooks'
import { bare, sees } from '../support'
import { showing } from './bare'

/** The gift cards on the cart, and the outcome of the last attempt. */
const BareGiftCards = showing(() => {
  useCart()
  const { giftCards, outcome, message, apply, remove } = useGiftCards()
  return {
    says: outcome ? `${outcome}: ${message}` : 'Nothing tried',
    rows: giftCards.map(({ appliedCents, balanceCents }) => {
      return `${formatUsd(appliedCents)} of it, ${formatUsd(balanceCents)} left`
    }),
    verbs: [
      ...giftCards.map(
        ({ certificate: code }) =>
          [`Remove card ending ${code.slice(-4)}`, () => remove(code)] as const,
      ),
      ['Use GIFT-0025', () => apply('GIFT-0025')],
      ['Use NO-SUCH-CARD', () => apply('NO-SUCH-CARD')],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useGiftCards', component: BareGiftCards })

export const Applied = meta.story(
  bare(fiveRecipients, async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use GIFT-0025' }))
    await canvas.findByText(/^applied: /)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('listitem')).toHaveTextContent('$25.00 of it, $0.00 left')
  }),
)

export const Two = meta.story(
  bare(twoGiftCards, async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
  }),
)

export const Invalid = meta.story({
  ...bare(fiveRecipients),
  play: sees('invalid: The code you provided is either expired or invalid.', {
    press: 'Use NO-SUCH-CARD',
  }),
})

/** The server rejects the removal: the card is still there, and the message says so. */
export const RemoveFailed = meta.story(
  bare(giftCardStuck, async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove card/ }))
    await canvas.findByText(/^remove-failed: /)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  }),
)
