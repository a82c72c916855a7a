import { aCart, aLine, anAppliedGiftCard, aShipment } from '../../mocks/fixtures'
import { aCustomer, anAddress } from '../../mocks/people'
import type { Endpoint } from '../../src/api/contract'
import type { SavedAddress } from '../../src/domain/schema/entities'
import { accountActions } from '../../src/store/account/account'
import { cartActions, taxActions, validityActions } from '../../src/store/cart/actions'
import { miniCartActions } from '../../src/store/cart/miniCart'
import { readingActions } from '../../src/store/cart/reading'
import { giftCardActions, promoActions } from '../../src/store/code/actions'
import type { Store } from '../../src/store/core/createStore'
import { deliveryDateActions } from '../../src/store/delivery/actions'
import { giftMessageActions } from '../../src/store/gift-message/actions'
import { catalogueActions } from '../../src/store/offer/actions'
import { recipientActions } from '../../src/store/recipient/actions'
import { shipmentActions } from '../../src/store/shipment/actions'

/** The fixed instant of these tests. */
export const NOW = '2026-12-08T16:00:00Z'

/** A new world in which every verb of the store has an effect. */
export function aWorld() {
  const first = aLine({ item_id: 1001, sku_id: 10011, qty: 2, is_club: true })
  const second = aLine({ item_id: 1002, sku_id: 10021 })
  const third = aLine({ item_id: 1003, sku_id: 10031, auto_delivery_eligible: true })
  const addOn = aLine({ is_addon: true, price: 9.95, detail: { parent_clin_id: second.clin_id } })
  const ann = aShipment({ items: [first, second, addOn] })
  const bob = aShipment({ items: [third] })
  const free = anAddress()
  const used = [ann, bob].map(({ addr_id }) => anAddress({ addr_id: addr_id ?? 0 }))
  const cart = aCart({
    recipients: [ann, bob, aShipment()],
    discount_code: 'SHIPFREE',
    gift_card_json: { 'GIFT-0007': anAppliedGiftCard() },
    cart_specials: { skus: [10041, 10051], combo: [] },
  })
  const scenario = {
    cart,
    customer: aCustomer(),
    addresses: [...used, free],
    recentlyViewed: [1003],
    rules: { specials: [10041, 10051] },
    now: NOW,
  }
  return { first, second, third, addOn, ann, bob, free, scenario }
}

export type World = ReturnType<typeof aWorld>
/** Its parts, by the names that the verbs use. */
export type WorldParts = Omit<World, 'scenario'>

/** A verb of the store with its outcomes: successful ones, and failures. */
export interface Verb {
  run(store: Store, world: WorldParts): Promise<unknown>
  isGood(outcome: unknown): boolean
  isBad(outcome: unknown): boolean
}

/** An outcome as one word; other values are unchanged. */
export const wordOf = (outcome: unknown): unknown =>
  typeof outcome === 'object' && outcome !== null && 'status' in outcome ? outcome.status : outcome

const only =
  (...words: readonly unknown[]) =>
  (outcome: unknown) =>
    words.includes(wordOf(outcome))
/** Whether a list in an outcome has an entry. */
const isFilled = (outcome: unknown) =>
  Object.values(outcome as object).some((value) => Array.isArray(value) && value.length > 0)
/** A verb with its successful and its failed outcomes. */
const ending =
  (good: readonly unknown[], bad: readonly unknown[] = ['failed']) =>
  (run: Verb['run']): Verb => ({ run, isGood: only(...good), isBad: only(...bad) })
const saves = ending(['saved'])
const loads = ending(['ready'])
const removes = ending(['removed'])
const applies = ending(['accepted'], ['invalid', 'expired', 'apply-error'])

