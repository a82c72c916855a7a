import * as worlds from '../../mocks/scenarios'
import { type Change, fails, inWorld, quiet, type Step, types } from './rows'

const onMonday: readonly Step[] = [/^Change date/, /^Mon, Dec 7/, /^Deliver Mon/]
const toEleanor = /^Add a free gift message to Eleanor/
const withLove = types(/^Gift message/, 'With love, from all of us')

/** Changes of a shipment's date, method and message. */
export const deliveryChanges: readonly Change[] = [
  ...inWorld(worlds.oneShipment, {
    'a date': [onMonday, /^Now arriving Mon, Dec 7\.$/],
    'another month': [
      [/^Change date/, /^More dates/, quiet, /^Go to January/],
      /^January 2027\. \d+ days available\.$/,
    ],
  }),
  [
    'a date for all',
    worlds.threeAlike,
    [/^Change date/, /^Mon, Dec 7/, /^Use Mon/],
    /^All 3 shipments now arrive Mon, Dec 7\.$/,
  ],
  [
    'a date for those that can have it',
    worlds.oneDateForFew,
    [/^Change date/, /^Wed, Dec 23/, /^Use Wed/],
    / of 6 shipments now arrive Wed, Dec 23\./,
  ],
  ['a date that is gone', worlds.dateTaken, onMonday, / is no longer available for /],
  ['a date that fails', worlds.dateNotSaved, onMonday, /We couldn’t save that\./],
  ...inWorld(worlds.nonPerishable, {
    'another method': [
      [/^Change method/, /^Two-Day/, /^Choose Two-Day/],
      /^Now shipping by Two-Day\.$/,
    ],
    'a method without a date': [
      [/^Change method/, /^Economy/, /^Choose Economy/],
      /with no set delivery date\.$/,
    ],
  }),
  ...inWorld(worlds.eGift, {
    'the day of an e-gift': [
      [/^Change email/, types(/^Send on/, '2026-12-18'), /^Save$/],
      /^We’ll send it to .* on Fri, Dec 18\.$/,
    ],
    'the e-mail of an e-gift is cut': [
      [/^Change email/, types(/^Recipient’s email/, `${'x'.repeat(200)}@example.com`)],
      /^Shortened to \d+ characters\.$/,
    ],
  }),
  ...inWorld(worlds.giftMessages, {
    'a gift message': [[toEleanor, withLove, /^Save$/], /^Message saved\.$/],
    'a gift message that fails': [
      [toEleanor, withLove, fails('postGiftMessage'), /^Save$/],
      /We couldn’t save your message\./,
    ],
    'a gift message is cut': [
      [toEleanor, types(/^Gift message/, 'x'.repeat(300))],
      /^Shortened to 240 characters\.$/,
      /^0 characters left$/,
    ],
    'a gift message comes to its end': [
      [toEleanor, types(/^Gift message/, 'x'.repeat(225))],
      /^15 characters left$/,
    ],
    'an announcement by e-mail': [
      [
        toEleanor,
        /^Email a heads-up/,
        types(/^Their email/, 'eleanor@example.com'),
        types(/^Send on/, '2026-12-07'),
        /^Save$/,
      ],
      /^Message saved\.$/,
    ],
    'an announcement to nobody': [
      [toEleanor, /^Email a heads-up/, types(/^Their email/, ''), /^Save$/],
      /Enter their email address\./,
    ],
  }),
]
