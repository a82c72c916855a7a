/*
 * What a shopper probably needs next, by the app at hand and the likeliest first: chunk numbers of
 * embed/chunks.ts. A test holds them against that table.
 */

const CHECKOUT = [18, 19, 20, 21]
const DIALOGS = [42, 40, 41]
const CHANGES = [44, 45]
/** The editors of a cart, and its calendar. */
const EDITORS = [51, 52]

/** Chunks that are likely to be wanted soon; of one that does not exist yet nothing comes. */
export const likelyNext: Readonly<Record<string, readonly number[]>> = {
  'checkout-cart': [...CHANGES, 42, 40, ...EDITORS, ...CHECKOUT, 46, 43, 36],
  'checkout-login': [...CHANGES, 19, 20, 21, ...DIALOGS, 17, 36],
  'checkout-shipping': [...CHANGES, 20, 21, ...DIALOGS, 17, 36],
  'checkout-additional-shipments': [...CHANGES, 21, ...DIALOGS, 19, 17, 36],
  'checkout-billing': [...CHANGES, ...DIALOGS, 22, 36],
  pdp: [...CHANGES, 43, ...DIALOGS, 17, 18, 25],
  pcp: [23, 43, ...DIALOGS, 25, 17],
  'three-up': [23, 43, ...DIALOGS, 17],
  'universal-banner': [24, 23],
  'account-cart': [...CHANGES, 43, ...DIALOGS, 17, 23, 24, 18, 32],
  recipe: [30, 29, 31, 23],
  'recipe-category': [30, 28, 31, 23],
  'recipe-detail': [29, 28, 23, 43],
  'recipe-search': [30, 29, 28],
  myaccount: [33, ...DIALOGS, 43],
  'myaccount-add-edit-card': [32, 34, ...DIALOGS],
}

/** Apps whose page loads what the payment needs, and nothing else: fewer scripts, fewer to answer for. */
export const PAYMENT = ['checkout-billing', 'checkout-billing-blocked-ip']

/** What a page loads by itself where it wants it: nobody else needs it. */
export const OWN_CHOICE = [47, 48, 49, 50, 54, 57]
