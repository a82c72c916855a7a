import {
  dateNotSaved,
  dateTaken,
  eGift,
  giftMessages,
  nonPerishable,
  oneDateForFew,
  oneShipment,
  threeAlike,
} from '../../mocks/scenarios'
import { type Change, quiet } from './rows'

/** What changes when something travels, how, and with which words. */
export const deliveryChanges: readonly Change[] = [
  [
    'a date',
    oneShipment,
    async ({ press }) => {
      await press(/^Change date/)
      await press(/^Mon, Dec 14/)
      await press(/^Choose Mon/)
    },
    /^It arrives Mon, Dec 14 now\.$/,
  ],
  [
    'a date for all',
    threeAlike,
    async ({ press }) => {
      await press(/^Change date/)
      await press(/^Mon, Dec 14/)
      await press(/^Use this date for all/)
      await press(/^Choose Mon/)
    },
    /^All 3 shipments arrive Mon, Dec 14 now\.$/,
  ],
  [
    'a date for those that can have it',
    oneDateForFew,
    async ({ press }) => {
      await press(/^Change date/)
      await press(/^Wed, Dec 23/)
      await press(/^Use this date for all/)
      await press(/^Choose Wed/)
    },
    / of 6 shipments arrive Wed, Dec 23 now\./,
  ],
  [
    'a date that is gone',
    dateTaken,
    async ({ press }) => {
      await press(/^Change date/)
      await press(/^Mon, Dec 14/)
      await press(/^Choose Mon/)
    },
    /That date has just been taken\./,
  ],
  [
    'a date that fails',
    dateNotSaved,
    async ({ press }) => {
      await press(/^Change date/)
      await press(/^Mon, Dec 14/)
      await press(/^Choose Mon/)
    },
    /We couldn’t save that\./,
  ],
  [
    'another month',
    oneShipment,
    async (shop) => {
      await shop.press(/^Change date/)
      await quiet(shop)
      await shop.press(/^Go to January/)
    },
    /^January 2027\. \d+ days to choose from\.$/,
  ],
  [
    'another method',
    nonPerishable,
    async ({ press }) => {
      await press(/^Change method/)
      await press(/^Two-Day/)
      await press(/^Choose Two-Day/)
    },
    /^It travels by Two-Day now\.$/,
  ],
  [
    'a method without a date',
    nonPerishable,
    async ({ press }) => {
      await press(/^Change method/)
      await press(/^Economy/)
      await press(/^Choose Economy/)
    },
    /No delivery date is assigned\.$/,
  ],
  [
    'the day of an e-gift',
    eGift,
    async ({ press, type }) => {
      await press(/^Change e-mail/)
      await type(/^Send it on/, '2026-12-18')
      await press(/^Save$/)
    },
    /^It is sent to .* on Fri, Dec 18 now\.$/,
  ],
  [
    'the e-mail of an e-gift is cut',
    eGift,
    async ({ press, type }) => {
      await press(/^Change e-mail/)
      await type(/^E-mail address/, `${'x'.repeat(200)}@example.com`)
    },
    /^Shortened to \d+ characters\.$/,
  ],
  [
    'a gift message',
    giftMessages,
    async ({ press, type }) => {
      await press(/^Add a gift message to Eleanor/)
      await type(/^Your words/, 'With love, from all of us')
      await press(/^Save$/)
    },
    /^Your words are saved\.$/,
  ],
  [
    'a gift message that fails',
    giftMessages,
    async ({ backend, press, type }) => {
      await press(/^Add a gift message to Eleanor/)
      await type(/^Your words/, 'With love, from all of us')
      backend.setFault('postGiftMessage', 'server-error')
      await press(/^Save$/)
    },
    /We couldn’t save that\./,
  ],
  [
    'a gift message is cut',
    giftMessages,
    async ({ press, type }) => {
      await press(/^Add a gift message to Eleanor/)
      await type(/^Your words/, 'x'.repeat(300))
    },
    /^Shortened to 240 characters\.$/,
    /^0 characters left$/,
  ],
  [
    'a gift message comes to its end',
    giftMessages,
    async ({ press, type }) => {
      await press(/^Add a gift message to Eleanor/)
      await type(/^Your words/, 'x'.repeat(225))
    },
    /^15 characters left$/,
  ],
  [
    'an announcement by e-mail',
    giftMessages,
    async ({ press, type }) => {
      await press(/^Add a gift message to Eleanor/)
      await press(/^Announce it by e-mail/)
      await type(/^Their e-mail/, 'eleanor@example.com')
      await type(/^Send it on/, '2026-12-07')
      await press(/^Save$/)
    },
    /^Your words are saved\.$/,
  ],
  [
    'an announcement to nobody',
    giftMessages,
    async ({ press, type }) => {
      await press(/^Add a gift message to Eleanor/)
      await press(/^Announce it by e-mail/)
      await type(/^Their e-mail/, '')
      await press(/^Save$/)
    },
    /Enter the e-mail address that the announcement goes to\./,
  ],
]
