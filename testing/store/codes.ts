import { aCart } from '../../mocks/fixtures'
import type { Scenario } from '../../mocks/scenario'
import { codeFieldActions, giftCardActions, promoActions } from '../../src/store/code/actions'
import { aStore } from './testStore'

/** A cart without a code, and one with a code. */
export const world = () => ({ cart: aCart() })
export const withCode = (discount_code: string) => ({ cart: aCart({ discount_code }) })

/** A store with its actions on codes. */
export async function opened(
  scenario: Scenario = world(),
  options: Parameters<typeof aStore>[1] = {},
) {
  const tested = await aStore(scenario, options)
  const { store, heard } = tested
  return {
    ...tested,
    promo: store.use(promoActions),
    giftCard: store.use(giftCardActions),
    field: store.use(codeFieldActions),
    slot: () => store.slot(promoActions),
    heardOfCodes: () => heard.filter((name) => /^(promo|gift|gc)-/.test(name)),
  }
}

export type Opened = Awaited<ReturnType<typeof opened>>
