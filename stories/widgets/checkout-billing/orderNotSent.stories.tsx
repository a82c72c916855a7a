import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { cardsBlocked, noSavedCard } from '../../../mocks/scenarios'
import { type Canvas, callsOf, holdBack, press, seen, stageOf, whileOffline } from '../../support'
import { aCardForm } from '../../support/cardForms'
import { billingPage, ordersOf, PLACE, place, scene } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-billing/Order not sent', ...billingPage })

/* The sticky button is far below the card form: each press moves focus to the reason for failure. */

async function eachPressLeadsTo(words: string, canvas: Canvas, id: string): Promise<void> {
  const alerts = new Set<Element | null>()
  for (const time of ['first', 'second']) {
    await place(canvas)
    await waitFor(() => expect(document.activeElement, time).toHaveTextContent(words))
    await expect(document.activeElement).toHaveTextContent('Your order wasn’t placed')
    alerts.add(document.activeElement)
  }
  // Existing alerts are not announced again.
  await expect(alerts).toHaveProperty('size', 2)
  await expect(ordersOf(id)).toHaveLength(0)
}

const BLOCKED = 'The card form couldn’t load. Turn off blockers or pay another way.'

/** Retrying the form keeps focus at the form. */
export const FormBlocked = meta.story(
  scene(
    noSavedCard,
    { hostedForm: aCardForm({ script: 'is-blocked' }) },
    async ({ canvas, id }) => {
      await seen(canvas, BLOCKED)
      await eachPressLeadsTo(BLOCKED, canvas, id)
      await press(canvas, 'Try again')
      await waitFor(() => expect(callsOf(id, 'postHostedPayment')).toHaveLength(2))
      await within(canvas.getByRole('region', { name: 'New card' })).findByText(BLOCKED)
      await expect(document.activeElement?.closest('section')).toHaveAccessibleName('New card')
    },
  ),
)

export const FormLoading = meta.story(
  scene(
    noSavedCard,
    { hostedForm: aCardForm({ script: 'never-comes' }) },
    async ({ canvas, id }) => {
      await seen(canvas, 'Loading secure card form…')
      await eachPressLeadsTo('Finish entering your card first.', canvas, id)
    },
  ),
)

/** The form fails after the press: the alert above it says so, and the form's own is not announced as well. */
export const FormFailsLate = meta.story(
  scene(noSavedCard, { faults: { postHostedPayment: 'server-error' } }, async ({ canvas, id }) => {
    await seen(canvas, BLOCKED)
    const letGo = holdBack(stageOf(id), 'postHostedPayment', 'server-error')
    await press(canvas, 'Try again')
    await seen(canvas, 'Loading secure card form…')
    await place(canvas)
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent('Finish entering your card first.'),
    )
    letGo()
    await seen(within(canvas.getByRole('region', { name: 'New card' })), BLOCKED)
    const alerts = canvas.getAllByRole('alert').map(({ textContent }) => textContent)
    await expect(alerts.filter((text) => text?.includes(BLOCKED))).toHaveLength(1)
    await expect(document.activeElement).toHaveTextContent(BLOCKED)
  }),
)

export const CardsRefused = meta.story(
  scene(cardsBlocked, {}, async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'New card' }))
    const words = 'We can’t take cards on this connection. Your cart is saved.'
    await seen(canvas, words)
    await eachPressLeadsTo(words, canvas, id)
  }),
)

export const NoTryLeft = meta.story(
  scene(
    noSavedCard,
    { hostedForm: aCardForm({ sent: (form) => form.onErrors(['365']) }) },
    async ({ canvas, id }) => {
      await waitFor(() => expect(canvas.queryByText('Loading secure card form…')).toBeNull())
      await eachPressLeadsTo('Too many tries.', canvas, id)
    },
  ),
)

/** Offline, the button says so in place of the amount. */
export const NoConnection = meta.story(
  scene(noSavedCard, {}, async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: PLACE })
    await whileOffline(async () => {
      await waitFor(() =>
        expect(button).toHaveTextContent('You’re offline. Continue when you’re back.'),
      )
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    })
    await waitFor(() => expect(button).toHaveTextContent(PLACE))
  }),
)
