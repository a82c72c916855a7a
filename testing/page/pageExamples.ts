import { findItem } from '../../mocks/catalogue'
import { shopProduct } from '../../mocks/catalogue/shopProduct'
import { recipeCard, recipePage, recipes } from '../../mocks/recipes'
import { STORY_NOW } from '../../mocks/scenarios'

const product = (itemId: number) => {
  const item = findItem(itemId)
  return item && shopProduct(item, Date.parse(STORY_NOW))
}

/** A picture that the test site has. */
const PICTURE = '/products/filet-mignon.svg'

const [first, ...others] = recipes.slice(0, 4)
const cards = others.map(recipeCard)
const whole = first && recipePage(first, Date.parse(STORY_NOW))

/** Valid page data with all fields, for each app that takes data. */
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
  pdp: {
    product: product(1002),
    skuId: 10021,
    location: 'pdp',
    csplId: 7,
    addOns: [product(2001)],
    details: 'Hand-cut.',
    cooking: 'Sear it.',
    ingredients: 'Beef.',
    allergens: 'None.',
    nutrition: { serving: '6 oz', rows: [{ label: 'Protein', amount: '40 g', percent: '80%' }] },
    shipping: 'Frozen.',
    recipes: [{ title: 'Ribeye with butter', url: '/recipes/ribeye', image: PICTURE, minutes: 35 }],
    delivery: [{ order_by: '2026-12-01T13:00', arrives: '2026-12-03' }],
    autoDelivery: { frequencies: ['1', '2'], savingPercent: 5 },
    club: { months: [3, 6], startMonths: [1, 2] },
    similarUrl: '/category/steaks',
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
        image: PICTURE,
        imageAlt: 'A farm',
        href: '/b',
      },
    ],
  },
  pcp: {
    title: 'Steaks',
    intro: 'Hand-cut and flash-frozen.',
    products: [
      { ...product(1002), facets: { cut: ['ribeye'] } },
      { ...product(1001), facets: { cut: ['filet'] } },
    ],
    filters: [{ key: 'cut', label: 'Cut', options: [{ value: 'ribeye', label: 'Ribeye' }] }],
    pageSize: 24,
    total: 40,
    promo: {
      title: 'Our farms',
      text: 'Three of them.',
      href: '/farms',
      linkText: 'See',
      after: 5,
    },
    list: 'Steaks',
    location: 'pcp',
  },
  recipe: {
    hero: first && { ...recipeCard(first), intro: 'A classic.' },
    seasonal: { title: 'Holiday dinners', recipes: cards },
    categories: [{ name: 'Steak', url: '/recipes/category/steak', image: PICTURE }],
    latest: cards,
    saved: cards.slice(0, 1),
    searchUrl: '/recipes/search',
  },
  'recipe-category': {
    title: 'Steak',
    intro: 'The right pan.',
    recipes: cards,
    total: 12,
    category: 'steak',
    moreUrl: '/recipes/category/steak?page=2',
    isUnknown: false,
    allUrl: '/recipes',
  },
  myaccount: { layout: 'my-account', token: 'f7c1' },
  'recipe-search': {
    query: 'steak',
    recipes: cards,
    total: 12,
    meant: 'steaks',
    searchUrl: '/recipes/search',
    moreUrl: '/recipes/search?q=steak&page=2',
    allUrl: '/recipes',
  },
  'recipe-detail': {
    ...whole,
    recipe: { ...whole?.recipe, video: { src: '/a.mp4', poster: PICTURE, captions: '/a.vtt' } },
    saveUrl: '/recipes/save',
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
  'myaccount-add-edit-card': { card: 'profile-1', returnTo: '/account/cards' },
  'myaccount-add-edit-card-blocked-ip': {
    reference: 'IP-2207',
    opens: 'Mon, 8 am',
    form: '/account/card',
    isReplacement: true,
  },
  'checkout-error': { reason: 'expired', reference: 'PO-1042', isNotCharged: true },
}
