import { UNKNOWN_CODE } from '../unknown'
import { type Probes, without } from './probe'

/** Promo codes and gift cards. */
export const codeProbes: Probes = {
  getActiveCode: {
    input: ({ data }) => ({ params: { code: data.codes?.active?.[0] ?? UNKNOWN_CODE } }),
    // The client treats a refusal as "no such code".
    mayRefuse: without('active code', ({ codes }) => codes?.active?.[0]),
  },
  putDiscount: {
    async input(context) {
      await context.filledCart()
      return { body: { discount_code: context.data.codes?.active?.[0] ?? UNKNOWN_CODE } }
    },
    mayRefuse: without('active code', ({ codes }) => codes?.active?.[0]),
  },
  deleteDiscount: {},
  putGiftCard: {
    async input(context) {
      await context.filledCart()
      return { body: { gc_code: context.data.giftCard ?? UNKNOWN_CODE, page: 'cart' } }
    },
    mayRefuse: without('gift card', ({ giftCard }) => giftCard),
  },
  deleteGiftCard: {
    async input(context) {
      await context.filledCart()
      const { giftCard } = context.data
      if (giftCard) {
        await context.change('putGiftCard', { body: { gc_code: giftCard, page: 'billing' } })
      }
      return { params: { certificate: giftCard ?? UNKNOWN_CODE } }
    },
    mayRefuse: without('gift card', ({ giftCard }) => giftCard),
  },
}
