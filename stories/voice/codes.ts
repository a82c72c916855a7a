import * as worlds from '../../mocks/scenarios'
import { type Change, enters, fails, inWorld, passes, quiet, type Step, types } from './rows'

const applies = (code: string): readonly Step[] => [
  /^Add a promo code or gift card/,
  types(/^Promo code or gift card/, code),
  /^Apply$/,
]

/** The same with Enter: focus stays in the field. */
const entersCode = (code: string): readonly Step[] => [
  ...applies(code).slice(0, 2),
  enters(/^Promo code or gift card/),
]

const REFUSED = /The code you provided is either expired or invalid\./
const NOT_NOW = /We couldn’t apply that code right now\./

/** Changes of the amount to pay. */
export const codeChanges: readonly Change[] = [
  ...inWorld(worlds.oneShipment, {
    'a promo code': [applies('STEAK10'), /^Your Promo Code has been accepted/],
    'a gift card': [applies('GIFT-0025'), /^Your gift card has been applied/],
    'a gift card that nobody knows': [applies('GIFT-NONE'), REFUSED],
    'a gift card that could not be checked': [
      [fails('putGiftCard'), ...applies('GIFT-0025')],
      NOT_NOW,
    ],
  }),
  ['a code that nobody knows', worlds.promoInvalid, applies('STEAK10'), REFUSED],
  ['a code that is over', worlds.promoExpired, applies('STEAK10'), REFUSED],
  ['a code that could not be applied', worlds.promoApplyError, applies('STEAK10'), NOT_NOW],
  ['a code that nobody knows, by Enter', worlds.promoInvalid, entersCode('STEAK10'), REFUSED],
  [
    'a code that could not be applied, by Enter',
    worlds.promoApplyError,
    entersCode('STEAK10'),
    NOT_NOW,
  ],
  [
    'a code that is refused twice, by Enter',
    worlds.promoInvalid,
    [...entersCode('STEAK10'), passes(5000), quiet, enters(/^Promo code or gift card/)],
    REFUSED,
  ],
  [
    'a code in the place of another',
    worlds.olderCode,
    applies('STEAK10'),
    / STEAK10 replaced SPRING5\./,
  ],
  ...inWorld(worlds.promoAccepted, {
    'a promo code goes': [[/^Remove promo code/], /^Order total is now/],
    'a promo code that stays': [
      [fails('deleteDiscount'), /^Remove promo code/],
      /^We couldn’t save that change\./,
    ],
  }),
  [
    'a gift card goes',
    worlds.twoGiftCards,
    [/^Remove gift card ending 0025/],
    /^Amount due is now/,
  ],
  [
    'a gift card that stays',
    worlds.giftCardStuck,
    [/^Remove gift card/],
    /We couldn’t remove that gift card\. It’s still applied\./,
  ],
]
