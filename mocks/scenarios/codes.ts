import { type PromoRecord, promos } from '../promos'
import { cartScenario, scenario } from './make'

/** The code that stories type: what becomes of it depends on the scenario. */
export const STORY_CODE = 'STEAK10'

const changed = (over: Partial<PromoRecord>): PromoRecord[] =>
  promos.filter(({ code }) => code === STORY_CODE).map((promo) => ({ ...promo, ...over }))

const oneGift = (promo: Partial<PromoRecord>) =>
  scenario((make) => ({
    cart: make.cart([make.gift(0, [make.line(10011)])]),
    promos: changed(promo),
  }))

/** A code that was accepted, and takes 10 % off. */
export const promoAccepted = cartScenario((make) => [make.gift(0, [make.line(10011)])], {
  discount_code: STORY_CODE,
})

/** A code for free shipping, below the threshold. */
export const promoShipping = cartScenario((make) => [make.gift(0, [make.line(12021)])], {
  discount_code: 'SHIPFREE',
})

/** The code is over. */
export const promoExpired = oneGift({ ends: '2026-11-30' })

/** There is no such code yet. */
export const promoInvalid = oneGift({ starts: '2099-01-01' })

/** The code is active, and the server breaks when it is applied. */
export const promoApplyError = oneGift({ fails: true })

/** The device kept a code that the cart does not have any more. */
export const storedCodeCleared = scenario((make) => ({
  cart: make.cart([make.gift(0, [make.line(10011)])]),
  device: { promoCode: STORY_CODE },
}))

/** The device kept another code than the cart's, and it is over. */
export const storedCodeRefused = scenario((make) => ({
  cart: make.cart([make.gift(0, [make.line(10011)])], { discount_code: 'SHIPFREE' }),
  promos: changed({ ends: '2026-11-30' }),
  device: { promoCode: STORY_CODE },
}))

const card = (certificate: string) => ({ gift_card_json: { [certificate]: null } })

/** A gift card that pays a part. */
export const giftCardPartly = cartScenario(
  (make) => [make.gift(0, [make.line(10011)])],
  card('GIFT-0025'),
)

/** A gift card that pays for everything, with a balance left. */
export const giftCardCoversAll = cartScenario(
  (make) => [make.gift(0, [make.line(10011)])],
  card('GIFT-5000'),
)

/** Two gift cards. */
export const twoGiftCards = cartScenario((make) => [make.gift(0, [make.line(10011)])], {
  gift_card_json: { 'GIFT-0025': null, 'GIFT-0050': null },
})

/** A gift card that the server does not take off the cart. */
export const giftCardStuck = cartScenario(
  (make) => [make.gift(0, [make.line(10011)])],
  card('GIFT-STUCK'),
)

/** A code that leaves nothing to pay. */
export const zeroTotal = scenario((make) => ({
  cart: make.cart([make.gift(0, [make.line(10011)])], { discount_code: 'ONTHEHOUSE' }),
  promos: changed({ code: 'ONTHEHOUSE', value: 100 }),
}))

/** A code on the cart that a better one may take the place of. */
export const olderCode = scenario((make) => ({
  cart: make.cart([make.gift(0, [make.line(10011)])], { discount_code: 'SPRING5' }),
  promos: changed({ code: 'SPRING5', value: 5 }),
}))
