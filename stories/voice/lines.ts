import * as worlds from '../../mocks/scenarios'
import { type Change, chooses, fails, inWorld, quiet, type Step, types } from './rows'

/** From now on the server has one left. */
const oneIsLeft: Step = ({ backend }) => {
  const body = { error: 'insufficient_stock', units_available: 1 }
  backend.setFault('putQuantity', { kind: 'conflict', body })
}

const customerOf = () => {
  const { customer, addresses = [] } = worlds.customerSignedIn()
  return customer ? { customer, addresses } : {}
}

const OPTIONS_SAVED = / updated\.$/

/** Changes of lines: quantity, size, and options. */
export const lineChanges: readonly Change[] = [
  ...inWorld(worlds.twoShipments, {
    'a quantity goes up': [[/^Increase/], /^Order total is now/],
    'a quantity is typed': [[types(/^Quantity of/, '5')], /^Order total is now/],
    'a quantity over the most': [[types(/^Quantity of/, '5000')], /^You can order up to/],
    'a quantity that is not there': [[oneIsLeft, /^Increase/], /^Only 1 .* left\.$/],
    'a quantity that fails': [
      [fails('putQuantity'), /^Increase/],
      /^We couldn’t save that change\./,
    ],
    'a removal': [[/^Remove/], / was removed\.$/],
    'a removal by quantity 0': [[types(/^Quantity of/, '0')], / was removed\.$/],
    'an undone removal': [[/^Remove/, quiet, /^Undo$/], / is back in your cart\.$/],
    'a removal that fails': [
      [fails('deleteLineItem'), /^Remove/],
      /^We couldn’t remove .* It’s still in your cart\.$/,
    ],
    'an undo that fails': [
      [/^Remove/, quiet, fails('putLineItems'), /^Undo$/],
      /^We couldn’t put .* back\./,
    ],
  }),
  ...inWorld(worlds.somethingToMove, {
    'a quantity goes down': [[/^Decrease/], /^Order total is now/],
  }),
  ...inWorld(worlds.fiveRecipients, {
    'the last line of a recipient goes': [[/^Remove .* Harold/], / was removed\.$/],
  }),
  ...inWorld(worlds.myselfOnly, {
    'the last line of the cart goes': [[/^Remove/], / was removed\.$/],
  }),
  ...inWorld(worlds.stockLevels, {
    'another size': [[/^Options/, /^Four 24 oz/, /^Save$/], OPTIONS_SAVED],
    'another size that fails': [
      [/^Options/, /^Four 24 oz/, fails('putSku'), /^Save$/],
      /We couldn’t save that\./,
    ],
  }),
  ...inWorld(() => ({ ...worlds.autoDelivery(), ...customerOf() }), {
    'Auto-Delivery of a line': [
      [/^Options/, chooses(/^Auto-Delivery/, /2 months/), /^Save$/],
      OPTIONS_SAVED,
    ],
  }),
  ...inWorld(() => ({ ...worlds.autoDeliveryOff(), ...customerOf() }), {
    'Auto-Delivery of a shipment': [
      [/^Change Auto-Delivery/, chooses(/^Auto-Delivery/, /2 months/), /^Save$/],
      /^Auto-Delivery saved for .* shipment\.$/,
    ],
  }),
  ...inWorld(worlds.clubLine, {
    'the months of a club': [
      [/^Change club/, /^12 months/, /^Save$/],
      /^Your club now runs for 12 months/,
    ],
  }),
  ...inWorld(worlds.parentBelowThreshold, {
    'what an add-on goes with': [
      [/^Options for Stone-Ground/, chooses(/^Goes with/, /^Filet Mignon/), /^Save$/],
      OPTIONS_SAVED,
    ],
  }),
  ...inWorld(worlds.addOnQualified, {
    'the parent of an add-on goes': [[/^Remove New York/], /^New York Strip was removed\.$/],
  }),
  ...inWorld(worlds.itemOutOfStock, {
    'a line that is sold out goes': [[/^Remove Bone-In/], /^Bone-In .* was removed\.$/],
  }),
]
