import {
  giftCardStuck,
  olderCode,
  oneShipment,
  promoAccepted,
  promoApplyError,
  promoExpired,
  promoInvalid,
  twoGiftCards,
} from '../../mocks/scenarios'
import type { Change } from './rows'

const applies =
  (code: string): Change[2] =>
  async ({ press, type }) => {
    await press(/^Add a promo code or gift card/)
    await type(/^Promo code or gift card/, code)
    await press(/^Apply$/)
  }

const REFUSED = /The code you provided is either expired or invalid\./

/** What changes what is paid. */
export const codeChanges: readonly Change[] = [
  ['a promo code', oneShipment, applies('STEAK10'), /^Your Promo Code has been accepted/],
  ['a code that nobody knows', promoInvalid, applies('STEAK10'), REFUSED],
  ['a code that is over', promoExpired, applies('STEAK10'), REFUSED],
  [
    'a code that could not be applied',
    promoApplyError,
    applies('STEAK10'),
    /We couldn’t apply that code just now\./,
  ],
  [
    'a code in the place of another',
    olderCode,
    applies('STEAK10'),
    / STEAK10 took the place of SPRING5\./,
  ],
  [
    'a promo code goes',
    promoAccepted,
    ({ press }) => press(/^Remove promo code/),
    /^Order total is now/,
  ],
  [
    'a promo code that stays',
    promoAccepted,
    async ({ backend, press }) => {
      backend.setFault('deleteDiscount', 'server-error')
      await press(/^Remove promo code/)
    },
    /^We couldn’t save that change\./,
  ],
  ['a gift card', oneShipment, applies('GIFT-0025'), /^Your gift card has been applied/],
  ['a gift card that nobody knows', oneShipment, applies('GIFT-NONE'), REFUSED],
  [
    'a gift card that could not be checked',
    oneShipment,
    async (shop) => {
      shop.backend.setFault('putGiftCard', 'server-error')
      await applies('GIFT-0025')(shop)
    },
    /We couldn’t apply that code just now\./,
  ],
  [
    'a gift card goes',
    twoGiftCards,
    ({ press }) => press(/^Remove gift card ending 0025/),
    /^Order total is now/,
  ],
  [
    'a gift card that stays',
    giftCardStuck,
    ({ press }) => press(/^Remove gift card/),
    /We couldn’t remove that gift card\. It is still applied\./,
  ],
]
