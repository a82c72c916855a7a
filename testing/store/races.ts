import { cartActions } from '../../src/store/cart/actions'
import type { Transport } from './testStore'
import { type Verb, verbs } from './verbs'

/** The seventeen ways to change a cart. */
export const CHANGES: Record<string, Verb['run']> = {
  'a quantity': verbs.putQuantity.run,
  'another quantity': (store, { second }) => store.use(cartActions).setQuantity(second.clin_id, 3),
  'a removal': verbs.deleteLineItem.run,
  'a last removal': (store, { third }) => store.use(cartActions).removeLine(third.clin_id),
  'an addition': verbs.putLineItems.run,
  'a size': verbs.putSku.run,
  'a parent': verbs.putParentLine.run,
  'a line on auto-delivery': verbs.putLineAutoDelivery.run,
  'a shipment on auto-delivery': verbs.putShipmentAutoDelivery.run,
  'a club': verbs.postClubEdit.run,
  'an address': verbs.postShipmentAddress.run,
  'a merge': verbs.postMergeShipments.run,
  'a date': verbs.postShipping.run,
  'a message': verbs.postGiftMessage.run,
  'a promo code': verbs.putDiscount.run,
  'no promo code': verbs.deleteDiscount.run,
  'a gift card': verbs.putGiftCard.run,
}

/** Delays a request's response by a number of milliseconds, unless its caller aborts it. */
export async function answeredAfter(
  ms: number,
  fetch: Transport,
  ...[input, init]: Parameters<Transport>
): Promise<Response> {
  const response = await fetch(input, init)
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    init?.signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(init.signal?.reason)
    })
  })
  return response
}

/** The cart as the server would send it. */
export const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