/** Every row that the store calls, with the verb that calls it. */
export const verbs = {
  getCustomer: ending(
    ['customer'],
    ['guest', 'failed'],
  )(async (store) => {
    await store.use(accountActions).loadCustomer()
    return store.slot(accountActions).status
  }),
  getAddresses: loads(async (store) => {
    await store.use(accountActions).loadAddresses()
    return store.slot(accountActions).addressStatus
  }),
  getCart: loads((store) => store.use(cartActions).refresh()),
  putLineItems: ending(['added'])((store, { ann }) => {
    const addition = { itemId: 1004, skuId: 10041, quantity: 1, addrId: ann.addr_id ?? 0 }
    return store.use(cartActions).addItems([addition])
  }),
  putQuantity: saves((store, { first }) => store.use(cartActions).setQuantity(first.clin_id, 4)),
  deleteLineItem: removes((store, { second }) => store.use(cartActions).removeLine(second.clin_id)),
  putSku: saves((store, { first }) => store.use(cartActions).swapSku(first.clin_id, 10012)),
  putParentLine: saves((store, { addOn, first }) =>
    store.use(cartActions).setParent(addOn.clin_id, first.clin_id),
  ),
  postClubEdit: saves((store, { first }) => store.use(cartActions).editClub(first.clin_id, 6, 3)),
  putLineAutoDelivery: saves((store, { third }) =>
    store.use(cartActions).setAutoDelivery(third.clin_id, '2'),
  ),
  putShipmentAutoDelivery: saves((store, { bob }) =>
    store.use(shipmentActions).setShipmentAutoDelivery(bob.crec_id, '3'),
  ),
  postCheckStock: {
    run: (store) => store.use(validityActions).checkStock(),
    isGood: (outcome) => wordOf(outcome) === 'checked' && isFilled(outcome),
    isBad: (outcome) => wordOf(outcome) === 'failed' || !isFilled(outcome),
  },
  getQuickCartCheck: ending(['same'])((store) => store.use(readingActions).check()),
  getMiniCart: loads((store) => store.use(miniCartActions).loadMiniCart()),
  getTax: loads((store) => store.use(taxActions).calculateTax()),
  getValidationCheck: ending(['valid', 'invalid'])((store) =>
    store.use(validityActions).validate(),
  ),
  postShipmentAddress: saves((store, { bob, free }) =>
    store.use(shipmentActions).changeAddress(bob.crec_id, free),
  ),
  postMergeShipments: ending(['merged'])((store, { ann, bob }) =>
    store.use(shipmentActions).merge(ann.crec_id, bob.crec_id),
  ),
  postShipping: saves((store, { ann }) =>
    store.use(shipmentActions).setShipping(ann.crec_id, { shipDate: '2026-12-15' }),
  ),
  postGiftMessage: saves((store, { ann }) =>
    store.use(giftMessageActions).setGiftMessage(ann, { gift_message: 'Hi' }),
  ),
  putNewRecipient: {
    run: (store) => store.use(recipientActions).addRecipient({ fname: 'Ann', lname: 'Ode' }),
    isGood: (outcome) =>
      wordOf(outcome) === 'added' &&
      Boolean((outcome as { address: SavedAddress }).address.addr_id),
    isBad: only('failed'),
  },
  getGuaranteeDates: loads((store) => store.use(deliveryDateActions).load()),
  getActiveCode: applies((store) => store.use(promoActions).apply('STEAK10')),
  putDiscount: applies((store) => store.use(promoActions).apply('STEAK10')),
  deleteDiscount: saves((store) => store.use(promoActions).remove()),
  putGiftCard: ending(
    ['applied'],
    ['invalid', 'failed'],
  )((store) => store.use(giftCardActions).apply('GIFT-0025')),
  deleteGiftCard: removes((store) => store.use(giftCardActions).remove('GIFT-0007')),
  getCrossSell: loads(async (store) => {
    await store.use(catalogueActions).loadCrossSell('Addons')
    return store.slot(catalogueActions).crossSell.Addons?.status
  }),
  getNonAddOnPrice: {
    run: (store) => store.use(catalogueActions).nonAddOnPrice(1001),
    isGood: (outcome) => Number.isFinite((outcome as { cents?: unknown }).cents),
    isBad: (outcome) =>
      wordOf(outcome) === 'failed' || (outcome as { cents?: unknown }).cents === null,
  },
  getRecentlyViewed: {
    run: (store) => store.use(catalogueActions).loadRecentlyViewed(),
    isGood: (outcome) => wordOf(outcome) === 'ready' && isFilled(outcome),
    isBad: (outcome) => wordOf(outcome) === 'failed' || !isFilled(outcome),
  },
} as const satisfies Partial<Record<Endpoint, Verb>>

/** A row that some verb of the store calls. */
export type CalledEndpoint = keyof typeof verbs

export const calledEndpoints = Object.keys(verbs) as CalledEndpoint[]

/** The verb of a row, in the shape that all share. */
export const verbOf = (name: CalledEndpoint): Verb => verbs[name]

/** The rows that no verb calls yet, with the reason, and arguments for calling them. */
export const uncalled = {
  postAutoDeliveryLogin: {
    why: 'a refusal of it is an outcome of its own, as signIn.test.ts has it',
    input: {
      body: { token: null, email: 'ann@example.com', password: 'x', fname: null, lname: null },
    },
  },
  putBillingAddress: {
    why: 'it changes no cart',
    input: {
      body: {
        fname: 'Ann',
        lname: 'Ode',
        address_1: '12 Oak Street',
        city: 'Omaha',
        state: 'NE',
        postal_code: '68102',
      },
    },
  },
  postHostedPayment: { why: 'paying has no action yet', input: { body: { cart_id: null } } },
  postHostedProfile: { why: 'paying has no action yet', input: { body: { uid: 'u-1' } } },
  putPlaceOrder: {
    why: 'ordering has its own machine, whose lost answers are checked and never failed',
    input: { body: { payment_info: { method: 'card', uid: 'u-1' }, sms_info: null } },
  },
  getSkuStock: { why: 'a product page reads it', input: { params: { skuId: 10011 } } },
  getComboPrimaryProduct: { why: 'a product page reads it', input: { params: { skuId: 10011 } } },
  getComboPrimaryData: { why: 'a product page reads it', input: { params: { skuId: 10011 } } },
  getProductId: { why: 'a product page reads it', input: { params: { skuId: 10011 } } },
} as const satisfies Record<
  Exclude<Endpoint, CalledEndpoint>,
  { why: string; input: Readonly<Record<string, unknown>> }
>
