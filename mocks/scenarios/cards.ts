import type { CardRecord } from '../db'
import type { Scenario } from '../scenario'
import { scenario } from './make'
import { addressBook, margaret, myself, savedCard } from './people'

const billing = () => {
  const { fname, lname, company, address_1, address_2, city, state, postal_code } = myself()
  return { fname, lname, company, address_1, address_2, city, state, postal_code }
}

/** A saved card with its billing address. */
const card = (nth: number, over: Partial<CardRecord> = {}) =>
  savedCard(nth, { billing_address: billing(), ...over })

const usual = () => card(1, { nickname: 'Gifts', is_default: true })

/** A customer with an empty cart and these cards. */
const withCards = (cards: readonly CardRecord[], over: Partial<Scenario> = {}) =>
  scenario((make) => ({
    cart: make.cart([], { cust_id: 8001 }),
    customer: margaret(),
    addresses: addressBook(2),
    cards,
    ...over,
  }))

/** A customer without saved cards, but with an address. */
export const noCards = withCards([])

/** The same, without an address. */
export const noCardsNowhere = withCards([], { addresses: [] })

/** A customer with one card. */
export const oneCard = withCards([usual()])

/** Less than thirty days before the end of a month. */
const SOON = '2026-12-05T16:00:00.000Z'

/** Four cards: the default, one that pays for a subscription, one that expires within thirty days, an expired one. */
export const severalCards = withCards(
  [
    usual(),
    card(2, {
      brand: 'Mastercard',
      last_four: '5454',
      expires: '01/2029',
      is_in_subscription: true,
    }),
    card(3, { brand: 'Discover', last_four: '1117', expires: '12/2026' }),
    card(4, { last_four: '1881', expires: '11/2026' }),
  ],
  { now: SOON },
)

/** One card, which pays for a subscription. */
export const onlySubscriptionCard = withCards([{ ...usual(), is_in_subscription: true }])

/** A card and a wallet. */
export const walletLinked = withCards([
  usual(),
  card(5, { brand: 'PayPal', last_four: '', expires: '', wallet: 'm…@example.com' }),
])

/** A card of an unknown brand and expiration month. */
export const unknownBrand = withCards([
  card(6, { brand: '', last_four: '0007', expires: '' }),
  usual(),
])

/** A customer with cards, on a connection that is blocked from entering others. */
export const cardsBlockedInAccount = (): Scenario => ({
  ...severalCards(),
  rules: { isCardBlocked: true },
})

/** A card with every text at maximum length. */
export const longCards = withCards([
  card(7, {
    brand: 'American Express Corporate Platinum',
    last_four: '0005',
    nickname: 'W'.repeat(30),
    is_default: true,
    is_in_subscription: true,
    billing_address: {
      ...billing(),
      fname: 'Maximiliana-Eva',
      lname: 'Featherstonehau',
      company: 'Featherstonehaugh-Cholmondeley',
      address_1: '12345 Old Chattanooga Turnpike',
      city: 'Rancho Santa Margar',
      state: 'CA',
      postal_code: '926881234',
    },
  }),
])
