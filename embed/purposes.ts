import type { Purposes } from '../scripts/embed/inventory'
import { apps } from './apps'
import type { alone, features, shared } from './chunks'

/* Why each chunk exists. The payment page loads little: the core, its own apps, and what they need. */

type Name = keyof typeof shared | keyof typeof features | keyof typeof alone

const own: Readonly<Record<Name, Purposes[string]>> = {
  'rolldown-runtime': { purpose: 'Connects the modules of the other files.', isForPayment: true },
  react: { purpose: 'React as published, or Preact in the light build.', isForPayment: true },
  core: {
    purpose: 'The store of the page, requests to the shop’s own server, basic controls.',
    isForPayment: true,
  },
  cart: { purpose: 'Parts of a cart that several screens show.', isForPayment: true },
  fields: {
    purpose: 'Form fields, sign-in fields, their validation messages, saved cards.',
    isForPayment: true,
  },
  controls: {
    purpose: 'Labels and hints of fields, native selects and checkboxes, filters of lists.',
    isForPayment: true,
  },
  'account-screens': { purpose: 'Code that account screens share.', isForPayment: false },
  sales: {
    purpose: 'Countdowns, offer codes, and records of offers that were seen.',
    isForPayment: true,
  },
  address: { purpose: 'The address form.', isForPayment: true },
  delivery: {
    purpose: 'Delivery dates and their texts, for the cart’s notices and dialogs.',
    isForPayment: true,
  },
  checks: {
    purpose: 'Validation before requests, and requests to the account.',
    isForPayment: true,
  },
  checkout: {
    purpose: 'Placing an order, and code that checkout pages share.',
    isForPayment: true,
  },
  logic: { purpose: 'Code that cart changes share with other apps.', isForPayment: true },
  payment: { purpose: 'The provider’s card form.', isForPayment: true },
  buying: {
    purpose: 'Code that a product page and the cart share: rules for lines and recipients.',
    isForPayment: true,
  },
  people: { purpose: 'Possible recipients, product sizes, and their texts.', isForPayment: true },
  header: {
    purpose: 'Code that the cart button and its panel share, and layers above a page.',
    isForPayment: true,
  },
  'dialog-view': {
    purpose: 'A dialog with its focus and keyboard handling, once one opens.',
    isForPayment: true,
  },
  select: { purpose: 'A select whose options contain more than text.', isForPayment: true },
  'carry-over': {
    purpose: 'Takes over text typed into fields of the server-rendered page.',
    isForPayment: true,
  },
  'dialog-host': {
    purpose: 'Shows dialogs and toasts, and announces messages to screen readers.',
    isForPayment: true,
  },
  'mini-cart': { purpose: 'The panel that opens from the cart button.', isForPayment: true },
  actions: { purpose: 'Changes to a cart.', isForPayment: true },
  sending: { purpose: 'Sends changes, and retries failed reads.', isForPayment: true },
  questions: { purpose: 'Contents of confirmation dialogs.', isForPayment: true },
  'quick-view': {
    purpose: 'A product in a dialog, with the choice of recipients.',
    isForPayment: false,
  },
  choices: {
    purpose: 'Choosing a size, recipients from a long list, and a new recipient.',
    isForPayment: false,
  },
  'product-more': {
    purpose: 'The part of a product page below its first screen.',
    isForPayment: false,
  },
  'cook-mode': { purpose: 'A recipe step by step, while cooking.', isForPayment: false },
  'account-dashboard': { purpose: 'The first screen of an account.', isForPayment: false },
  'account-order-history': {
    purpose: 'A customer’s orders and their tracking.',
    isForPayment: false,
  },
  'account-send-again': {
    purpose: 'Repeats an order for the same recipients.',
    isForPayment: false,
  },
  'account-address-book': {
    purpose: 'The saved addresses of an account, and their forms.',
    isForPayment: false,
  },
  'account-login': {
    purpose: 'Signing in, registering, resetting a password.',
    isForPayment: false,
  },
  'account-information': {
    purpose: 'A customer’s name, email, phone number and password.',
    isForPayment: false,
  },
  'account-cards': {
    purpose: 'The saved payment cards of an account, and the card form.',
    isForPayment: false,
  },
  'account-emails': { purpose: 'Email preferences and gift reminders.', isForPayment: false },
  'account-subscriptions': { purpose: 'Subscriptions and their management.', isForPayment: false },
  calendar: {
    purpose: 'Choosing the delivery date and method of a shipment.',
    isForPayment: false,
  },
  notices: { purpose: 'Occasional notices of the cart page.', isForPayment: false },
  reporting: {
    purpose:
      'Reports failures to the shop, and cart events to the page’s data layer, if configured.',
    isForPayment: true,
  },
  idle: {
    purpose:
      'Prefetches files that are probably needed next, and explains invalid options and texts.',
    isForPayment: true,
  },
  sentry: { purpose: 'Sentry’s client, if the shop has configured it.', isForPayment: true },
  replay: {
    purpose: 'Records masked sessions until an error occurs, if the shop has enabled it.',
    isForPayment: false,
  },
  editors: {
    purpose: 'Dialogs that change a cart, and code that its forms share.',
    isForPayment: false,
  },
  offers: { purpose: 'Offers next to the cart.', isForPayment: false },
  bulk: { purpose: 'Sends the same gift to a list of people.', isForPayment: false },
  'time-zones': { purpose: 'The time in Chicago, and calendar days.', isForPayment: true },
  format: { purpose: 'Formats amounts and dates for another locale.', isForPayment: true },
  wallet: {
    purpose: 'Validates the page’s payment options, and loads PayPal’s script for its button.',
    isForPayment: true,
  },
  inspect: {
    purpose: 'Shows template authors the problems of a page, on request.',
    isForPayment: false,
  },
  claim: { purpose: 'Asks a gift’s recipient for their address, by a link.', isForPayment: false },
  tables: {
    purpose: 'Reads a list of recipients from text or a file, and writes one.',
    isForPayment: false,
  },
}

/** Every chunk's purpose by name; an app's is in its manifest. */
export const purposes: Purposes = { ...own, ...apps }
