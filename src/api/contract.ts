import * as cart from './cart'
import * as cartChecks from './cartChecks'
import * as catalogue from './catalogue'
import * as checkout from './checkout'
import * as customer from './customer'
import * as giftCards from './giftCards'
import * as lines from './line'
import * as miniCart from './miniCart'
import * as promo from './promo'
import * as quantity from './quantity'
import type { Row } from './row'
import * as shipments from './shipment'

/**
 * All endpoints of specification §7 in one table, for mocks, tests, documentation and the build.
 * Pages import only the rows that they use.
 */
export const contract = {
  ...customer,
  ...cart,
  ...lines,
  ...quantity,
  ...miniCart,
  ...cartChecks,
  ...shipments,
  ...promo,
  ...giftCards,
  ...checkout,
  ...catalogue,
} as const satisfies Record<string, Row>

/** The name of a row: `'getCart'`, `'putQuantity'` … */
export type Endpoint = keyof typeof contract
