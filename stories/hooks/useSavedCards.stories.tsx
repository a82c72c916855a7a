import preview from '../../.storybook/preview'
import { oneShipment, savedCards } from '../../mocks/scenarios'
import { useSavedCards } from '../../src/hooks'
import { bare, seen } from '../support'
import { showing } from './bare'

/** A customer's cards in bare HTML, the default first. */
const BareCards = showing(() => {
  const { cards, status } = useSavedCards()
  return {
    says: `${status}: ${cards.length} cards`,
    rows: cards.map(({ brand, last_four }) => `${brand} ending ${last_four}`),
  }
})

const meta = preview.meta({ title: 'Hooks/useSavedCards', component: BareCards })

export const OfCustomer = meta.story(
  bare(savedCards, async ({ canvas }) => {
    await seen(canvas, ['ready: 2 cards', 'Visa ending 4242', 'Mastercard ending 5454'])
  }),
)

export const OfGuest = meta.story(
  bare(oneShipment, async ({ canvas }) => seen(canvas, 'ready: 0 cards')),
)
