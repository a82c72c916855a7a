import { type PromoRecord, promos } from '../promos'
import { oneGift } from './make'

/** The code that stories type: what becomes of it depends on the scenario. */
export const STORY_CODE = 'STEAK10'

const changed = (over: Partial<PromoRecord>): PromoRecord[] =>
  promos.filter(({ code }) => code === STORY_CODE).map((promo) => ({ ...promo, ...over }))

/** A code that was accepted, and takes 10 % off. */
export const promoAccepted = oneGift({ cart: { discount_code: STORY_CODE } })

/** A code for free shipping, below the threshold. */
export const promoShipping = oneGift({ sku: 12021, cart: { discount_code: 'SHIPFREE' } })

/** The code is over. */
export const promoExpired = oneGift({ promos: changed({ ends: '2026-11-30' }) })

/** There is no such code yet. */
export const promoInvalid = oneGift({ promos: changed({ starts: '2099-01-01' }) })

/** The code is active, and the server breaks when it is applied. */
export const promoApplyError = oneGift({ promos: changed({ fails: true }) })

/** The device kept a code that the cart does not have any more. */
export const storedCodeCleared = oneGift({ device: { promoCode: STORY_CODE } })

/** The device kept another code than the cart's, and it is over. */
export const storedCodeRefused = oneGift({
  cart: { discount_code: 'SHIPFREE' },
  promos: changed({ ends: '2026-11-30' }),
  device: { promoCode: STORY_CODE },
})

const withCard = (certificate: string) =>
  oneGift({ cart: { gift_card_json: { [certificate]: null } } })

/** A gift card that pays a part. */
export const giftCardPartly = withCard('GIFT-0025')

/** A gift card that pays for everything, with a balance left. */
export const giftCardCoversAll = withCard('GIFT-5000')

/** Two gift cards. */
export const twoGiftCards = oneGift({
  cart: { gift_card_json: { 'GIFT-0025': null, 'GIFT-0050': null } },
})

/** A code and a gift card that pay a part each. */
export const codeAndGiftCard = oneGift({
  cart: { discount_code: 'STEAK10', gift_card_json: { 'GIFT-0025': null } },
})

/** A gift card that the server does not take off the cart. */
export const giftCardStuck = withCard('GIFT-STUCK')

/** A code that leaves nothing to pay. */
export const zeroTotal = oneGift({
  cart: { discount_code: 'ONTHEHOUSE' },
  promos: changed({ code: 'ONTHEHOUSE', value: 100 }),
})

/** A code on the cart that a better one may take the place of. */
export const olderCode = oneGift({
  cart: { discount_code: 'SPRING5' },
  promos: changed({ code: 'SPRING5', value: 5 }),
})
