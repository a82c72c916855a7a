import {
  ALASKA_HAWAII_SHIPPING_CENTS,
  BASE_SHIPPING_CENTS,
  FREE_SHIPPING_THRESHOLD_CENTS,
} from '../constants'
import { stateCode } from '../recipient/states'

/** Estimated shipping in US cents, until the server sends the actual cost. Source: specification §9. */
// Assumption: from the free-shipping threshold on nothing is charged, to Alaska and Hawaii too.
export function shippingCents(state: string | null | undefined, merchandiseCents = 0): number {
  if (merchandiseCents >= FREE_SHIPPING_THRESHOLD_CENTS) return 0
  const code = stateCode(state)
  return code === 'AK' || code === 'HI' ? ALASKA_HAWAII_SHIPPING_CENTS : BASE_SHIPPING_CENTS
}
