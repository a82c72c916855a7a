import {
  addOnQualified,
  autoDelivery,
  autoDeliveryOff,
  clubLine,
  customerSignedIn,
  fiveRecipients,
  itemOutOfStock,
  myselfOnly,
  parentBelowThreshold,
  somethingToMove,
  stockLevels,
  twoShipments,
} from '../../mocks/scenarios'
import { type Change, quiet } from './rows'

/** What changes lines: how many, which, and what belongs to them. */
export const lineChanges: readonly Change[] = [
  ['a quantity goes up', twoShipments, ({ press }) => press(/^Increase/), /^Order total is now/],
  [
    'a quantity goes down',
    somethingToMove,
    ({ press }) => press(/^Decrease/),
    /^Order total is now/,
  ],
  [
    'a quantity is typed',
    twoShipments,
    ({ type }) => type(/^Quantity of/, '5'),
    /^Order total is now/,
  ],
  [
    'a quantity over the most',
    twoShipments,
    ({ type }) => type(/^Quantity of/, '5000'),
    /^You can order up to/,
  ],
  [
    'a quantity that is not there',
    twoShipments,
    async ({ backend, press }) => {
      backend.setFault('putQuantity', {
        kind: 'conflict',
        body: { error: 'insufficient_stock', units_available: 1 },
      })
      await press(/^Increase/)
    },
    /^Only 1 of .* left\.$/,
  ],
  [
    'a quantity that fails',
    twoShipments,
    async ({ backend, press }) => {
      backend.setFault('putQuantity', 'server-error')
      await press(/^Increase/)
    },
    /^We couldn’t save that change\./,
  ],
  ['a removal', twoShipments, ({ press }) => press(/^Remove/), / was removed\.$/],
  [
    'a removal by quantity 0',
    twoShipments,
    ({ type }) => type(/^Quantity of/, '0'),
    / was removed\.$/,
  ],
  [
    'an undone removal',
    twoShipments,
    async (shop) => {
      await shop.press(/^Remove/)
      await quiet(shop)
      await shop.press(/^Undo$/)
    },
    / is back in your cart\.$/,
  ],
  [
    'a removal that fails',
    twoShipments,
    async ({ backend, press }) => {
      backend.setFault('deleteLineItem', 'server-error')
      await press(/^Remove/)
    },
    /^We couldn’t remove .* It is still in your cart\.$/,
  ],
  [
    'an undo that fails',
    twoShipments,
    async (shop) => {
      await shop.press(/^Remove/)
      await quiet(shop)
      shop.backend.setFault('putLineItems', 'server-error')
      await shop.press(/^Undo$/)
    },
    /^We couldn’t put .* back\./,
  ],
  [
    'the last line of a recipient goes',
    fiveRecipients,
    ({ press }) => press(/^Remove .* Harold/),
    / was removed\.$/,
  ],
  [
    'the last line of the cart goes',
    myselfOnly,
    ({ press }) => press(/^Remove/),
    / was removed\.$/,
  ],
  [
    'another size',
    stockLevels,
    async ({ press }) => {
      await press(/^Options/)
      await press(/^Four 24 oz/)
      await press(/^Save$/)
    },
    /^The options of .* were saved\.$/,
  ],
  [
    'another size that fails',
    stockLevels,
    async ({ backend, press }) => {
      await press(/^Options/)
      await press(/^Four 24 oz/)
      backend.setFault('putSku', 'server-error')
      await press(/^Save$/)
    },
    /We couldn’t save that\./,
  ],
  [
    'Auto-Delivery of a line',
    () => ({ ...autoDelivery(), ...customerOf() }),
    async ({ press, choose }) => {
      await press(/^Options/)
      await choose(/^Auto-Delivery/, /2 months/)
      await press(/^Save$/)
    },
    /^The options of .* were saved\.$/,
  ],
  [
    'Auto-Delivery of a shipment',
    () => ({ ...autoDeliveryOff(), ...customerOf() }),
    async ({ press, choose }) => {
      await press(/^Change Auto-Delivery/)
      await choose(/^Auto-Delivery/, /2 months/)
      await press(/^Save$/)
    },
    /^Auto-Delivery of .* was saved\.$/,
  ],
  [
    'the months of a club',
    clubLine,
    async ({ press }) => {
      await press(/^Change club/)
      await press(/^12 months/)
      await press(/^Save$/)
    },
    /^The club now runs for 12 months/,
  ],
  [
    'what an add-on goes with',
    parentBelowThreshold,
    async ({ press, choose }) => {
      await press(/^Options for Stone-Ground/)
      await choose(/^Goes with/, /^Filet Mignon/)
      await press(/^Save$/)
    },
    /^The options of .* were saved\.$/,
  ],
  [
    'the parent of an add-on goes',
    addOnQualified,
    ({ press }) => press(/^Remove New York/),
    /^New York Strip was removed\.$/,
  ],
  [
    'a line that is sold out goes',
    itemOutOfStock,
    ({ press }) => press(/^Remove Bone-In/),
    /^Bone-In .* was removed\.$/,
  ],
]

const customerOf = () => {
  const { customer, addresses = [] } = customerSignedIn()
  return customer ? { customer, addresses } : {}
}
