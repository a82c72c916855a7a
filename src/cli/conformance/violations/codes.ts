import {
  type Bent,
  bent,
  bentCart,
  bodyOf,
  calls,
  done,
  instead,
  refusal,
  type Violation,
  type Violations,
} from './violation'

/** Bends the cart with all codes applied since the last removal, oldest first. */
const remembering =
  (bend: (cart: Bent, codes: readonly string[]) => void): (() => Violation) =>
  () => {
    let codes: string[] = []
    return async (passing) => {
      const { request, next } = passing
      if (calls(request, 'deleteDiscount')) codes = []
      if (calls(request, 'putDiscount')) {
        const { discount_code } = await bodyOf(request)
        const response = await next()
        if (response.ok) codes = [...codes, discount_code]
        return response
      }
      return bentCart((cart) => bend(cart, codes))()(passing)
    }
  }

/** Accepts a code that should be refused, and shows it on the cart until the code changes. */
const taking =
  (wrong: string): (() => Violation) =>
  () => {
    let isOn = false
    return async (passing) => {
      const { request } = passing
      if (calls(request, 'deleteDiscount')) isOn = false
      if (calls(request, 'putDiscount')) {
        isOn = (await bodyOf(request)).discount_code === wrong
        if (isOn) return Response.json({})
      }
      const show = bentCart((cart) => {
        if (isOn) cart.discount_code = wrong
      })
      return show()(passing)
    }
  }

const statusOf = (code: string, status: string) =>
  bent('getActiveCode', (answer, { url }) => (url.endsWith(code) ? { ...answer, status } : null))

/** Promo codes and gift cards. */
export const codeViolations: Violations = {
  'promo.accepted': {
    'a code that is taken, and not put on the cart': instead('putDiscount', ({ discount_code }) =>
      discount_code === 'STEAK10' ? {} : undefined,
    ),
  },
  'promo.replaced': {
    'a code that is added to the older one': remembering((cart, codes) => {
      if (codes.length > 0) cart.discount_code = codes.join(',')
    }),
    'an older code that still counts': remembering((cart, codes) => {
      const totals = cart.summary_section_totals
      if (codes.length > 1) totals.cart_net_total = Math.round(totals.cart_net_total * 90) / 100
    }),
  },
  'promo.removed': { 'a code that cannot be taken off': instead('deleteDiscount', done) },
  'promo.active*': { 'an active code by another word': statusOf('STEAK10', 'valid') },
  'promo.invalid*': {
    'an unknown code that is said to be active': statusOf('GW-NO-SUCH-CODE', 'active'),
  },
  'promo.expired*': { 'an expired code that is said to be active': statusOf('SUMMER25', 'active') },
  'promo.expired-refused': { 'an expired code that is accepted': taking('SUMMER25') },
  'promo.unknown-refused': { 'an unknown code that is accepted': taking('GW-NO-SUCH-CODE') },
  'promo.apply-error': {
    'a code that does not apply, and drives out the older one': instead(
      'putDiscount',
      async ({ discount_code }, { request, next }) => {
        if (discount_code !== 'BROKEN') return undefined
        const url = request.url.replace(/\/$/, '')
        await next(new Request(url, { method: 'DELETE', headers: request.headers }))
        return refusal(500, 'promo_service_failed')
      },
    ),
  },
  'gift-card.applied': {
    'a gift card that pays nothing': bentCart(({ gift_card_json }) => {
      for (const card of Object.values<Bent>(gift_card_json)) card.applied_amount = 0
    }),
  },
  'gift-card.removed': {
    'a gift card that cannot be taken off, and is said to be': instead(
      'deleteGiftCard',
      (_body, { request }) => (request.url.includes('GIFT-0025') ? done() : undefined),
    ),
  },
  'gift-card.invalid*': {
    'an unknown gift card that breaks the server': instead('putGiftCard', ({ gc_code }) =>
      gc_code === 'GW-NO-SUCH-CODE' ? refusal(500, 'server_error') : undefined,
    ),
  },
  'gift-card.invalid': {
    'an unknown gift card that pays': bentCart(({ gift_card_json }) => {
      gift_card_json['GW-NO-SUCH-CODE'] = { applied_amount: 1, balance: 1 }
    }),
  },
  'gift-card.remove-failed': {
    'a gift card that stays although its removal is said to be done': instead(
      'deleteGiftCard',
      (_body, { request }) => (request.url.includes('STUCK') ? done() : undefined),
    ),
  },
}
