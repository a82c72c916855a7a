import type { Step } from '../steps'
import { WALTER } from './walter'

/* Cart flows, each in a new visit. */

const ONE_PRODUCT: readonly Step[] = [
  ['goto', '/product/boneless-ribeye'],
  ['click', 'checkbox', /^Myself/],
  ['click', 'button', /^Add for myself/],
  ['click', 'link', /^View cart/],
  ['see', 'text', /^To me/],
]

const FIVE_RECIPIENTS: readonly Step[] = [['goto', '/fill-my-cart'], ['expandAll']]

const CODE_FIELD: readonly Step[] = [
  ['goto', '/fill-my-cart'],
  ['click', 'button', /^Add a promo code or gift card/],
]

export const cart: Readonly<Record<string, readonly Step[]>> = {
  'a product is added, and one more of it': [
    ...ONE_PRODUCT,
    ['holds', /^Quantity of Boneless Ribeye/, '1'],
    ['click', 'button', /^Increase quantity of Boneless Ribeye/],
    ['holds', /^Quantity of Boneless Ribeye/, '2'],
  ],
  'something goes to someone new': [
    ...ONE_PRODUCT,
    ['click', 'button', /^Add another recipient/],
    ['see', 'dialog', /Add another recipient/],
    ['click', 'radio', /^Someone new/],
    ['click', 'button', /^Continue/],
    ...WALTER,
    ['click', 'button', /^Add this gift/],
    ['gone', 'dialog', /./],
    ['see', 'text', /^To Walter Hughes/],
    ['see', 'text', /18 Harbor Road.*Duluth.*MN.*55802/],
  ],
  'one date serves all': [
    ...FIVE_RECIPIENTS,
    ['click', 'button', /^(Change|Choose) .*date for Dana Lee’s shipment/],
    ['see', 'dialog', /When should/],
    ['click', 'radio', /^\w{3}, \w{3} \d+/],
    ['click', 'button', /^Use .* for (all|\d)/],
    ['see', 'text', /\d shipments now arrive/],
  ],
  'a message is written': [
    ...FIVE_RECIPIENTS,
    ['click', 'button', /^Add a free gift message to Rosa Delgado’s shipment/],
    ['see', 'dialog', /^Gift message for Rosa/],
    ['fill', /^Gift message/, 'Welcome to the new house!'],
    ['click', 'button', /^Save/],
    ['gone', 'dialog', /./],
    ['see', 'text', /Welcome to the new house!/],
  ],
  'a promo code is applied, and taken off': [
    ...CODE_FIELD,
    ['fill', /^Promo code or gift card/, 'steak10'],
    ['click', 'button', /^Apply/],
    ['see', 'text', /^Promo code STEAK10/],
    ['click', 'button', /^Remove promo code STEAK10/],
    ['gone', 'text', /^Promo code STEAK10/],
  ],
  'a code that is over is refused, and stays to be fixed': [
    ...CODE_FIELD,
    ['fill', /^Promo code or gift card/, 'SUMMER25'],
    ['click', 'button', /^Apply/],
    ['see', 'text', /The code you provided is either expired or invalid/],
    ['holds', /^Promo code or gift card/, 'SUMMER25'],
  ],
  'a gift card pays': [
    ...CODE_FIELD,
    ['fill', /^Promo code or gift card/, 'GIFT-0025'],
    ['click', 'button', /^Apply/],
    ['see', 'text', /^−\$25\.00/],
    ['see', 'text', /^Amount due/],
  ],
  'what was removed comes back whole': [
    ...FIVE_RECIPIENTS,
    ['click', 'button', /^Remove Filet Mignon from Dana Lee/],
    ['see', 'text', /^Filet Mignon was removed/],
    ['gone', 'text', /^To Dana Lee/],
    ['click', 'button', /^Undo/],
    ['see', 'text', /^To Dana Lee/],
    ['see', 'text', /Happy birthday, Dana! Dinner is on us/],
  ],
  'the way leads on to checkout': [
    ['goto', '/fill-my-cart'],
    ['click', 'button', /^Check out/],
    ['gone', 'button', /^Check out/],
    // The widget's, which has taken over by then.
    ['see', 'text', /^Your email/],
  ],
}
