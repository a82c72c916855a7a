import { type PromoRecord, promos } from '../promos'
import { oneGift } from './make'

/** The code that stories enter; the result depends on the scenario. */
export const STORY_CODE = 'STEAK10'

const changed = (over: Partial<PromoRecord>): PromoRecord[] =>
  promos.filter(({ code }) => code === STORY_CODE).map((promo) => ({ ...promo, ...over }))

/** An accepted code for 10% off. */
export const promoAccepted = oneGift({ cart: { discount_code: STORY_CODE } })

/** A free-shipping code, below the threshold. */
export const promoShipping = oneGift({ sku: 12021, cart: { discount_code: 'SHIPFREE' } })

/** The code has expired. */
export const promoExpired = oneGift({ promos: changed({ ends: '2026-11-30' }) })

/** The code does not exist yet. */
export const promoInvalid = oneGift({ promos: changed({ starts: '2099-01-01' }) })

/** The code is active, but the server fails when it is applied. */
export const promoApplyError = oneGift({ promos: changed({ fails: true }) })

/** The device stored a code that the cart no longer has. */
export const storedCodeCleared = oneGift({ device: { promoCode: STORY_CODE } })

/** The device stored another code than the cart's, and it has expired. */
export const storedCodeRefused = oneGift({
  cart: { discount_code: 'SHIPFREE' },
  promos: changed({ ends: '2026-11-30' }),
  device: { promoCode: STORY_CODE },
})

const withCard = (certificate: string) =>
  oneGift({ cart: { gift_card_json: { [certificate]: null } } })

/** A gift card that pays part of the total. */
export const giftCardPartly = withCard('GIFT-0025')

/** A gift card that covers everything, with a balance left. */
export const giftCardCoversAll = withCard('GIFT-5000')

/** Two gift cards. */
export const twoGiftCards = oneGift({
  cart: { gift_card_json: { 'GIFT-0025': null, 'GIFT-0050': null } },
})

/** A code and a gift card that each pay part. */
export const codeAndGiftCard = oneGift({
  cart: { discount_code: 'STEAK10', gift_card_json: { 'GIFT-0025': null } },
})

/** A gift card that the server does not remove from the cart. */
export const giftCardStuck = withCard('GIFT-STUCK')

/** A code that reduces the total to zero. */
export const zeroTotal = oneGift({
  cart: { discount_code: 'ONTHEHOUSE' },
  promos: changed({ code: 'ONTHEHOUSE', value: 100 }),
})

/** A code in the cart that a better one can replace. */
export const olderCode = oneGift({
  cart: { discount_code: 'SPRING5' },
  promos: changed({ code: 'SPRING5', value: 5 }),
})
