import {
  customerSignedIn,
  partsMissing,
  sharedAddress,
  somethingToMove,
} from '../../mocks/scenarios'
import { type Change, quiet } from './rows'

/** Somebody new, typed in. */
const NOBODY_YET: readonly (readonly [RegExp, string])[] = [
  [/^First name/, 'Wilhelmina'],
  [/^Last name/, 'Quackenbush'],
  [/^Street address/, '77 Zinnia Crescent'],
  [/^City/, 'Ypsilanti'],
  [/^ZIP code/, '48197'],
  [/^Phone/, '7345550188'],
]

const fillIn = async (shop: Parameters<Change[2]>[0]) => {
  for (const [field, text] of NOBODY_YET) await shop.type(field, text)
  await shop.choose(/^State/, /Michigan/)
}

/** What changes who gets what. */
export const recipientChanges: readonly Change[] = [
  [
    'a line moves',
    somethingToMove,
    async ({ press }) => {
      await press(/^Send elsewhere/)
      await press(/^Josephine/)
      await press(/^Move it$/, 'last')
    },
    /^Filet Mignon now goes to Josephine/,
  ],
  [
    'a move is undone',
    somethingToMove,
    async (shop) => {
      await shop.press(/^Send elsewhere/)
      await shop.press(/^Josephine/)
      await shop.press(/^Move it$/, 'last')
      await quiet(shop)
      await shop.press(/^Undo$/)
    },
    /^Filet Mignon is back in your cart\.$/,
  ],
  [
    'a part of a line moves',
    somethingToMove,
    async ({ press, choose }) => {
      await press(/^Send elsewhere/)
      await choose(/^How many/, /^1 of/)
      await press(/^Josephine/)
      await press(/^Move it$/, 'last')
    },
    /^Filet Mignon now goes to Josephine/,
  ],
  [
    'a line moves to the shopper',
    somethingToMove,
    async ({ press }) => {
      await press(/^Send elsewhere/)
      await press(/^Ship to myself/)
      await press(/^Move it$/, 'last')
    },
    /^Filet Mignon now goes to you\.$/,
  ],
  [
    'a move that fails',
    somethingToMove,
    async ({ backend, press }) => {
      await press(/^Send elsewhere/)
      await press(/^Josephine/)
      backend.setFault('putLineItems', 'server-error')
      await press(/^Move it$/, 'last')
    },
    /We couldn’t move it\./,
  ],
  [
    'a line is sent as well',
    somethingToMove,
    async ({ press }) => {
      await press(/^Send elsewhere/)
      await press(/^Send the same as well/)
      await press(/^Josephine/)
      await press(/^Send it as well/)
    },
    /^The same goes to Josephine/,
  ],
  [
    'a copy is undone',
    somethingToMove,
    async (shop) => {
      await shop.press(/^Send elsewhere/)
      await shop.press(/^Send the same as well/)
      await shop.press(/^Josephine/)
      await shop.press(/^Send it as well/)
      await quiet(shop)
      await shop.press(/^Undo$/)
    },
    /^Order total is now/,
  ],
  [
    'a shipment is sent as well',
    somethingToMove,
    async ({ press }) => {
      await press(/^Send the same to someone else/)
      await press(/^Josephine/)
      await press(/^Send it as well/)
    },
    /^The same goes to Josephine/,
  ],
  [
    'a copy that fails',
    somethingToMove,
    async ({ backend, press }) => {
      await press(/^Send the same to someone else/)
      await press(/^Josephine/)
      backend.setFault('putLineItems', 'server-error')
      await press(/^Send it as well/)
    },
    /We couldn’t add it\./,
  ],
  [
    'a shipment goes to somebody else',
    customerSignedIn,
    async ({ press }) => {
      await press(/^Change who Eleanor/)
      await press(/^Josephine/)
      await press(/^Continue$/)
    },
    /^This shipment now goes to Josephine/,
  ],
  [
    'that is undone',
    customerSignedIn,
    async (shop) => {
      await shop.press(/^Change who Eleanor/)
      await shop.press(/^Josephine/)
      await shop.press(/^Continue$/)
      await quiet(shop)
      await shop.press(/^Undo$/)
    },
    /^This shipment now goes to Eleanor/,
  ],
  [
    'a shipment goes to somebody else, and fails',
    customerSignedIn,
    async ({ backend, press }) => {
      await press(/^Change who Eleanor/)
      await press(/^Josephine/)
      backend.setFault('postShipmentAddress', 'server-error')
      await press(/^Continue$/)
    },
    /We couldn’t save that\./,
  ],
  [
    'nobody was chosen',
    customerSignedIn,
    async ({ press }) => {
      await press(/^Change who Eleanor/)
      await press(/^Continue$/)
    },
    /Choose who it goes to\./,
  ],
  [
    'two shipments become one',
    sharedAddress,
    async ({ press }) => {
      await press(/^Change who Harold/)
      await press(/^Eleanor/)
      await press(/^(?:Continue|Save)$/)
      await press(/^Combine them/)
    },
    /^The two shipments are one now\.$/,
  ],
  [
    'a merge that fails',
    sharedAddress,
    async ({ backend, press }) => {
      await press(/^Change who Harold/)
      await press(/^Eleanor/)
      await press(/^(?:Continue|Save)$/)
      backend.setFault('postMergeShipments', 'server-error')
      await press(/^Combine them/)
    },
    /We couldn’t combine them\./,
  ],
  [
    'somebody new',
    customerSignedIn,
    async (shop) => {
      await shop.press(/^Change who Eleanor/)
      await shop.press(/^Someone new/)
      await shop.press(/^Continue$/)
      await fillIn(shop)
      await shop.press(/^Save$/)
    },
    /^This shipment now goes to Wilhelmina/,
  ],
  [
    'somebody new who cannot be saved',
    customerSignedIn,
    async (shop) => {
      await shop.press(/^Change who Eleanor/)
      await shop.press(/^Someone new/)
      await shop.press(/^Continue$/)
      await fillIn(shop)
      shop.backend.setFault('putNewRecipient', 'server-error')
      await shop.press(/^Save$/)
    },
    /We couldn’t save that address\./,
  ],
  [
    'an address with a mistake',
    customerSignedIn,
    async (shop) => {
      await shop.press(/^Change who Eleanor/)
      await shop.press(/^Correct this address/)
      await shop.type(/^ZIP code/, '681')
      await quiet(shop)
      await shop.press(/^Save$/)
    },
    /^→ There is a problem$/,
  ],
  [
    'a name is cut',
    customerSignedIn,
    async (shop) => {
      await shop.press(/^Change who Eleanor/)
      await shop.press(/^Correct this address/)
      await shop.type(/^City/, 'x'.repeat(200))
    },
    /^Shortened to \d+ letters\.$/,
  ],
  [
    'an address is corrected',
    customerSignedIn,
    async (shop) => {
      await shop.press(/^Change who Eleanor/)
      await shop.press(/^Correct this address/)
      await shop.type(/^City/, 'Lincoln')
      await shop.press(/^Save$/)
    },
    /^This shipment now goes to Eleanor/,
  ],
  [
    'what was missing is typed in',
    partsMissing,
    async (shop) => {
      await shop.press(/^Add phone for Harold/)
      await shop.type(/^Phone/, '8165550188')
      await shop.press(/^Save$/)
    },
    /^This shipment now goes to Harold/,
  ],
]
