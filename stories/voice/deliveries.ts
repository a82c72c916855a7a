import * as worlds from '../../mocks/scenarios'
import { type Change, fails, inWorld, quiet, type Step, types } from './rows'

const onMonday: readonly Step[] = [/^Change date/, /^Mon, Dec 14/, /^Choose Mon/]
const toEleanor = /^Add a gift message to Eleanor/
const withLove = types(/^Your words/, 'With love, from all of us')

/** What changes when something travels, how, and with which words. */
export const deliveryChanges: readonly Change[] = [
  ...inWorld(worlds.oneShipment, {
    'a date': [onMonday, /^It arrives Mon, Dec 14 now\.$/],
    'another month': [
      [/^Change date/, quiet, /^Go to January/],
      /^January 2027\. \d+ days to choose from\.$/,
    ],
  }),
  [
    'a date for all',
    worlds.threeAlike,
    [/^Change date/, /^Mon, Dec 14/, /^Use this date for all/, /^Choose Mon/],
    /^All 3 shipments arrive Mon, Dec 14 now\.$/,
  ],
  [
    'a date for those that can have it',
    worlds.oneDateForFew,
    [/^Change date/, /^Wed, Dec 23/, /^Use this date for all/, /^Choose Wed/],
    / of 6 shipments arrive Wed, Dec 23 now\./,
  ],
  ['a date that is gone', worlds.dateTaken, onMonday, /That date has just been taken\./],
  ['a date that fails', worlds.dateNotSaved, onMonday, /We couldn’t save that\./],
  ...inWorld(worlds.nonPerishable, {
    'another method': [
      [/^Change method/, /^Two-Day/, /^Choose Two-Day/],
      /^It travels by Two-Day now\.$/,
    ],
    'a method without a date': [
      [/^Change method/, /^Economy/, /^Choose Economy/],
      /No delivery date is assigned\.$/,
    ],
  }),
  ...inWorld(worlds.eGift, {
    'the day of an e-gift': [
      [/^Change email/, types(/^Send it on/, '2026-12-18'), /^Save$/],
      /^It is sent to .* on Fri, Dec 18 now\.$/,
    ],
    'the e-mail of an e-gift is cut': [
      [/^Change email/, types(/^E-mail address/, `${'x'.repeat(200)}@example.com`)],
      /^Shortened to \d+ characters\.$/,
    ],
  }),
  ...inWorld(worlds.giftMessages, {
    'a gift message': [[toEleanor, withLove, /^Save$/], /^Your words are saved\.$/],
    'a gift message that fails': [
      [toEleanor, withLove, fails('postGiftMessage'), /^Save$/],
      /We couldn’t save that\./,
    ],
    'a gift message is cut': [
      [toEleanor, types(/^Your words/, 'x'.repeat(300))],
      /^Shortened to 240 characters\.$/,
      /^0 characters left$/,
    ],
    'a gift message comes to its end': [
      [toEleanor, types(/^Your words/, 'x'.repeat(225))],
      /^15 characters left$/,
    ],
    'an announcement by e-mail': [
      [
        toEleanor,
        /^Announce it by e-mail/,
        types(/^Their e-mail/, 'eleanor@example.com'),
        types(/^Send it on/, '2026-12-07'),
        /^Save$/,
      ],
      /^Your words are saved\.$/,
    ],
    'an announcement to nobody': [
      [toEleanor, /^Announce it by e-mail/, types(/^Their e-mail/, ''), /^Save$/],
      /Enter the e-mail address that the announcement goes to\./,
    ],
  }),
]
