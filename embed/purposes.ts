import type { Purposes } from '../scripts/embed/inventory'
import { apps } from './apps'
import type { alone, features, shared } from './chunks'

/* Why each chunk is there. The payment page loads little: the core, its own apps, their needs. */

type Name = keyof typeof shared | keyof typeof features | keyof typeof alone

const own: Readonly<Record<Name, Purposes[string]>> = {
  'rolldown-runtime': { purpose: 'Joins the modules of the other files.', isForPayment: true },
  react: {
    purpose: 'React, or Preact in the light build, as it is published.',
    isForPayment: true,
  },
  core: {
    purpose: 'The store of the page, calls to the shop’s own server, the simplest controls.',
    isForPayment: true,
  },
  cart: { purpose: 'Pieces of a cart that several screens show.', isForPayment: true },
  fields: {
    purpose: 'The fields of forms and of who signs in, what is wrong with them, saved cards.',
    isForPayment: true,
  },
  controls: {
    purpose:
      'What is around a field, the browser’s own select and checkbox, and lists with filters.',
    isForPayment: true,
  },
  'account-screens': {
    purpose: 'What screens of the account share with each other.',
    isForPayment: false,
  },
  sales: {
    purpose: 'The time that is left, codes of offers, and what was really seen.',
    isForPayment: true,
  },
  address: { purpose: 'The form of an address.', isForPayment: true },
  delivery: {
    purpose: 'Dates of a gift and words of them, for notices of a cart and its dialogs.',
    isForPayment: true,
  },
  checks: {
    purpose: 'What is checked before anything is sent, and calls for the account.',
    isForPayment: true,
  },
  checkout: { purpose: 'Placing an order, and what pages of checkout share.', isForPayment: true },
  logic: { purpose: 'What changes of a cart share with other apps.', isForPayment: true },
  payment: { purpose: 'The provider’s card form.', isForPayment: true },
  buying: {
    purpose: 'What a product page and the cart share: rules of lines, whose they are.',
    isForPayment: true,
  },
  people: { purpose: 'Who can be sent to, sizes, and words of both.', isForPayment: true },
  header: {
    purpose: 'What the header’s cart and its list share, and what lies over a page.',
    isForPayment: true,
  },
  'dialog-view': {
    purpose: 'A dialog, its focus and keyboard, when one opens.',
    isForPayment: true,
  },
  select: { purpose: 'A choice with more than text in it.', isForPayment: true },
  'carry-over': {
    purpose: 'Takes over what was typed into the fields of the server’s page.',
    isForPayment: true,
  },
  'dialog-host': {
    purpose: 'Shows dialogs, notices and what screen readers say.',
    isForPayment: true,
  },
  'mini-cart': { purpose: 'The list that opens from the header’s cart.', isForPayment: true },
  actions: { purpose: 'What can be done to a cart.', isForPayment: true },
  sending: { purpose: 'Sends changes, and repeats reads that failed.', isForPayment: true },
  questions: { purpose: 'What such a question says, and its answers.', isForPayment: true },
  'quick-view': {
    purpose: 'A product without leaving the page, and the list of people to choose from.',
    isForPayment: false,
  },
  choices: {
    purpose: 'Choosing a size of many, people of a long list, and somebody new.',
    isForPayment: false,
  },
  'product-more': {
    purpose: 'What of a product page comes after its first screen.',
    isForPayment: false,
  },
  'cook-mode': { purpose: 'A recipe step by step, at the stove.', isForPayment: false },
  'account-dashboard': { purpose: 'The first screen of an account.', isForPayment: false },
  'account-order-history': {
    purpose: 'What a customer has ordered, and where it is.',
    isForPayment: false,
  },
  'account-send-again': {
    purpose: 'Sends an order again to the same people.',
    isForPayment: false,
  },
  'account-address-book': {
    purpose: 'The saved addresses of an account, and the forms to keep them.',
    isForPayment: false,
  },
  'account-login': { purpose: 'Signing in, registering, a new password.', isForPayment: false },
  'account-information': {
    purpose: 'Name, email, phone and password of a customer.',
    isForPayment: false,
  },
  'account-cards': {
    purpose: 'The saved cards of an account, and their list.',
    isForPayment: false,
  },
  'account-emails': {
    purpose: 'What a customer is sent, and days to be reminded of.',
    isForPayment: false,
  },
  'account-subscriptions': {
    purpose: 'What comes again, and all that can be changed about it.',
    isForPayment: false,
  },
  calendar: { purpose: 'Choosing when a shipment arrives, and how.', isForPayment: false },
  notices: { purpose: 'What the cart page says now and then.', isForPayment: false },
  reporting: {
    purpose:
      'Tells the shop of failures, and an array of the page of the cart, where it has asked for it.',
    isForPayment: true,
  },
  idle: {
    purpose: 'Prefetches files that are wanted next, explains odd options and texts.',
    isForPayment: true,
  },
  sentry: { purpose: 'Sentry’s client, where the shop has named its project.', isForPayment: true },
  replay: {
    purpose: 'Records masked pages until one fails, where the shop has asked for it.',
    isForPayment: false,
  },
  editors: {
    purpose: 'What of a cart a shopper changes in a dialog, and what forms of a cart share.',
    isForPayment: false,
  },
  offers: { purpose: 'What is offered beside the cart.', isForPayment: false },
  bulk: { purpose: 'Sends the same to each of a list of people.', isForPayment: false },
  'time-zones': {
    purpose: 'Knows the time in Chicago, and days of the calendar.',
    isForPayment: true,
  },
  format: { purpose: 'Writes amounts and days of another locale.', isForPayment: true },
  wallet: {
    purpose: 'What the page says of paying, checked; asks PayPal’s script for its button.',
    isForPayment: true,
  },
  inspect: {
    purpose: 'Shows whoever writes templates what is wrong with a page, where it is asked for.',
    isForPayment: false,
  },
  claim: {
    purpose: 'Asks somebody who gets a gift for their address, by a link.',
    isForPayment: false,
  },
  tables: {
    purpose: 'Reads a list that was pasted, or a file, and writes one.',
    isForPayment: false,
  },
}

/** Every chunk's purpose by name; an app's is in its manifest. */
export const purposes: Purposes = { ...own, ...apps }
