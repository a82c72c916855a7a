import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { ADA } from '../../mocks/people'
import { oneShipment, severalCards } from '../../mocks/scenarios'
import { useHostedPaymentForm, useManageCards } from '../../src/hooks'
import { bare, callsOf, seen } from '../support'
import { aCardForm } from '../support/cardForms'
import { showing } from './bare'

const DETAILS = { nickname: 'Travel', isDefault: false, billingAddress: ADA }

/** Saved cards, with their actions. */
const Cards = showing(() => {
  const { cards, status, save, update, makeDefault, remove } = useManageCards()
  const { open, status: form } = useHostedPaymentForm()
  const second = cards[1]?.profile_id ?? ''
  return {
    says: `${status}: ${cards.length} cards, form ${form}`,
    rows: cards.map(({ brand, last_four, nickname, is_default }) =>
      [`${brand} ending ${last_four}`, nickname, is_default && 'default']
        .filter(Boolean)
        .join(', '),
    ),
    verbs: [
      ['Open', () => open()],
      ['Save', () => save(DETAILS)],
      ['Name the second', () => update(second, DETAILS)],
      ['Make the second the default', () => makeDefault(second)],
      ['Delete the second', () => remove(second)],
    ],
  }
})

/** The same in bare HTML, with the form of a card. */
function BareCards() {
  const { url, frameRef } = useHostedPaymentForm()
  return (
    <>
      <Cards />
      {url && <iframe key={url} ref={frameRef} src={url} title="Card details, secure form" />}
    </>
  )
}

const meta = preview.meta({ title: 'Hooks/useManageCards', component: BareCards })

/** A customer adds, changes and deletes. */
export const OfCustomer = meta.story(
  bare(severalCards, { hostedForm: aCardForm() }, async ({ canvas, id }) => {
    const press = async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name }))
    await press('Open')
    await seen(canvas, 'ready: 4 cards, form ready')
    await press('Save')
    await seen(canvas, 'Visa ending 1111, Travel')
    await press('Name the second')
    await seen(canvas, 'Mastercard ending 5454, Travel')
    await press('Make the second the default')
    await seen(canvas, 'Mastercard ending 5454, Travel, default')
    // The one that was the default is the second now.
    await press('Delete the second')
    await seen(canvas, 'ready: 4 cards, form secured')
    await expect(callsOf(id, 'deleteCard')).toHaveLength(1)
  }),
)

/** A guest has none. */
export const OfGuest = meta.story(
  bare(oneShipment, async ({ canvas }) => seen(canvas, 'ready: 0 cards, form idle')),
)
