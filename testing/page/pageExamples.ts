import { findItem } from '../../mocks/catalogue'
import { shopProduct } from '../../mocks/catalogue/shopProduct'
import { STORY_NOW } from '../../mocks/scenarios'

const product = (itemId: number) => {
  const item = findItem(itemId)
  return item && shopProduct(item, Date.parse(STORY_NOW))
}

/** What a page that makes no mistake tells each app that takes data, with all of its fields. */
export const pageExamples: Readonly<Record<string, object>> = {
  'universal-banner': {
    id: 'sale',
    text: 'This week: 10% off everything you send.',
    code: 'STEAK10',
    ends: '2026-12-06',
    href: '/category/steaks',
    linkText: 'Shop steaks',
    messages: [
      { text: '10% off', code: 'STEAK10', ends: '2026-12-06', href: '/a', linkText: 'A' },
      { orderBy: '2026-12-03T13:00', arrivesBy: '2026-12-05', text: 'Soon' },
    ],
  },
  'three-up': {
    heading: 'Favorite gifts',
    headingLevel: 2,
    href: '/category/steaks',
    linkText: 'All gifts',
    location: 'home',
    csplId: 7,
    cards: [
      { product: product(1002) },
      { product: product(1901) },
      {
        title: 'Our farms',
        text: 'Three of them.',
        image: '/a.svg',
        imageAlt: 'A farm',
        href: '/b',
      },
    ],
  },
  'checkout-login': { token: 'abc', tellsKnownEmails: true },
  'checkout-billing': {
    email: 'margaret@example.com',
    mustAgree: true,
    acceptedCards: ['Visa', 'Mastercard'],
    store: 'Prairie & Oak',
  },
  'checkout-billing-blocked-ip': {
    reference: 'IP-2207',
    isWalletAllowed: true,
    opens: 'Mon, 8 am',
  },
  'checkout-error': { reason: 'expired', reference: 'PO-1042', isNotCharged: true },
}
