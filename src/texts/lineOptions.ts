import { builtInTexts } from './catalogue'
import { stockTexts } from './stock'

/** The options of a line: size, Auto-Delivery, parent, club; and a shipment's Auto-Delivery. */
export const lineOptionsTexts = builtInTexts('lineOptions', {
  ...stockTexts.texts,
  title: 'Options for {item}',
  saved: '{item} updated.',
  size: 'Size',
  sizeUnknown: 'Size {skuId}',
  checking: 'Checking stock…',
  frequency: 'Auto-Delivery',
  frequencyHint: 'We’ll reorder it automatically. Change or cancel anytime.',
  perpetualHint: 'Comes with every Auto-Delivery in this shipment.',
  turnedOff: 'Auto-Delivery is off. Choose how often to turn it back on.',
  never: 'Off',
  every: 'Every {months|month|# months}',
  parent: 'Goes with',
  parentNone: 'Choose an item',
  parentHint: 'Pair this add-on with an item of {threshold} or more.',
  parentGap: '{amount} under {threshold}',
  noParent:
    'No other item in this shipment reaches {threshold}. Add more of another item, or remove the add-on.',
  alone: 'On its own, it’s {amount}.',
  nothing: 'This item comes in one size, so there’s nothing to choose.',
  notSaved: 'Some changes weren’t saved',
  clubTitle: 'Your {item}',
  clubLength: 'How long',
  clubMonths: '{months} {months|month|months}',
  clubLengthHint: 'One package a month.',
  clubLengthMissing: 'Choose how many months.',
  clubStart: 'First package in',
  clubStartMissing: 'Choose a month.',
  clubSaved: 'Your club now runs for {months} {months|month|months}, starting in {start}.',
  shipmentTitle: 'Auto-Delivery for {possessive} shipment',
  shipmentHint: 'Applies to every item in this shipment that offers Auto-Delivery.',
  shipmentMixed: 'Choose one for all',
  shipmentSaved: 'Auto-Delivery saved for {possessive} shipment.',
})
